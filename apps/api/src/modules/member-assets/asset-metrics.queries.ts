import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { metricDays, metricKinds, type AssetMetrics } from '@yoodee/api-contract/asset-metrics';
import type { Db } from '../../db/database.ts';
import { assetMetrics } from '../../db/schema.ts';

const today = sql`(now() at time zone 'Asia/Bangkok')::date`;
const inTime = gt(assetMetrics.day, sql`${today} - ${metricDays}::int`);

export const noMetrics: AssetMetrics = { views: 0, saves: 0, compares: 0, reveals: 0, leads: 0 };

const sumOf = (kind: keyof AssetMetrics) => sql<number>`coalesce(sum(${assetMetrics[kind]}), 0)::int`;
const sums = Object.fromEntries(metricKinds.map((kind) => [kind, sumOf(kind)])) as Record<
  keyof AssetMetrics,
  ReturnType<typeof sumOf>
>;

/** Metrics of assets in the last 30 days (Asia/Bangkok). */
export const createAssetMetricQueries = (db: Db) => ({
  /** Sums by asset id; assets without events are absent. */
  async sumsOf(assetIds: readonly number[]): Promise<Map<number, AssetMetrics>> {
    if (assetIds.length === 0) return new Map();
    const rows = await db
      .select({ assetId: assetMetrics.asset_id, ...sums })
      .from(assetMetrics)
      .where(and(inArray(assetMetrics.asset_id, [...assetIds]), inTime))
      .groupBy(assetMetrics.asset_id);
    return new Map(rows.map(({ assetId, ...metrics }) => [assetId, metrics]));
  },

  /** The database time up to which metrics are complete: an event is counted in the request that reports it. */
  async now(): Promise<string> {
    const { rows } = await db.execute<{ now: string }>(
      sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
    );
    return rows[0]!.now;
  },

  /** All 30 days, oldest first. */
  async daysOf(assetId: number): Promise<(AssetMetrics & { day: string })[]> {
    const rows = await db
      .select({ day: assetMetrics.day, ...sums })
      .from(assetMetrics)
      .where(and(eq(assetMetrics.asset_id, assetId), inTime))
      .groupBy(assetMetrics.day);
    const counted = new Map(rows.map((row) => [row.day, row]));
    const { rows: calendar } = await db.execute<{ day: string }>(
      sql`select (${today} - back)::text as day from generate_series(${metricDays - 1}::int, 0, -1) as back`,
    );
    return calendar.map(({ day }) => counted.get(day) ?? { day, ...noMetrics });
  },
});
