import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toIco } from './site-icons.ts';

it('an ICO file contains images of several sizes at the offsets of its directory', async () => {
  const sizes = [16, 48];
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const pictures = await Promise.all(
    sizes.map(async (size) => ({
      size,
      png: await sharp({ create: { width: size, height: size, channels: 4, background } })
        .png()
        .toBuffer(),
    })),
  );

  const ico = toIco(pictures);

  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index;
    const offset = ico.readUInt32LE(entry + 12);
    const png = sharp(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)));
    expect(ico.readUInt8(entry)).toBe(size);
    expect(await png.metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});
