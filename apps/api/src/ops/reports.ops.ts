import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { pricesOf, type PricedAsset, type PriceKind } from '@yoodee/asset-rules';
import type { Db } from '../db/database.ts';
import { assetReports, assets, members } from '../db/schema.ts';
import { hideAsset, restoreAsset } from '../modules/reports/hidden-assets.ts';
import { findReportPatterns, patternDays } from './report-patterns.ts';
import { AssetId, operation, OperationError, type Be } from './operation.ts';

const isOpen = isNull(assetReports.resolved_at);

/** Resolves an asset's open reports and returns the asset. Throws `OperationError` when there are none. */
const resolve = async (tx: Db, assetId: number, resolution: 'upheld' | 'dismissed', be: Be) => {
  const [asset] = await tx.select({ status: assets.status }).from(assets).where(eq(assets.id, assetId)).for('update');
  const resolved = await tx
    .update(assetReports)
    .set({ resolved_at: sql`now()`, resolution })
    .where(and(eq(assetReports.asset_id, assetId), isOpen))
    .returning({ id: assetReports.id });
  if (resolved.length === 0) throw new OperationError(`Asset ${assetId} has no open report.`);
  return { status: asset!.status, line: `${resolved.length} of its reports ${be('are')} ${resolution}.` };
};

const baht = (amount: number) => `฿${amount.toLocaleString('en')}`;

const wordsOf: Record<PriceKind, string> = {
  sale: '',
  rent: ' a month',
  takeover: ' takeover',
  down_payment: ' down payment',
};

/** The prices that the deal of the asset has. */
const priceWords = (asset: PricedAsset): string =>
  pricesOf(asset)
    .map((price) => baht(price.baht) + wordsOf[price.kind])
    .join(', ') || 'no price';

export const reportOperations = [
  operation({
    name: 'report list',
    summary: 'Assets with open reports, the oldest first: price, seller, link and how many reports count.',
    input: {},
    kind: 'look',
    async run(db, _input, { origin }) {
      const rows = await db
        .select({
          id: assets.id,
          title: assets.title_th,
          listing_type: assets.listing_type,
          price_sale: assets.price_sale,
          price_rent_month: assets.price_rent_month,
          takeover_price: assets.takeover_price,
          down_payment_asking: assets.down_payment_asking,
          ownerId: assets.owner_id,
          seller: sql<string>`${members.first_name} || ' ' || ${members.last_name}`,
          counting: sql<number>`count(*) filter (where ${assetReports.counts})::int`,
          code: assets.code,
          status: assets.status,
          reports: sql<number>`count(*)::int`,
          reasons: sql<string>`string_agg(distinct ${assetReports.reason}, ', ')`,
          oldest: sql`min(${assetReports.created_at})`.mapWith((text: string) => new Date(text)),
        })
        .from(assetReports)
        .innerJoin(assets, eq(assets.id, assetReports.asset_id))
        .innerJoin(members, eq(members.id, assets.owner_id))
        .where(isOpen)
        .groupBy(assets.id, members.id)
        .orderBy(sql`min(${assetReports.created_at})`);
      if (rows.length === 0) return ['No open reports.'];
      return rows.map(({ id, code, status, reports, counting, reasons, oldest, title, ownerId, seller, ...asset }) =>
        [
          `${code}  ${status}  ${reports} open since ${oldest.toISOString()}, ${counting} count  ${reasons}`,
          title ?? 'no title',
          priceWords(asset),
          `member ${ownerId} ${seller}`,
          `${origin}/assets/${id}`,
        ].join('  '),
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
    name: 'report patterns',
    summary: `Who reported whom in the last ${patternDays} days: repeated reports, and reporters who sell the same nearby.`,
    input: {},
    kind: 'look',
    async run(db) {
      const patterns = await findReportPatterns(db);
      if (patterns.length === 0) return ['No pattern.'];
      return patterns.map(({ reporterId, mark, sellerId, reports, upheld, dismissed, sellers, isRival }) =>
        [
          `${reporterId === null ? `visitor ${mark}` : `member ${reporterId}`} reported member ${sellerId}`,
          `${reports} times (${upheld} upheld, ${dismissed} dismissed)`,
          `${sellers} sellers in all`,
          ...(isRival ? ['rival: sells the same type in the same district'] : []),
        ].join('  '),
      );
    },
  }),
  operation({
    name: 'report uphold',
    summary: 'Its reports are right: the asset is hidden for good.',
    input: { asset: AssetId },
    kind: 'change',
    async run(tx, { asset }, be) {
      const { status, line } = await resolve(tx, asset, 'upheld', be);
      if (status === 'deleted') return [line, `Asset ${asset} was deleted by its owner.`];
      if (status !== 'hidden') await hideAsset(tx, asset, 'reports');
      return [line, `Asset ${asset} ${be('is')} hidden.`];
    },
  }),
  operation({
    name: 'report dismiss',
    summary: 'Its reports are wrong: the asset is what it was before.',
    input: { asset: AssetId },
    kind: 'change',
    async run(tx, { asset }, be) {
      const { status, line } = await resolve(tx, asset, 'dismissed', be);
      return [line, `Asset ${asset} ${be('is')} ${status === 'hidden' ? await restoreAsset(tx, asset) : status}.`];
    },
  }),
];
