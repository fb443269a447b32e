import sharp from 'sharp';
import { picturePool, portraitOf } from './src/lib/pictures/pool.ts';
import { drawPicture } from './src/lib/pictures/draw-picture.ts';
import { renderPicture } from './src/lib/pictures/render-picture.ts';
console.log(picturePool.length);
for (const k of ['condo-tower-01','living-room-01','condo-low-rise-01','seafront-01']) {
  const s = picturePool.find(p => p.key === k)!;
  let a = performance.now(); const svg = drawPicture(s); const d = performance.now() - a;
  a = performance.now(); await sharp(Buffer.from(svg)).raw().toBuffer(); const r = performance.now() - a;
  a = performance.now(); const j = await renderPicture(s); const tj = performance.now() - a;
  a = performance.now(); const w = await renderPicture(s, 'webp'); const tw = performance.now() - a;
  a = performance.now(); const p = await sharp(Buffer.from(svg)).flatten({background:'#fff'}).jpeg({ quality: 88 }).toBuffer(); const tp = performance.now() - a;
  console.log(k, 'draw', d|0, 'raster', r|0, 'jpeg+grain', tj|0, j.data.length>>10, 'webp', tw|0, w.data.length>>10, 'plain jpeg', tp|0, p.length>>10, 'svg', svg.length>>10);
}
