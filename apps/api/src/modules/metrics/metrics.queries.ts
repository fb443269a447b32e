import { and, inArray, ne, sql } from 'drizzle-orm';
import type { VisitorEventKind } from '@yoodee/api-contract/visitor-events';
import { openStatuses } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assetMetrics, assets } from '../../db/schema.ts';
import { firstToday, today, type Metric } from './count-metric.ts';

export interface VisitorEvent {
  kind: VisitorEventKind;
  asset_id: number;
}

const increased = (column: 'views' | 'saves' | 'compares') =>
  sql`${assetMetrics[column]} + ${sql.raw(`excluded.${column}`)}`;

/** Counts visitor events per asset, for its owner. */
export const createMetricQueries = (db: Db) => ({
  /** Counts each event once a day per visitor; skips assets without a page and those of `memberId`. */
  async count(
    events: readonly VisitorEvent[],
    { memberId, visitor }: { memberId: number | null; visitor: string },
  ): Promise<void> {
    const ids = [...new Set(events.map(({ asset_id }) => asset_id))];
    await db.transaction(async (tx) => {
      // Locked in one order, so that two batches cannot deadlock.
      const counted = await tx
        .select({ id: assets.id })
        .from(assets)
        .where(
          and(
            inArray(assets.id, ids),
            inArray(assets.status, [...openStatuses]),
            ...(memberId === null ? [] : [ne(assets.owner_id, memberId)]),
          ),
        )
        .orderBy(assets.id)
        .for('no key update');
      if (counted.length === 0) return;
      const open = new Set(counted.map(({ id }) => id));
      const first = await firstToday(
        tx,
        visitor,
        events.flatMap(({ kind, asset_id }) =>
          open.has(asset_id) ? [{ assetId: asset_id, metric: `${kind}s` as const }] : [],
        ),
      );
      const has = (metric: Metric, id: number) =>
        first.some((event) => event.metric === metric && event.assetId === id) ? 1 : 0;
      const metrics = [...new Set(first.map(({ assetId }) => assetId))]
        .sort((a, b) => a - b)
        .map((id) => ({
          asset_id: id,
          views: has('views', id),
          saves: has('saves', id),
          compares: has('compares', id),
        }));
      if (metrics.length === 0) return;
      await tx
        .insert(assetMetrics)
        .values(metrics.map((row) => ({ ...row, day: today })))
        .onConflictDoUpdate({
          target: [assetMetrics.asset_id, assetMetrics.day],
          set: { views: increased('views'), saves: increased('saves'), compares: increased('compares') },
        });
      for (const [column, kind] of [
        ['view_count', 'views'],
        ['save_count', 'saves'],
      ] as const) {
        const of = metrics.filter((row) => row[kind] === 1).map(({ asset_id }) => asset_id);
        if (of.length > 0)
          await tx
            .update(assets)
            .set({ [column]: sql`${assets[column]} + 1` })
            .where(inArray(assets.id, of));
      }
    });
  },
});
