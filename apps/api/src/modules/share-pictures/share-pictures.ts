import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AssetSummary } from '@yoodee/api-contract/assets';
import type { Locale } from '@yoodee/site';
import type { Variants } from '../images/variants.ts';
import { createWorkQueue } from '../../http/work-queue.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { registerShareFont } from './share-font.ts';
import { shareWords } from './share-words.ts';

/** Increment it when the drawing changes: it is part of the hash that caches use. */
const design = 1;

/** The smallest variant width that fills a share picture. */
const coverWidth = 1280;

/** Some hundred pictures; most are requested once, when a link is shared. */
const maxBytes = 24 * 1024 * 1024;

export interface SharePicture {
  /** Hash of the content. */
  hash: string;
  /** The JPEG; may throw `busy`. */
  bytes(): Promise<Buffer>;
}

/** Share pictures. Each is drawn once for its content, also for concurrent requests. */
export const createSharePictures = ({ variants }: { variants: Variants }) => {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 500, maxSize: maxBytes, sizeCalculation: () => 90_000 });
  const queue = createWorkQueue({ name: 'share pictures', atOnce: 1, maxWaiting: 50 });
  let font: Promise<void> | undefined;

  const draw = async (asset: AssetSummary, locale: Locale): Promise<Buffer> => {
    await (font ??= registerShareFont());
    const cover = asset.cover && (await variants.get(asset.cover.key, coverWidth));
    return queue.run(() => drawSharePicture(cover, shareWords(asset, locale)));
  };

  return {
    of(asset: AssetSummary, locale: Locale): SharePicture {
      const shown = JSON.stringify([design, asset.cover?.key, shareWords(asset, locale)]);
      const hash = createHash('sha256').update(shown).digest('base64url').slice(0, 22);
      return {
        hash,
        bytes() {
          const known = drawn.get(hash);
          if (known) return known;
          const picture = draw(asset, locale);
          drawn.set(hash, picture);
          picture.catch(() => drawn.delete(hash));
          return picture;
        },
      };
    },
  };
};
