import { dayMs, hourMs, minuteMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { deleteImagesOfDeletedAssets, unreferencedKeys } from './image-references.queries.ts';
import type { ImageStore } from './image-store.ts';

/** With the grace period below, a failed upload is cleaned up after at most ten minutes. */
const imageCleanupEveryMs = 5 * minuteMs;

/** A file gets its row within seconds. An older file without a row is an orphan. */
const graceMs = 5 * minuteMs;

/** Orphans are in folders that changed recently; a full scan runs once a day. */
const recentMs = hourMs;
const fullEveryMs = dayMs;

/**
 * Removes orphaned files: of uploads that failed before their row was written, of removals that failed, and of assets
 * deleted a week ago. Safe on several replicas.
 */
export const createImageCleanup = ({ db, store }: { db: Db; store: ImageStore }) => {
  let lastFullAt = 0;
  return async (): Promise<void> => {
    const now = Date.now();
    const isFull = now - lastFullAt >= fullEveryMs;
    for (const key of await unreferencedKeys(db, await deleteImagesOfDeletedAssets(db))) await store.remove(key);
    for await (const batch of store.originals(isFull ? {} : { changedSince: new Date(now - recentMs) })) {
      const old = batch.filter(({ storedAt }) => storedAt.getTime() < now - graceMs).map(({ key }) => key);
      for (const key of await unreferencedKeys(db, old)) await store.remove(key);
    }
    await store.removeUnfinished({ before: new Date(now - graceMs) });
    if (isFull) lastFullAt = now;
  };
};

export const imageCleanupJob = ({ db, pictures }: { db: Db; pictures: { store: ImageStore } }): ScheduledJob => ({
  name: 'image cleanup',
  everyMs: imageCleanupEveryMs,
  run: createImageCleanup({ db, store: pictures.store }),
});
