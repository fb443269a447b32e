import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A fake XMLHttpRequest. The test decides its result. */
class FakeUpload {
  static all: FakeUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  body: FormData | null = null;
  isAborted = false;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};

  constructor() {
    FakeUpload.all.push(this);
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  get name() {
    return (this.body!.get('file') as File).name;
  }
}

/** All uploads in the order in which they started, and functions that end them. */
export const fakeUploads = () => {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  const find = (name: string) => FakeUpload.all.findLast((upload) => upload.name === name)!;
  const answer = (name: string, status: number, body: unknown) =>
    act(async () => {
      const upload = find(name);
      Object.assign(upload, { status, responseText: JSON.stringify(body) });
      upload.onload();
      await vi.advanceTimersByTimeAsync(50);
    });
  return {
    names: () => FakeUpload.all.map(({ name }) => name),
    find,
    progress: (name: string, loaded: number, total: number) =>
      act(async () => find(name).upload.onprogress?.({ loaded, total })),
    store: (name: string, image: unknown) => answer(name, 201, { data: image, message: 'Success' }),
    refuse: (name: string, status: number, code: string, message: string) =>
      answer(name, status, { data: null, code, message, request_id: 'r-1' }),
    breakOff: (name: string) =>
      act(async () => {
        find(name).onerror();
        await vi.advanceTimersByTimeAsync(0);
      }),
  };
};

export const picture = (name: string, { type = 'image/jpeg', size = 1_000 } = {}): File => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
