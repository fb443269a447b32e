import { createHash } from 'node:crypto';
import { dayMs } from '@yoodee/site';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';
import { createDemo, type PictureSpec } from './demo.ts';
import type { ImageStore } from '../modules/images/image-store.ts';
import thumbhashes from './demo-thumbhashes.json' with { type: 'json' };
import { createPainter } from './painter.ts';

/** The first run draws most pictures; later runs replace lost files. */
const drawEveryMs = dayMs;

/** Thumbhashes by picture, written by `thumbhashes.ts`: computing them at startup would take a minute. */
const thumbhashByKey: Readonly<Record<string, string>> = thumbhashes;

/** The placeholder of a picture, base64. */
export const demoThumbhash = ({ key }: PictureSpec): string => thumbhashByKey[key] ?? '';

/**
 * Key of a drawn picture in the image store, e.g. `demo-condo-tower-03-1f0c9a4e`. It changes when the picture visibly
 * changes, so its URL is immutable.
 */
export const demoPictureKey = (spec: PictureSpec): string => {
  const look = createHash('sha256').update(JSON.stringify(spec)).update(demoThumbhash(spec)).digest('hex').slice(0, 8);
  return `demo-${spec.key}-${look}`;
};

/** The drawn pictures of a demonstration. They need no file: the first request draws them. */
export interface DemoPictures {
  /** Wraps `store` so that it contains every drawn picture. */
  complete(store: ImageStore): ImageStore;
  /** Draws the pictures that are not in `store` yet, one after another, until closed. */
  drawMissing(store: ImageStore): Promise<void>;
  close(): Promise<void>;
}

/**
 * Drawing all pictures takes a minute of processor time. Instead of delaying the first start, they are drawn on demand
 * and in the background.
 */
export const createDemoPictures = (
  specs: readonly PictureSpec[] = createDemo({ assets: 0, now: new Date() }).pictures,
): DemoPictures => {
  const specByKey = new Map(specs.map((spec) => [demoPictureKey(spec), spec]));
  const painter = createPainter();
  const atWork = new Map<string, Promise<Buffer>>();
  let isClosed = false;

  const paintInto = async (store: ImageStore, key: string, spec: PictureSpec): Promise<Buffer> => {
    const bytes = await painter.paint(spec);
    await store.put(key, bytes);
    return bytes;
  };
  const paintOnce = (store: ImageStore, key: string, spec: PictureSpec): Promise<Buffer> => {
    const underWay = atWork.get(key);
    if (underWay) return underWay;
    const work = paintInto(store, key, spec).finally(() => atWork.delete(key));
    atWork.set(key, work);
    return work;
  };

  return {
    complete: (store) => ({
      ...store,
      has: async (key) => specByKey.has(key) || store.has(key),
      async get(key) {
        const stored = await store.get(key);
        const spec = specByKey.get(key);
        return stored ?? (spec ? paintOnce(store, key, spec) : null);
      },
    }),
    async drawMissing(store) {
      for (const key of specByKey.keys()) {
        if (isClosed) return;
        await store.get(key).catch((error: unknown) => {
          // Closing interrupts the painter.
          if (!isClosed) throw error;
        });
      }
    },
    async close() {
      isClosed = true;
      await painter.close();
    },
  };
};

export const demoPicturesJob = ({
  demoPictures,
  pictures,
}: {
  demoPictures: DemoPictures;
  pictures: { store: ImageStore };
}): ScheduledJob => ({
  name: 'demo pictures',
  everyMs: drawEveryMs,
  run: () => demoPictures.drawMissing(pictures.store),
});
