import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { alikeWithin, differenceHash } from './difference-hash.ts';

/**
 * A photograph-like picture with large areas of light and shade, different for every `scene`, the same at every call.
 */
const photograph = (scene: number): Promise<Buffer> => {
  const [width, height] = [12, 9];
  const shades = Uint8Array.from({ length: width * height }, (_, cell) => (cell * cell * (37 + scene * 11)) % 251);
  return sharp(shades, { raw: { width, height, channels: 1 } })
    .resize(1200, 900, { kernel: 'cubic' })
    .toColourspace('srgb')
    .jpeg()
    .toBuffer();
};

const differing = (a: string, b: string) => [...a].filter((bit, place) => bit !== b[place]).length;

it('is 64 bits', async () => {
  expect(await differenceHash(await photograph(1))).toMatch(/^[01]{64}$/);
});

it.each([
  ['smaller', (picture: Sharp) => picture.resize(640)],
  ['worse', (picture: Sharp) => picture.jpeg({ quality: 30 })],
  ['brighter', (picture: Sharp) => picture.modulate({ brightness: 1.1 })],
  ['another format', (picture: Sharp) => picture.webp()],
])('knows a picture again that is %s', async (_how, change) => {
  const picture = await photograph(1);
  const changed = await change(sharp(picture)).toBuffer();

  expect(differing(await differenceHash(picture), await differenceHash(changed))).toBeLessThanOrEqual(alikeWithin);
});

it('distinguishes two pictures', async () => {
  const [one, other] = [await photograph(1), await photograph(2)];

  expect(differing(await differenceHash(one), await differenceHash(other))).toBeGreaterThan(alikeWithin);
});
