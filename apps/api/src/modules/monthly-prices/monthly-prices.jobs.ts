import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { monthlyPrices, priceMonths } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import { computeMonth } from './compute-month.ts';
import { monthsKept, recentMonths } from './months.ts';

/**
 * Brings the monthly prices up to date: the current month, every earlier one that is not final, and none that is too
 * old. Each month is a transaction of its own, so an interrupted run loses one month at most.
 */
export const updateMonthlyPrices = async (db: Db): Promise<void> => {
  const months = await recentMonths(db);
  for (const month of months) await computeMonth(db, month);
  const oldest = months.at(-1)!;
  await db.delete(monthlyPrices).where(lt(monthlyPrices.month, oldest));
  await db.delete(priceMonths).where(lt(priceMonths.month, sql`${oldest}::date`));
};

const freshForHours = 3;

/** Whether every month was computed, and the newest lately. */
const isFresh = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ is_fresh: boolean }>(sql`
    select count(computed_at) >= ${monthsKept} and max(computed_at) > now() - make_interval(hours => ${freshForHours})
      as is_fresh from ${priceMonths}`);
  return rows[0]!.is_fresh === true;
};

/** Checks more often than it computes, so that a failed run is soon retried. */
export const monthlyPricesJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'monthly prices',
  everyMs: 10 * 60 * 1_000,
  async run() {
    if (!(await isFresh(db))) await updateMonthlyPrices(db);
  },
});
