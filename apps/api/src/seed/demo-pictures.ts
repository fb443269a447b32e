import { createHash } from 'node:crypto';
import { createDemo, type PictureSpec } from '@yoodee/demo-data';
import type { ImageStore } from '../modules/images/image-store.ts';
import thumbhashes from './demo-thumbhashes.json' with { type: 'json' };
import { createPainter } from './painter.ts';

/** Most are drawn at the first turn; later ones find what a lost file left missing. */
export const drawEveryMs = 24 * 60 * 60_000;

/** Likenesses by picture, written ahead by `thumbhashes.ts`: drawing everything to get them would take a minute. */
const thumbhashByKey: Readonly<Record<string, string>> = thumbhashes;

/** Shown until the picture itself is there, base64. */
export const demoThumbhash = ({ key }: PictureSpec): string => thumbhashByKey[key] ?? '';

/**
 * Name of a drawn picture in the image store, e.g. `demo-condo-tower-03-1f0c9a4e`. It changes when the picture visibly
 * does, so its address may be cached for ever.
 */
export const demoPictureKey = (spec: PictureSpec): string => {
  const look = createHash('sha256').update(JSON.stringify(spec)).update(demoThumbhash(spec)).digest('hex').slice(0, 8);
  return `demo-${spec.key}-${look}`;
};

/** The drawn pictures of a demonstration, which need no file to exist: whoever asks first has them drawn. */
export interface DemoPictures {
  /** `store`, in which every drawn picture is found. */
  complete(store: ImageStore): ImageStore;
  /** Draws what nobody has asked `store` for yet, one picture after another, until closed. */
  drawMissing(store: ImageStore): Promise<void>;
  close(): Promise<void>;
}

/**
 * Drawing all pictures takes a minute of processor time: instead of keeping the site waiting for them at its first
 * start, they are drawn on demand and, meanwhile, in the background.
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
          // Closing stops the painter in the middle of a picture.
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
