import { and, eq, sql } from 'drizzle-orm';
import { areaPaths } from '@yoodee/api-contract/area-paths';
import { leastFall, leastForFall } from '@yoodee/api-contract/monthly-prices';
import { sqWahToSqm } from '@yoodee/asset-rules';
import { findDistrict, findProvince } from '@yoodee/server-thai-geo';
import type { Db } from '../../db/database.ts';
import { monthlyPrices, priceMonths } from '../../db/schema.ts';
import { endOf } from '../monthly-prices/months.ts';
import type { PriceSubject } from '../saved-searches/saved-search-query.ts';

/** The newest month whose medians are final, as its first day: `2026-10-01`; null while there is none. */
export const findFinalMonth = async (db: Db): Promise<string | null> => {
  const { month, computed_at } = priceMonths;
  const { rows } = await db.execute<{ month: string | null }>(
    sql`select to_char(max(${month}), 'YYYY-MM-DD') as month from ${priceMonths} where ${computed_at} >= ${endOf(month)}`,
  );
  return rows[0]!.month;
};

/** The newest month is compared with the ones this many months before. */
const monthsApart = [1, 3] as const;

/** A drop of a median price. */
export interface PriceFall {
  percent: number;
  /** Months between the two medians. */
  months: (typeof monthsApart)[number];
  /** Whole baht per {@link unit}. */
  from: number;
  to: number;
  /** `whole`: the price of a home. */
  unit: 'sqm' | 'sq_wah' | 'month' | 'whole';
}

type Median = Pick<typeof monthlyPrices.$inferSelect, 'assets' | 'median' | 'median_per_sqm'>;

/** Prices to buy are compared per area where both months have it, because sizes differ more than prices per area. */
const fallBetween = (
  before: Median,
  after: Median,
  { deal, propertyType }: PriceSubject,
): Omit<PriceFall, 'months'> | null => {
  if (Math.min(before.assets, after.assets) < leastForFall) return null;
  const isDivided = deal === 'sale' && before.median_per_sqm !== null && after.median_per_sqm !== null;
  const [from, to] = isDivided ? [before.median_per_sqm!, after.median_per_sqm!] : [before.median, after.median];
  const percent = Math.floor(100 * (1 - to / from) + 1e-9);
  if (percent < leastFall) return null;
  const isLand = propertyType === 'land';
  const factor = isDivided && isLand ? sqWahToSqm(1) : 1;
  const unit = isDivided ? (isLand ? 'sq_wah' : 'sqm') : deal === 'rent' ? 'month' : 'whole';
  return { percent, from: Math.round(from * factor), to: Math.round(to * factor), unit };
};

/**
 * The largest drop of a median by {@link leastFall} per cent or more, against the previous month or three months
 * before, if each of the compared months has {@link leastForFall} assets; else null. `month` is the first day.
 */
export const findFall = async (db: Db, subject: PriceSubject, month: string): Promise<PriceFall | null> => {
  const rows = await db
    .select({
      apart: sql`(extract(year from ${month}::date) * 12 + extract(month from ${month}::date)
        - extract(year from ${monthlyPrices.month}) * 12 - extract(month from ${monthlyPrices.month}))::int`.mapWith(
        Number,
      ),
      assets: monthlyPrices.assets,
      median: monthlyPrices.median,
      median_per_sqm: monthlyPrices.median_per_sqm,
    })
    .from(monthlyPrices)
    .where(
      and(
        eq(monthlyPrices.district_code, subject.district),
        eq(monthlyPrices.property_type, subject.propertyType),
        eq(monthlyPrices.deal, subject.deal),
        sql`${monthlyPrices.month} between ${month}::date - interval '3 months' and ${month}::date`,
      ),
    );
  const at = (distance: number) => rows.find((row) => row.apart === distance);
  const after = at(0);
  const falls = monthsApart.flatMap((months): PriceFall[] => {
    const before = at(months);
    const fall = before && after ? fallBetween(before, after, subject) : null;
    return fall ? [{ ...fall, months }] : [];
  });
  return falls.sort((a, b) => b.percent - a.percent)[0] ?? null;
};

/** The page of the district and type, below `/areas/`. */
export const pathOf = ({ district, propertyType }: PriceSubject): string => {
  const place = findDistrict(district)!;
  return areaPaths.ofType(areaPaths.district(findProvince(place.province_code)!, place), propertyType);
};
