import type { CallResult } from '@yoodee/api-client';
import type { ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptFile, KeptFiles } from './kept-files.ts';
import { createUploads, type UploadAttachment } from './uploads.ts';

const photo = (name = 'a.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const stored = (id: number): CallResult<ConversationAttachment> => ({
  ...{ status: 201, message: 'Success' },
  data: { id, kind: 'photo', name: null, bytes: 1, width: 1, height: 1, thumbhash: null },
});
const failure = (status: number, message: string | null = null) =>
  ({ status, message, data: null, code: null, errors: {}, details: {} }) as never;

let answers: CallResult<ConversationAttachment>[];
const keys: string[] = [];
const upload: UploadAttachment = async (_file, { key, onProgress }) => {
  keys.push(key);
  onProgress(50);
  return answers.shift() ?? stored(keys.length);
};
const stops: (() => void)[] = [];
const start = () => {
  const uploads = createUploads(upload);
  stops.push(uploads.start());
  return uploads;
};
const states = (uploads: ReturnType<typeof start>) => uploads.get().map(({ status }) => status);

beforeEach(() => {
  answers = [];
  keys.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

it('uploads each file immediately, and attaches them to the message in their order', async () => {
  const uploads = start();
  uploads.add([photo('a.jpg'), photo('b.jpg')]);
  expect(states(uploads)).toEqual(['sending', 'sending']);
  await vi.runAllTimersAsync();

  expect(states(uploads)).toEqual(['ready', 'ready']);
  expect(uploads.take().map(({ id }) => id)).toEqual([1, 2]);
  expect(uploads.get()).toEqual([]);
});

it('sends a file again with the same key when the connection was lost', async () => {
  answers = [failure(0), failure(503)];
  const uploads = start();
  uploads.add([photo()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(states(uploads)).toEqual(['waiting']);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states(uploads)).toEqual(['waiting']);
  await vi.runAllTimersAsync();

  expect(states(uploads)).toEqual(['ready']);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

it('says why a file was refused, names it, and does not send it again', async () => {
  answers = [failure(415, 'no such files')];
  const uploads = start();
  uploads.add([photo('lie.jpg')]);
  await vi.runAllTimersAsync();
  dispatchEvent(new Event('online'));

  expect(uploads.get()).toMatchObject([{ name: 'lie.jpg', status: 'refused', message: 'no such files' }]);
  expect(keys).toHaveLength(1);
  expect(uploads.take()).toEqual([]);
});

it('rejects a video and an eleventh photograph before the upload', () => {
  const uploads = start();
  uploads.add([photo('a.mp4', 'video/mp4'), ...Array.from({ length: 11 }, (_, at) => photo(`${at}.jpg`))]);

  expect(uploads.get().filter(({ status }) => status === 'refused')).toMatchObject([
    { name: 'a.mp4', problem: 'format' },
    { name: '10.jpg', problem: 'number' },
  ]);
  expect(keys).toHaveLength(10);
});

it('has room for another file when one is removed, and cancels its upload', async () => {
  answers = [failure(0)];
  const uploads = start();
  uploads.add([photo('a.pdf', 'application/pdf')]);
  await vi.advanceTimersByTimeAsync(0);
  uploads.remove(uploads.get()[0]!.key);
  uploads.add([photo()]);
  await vi.runAllTimersAsync();

  expect(states(uploads)).toEqual(['ready']);
  expect(keys).toHaveLength(2);
});

describe('a file that was chosen before the page was left', () => {
  /** A fake of the files that the browser stores beyond the page. */
  const browser = () => {
    const all = new Map<string, KeptFile>();
    const kept: KeptFiles = {
      all: async () => [...all.values()].toSorted((a, b) => a.sequence - b.sequence),
      keep: async (file) => void all.set(file.key, file),
      remove: async (key) => void all.delete(key),
    };
    return { all, kept };
  };
  const open = (kept: KeptFiles) => {
    const uploads = createUploads(upload, kept);
    const stop = uploads.start();
    stops.push(stop);
    return { uploads, stop };
  };

  it('is restored at its position, and sent with the same key', async () => {
    const { kept } = browser();
    answers = [stored(1), failure(0)];
    const before = open(kept);
    before.uploads.add([photo('a.jpg'), photo('b.jpg')]);
    await vi.advanceTimersByTimeAsync(0);
    before.stop();

    const { uploads } = open(kept);
    await vi.runAllTimersAsync();

    expect(uploads.get().map(({ name, status }) => [name, status])).toEqual([
      ['a.jpg', 'ready'],
      ['b.jpg', 'ready'],
    ]);
    expect(keys.slice(0, 2)).toEqual(keys.slice(2));
  });

  it('is forgotten once it is sent, removed or refused', async () => {
    const { all, kept } = browser();
    answers = [stored(1), failure(415, 'no')];
    const { uploads } = open(kept);
    uploads.add([photo('sent.jpg'), photo('refused.jpg'), photo('removed.jpg')]);
    await vi.runAllTimersAsync();
    expect(all.size).toBe(2);

    uploads.remove(uploads.get().find(({ name }) => name === 'removed.jpg')!.key);
    uploads.take();

    expect(all.size).toBe(0);
  });

  it('is not kept when it cannot be attached', () => {
    const { all, kept } = browser();
    open(kept).uploads.add([photo('a.mp4', 'video/mp4')]);

    expect(all.size).toBe(0);
  });
});
