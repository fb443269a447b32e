import { writeFile } from 'node:fs/promises';
import { createDemo } from './demo.ts';
import { thumbhashOf } from '../modules/images/prepare-picture.ts';

/** `node src/seed/thumbhashes.ts`: rewrites demo-thumbhashes.json after a change of the drawings. */
const { pictures, renderPicture } = createDemo({ assets: 0, now: new Date() });
const thumbhashes: Record<string, string> = {};
for (const spec of pictures) {
  const { data } = await renderPicture(spec);
  thumbhashes[spec.key] = await thumbhashOf(data);
}
await writeFile(new URL('./demo-thumbhashes.json', import.meta.url), `${JSON.stringify(thumbhashes, null, 2)}\n`);
