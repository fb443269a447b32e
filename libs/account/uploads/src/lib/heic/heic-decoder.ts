import { encodeJpeg } from './encode-jpeg.ts';
import { contentOf } from './heic-file.ts';

/** `unreadable`: broken, or too large for this device. `unavailable`: the decoder could not be loaded. */
export type HeicProblem = 'format' | 'unreadable' | 'pixels' | 'unavailable';

export type DecoderAnswer = { hasBegun: true } | { jpeg: Blob } | { problem: HeicProblem };

/** Timeout of the decoder. A phone needs several seconds for 48 megapixels. */
const patienceMs = 180_000;

/** Decodes with the browser. Safari supports HEIC. Null if the browser does not. */
const decodeNatively = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && encodeJpeg(picture);
};

/** Uses one worker per picture, because WebAssembly memory is only freed when the worker ends. */
const decodeInWorker = async (file: File, signal: AbortSignal): Promise<Blob | HeicProblem> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./decode-heic.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      let hasBegun = false;
      worker.onmessage = ({ data }: MessageEvent<DecoderAnswer>) => {
        if ('hasBegun' in data) hasBegun = true;
        else resolve('jpeg' in data ? data.jpeg : data.problem);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        resolve(hasBegun ? 'unreadable' : 'unavailable');
      };
      timer = setTimeout(() => resolve('unreadable'), patienceMs);
      signal.addEventListener('abort', () => resolve('unavailable'));
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};

/** The picture of a HEIC file as JPEG, or why there is none. Other pictures with a HEIC file name are not converted. */
export const toJpeg = async (file: File, signal: AbortSignal): Promise<File | HeicProblem> => {
  const content = await contentOf(file);
  if (content === 'other') return 'format';
  const jpeg = content === 'heic' ? ((await decodeNatively(file)) ?? (await decodeInWorker(file, signal))) : file;
  if (typeof jpeg === 'string') return jpeg;
  const isJpegAlready = content === 'picture';
  return new File([jpeg], file.name.replace(/\.hei[cf]$/i, '') + '.jpg', {
    type: isJpegAlready ? '' : 'image/jpeg',
    lastModified: file.lastModified,
  });
};
