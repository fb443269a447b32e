import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { maxPriceCuts, priceCutDays } from '@yoodee/api-contract/price-cuts';
import { priceFieldOf, priceKindsOf, priceTakeBackMinutes, publicPriceKinds } from '@yoodee/asset-rules';
import { codesOf, listingTypes } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets } from '../../db/schema.ts';

/** A smaller change is no news. */
const leastShare = 0.01;

const minutes = (count: number) => sql`make_interval(mins => ${sql.raw(String(count))})`;

/** The kind of the leading price, by deal. */
const leadingKind = sql`case ${assets.listing_type} ${sql.join(
  codesOf(listingTypes).map((deal) => sql`when ${deal} then ${priceKindsOf({ listing_type: deal })[0]}`),
  sql` `,
)} end`;

const priceNow = sql<number>`case ${assetEvents.price_kind} ${sql.join(
  publicPriceKinds.map((kind) => sql`when ${kind} then ${assets[priceFieldOf[kind]]}`),
  sql` `,
)} end`.mapWith(Number);

/** The largest cuts of leading prices within {@link priceCutDays}, as shares of the price at the start of that time. */
export const findPriceCuts = async (db: Db) => {
  const changes = db
    .select({
      asset_id: assetEvents.asset_id,
      from: sql<number>`(array_agg(${assetEvents.price_from} order by ${assetEvents.at}, ${assetEvents.id}))[1]`
        .mapWith(Number)
        .as('from'),
      to: sql<number>`min(${priceNow})`.mapWith(Number).as('to'),
      at: sql<Date>`max(${assetEvents.at})`.mapWith(assetEvents.at).as('at'),
    })
    .from(assetEvents)
    .innerJoin(assets, eq(assets.id, assetEvents.asset_id))
    .where(
      and(
        eq(assets.status, 'published'),
        eq(assetEvents.kind, 'price_changed'),
        eq(assetEvents.price_kind, leadingKind),
        gt(assetEvents.at, sql`now() - ${minutes(priceCutDays * 24 * 60)}`),
      ),
    )
    .groupBy(assetEvents.asset_id)
    .as('changes');
  const share = sql`(${changes.from} - ${changes.to})::float8 / ${changes.from}`;
  return db
    .select()
    .from(changes)
    .where(and(sql`${share} >= ${leastShare}`, sql`${changes.at} <= now() - ${minutes(priceTakeBackMinutes)}`))
    .orderBy(desc(share), desc(changes.at), desc(changes.asset_id))
    .limit(maxPriceCuts);
};
