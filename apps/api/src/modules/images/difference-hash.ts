import sharp from 'sharp';

const [columns, rows] = [8, 8];

/**
 * A perceptual hash (dHash) of a picture: 64 bits as text of 0 and 1, each telling whether a cell of a grid is brighter
 * than its right neighbour. Another size, quality or exposure changes few bits; compare with {@link alikeWithin}.
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

/** Pictures with at most this many different bits count as equal; unrelated pictures differ in about 32. */
export const alikeWithin = 8;
