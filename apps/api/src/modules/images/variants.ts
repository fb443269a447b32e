import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import type { ImageStore } from './image-store.ts';
import { createWorkQueue } from '../../http/work-queue.ts';

/** The widths of cards, galleries and owners' lists; made right after an upload. */
export const commonWidths = [320, 640, 1024, 1280] as const;

const encode = (picture: Sharp, width: number): Promise<Buffer> =>
  picture.resize({ width, withoutEnlargement: true }).webp({ quality: 75, effort: 3 }).toBuffer();

/** Decodes once, at the largest width, and makes the smaller ones from that. */
const encodeAll = async (original: Buffer, widths: readonly number[]): Promise<Map<number, Buffer>> => {
  const { data, info } = await sharp(original)
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = sharp(data, { raw: { width, height, channels } });
  const sizes = new Set(widths.map((wanted) => Math.min(wanted, width)));
  const made = new Map([...sizes].map((size) => [size, encode(decoded.clone(), size)]));
  return new Map(
    await Promise.all(widths.map(async (wanted) => [wanted, await made.get(Math.min(wanted, width))!] as const)),
  );
};

export interface Variants {
  /**
   * The picture as WebP, `width` pixels wide or its original width if that is less. Null for an unknown key; may throw
   * `busy`.
   */
  get(key: string, width: number): Promise<Buffer | null>;
  /** Makes the common widths of a stored picture in the background. After a failure they are made on demand. */
  prepare(key: string): void;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
}

/** Variants. Each is made once, also for concurrent requests, and stored. */
export const createVariants = (store: ImageStore, logger: Pick<FastifyBaseLogger, 'warn'>): Variants => {
  const queue = createWorkQueue({ name: 'image variants', atOnce: availableParallelism(), maxWaiting: 200 });
  const inFlight = new Map<string, Promise<Buffer | null>>();

  const put = async (key: string, width: number, bytes: Buffer) => {
    try {
      await store.putVariant(key, width, bytes);
    } catch (err) {
      // The request still gets the picture; the next one makes it again.
      logger.warn({ err, key, width }, 'variant not stored');
    }
  };

  /** False when the picture was removed in the meantime: then it must not be stored or served. */
  const storeAll = async (key: string, made: ReadonlyMap<number, Buffer>): Promise<boolean> => {
    await Promise.all([...made].map(([width, bytes]) => put(key, width, bytes)));
    let isThere = true;
    try {
      isThere = await store.has(key);
      if (!isThere) await store.removeVariants(key);
    } catch (err) {
      logger.warn({ err, key }, 'variants of a removed picture may be left');
    }
    return isThere;
  };

  const track = (key: string, width: number, work: Promise<Buffer | null>): Promise<Buffer | null> => {
    const name = `${width}/${key}`;
    inFlight.set(name, work);
    const done = () => inFlight.delete(name);
    work.then(done, done);
    return work;
  };

  const make = (key: string, width: number) =>
    queue.run(async () => {
      const original = await store.get(key);
      if (!original) return null;
      const bytes = await encode(sharp(original), width);
      return (await storeAll(key, new Map([[width, bytes]]))) ? bytes : null;
    });

  return {
    async get(key, width) {
      const stored = await store.getVariant(key, width);
      if (stored) return stored;
      const underWay = inFlight.get(`${width}/${key}`);
      if (underWay) return underWay;
      if (!(await store.has(key))) return null;
      return inFlight.get(`${width}/${key}`) ?? track(key, width, make(key, width));
    },

    prepare(key) {
      const all = queue.run(async () => {
        const original = await store.get(key);
        const made = original && (await encodeAll(original, commonWidths));
        return made && (await storeAll(key, made)) ? made : null;
      });
      all.catch((err: unknown) => logger.warn({ err, key }, 'variants not prepared'));
      for (const width of commonWidths)
        track(
          key,
          width,
          all.then((made) => made?.get(width) ?? null),
        );
    },

    async idle() {
      while (inFlight.size) await Promise.allSettled(inFlight.values());
    },
  };
};
