import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assetMetrics, metricVisitors } from '../../db/schema.ts';

/** Today in Thailand, by the database clock. */
export const today = sql`(now() at time zone 'Asia/Bangkok')::date`;

export type Metric = (typeof metricVisitors.$inferSelect)['metric'];

/** What one visitor did with assets. */
export interface Counted {
  assetId: number;
  metric: Metric;
}

/**
 * Deduplicates events: stores that a visitor was counted today, and returns the events that are new. A metric grows
 * once a day per member or network, so that nobody can inflate the metrics of a listing.
 */
export const firstToday = async (tx: Db, visitor: string, counted: readonly Counted[]): Promise<Counted[]> =>
  counted.length === 0
    ? []
    : tx
        .insert(metricVisitors)
        .values(counted.map(({ assetId, metric }) => ({ asset_id: assetId, day: today, metric, visitor })))
        .onConflictDoNothing()
        .returning({ assetId: metricVisitors.asset_id, metric: metricVisitors.metric });

/** Increments a metric of the asset for today, unless this visitor was counted already. Null: a robot. */
export const countMetric = async (
  tx: Db,
  { assetId, metric }: Counted & { metric: 'leads' | 'reveals' },
  visitor: string | null,
): Promise<void> => {
  if (visitor === null || (await firstToday(tx, visitor, [{ assetId, metric }])).length === 0) return;
  await tx
    .insert(assetMetrics)
    .values({ asset_id: assetId, day: today, [metric]: 1 })
    .onConflictDoUpdate({
      target: [assetMetrics.asset_id, assetMetrics.day],
      set: { [metric]: sql`${assetMetrics[metric]} + 1` },
    });
};
