import sharp from 'sharp';
import { createRandom } from '../random.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureSpec } from './spec.ts';

export type RenderedPicture = { data: Buffer; format: 'webp' | 'jpeg'; width: number; height: number };

const grainSize = 256;

/** A tile of faint noise about middle grey: laid over the picture it keeps wide gradients from banding. */
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
 * The picture as a photograph would arrive: JPEG (quality 88) unless WebP is asked for.
 * Throws what sharp throws when the drawing is not valid SVG, which would be a defect here.
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
