import { and, eq, isNull } from 'drizzle-orm';
import type { ReportReason } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetReports, assets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { callerNetwork } from '../../limits/address.ts';
import { enforceLimits, type Limit } from '../../limits/limits.ts';
import { findAssetReceiver } from '../leads/receiver.ts';
import { hideAsset } from './hidden-assets.ts';

/** So many people must say so before an asset is hidden. */
const hideAtReports = 3;

export interface Report {
  assetId: number;
  reason: ReportReason;
  detail: string | null;
  /** Keyed hash of the person. */
  reporter: string;
  memberId: number | null;
  ip: string;
}

/** One address counts for two people on one asset, so that nobody hides a rival's listing from one desk. */
const limitsOf = ({ assetId, ip }: Report): Limit[] => {
  const network = callerNetwork(ip);
  return [
    { bucket: `report:ip:${network}`, max: 10, seconds: 24 * 3_600, problem: 'too_many_requests' },
    {
      bucket: `report:asset:${assetId}:${network}`,
      max: hideAtReports - 1,
      seconds: 30 * 24 * 3_600,
      problem: 'too_many_requests',
    },
  ];
};

/**
 * Keeps a report; the third person's hides the asset until operations decide. Throws `own_listing`,
 * `report_repeated` for a person's second one, `too_many_requests`, and what {@link findAssetReceiver} throws.
 */
export const receiveReport = async (tx: Db, report: Report): Promise<void> => {
  const { assetId, reason, detail, reporter } = report;
  await enforceLimits(tx, limitsOf(report));
  // Held until the end: reports of one asset follow each other, so exactly one of them is the third.
  await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, assetId)).for('update');
  const owner = await findAssetReceiver(tx, assetId);
  if (report.memberId === owner.memberId) throw new ApiError('own_listing');
  const kept = await tx
    .insert(assetReports)
    .values({ asset_id: assetId, reason, detail, reporter })
    .onConflictDoNothing()
    .returning({ id: assetReports.id });
  if (kept.length === 0) throw new ApiError('report_repeated');
  const open = await tx.$count(assetReports, and(eq(assetReports.asset_id, assetId), isNull(assetReports.resolved_at)));
  if (open >= hideAtReports) await hideAsset(tx, assetId, 'reports');
};
