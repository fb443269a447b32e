import sharp from 'sharp';

const [columns, rows] = [8, 8];

/**
 * What a picture looks like, in 64 bits as text of 0 and 1: whether each cell of a grid is brighter than the one to its
 * right (dHash). Another size, quality or light changes few of them, so that {@link alikeWithin} tells the same picture.
 */
export const differenceHash = async (bytes: Buffer): Promise<string> => {
  const grid = await sharp(bytes)
    .greyscale()
    .resize(columns + 1, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bits = Array.from({ length: columns * rows }, (_, cell) => {
    const at = Math.floor(cell / columns) * (columns + 1) + (cell % columns);
    return grid[at]! > grid[at + 1]! ? 1 : 0;
  });
  return bits.join('');
};

/** Two pictures that differ in so many bits at most are taken for one; different ones differ in about 32. */
export const alikeWithin = 8;
