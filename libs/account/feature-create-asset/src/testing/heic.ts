import { vi } from 'vitest';
import type { DecoderAnswer } from '@yoodee/account-uploads';

const heicHead = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A file whose first bytes are those of HEIC. Browsers other than Safari report no type. */
export const heicFile = (name: string, content = heicHead): File => new File([bytesOf(content)], name);

/** Replaces the canvas of browsers, which jsdom does not have. */
const stubCanvas = () => {
  class FakeCanvas {
    readonly size: string;
    constructor(width: number, height: number) {
      this.size = `${width}×${height}`;
    }
    getContext() {
      return { drawImage() {} };
    }
    convertToBlob({ type }: { type: string }) {
      return Promise.resolve(new Blob([this.size], { type }));
    }
  }
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
};

/** A browser that decodes HEIC by itself, to pictures of this size. */
export const decodesHeic = (width = 4032, height = 3024): void => {
  stubCanvas();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
};

/** A browser that needs our decoder. The test decides the answers of the worker. */
export const needsDecoder = () => {
  const workers: FakeWorker[] = [];
  class FakeWorker {
    onmessage = (_event: { data: DecoderAnswer }) => {};
    onerror = (_event: { preventDefault(): void }) => {};
    isTerminated = false;
    constructor() {
      workers.push(this);
    }
    postMessage() {}
    terminate() {
      this.isTerminated = true;
    }
  }
  stubCanvas();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decodable')));
  vi.stubGlobal('Worker', FakeWorker);
  return {
    workers,
    answer: (answer: DecoderAnswer) => workers.at(-1)!.onmessage({ data: answer }),
    crash: () => workers.at(-1)!.onerror({ preventDefault() {} }),
  };
};
