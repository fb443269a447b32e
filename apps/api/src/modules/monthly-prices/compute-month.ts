import { asc, eq, sql } from 'drizzle-orm';
import { leastCompared } from '@yoodee/api-contract/price-standing';
import { medianOf } from '@yoodee/server-search-index';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { readNow } from '../../db/read-now.ts';
import { monthlyPrices, priceMonths } from '../../db/schema.ts';
import { readAskedPrices, type AskedPrice } from './asked-prices.ts';
import { boundsOf } from './months.ts';

type MonthRow = typeof monthlyPrices.$inferSelect;

/** The prices of a district, type and deal. */
interface Cell extends Pick<AskedPrice, 'district_code' | 'property_type' | 'deal'> {
  prices: number[];
  perSqm: number[];
}

const medianAmong = (values: readonly number[]): number | null =>
  values.length < leastCompared ? null : medianOf(Float64Array.from(values), 0, values.length);

const keyOf = ({ district_code, property_type, deal }: Pick<AskedPrice, 'district_code' | 'property_type' | 'deal'>) =>
  `${district_code} ${property_type} ${deal}`;

/** The medians of a month, in the order of their keys; without cells of too few assets. */
const figuresOf = async (db: Db, month: string): Promise<MonthRow[]> => {
  const cells = new Map<string, Cell>();
  for await (const page of readAskedPrices(db, month))
    for (const { price, per_sqm, district_code, property_type, deal } of page) {
      const kind = { district_code, property_type, deal };
      let cell = cells.get(keyOf(kind));
      if (!cell) cells.set(keyOf(kind), (cell = { ...kind, prices: [], perSqm: [] }));
      cell.prices.push(price);
      if (per_sqm !== null) cell.perSqm.push(per_sqm);
    }
  return [...cells.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { prices, perSqm, ...kind }]) => {
      const median = medianAmong(prices);
      if (median === null) return [];
      const median_per_sqm = medianAmong(perSqm);
      return [{ month, ...kind, assets: prices.length, median: Math.round(median), median_per_sqm }];
    });
};

/** Whether the month is final; null while another process writes it. The row stays locked in a transaction. */
const isFinal = async (tx: Db, month: string): Promise<boolean | null> => {
  const { rows } = await tx.execute<{ is_final: boolean }>(sql`
    select coalesce(computed_at >= ${boundsOf(month).end}, false) as is_final
    from ${priceMonths} where month = ${month} for update skip locked`);
  return rows[0]?.is_final ?? null;
};

/** Replaces the rows of a month, and tells whether any differs. */
const write = async (tx: Db, month: string, figures: readonly MonthRow[]): Promise<boolean> => {
  const ofMonth = eq(monthlyPrices.month, month);
  const { district_code, property_type, deal } = monthlyPrices;
  const before = await tx
    .select()
    .from(monthlyPrices)
    .where(ofMonth)
    .orderBy(asc(district_code), asc(property_type), asc(deal));
  const textOf = (rows: readonly MonthRow[]) =>
    JSON.stringify(rows.map((row) => [keyOf(row), row.assets, row.median, row.median_per_sqm]).sort());
  if (textOf(before) === textOf(figures)) return false;
  await tx.delete(monthlyPrices).where(ofMonth);
  await insertRows(tx, monthlyPrices, figures);
  return true;
};

/**
 * Computes the medians of one month, unless they are final or another process writes them. `month` is its first day.
 * Pages show the figures, so the content version rises when one has changed.
 */
export const computeMonth = async (db: Db, month: string): Promise<void> => {
  await db.insert(priceMonths).values({ month }).onConflictDoNothing();
  if ((await isFinal(db, month)) !== false) return;
  // Before the prices are read: a month that ends meanwhile is computed once more.
  const computed_at = await readNow(db);
  const figures = await figuresOf(db, month);
  await db.transaction(async (tx) => {
    if ((await isFinal(tx, month)) !== false) return;
    const isChanged = await write(tx, month, figures);
    await tx.update(priceMonths).set({ computed_at }).where(eq(priceMonths.month, month));
    if (isChanged) await bumpContentVersion(tx);
  });
};
