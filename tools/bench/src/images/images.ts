import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { imageHref } from '@yoodee/site';
import sharp from 'sharp';
import { readApi } from '@yoodee/runner/api';
import { createRandom, median } from '@yoodee/runner/statistics';
import type { Bench } from '../bench.ts';
import { signIn } from '../sign-in.ts';
import type { BenchSite } from '../site.ts';

const photographs = 5;

/** Widths that are made right after an upload. */
const widths = [320, 640, 1024, 1280];

const phone = '081-234-5678';

/** A picture of twelve megapixels with the detail of a photograph: shapes under noise, different for every number. */
const takePhotograph = async (number: number): Promise<Blob> => {
  const [width, height] = [4_000, 3_000];
  const random = createRandom(number + 1);
  const shapes = Array.from({ length: 400 }, () => {
    const [x, y, size, hue] = [random() * width, random() * height, 40 + random() * 500, random() * 360];
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="hsl(${hue} 50% 50%)" fill-opacity=".6"/>`;
  });
  const grain = Buffer.from(Uint8Array.from({ length: width * height }, () => random() * 256));
  const jpeg = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`),
  )
    .composite([{ input: grain, raw: { width, height, channels: 1 }, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
};

/** Time to store a photograph of twelve megapixels, and until it is available in four widths. */
export const measureImages = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const site = await startedSite();
  const { api } = site.servers;
  const token = await signIn(site, phone);
  const { id } = await readApi<MemberAsset>(site.apiOrigin, '/member/assets', { method: 'POST', token, body: {} });
  const [stored, shown, cpu]: [number[], number[], number[]] = [[], [], []];
  for (let number = 0; number < photographs; number++) {
    const file = new FormData();
    file.set('file', await takePhotograph(number), 'photograph.jpg');
    const before = await api.ask('usage');
    const sentAt = performance.now();
    const { key } = await readApi<AssetImage>(site.apiOrigin, `/member/assets/${id}/images`, {
      method: 'POST',
      token,
      body: file,
    });
    stored.push(performance.now() - sentAt);
    const replies = await Promise.all(widths.map((width) => fetch(site.apiOrigin + imageHref(key, width))));
    if (!replies.every(({ ok }) => ok)) throw new Error('A width of the photograph was not made.');
    shown.push(performance.now() - sentAt);
    cpu.push((await api.ask('usage')).cpuMs - before.cpuMs);
  }
  bench.report('12 MP photograph: stored', median(stored) / 1_000, 's');
  bench.report('12 MP photograph: in four widths', median(shown) / 1_000, 's', { most: 1.5 });
  bench.report('12 MP photograph: processor', median(cpu) / 1_000, 's');
};
