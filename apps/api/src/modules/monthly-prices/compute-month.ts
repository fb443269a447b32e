import { sql, type SQL } from 'drizzle-orm';
import { leastCompared } from '@yoodee/api-contract/price-standing';
import { shownStatuses } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, monthlyPrices, pastPrices, priceMonths } from '../../db/schema.ts';
import { boundsOf } from './months.ts';

const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** Events with which an asset comes on the market, and those with which it leaves. */
const arrivals = listOf(['published', 'resumed', 'relisted']);
const moves = listOf(['published', 'resumed', 'relisted', 'paused', 'closed', 'expired']);

/** Prices of assets that nobody may see are in no figure, not even in those of months in which they were listed. */
const neverCounted = listOf(['draft', 'hidden', 'deleted'] satisfies AssetStatus[]);

/**
 * What each listed asset asked in the month: its price at the end of the month, or when it left. A price that its owner
 * changed while the asset was not listed was never public, so only a shown asset counts with its current price.
 */
const askedOfAssets = ({ start, end }: { start: SQL; end: SQL }) => sql`
  select a.district_code, a.property_type, offer.deal,
    coalesce(
      changed.latest, changed.before_next,
      case when a.status in (${listOf(shownStatuses)}) then offer.price end, offer.first_price
    ) as price,
    case when a.property_type = 'land' then a.land_total_sq_wah * 4 else a.usable_area_sqm end::float8 as area
  from (
    select distinct asset_id from (
      select asset_id, kind, lead(at) over (partition by asset_id order by at, id) as left_at
      from ${assetEvents} where kind in (${moves}) and at < ${end}
    ) as stays
    where kind in (${arrivals}) and (left_at is null or left_at > ${start})
  ) as listed
  join ${assets} a on a.id = listed.asset_id
  cross join lateral (values
    ('sale', a.price_sale, a.price_original_sale, a.listing_type in ('sale', 'sale_rent', 'down_payment')),
    ('rent', a.price_rent_month, a.price_original_rent, a.listing_type in ('rent', 'sale_rent'))
  ) as offer (deal, price, first_price, is_made)
  left join (
    select asset_id, price_kind,
      (array_agg(price_to order by at desc, id desc) filter (where at < ${end}))[1] as latest,
      (array_agg(price_from order by at, id) filter (where at >= ${end}))[1] as before_next
    from ${assetEvents} where kind = 'price_changed' group by asset_id, price_kind
  ) as changed on changed.asset_id = a.id and changed.price_kind = offer.deal
  where offer.is_made and a.status not in (${neverCounted}) and a.district_code is not null`;

/** The same for the demonstration's past. */
const askedInPast = (month: string) => sql`
  select district_code, property_type, deal, price, area_sqm as area from (
    select distinct on (past_asset, deal) * from ${pastPrices}
    where from_day < ${month}::date + interval '1 month' and until_day > ${month}::date
    order by past_asset, deal, from_day desc
  ) as past`;

const figuresOf = (month: string) => sql`
  select ${month}::date as month, district_code, property_type, deal, count(*)::int as assets,
    round(percentile_cont(0.5) within group (order by price))::bigint as median,
    case when count(area) >= ${leastCompared}
      then percentile_cont(0.5) within group (order by price / nullif(area, 0)) end as median_per_sqm
  from (${askedOfAssets(boundsOf(month))} union all ${askedInPast(month)}) as asked
  where price is not null
  group by district_code, property_type, deal having count(*) >= ${leastCompared}`;

/** Replaces the rows of a month, and tells whether any differs. */
const write = async (tx: Db, month: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    with figures as materialized (${figuresOf(month)}),
    removed as (
      delete from ${monthlyPrices} old where old.month = ${month}::date and not exists (
        select from figures new where (new.district_code, new.property_type, new.deal)
          = (old.district_code, old.property_type, old.deal)
      ) returning 1
    ), written as (
      insert into ${monthlyPrices} as old
        (month, district_code, property_type, deal, assets, median, median_per_sqm)
      select * from figures
      on conflict (month, district_code, property_type, deal) do update set
        assets = excluded.assets, median = excluded.median, median_per_sqm = excluded.median_per_sqm
      where (old.assets, old.median, old.median_per_sqm)
        is distinct from (excluded.assets, excluded.median, excluded.median_per_sqm)
      returning 1
    )
    select 1 from removed union all select 1 from written limit 1`);
  return rows.length > 0;
};

/**
 * Computes the medians of one month, unless they are final or another process is at it. `month` is its first day.
 * Pages show the figures, so the content version rises when one has changed.
 */
export const computeMonth = (db: Db, month: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(priceMonths).values({ month }).onConflictDoNothing();
    const { rows } = await tx.execute<{ is_final: boolean }>(sql`
      select coalesce(computed_at >= ${boundsOf(month).end}, false) as is_final
      from ${priceMonths} where month = ${month} for update skip locked`);
    if (!rows[0] || rows[0].is_final) return;
    const isChanged = await write(tx, month);
    await tx.execute(sql`update ${priceMonths} set computed_at = now() where month = ${month}`);
    if (isChanged) await bumpContentVersion(tx);
  });
