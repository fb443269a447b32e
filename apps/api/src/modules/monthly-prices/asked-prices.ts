import { max, sql, type SQL } from 'drizzle-orm';
import { comparableDeals, shownStatuses, sqWahToSqm } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, pastPrices } from '../../db/schema.ts';
import { boundsOf } from './months.ts';

/** What one asset asked in a month; whole baht, and baht per m² of the usable area or, for land, of the plot. */
export interface AskedPrice {
  [column: string]: unknown;
  district_code: string;
  property_type: string;
  deal: 'sale' | 'rent';
  price: number;
  per_sqm: number | null;
}

/**
 * Assets per statement. The embedded database runs one statement at a time, so one over all assets would block
 * visitors.
 */
const assetsAtATime = 2_000;

const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** Land has the size of its plot, everything else its usable area. */
const areaSqm = sql.raw(
  `(case when a.property_type = 'land' then a.land_total_sq_wah * ${sqWahToSqm(1)} else a.usable_area_sqm end)`,
);

/** Baht per m²; null without an area. */
const perSqm = (area: SQL) => sql`price / nullif(${area}, 0)::float8`;

/** Events with which an asset comes on the market, and those with which it leaves. */
const arrivals = listOf(['published', 'resumed', 'relisted']);
const moves = listOf(['published', 'resumed', 'relisted', 'paused', 'closed', 'expired']);

/** Assets in these states are excluded from all months, even from those in which they were listed. */
const neverCounted = listOf(['draft', 'hidden', 'deleted'] satisfies AssetStatus[]);

/**
 * The asking price of each listed asset in a period, as rows of {@link AskedPrice}: at the end of the period, or when
 * it left. A price that its owner changed while the asset was not listed was never public, so only a shown asset counts
 * with its current price. `isInPage` limits the assets, by the column `asset_id`.
 */
export const askedOfAssets = ({ start, end }: { start: SQL; end: SQL }, isInPage: SQL) => sql`
  select *, ${perSqm(sql`area`)} as per_sqm from (
    select a.district_code, a.property_type, offer.deal,
      coalesce(
        changed.latest, changed.before_next,
        case when a.status in (${listOf(shownStatuses)}) then offer.price end, offer.first_price
      ) as price,
      ${areaSqm} as area
    from (
      select distinct asset_id from (
        select asset_id, kind, lead(at) over (partition by asset_id order by at, id) as left_at
        from ${assetEvents} where ${isInPage} and kind in (${moves}) and at < ${end}
      ) as stays
      where kind in (${arrivals}) and (left_at is null or left_at > ${start})
    ) as listed
    join ${assets} a on a.id = listed.asset_id
    cross join lateral (values
      ('sale', a.price_sale, a.price_original_sale, a.listing_type in (${listOf(comparableDeals.sale)})),
      ('rent', a.price_rent_month, a.price_original_rent, a.listing_type in (${listOf(comparableDeals.rent)}))
    ) as offer (deal, price, first_price, is_made)
    left join (
      select asset_id, price_kind,
        (array_agg(price_to order by at desc, id desc) filter (where at < ${end}))[1] as latest,
        (array_agg(price_from order by at, id) filter (where at >= ${end}))[1] as before_next
      from ${assetEvents} where ${isInPage} and kind = 'price_changed' group by asset_id, price_kind
    ) as changed on changed.asset_id = a.id and changed.price_kind = offer.deal
    where offer.is_made and a.status not in (${neverCounted}) and a.district_code is not null
  ) as asked where price is not null`;

/** The same for the generated history of the demonstration. */
const askedInPast = (month: string) => sql`
  select distinct on (past_asset, deal) district_code, property_type, deal, price, ${perSqm(sql`area_sqm`)} as per_sqm
  from ${pastPrices}
  where from_day < ${month}::date + interval '1 month' and until_day > ${month}::date
  order by past_asset, deal, from_day desc`;

/** The asking prices of a month, in batches of some thousand assets. `month` is its first day. */
export const readAskedPrices = async function* (db: Db, month: string): AsyncGenerator<AskedPrice[]> {
  yield (await db.execute<AskedPrice>(askedInPast(month))).rows;
  const [last] = await db.select({ id: max(assets.id) }).from(assets);
  for (let from = 0; from < (last?.id ?? 0); from += assetsAtATime) {
    const isInPage = sql`asset_id > ${from} and asset_id <= ${from + assetsAtATime}`;
    yield (await db.execute<AskedPrice>(askedOfAssets(boundsOf(month), isInPage))).rows;
  }
};
