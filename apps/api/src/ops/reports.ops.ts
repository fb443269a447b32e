import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { assetReports, assets } from '../db/schema.ts';
import { hideAsset, restoreAsset } from '../modules/reports/hidden-assets.ts';
import { AssetId, operation, OperationError } from './operation.ts';

const isOpen = isNull(assetReports.resolved_at);

/** Marks an asset's open reports and returns what the asset is now. Throws `OperationError` where there are none. */
const resolve = async (tx: Db, assetId: number, resolution: 'upheld' | 'dismissed') => {
  const [asset] = await tx.select({ status: assets.status }).from(assets).where(eq(assets.id, assetId)).for('update');
  const resolved = await tx
    .update(assetReports)
    .set({ resolved_at: sql`now()`, resolution })
    .where(and(eq(assetReports.asset_id, assetId), isOpen))
    .returning({ id: assetReports.id });
  if (resolved.length === 0) throw new OperationError(`Asset ${assetId} has no open report.`);
  return { status: asset!.status, line: `${resolved.length} of its reports ${resolution}.` };
};

export const reportOperations = [
  operation({
    name: 'report list',
    summary: 'Assets with open reports, the oldest first.',
    input: {},
    kind: 'look',
    async run(db) {
      const rows = await db
        .select({
          id: assets.id,
          code: assets.code,
          status: assets.status,
          reports: sql<number>`count(*)::int`,
          reasons: sql<string>`string_agg(distinct ${assetReports.reason}, ', ')`,
          oldest: sql`min(${assetReports.created_at})`.mapWith((text: string) => new Date(text)),
        })
        .from(assetReports)
        .innerJoin(assets, eq(assets.id, assetReports.asset_id))
        .where(isOpen)
        .groupBy(assets.id)
        .orderBy(sql`min(${assetReports.created_at})`);
      if (rows.length === 0) return ['No open reports.'];
      return rows.map(
        ({ code, status, reports, reasons, oldest }) =>
          `${code}  ${status}  ${reports} open since ${oldest.toISOString()}  ${reasons}`,
      );
    },
  }),
  operation({
    name: 'report show',
    summary: 'Every report on an asset, in its own words.',
    input: { asset: AssetId },
    kind: 'look',
    async run(db, { asset }) {
      const rows = await db
        .select()
        .from(assetReports)
        .where(eq(assetReports.asset_id, asset))
        .orderBy(asc(assetReports.created_at), asc(assetReports.id));
      if (rows.length === 0) return [`Asset ${asset} has no report.`];
      return rows.map(({ created_at, reason, resolution, detail }) =>
        [created_at.toISOString(), resolution ?? 'open', reason, ...(detail ? [detail] : [])].join('  '),
      );
    },
  }),
  operation({
    name: 'report uphold',
    summary: 'Its reports are right: the asset is hidden for good.',
    input: { asset: AssetId },
    kind: 'change',
    async run(tx, { asset }) {
      const { status, line } = await resolve(tx, asset, 'upheld');
      if (status === 'deleted') return [line, `Asset ${asset} was deleted by its owner.`];
      if (status !== 'hidden') await hideAsset(tx, asset, 'reports');
      return [line, `Asset ${asset} is hidden.`];
    },
  }),
  operation({
    name: 'report dismiss',
    summary: 'Its reports are wrong: the asset is what it was before.',
    input: { asset: AssetId },
    kind: 'change',
    async run(tx, { asset }) {
      const { status, line } = await resolve(tx, asset, 'dismissed');
      return [line, `Asset ${asset} is ${status === 'hidden' ? await restoreAsset(tx, asset) : status}.`];
    },
  }),
];
