// node try.ts <file> <export> [count] [time|all] [cols]
import sharp from 'sharp';
import { createRandom } from './src/lib/random.ts';
import { createDrawing } from './src/lib/pictures/kit/drawing.ts';
import { createLight, timesOfDay } from './src/lib/pictures/kit/light.ts';
const [file, name, count = '6', time = 'all', cols = '2', start = '0', W='1600', H='1067'] = process.argv.slice(2);
const scene = (await import(`./src/lib/pictures/scenes/${file}.ts`))[name!];
const c = Number(cols), w = Math.round(1600 / c), h = Math.round(w * Number(H) / Number(W));
const tiles: any[] = [];
for (let i = 0; i < Number(count); i++) {
  const v = i + Number(start);
  const drawing = createDrawing(Number(W), Number(H));
  const random = createRandom(name!, v);
  const t = time === 'all' ? timesOfDay[v % 6]! : time.split(',')[i % time.split(',').length] as any;
  const a = performance.now();
  scene({ drawing, light: createLight(t, random.pick([-1, 1])), random, variant: v });
  let svg = drawing.toSvg();
  const b = performance.now();
  const png = await sharp(Buffer.from(svg)).resize(w).png().toBuffer();
  console.log(name, v, t, Math.round(svg.length / 1000) + 'k', Math.round(b - a), Math.round(performance.now() - b));
  tiles.push({ input: png, left: (i % c) * w, top: Math.floor(i / c) * h });
}
await sharp({ create: { width: w * c, height: h * Math.ceil(Number(count) / c), channels: 3, background: '#fff' } }).composite(tiles).png().toFile('/tmp/shots/try.png');
