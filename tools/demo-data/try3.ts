import sharp from 'sharp';
import { picturePool } from './src/lib/pictures/pool.ts';
import { renderPicture } from './src/lib/pictures/render-picture.ts';
const keys = process.argv.slice(2);
const t: any[] = [];
for (const [i, k] of keys.entries()) {
  const { data } = await renderPicture(picturePool.find(p => p.key === k)!);
  t.push({ input: await sharp(data).resize(800, 534, { fit: 'contain', background: '#fff' }).toBuffer(), left: (i % 2) * 800, top: Math.floor(i / 2) * 534 });
}
await sharp({ create: { width: 1600, height: Math.ceil(keys.length / 2) * 534, channels: 3, background: '#fff' } }).composite(t).png().toFile('/tmp/shots/try.png');
