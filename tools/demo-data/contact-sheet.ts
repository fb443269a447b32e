/**
 * Draws the complete picture pool (or the named scenes) side by side into one file for visual review: `node
 * tools/demo-data/contact-sheet.ts sheet.jpg [scene …]`
 */
import { argv } from 'node:process';
import sharp from 'sharp';
import { picturePool } from './src/lib/pictures/pool.ts';
import { renderPicture } from './src/lib/pictures/render-picture.ts';

const [file = 'contact-sheet.jpg', ...wanted] = argv.slice(2);
const cell = { width: 320, height: 213 };
const columns = 6;

const specs = picturePool.filter(({ scene }) => wanted.length === 0 || wanted.includes(scene));
const tiles = [];
for (const [index, spec] of specs.entries()) {
  const { data } = await renderPicture(spec);
  tiles.push({
    input: await sharp(data)
      .resize({ ...cell, fit: 'contain', background: '#fcfaf5' })
      .toBuffer(),
    left: (index % columns) * cell.width,
    top: Math.floor(index / columns) * cell.height,
  });
}
const height = Math.ceil(specs.length / columns) * cell.height;
await sharp({ create: { width: columns * cell.width, height, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .toFile(file);
