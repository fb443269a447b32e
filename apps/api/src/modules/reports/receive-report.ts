import { and, count, countDistinct, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { severeReasons, type ReportReason } from '@yoodee/api-contract/reports';
import type { Db } from '../../db/database.ts';
import { assetReports, assets, members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits, type RateLimit } from '../../rate-limits/rate-limits.ts';
import { findAssetReceiver } from '../leads/receiver.ts';
import { lockMember } from '../members/members.queries.ts';
import { hideAsset } from './hidden-assets.ts';

/** An asset is hidden once this many members, in as many networks, have sent reports that count. */
const hideAtReports = 3;

/** Reports of a newer account do not count. */
const countsAfterDays = 7;

/** Reports of one member against one seller that count; further ones wait for an operator. */
const countedPerSeller = 2;

/** After operators dismiss its reports, an asset is not hidden by reports for this long. */
const clearedForDays = 30;

export interface Report {
  assetId: number;
  reason: ReportReason;
  detail: string | null;
  /** Keyed hash of the reporter. */
  reporter: string;
  /** Keyed hash of the reporter's network. */
  network: string;
  memberId: number | null;
  ip: string;
}

/** At most two reporters per address and asset, so that one person cannot hide a competitor's listing. */
const limitsOf = ({ assetId, ip }: Report): RateLimit[] => {
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

/** Whether a report counts: a severe reason, from an older account that does not target this seller. */
const doesCount = async (tx: Db, { reason, memberId }: Report, ownerId: number): Promise<boolean> => {
  if (memberId === null || !severeReasons.includes(reason)) return false;
  const isOldEnough = await tx.$count(
    members,
    and(eq(members.id, memberId), lte(members.created_at, sql`now() - make_interval(days => ${countsAfterDays})`)),
  );
  if (isOldEnough === 0) return false;
  const [earlier] = await tx
    .select({ reports: count() })
    .from(assetReports)
    .innerJoin(assets, eq(assets.id, assetReports.asset_id))
    .where(and(eq(assetReports.reporter_id, memberId), eq(assets.owner_id, ownerId)));
  return earlier!.reports < countedPerSeller;
};

const isHiddenByReports = async (tx: Db, assetId: number): Promise<boolean> => {
  const ofIt = eq(assetReports.asset_id, assetId);
  const [open] = await tx
    .select({ reporters: countDistinct(assetReports.reporter), networks: countDistinct(assetReports.network) })
    .from(assetReports)
    .where(and(ofIt, isNull(assetReports.resolved_at), eq(assetReports.counts, true)));
  if (Math.min(open!.reporters, open!.networks) < hideAtReports) return false;
  const cleared = await tx.$count(
    assetReports,
    and(
      ofIt,
      eq(assetReports.resolution, 'dismissed'),
      gt(assetReports.resolved_at, sql`now() - make_interval(days => ${clearedForDays})`),
    ),
  );
  return cleared === 0;
};

/**
 * Stores a report. Severe ones of three members in three networks hide the asset until operators decide. Throws
 * `own_listing`, `report_repeated` for a second report of the same person, `too_many_requests`, and what
 * {@link findAssetReceiver} throws.
 */
export const receiveReport = async (tx: Db, report: Report): Promise<void> => {
  const { assetId, reason, detail, reporter, network } = report;
  await enforceRateLimits(tx, limitsOf(report));
  // The locks serialise the reports of one member and those of one asset, so that exactly one is the third.
  if (report.memberId !== null) await lockMember(tx, report.memberId);
  await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, assetId)).for('update');
  const owner = await findAssetReceiver(tx, assetId);
  if (report.memberId === owner.memberId) throw new ApiError('own_listing');
  const stored = await tx
    .insert(assetReports)
    .values({
      ...{ asset_id: assetId, reason, detail, reporter, network },
      reporter_id: report.memberId,
      counts: await doesCount(tx, report, owner.memberId),
    })
    .onConflictDoNothing()
    .returning({ id: assetReports.id });
  if (stored.length === 0) throw new ApiError('report_repeated');
  if (await isHiddenByReports(tx, assetId)) await hideAsset(tx, assetId, 'reports');
};
