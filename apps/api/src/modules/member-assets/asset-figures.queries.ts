import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { figureDays, figureKinds, type Figures } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetFigures } from '../../db/schema.ts';

const today = sql`(now() at time zone 'Asia/Bangkok')::date`;
const inTime = gt(assetFigures.day, sql`${today} - ${figureDays}::int`);

export const noFigures: Figures = { views: 0, saves: 0, compares: 0, reveals: 0, leads: 0 };

const sumOf = (kind: keyof Figures) => sql<number>`coalesce(sum(${assetFigures[kind]}), 0)::int`;
const sums = Object.fromEntries(figureKinds.map((kind) => [kind, sumOf(kind)])) as Record<
  keyof Figures,
  ReturnType<typeof sumOf>
>;

/** What was counted around assets in the last 30 days, by Bangkok's calendar. */
export const createAssetFigureQueries = (db: Db) => ({
  /** Sums by asset id; an asset around which nothing happened is absent. */
  async sumsOf(assetIds: readonly number[]): Promise<Map<number, Figures>> {
    if (assetIds.length === 0) return new Map();
    const rows = await db
      .select({ assetId: assetFigures.asset_id, ...sums })
      .from(assetFigures)
      .where(and(inArray(assetFigures.asset_id, [...assetIds]), inTime))
      .groupBy(assetFigures.asset_id);
    return new Map(rows.map(({ assetId, ...figures }) => [assetId, figures]));
  },

  /** Every one of the days, oldest first. */
  async daysOf(assetId: number): Promise<(Figures & { day: string })[]> {
    const rows = await db
      .select({ day: assetFigures.day, ...sums })
      .from(assetFigures)
      .where(and(eq(assetFigures.asset_id, assetId), inTime))
      .groupBy(assetFigures.day);
    const counted = new Map(rows.map((row) => [row.day, row]));
    const { rows: calendar } = await db.execute<{ day: string }>(
      sql`select (${today} - back)::text as day from generate_series(${figureDays - 1}::int, 0, -1) as back`,
    );
    return calendar.map(({ day }) => counted.get(day) ?? { day, ...noFigures });
  },
});
