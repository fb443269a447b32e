import { and, asc, eq, sql } from 'drizzle-orm';
import type { DistrictPrices, PriceDeal } from '@yoodee/api-contract/monthly-prices';
import { priceDeals } from '@yoodee/api-contract/monthly-prices';
import type { PropertyType } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { demoSeed, monthlyPrices, priceMonths } from '../../db/schema.ts';

/** The fewest months of a price history. */
const leastMonths = 3;

/** A row of the table. */
export interface MonthlyPrice {
  /** `2026-11`. */
  month: string;
  district_code: string;
  property_type: PropertyType;
  deal: PriceDeal;
  assets: number;
  median: number;
  median_per_sqm: number | null;
}

const columns = {
  month: sql<string>`to_char(${monthlyPrices.month}, 'YYYY-MM')`,
  district_code: monthlyPrices.district_code,
  // Types and deals are those of published assets, which the contract has checked.
  property_type: sql<PropertyType>`${monthlyPrices.property_type}`,
  deal: monthlyPrices.deal,
  assets: monthlyPrices.assets,
  median: monthlyPrices.median,
  median_per_sqm: sql<number | null>`round(${monthlyPrices.median_per_sqm})::bigint`.mapWith(Number),
};

const figuresOf = ({ assets, median, median_per_sqm }: MonthlyPrice) => ({ assets, median, median_per_sqm });

/** The price history of a type: of its sale prices or, where they are too few, of its rents. */
const courseOf = (rows: readonly MonthlyPrice[], type: PropertyType): DistrictPrices['course'] => {
  for (const deal of priceDeals) {
    const months = rows.filter((row) => row.property_type === type && row.deal === deal);
    if (months.length >= leastMonths)
      return { property_type: type, deal, months: months.map((row) => ({ month: row.month, ...figuresOf(row) })) };
  }
  return null;
};

/** Reads of the monthly prices. */
export const createMonthlyPriceQueries = (db: Db) => ({
  /** The prices of a district, for its page of one type or of all; null where every figure is suppressed. */
  async ofDistrict(districtCode: string, type: PropertyType | null): Promise<DistrictPrices | null> {
    const rows: MonthlyPrice[] = await db
      .select(columns)
      .from(monthlyPrices)
      .where(
        and(eq(monthlyPrices.district_code, districtCode), ...(type ? [eq(monthlyPrices.property_type, type)] : [])),
      )
      .orderBy(asc(monthlyPrices.month));
    const last = rows.at(-1);
    if (!last) return null;
    const newest = rows.filter(({ month }) => month === last.month).sort((a, b) => b.assets - a.assets);
    const shown = type ?? newest[0]!.property_type;
    return {
      newest: newest.map((row) => ({ property_type: row.property_type, deal: row.deal, ...figuresOf(row) })),
      course: courseOf(rows, shown),
      is_demonstration: await this.isDemonstration(),
    };
  },

  /** Whether the database was filled with the demonstration. */
  async isDemonstration(): Promise<boolean> {
    return (await db.$count(demoSeed)) > 0;
  },

  /** Whether figures of a month, as `2026-11`, are kept. */
  async hasMonth(month: string): Promise<boolean> {
    return (await db.$count(priceMonths, eq(sql`to_char(${priceMonths.month}, 'YYYY-MM')`, month))) > 0;
  },

  /** All rows, or those of a month or district, by month, district, type and deal. */
  async all({
    month,
    district,
  }: {
    month?: string | undefined;
    district?: string | undefined;
  }): Promise<MonthlyPrice[]> {
    return db
      .select(columns)
      .from(monthlyPrices)
      .where(
        and(
          ...(month ? [eq(monthlyPrices.month, `${month}-01`)] : []),
          ...(district ? [eq(monthlyPrices.district_code, district)] : []),
        ),
      )
      .orderBy(
        asc(monthlyPrices.month),
        asc(monthlyPrices.district_code),
        asc(monthlyPrices.property_type),
        asc(monthlyPrices.deal),
      );
  },
});
export type MonthlyPrices = ReturnType<typeof createMonthlyPriceQueries>;
