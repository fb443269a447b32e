import { imageLimits } from '@yoodee/asset-rules/fields';
import createLibheif, { type HeifImage } from 'libheif-js/libheif-wasm/libheif.js';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { encodeJpeg } from './encode-jpeg.ts';
import { isDisplayP3 } from './heic-file.ts';
import type { DecoderAnswer } from './heic-decoder.ts';

const openLibheif = async () => {
  const reply = await fetch(wasmUrl);
  if (!reply.ok) throw new Error(`libheif answers ${reply.status}`);
  return createLibheif({ wasmBinary: await reply.arrayBuffer() });
};

let libheif: ReturnType<typeof openLibheif> | null = null;

const pixelsOf = (image: HeifImage, colorSpace: PredefinedColorSpace) =>
  new Promise<ImageData | null>((resolve) =>
    image.display(new ImageData(image.get_width(), image.get_height(), { colorSpace }), resolve),
  );

const decode = async (bytes: Uint8Array): Promise<DecoderAnswer> => {
  const { HeifDecoder } = await (libheif ??= openLibheif());
  postMessage({ hasBegun: true } satisfies DecoderAnswer);
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return { problem: 'unreadable' };
  if (image.get_width() * image.get_height() > imageLimits.maxPixels) return { problem: 'pixels' };
  const pixels = await pixelsOf(image, isDisplayP3(bytes) ? 'display-p3' : 'srgb');
  for (const one of images) one.free();
  return pixels ? { jpeg: await encodeJpeg(await createImageBitmap(pixels)) } : { problem: 'unreadable' };
};

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => postMessage(await decode(data)));
// An error in an async listener is only an unhandled rejection. Throwing it again triggers `onerror` in the page.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});
