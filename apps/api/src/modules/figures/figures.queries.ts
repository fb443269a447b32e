import { and, inArray, ne, sql } from 'drizzle-orm';
import { openStatuses, type VisitorEventKind } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetFigures, assets } from '../../db/schema.ts';

export interface VisitorEvent {
  kind: VisitorEventKind;
  asset_id: number;
}

/** The day on which something happens, for owners in Thailand, by the database clock. */
const today = sql`(now() at time zone 'Asia/Bangkok')::date`;

const increased = (column: 'views' | 'saves' | 'compares') =>
  sql`${assetFigures[column]} + ${sql.raw(`excluded.${column}`)}`;

/** What visitors do with assets, as numbers for their owners. */
export const createFigureQueries = (db: Db) => ({
  /** Counts each event once; assets without a page and those of `memberId` are left out. */
  async count(events: readonly VisitorEvent[], memberId: number | null): Promise<void> {
    const ids = [...new Set(events.map(({ asset_id }) => asset_id))];
    await db.transaction(async (tx) => {
      // Locked in one order: two batches about the same assets wait for each other and never in a ring.
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
      const has = (kind: VisitorEventKind, id: number) =>
        events.some((event) => event.kind === kind && event.asset_id === id) ? 1 : 0;
      const figures = counted.map(({ id }) => ({
        asset_id: id,
        views: has('view', id),
        saves: has('save', id),
        compares: has('compare', id),
      }));
      await tx
        .insert(assetFigures)
        .values(figures.map((row) => ({ ...row, day: today })))
        .onConflictDoUpdate({
          target: [assetFigures.asset_id, assetFigures.day],
          set: { views: increased('views'), saves: increased('saves'), compares: increased('compares') },
        });
      for (const [column, kind] of [
        ['view_count', 'views'],
        ['save_count', 'saves'],
      ] as const) {
        const of = figures.filter((row) => row[kind] === 1).map(({ asset_id }) => asset_id);
        if (of.length > 0)
          await tx
            .update(assets)
            .set({ [column]: sql`${assets[column]} + 1` })
            .where(inArray(assets.id, of));
      }
    });
  },
});
