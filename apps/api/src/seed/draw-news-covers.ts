import { writeFile } from 'node:fs/promises';
import { createDemo, type PictureSpec } from './demo.ts';

type Look = Pick<PictureSpec, 'scene' | 'variant' | 'time'>;

/** The covers of our articles. An agency's articles have photographs. */
const covers: Record<string, Look> = {
  'buying-a-resale-home': { scene: 'modern-house', variant: 1, time: 'dusk' },
  'checking-a-developer-and-juristic-person': { scene: 'lobby', variant: 1, time: 'day' },
  'foreign-quota-in-condos': { scene: 'condo-tower', variant: 1, time: 'morning' },
  'how-far-is-500-metres': { scene: 'shophouse', variant: 1, time: 'day' },
  'inspecting-a-new-unit': { scene: 'floor-plan', variant: 1, time: 'day' },
  'khlong-san-and-charoen-nakhon': { scene: 'river-view', variant: 1, time: 'afternoon' },
  'listing-rules': { scene: 'gable-house', variant: 2, time: 'day' },
  'mortgage-pre-approval': { scene: 'workroom', variant: 1, time: 'day' },
  'photographing-your-home': { scene: 'living-room', variant: 1, time: 'afternoon' },
  'reading-asking-prices': { scene: 'city-view', variant: 1, time: 'dusk' },
  'reading-title-deeds': { scene: 'site-plan', variant: 1, time: 'day' },
  'rental-contracts-and-deposits': { scene: 'condo-low-rise', variant: 1, time: 'afternoon' },
  'transfer-fees-and-taxes': { scene: 'townhouse', variant: 1, time: 'afternoon' },
  'welcome-to-yoodee': { scene: 'office-interior', variant: 1, time: 'day' },
  'what-seng-means': { scene: 'cafe', variant: 1, time: 'day' },
  'yellow-and-pink-lines': { scene: 'city-view', variant: 2, time: 'morning' },
};

/** `node src/seed/draw-news-covers.ts`: redraws `cover.webp` of each article after a change of the drawings. */
const { renderPicture } = createDemo({ assets: 0, now: new Date() });
for (const [slug, look] of Object.entries(covers)) {
  const spec = { ...look, key: slug, mirrored: false, width: 1600, height: 900 };
  const { data } = await renderPicture(spec, 'webp');
  await writeFile(new URL(`../../content/news/${slug}/cover.webp`, import.meta.url), data);
}
