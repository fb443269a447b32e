import sharp from 'sharp';
import { createRandom } from '../random.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureSpec } from './spec.ts';

export type RenderedPicture = { data: Buffer; format: 'webp' | 'jpeg'; width: number; height: number };

const grainSize = 256;

/** A tile of faint grey noise over the picture, which prevents banding in wide gradients. */
const grain = Buffer.from(
  Uint8Array.from(
    { length: grainSize * grainSize },
    (
      (random) => () =>
        128 + Math.round(random.normal() * 5)
    )(createRandom('grain')),
  ),
);

/**
 * The picture as JPEG (quality 88) or WebP. Throws sharp's error when the drawing is invalid SVG, which would be a bug
 * in this package.
 */
export const renderPicture = async (
  spec: PictureSpec,
  format: RenderedPicture['format'] = 'jpeg',
): Promise<RenderedPicture> => {
  const drawn = sharp(Buffer.from(drawPicture(spec)))
    .flatten({ background: '#ffffff' })
    .composite([
      { input: grain, raw: { width: grainSize, height: grainSize, channels: 1 }, tile: true, blend: 'soft-light' },
    ]);
  const encoded = format === 'webp' ? drawn.webp({ quality: 82, effort: 2 }) : drawn.jpeg({ quality: 88 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { data, format, width: info.width, height: info.height };
};
