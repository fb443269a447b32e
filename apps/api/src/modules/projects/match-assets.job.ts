import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { minuteMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assets } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { indexAssets } from '../assets/index-asset.ts';

/** Assets per transaction: each may need several statements, and the embedded database serves nobody else meanwhile. */
const batchSize = 50;

/** The predicate of the index `assets_project_unmatched`. */
const isUnmatched = and(
  eq(assets.status, 'published'),
  isNull(assets.project_id),
  isNull(assets.project_doubt),
  sql`(${assets.project_name_th} is not null or ${assets.project_name_en} is not null)`,
);

/**
 * Matches listed assets that were never matched with projects: those from before there were projects, and those of the
 * demonstration. Assets that are matched, doubtful, or locked by another process are left alone, so it may run at any
 * time, be stopped, and run again.
 */
export const matchAssets = async (db: Db): Promise<void> => {
  for (let last = 0; ;) {
    const found = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: assets.id })
        .from(assets)
        .where(and(isUnmatched, gt(assets.id, last)))
        .orderBy(asc(assets.id))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await indexAssets(tx, ids);
      return ids;
    });
    if (found.length === 0) return;
    last = found.at(-1)!;
  }
};

export const matchAssetsJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'match assets with projects',
  everyMs: 5 * minuteMs,
  run: () => matchAssets(db),
});
