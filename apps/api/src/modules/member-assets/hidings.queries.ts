import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Hiding } from '@yoodee/api-contract/appeals';
import type { ReportReason } from '@yoodee/api-contract/reports';
import type { Db } from '../../db/database.ts';
import { assetReports, hiddenAssets } from '../../db/schema.ts';

/** Why assets are hidden, by asset id, with the reasons of the reports that hid them. */
export const hidingsOf = async (db: Db, assetIds: readonly number[]): Promise<Map<number, Hiding>> => {
  if (assetIds.length === 0) return new Map();
  const counting = and(
    eq(assetReports.asset_id, hiddenAssets.asset_id),
    isNull(assetReports.resolved_at),
    eq(assetReports.counts, true),
  );
  const reasons = db.selectDistinct({ reason: assetReports.reason }).from(assetReports).where(counting);
  const rows = await db
    .select({
      id: hiddenAssets.asset_id,
      because: hiddenAssets.because,
      reasons: sql<ReportReason[]>`array(${reasons})`,
      appealedAt: hiddenAssets.appealed_at,
      refusedAt: hiddenAssets.appeal_refused_at,
    })
    .from(hiddenAssets)
    .where(inArray(hiddenAssets.asset_id, [...assetIds]));
  return new Map(
    rows.map(({ id, because, reasons: reported, appealedAt, refusedAt }) => [
      id,
      {
        because,
        reasons: because === 'reports' ? reported : [],
        appealed_at: appealedAt?.toISOString() ?? null,
        refused_at: refusedAt?.toISOString() ?? null,
      },
    ]),
  );
};
