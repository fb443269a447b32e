import { writeFile } from 'node:fs/promises';
import { createDemo, renderPicture } from '@yoodee/demo-data';
import { thumbhashOf } from '../modules/images/prepare-picture.ts';

/** `node src/seed/thumbhashes.ts`: writes demo-thumbhashes.json anew, after the drawings have changed. */
const { pictures } = createDemo({ assets: 0, now: new Date() });
const thumbhashes: Record<string, string> = {};
for (const spec of pictures) {
  const { data } = await renderPicture(spec);
  thumbhashes[spec.key] = await thumbhashOf(data);
}
await writeFile(new URL('./demo-thumbhashes.json', import.meta.url), `${JSON.stringify(thumbhashes, null, 2)}\n`);
