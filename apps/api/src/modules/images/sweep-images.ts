import type { Db } from '../../db/database.ts';
import { forgetDeletedAssetsImages, unreferencedKeys } from './asset-images.queries.ts';
import type { ImageStore } from './image-store.ts';

/** With the grace below, what an upload leaves behind is gone ten minutes later. */
export const imageSweepEveryMs = 5 * 60_000;

/** A file gets its row within seconds; one that is older and has none will never get it. */
const graceMs = 5 * 60_000;

/** Files whose uploads died are in folders that changed lately; the rest is looked through once a day. */
const recentMs = 60 * 60_000;
const fullEveryMs = 24 * 60 * 60_000;

/**
 * A job that removes what no row shows: files of uploads that died before their row was written, files that a removal
 * did not get to, and pictures of assets deleted a week ago. Safe to run on several replicas.
 */
export const createImageSweep = ({ db, store }: { db: Db; store: ImageStore }) => {
  let lastFullAt = 0;
  return async (): Promise<void> => {
    const now = Date.now();
    const isFull = now - lastFullAt >= fullEveryMs;
    for (const key of await unreferencedKeys(db, await forgetDeletedAssetsImages(db))) await store.remove(key);
    for await (const batch of store.originals(isFull ? {} : { changedSince: new Date(now - recentMs) })) {
      const old = batch.filter(({ storedAt }) => storedAt.getTime() < now - graceMs).map(({ key }) => key);
      for (const key of await unreferencedKeys(db, old)) await store.remove(key);
    }
    await store.removeUnfinished({ before: new Date(now - graceMs) });
    if (isFull) lastFullAt = now;
  };
};
