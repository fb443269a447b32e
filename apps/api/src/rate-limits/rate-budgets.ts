import { inArray, sql, type SQL } from 'drizzle-orm';
import type { ProblemCode } from '@yoodee/api-contract';
import type { Db } from '../db/database.ts';
import { rateWindows } from '../db/schema.ts';
import { ApiError } from '../http/problem.ts';

/**
 * A token bucket: half of the hits of a day may come in a burst, the other half refills evenly over the day. So there
 * are at most `perDay` hits in any 24 hours, however they are timed, and an empty bucket soon accepts hits again. A
 * fixed window would allow twice as many around its end, and none before.
 */
export interface RateBudget {
  /** What is counted, e.g. `otp:send:site`. */
  bucket: string;
  /** At least 2. */
  perDay: number;
  problem: ProblemCode;
}

const burstOf = ({ perDay }: RateBudget) => Math.max(1, Math.floor(perDay / 2));
/** Seconds per refilled hit. */
const intervalOf = (budget: RateBudget) => 86_400 / Math.max(1, budget.perDay - burstOf(budget));

/** Hits that are used and not refilled yet. The database rounds to a microsecond. */
const usedOf = (budget: RateBudget, secondsUsed: number) =>
  Math.max(0, Math.ceil(secondsUsed / intervalOf(budget) - 1e-3));

/** How much of a budget is used, from 0 to 1; above 1 it would be exceeded. */
export const shareUsed = (budget: RateBudget, used: number): number => used / burstOf(budget);

/**
 * `ends_at` is the time at which the bucket is full again, so that one column is the whole state. A burst refills
 * within a day; a later time was written before the clock was set back, and would block everybody until the clock
 * reaches it. A minute is more than a transaction takes.
 */
const endsAt = sql`(case when ${rateWindows.ends_at} > now() + interval '1 day 1 minute' then now() else ${rateWindows.ends_at} end)`;

const secondsUntil = (time: SQL | typeof rateWindows.ends_at) =>
  sql<number>`extract(epoch from ${time} - now())::float8`;

/**
 * Counts one hit against each budget, by the clock of the database. Call it in a transaction: a refusal rolls back its
 * counts. Throws the problem of the first exceeded budget, with `details.retry_after` in seconds. Name shared buckets
 * before private ones. Returns the used hits of each.
 */
export const enforceRateBudgets = async (db: Db, budgets: readonly RateBudget[]): Promise<number[]> => {
  const hits = await db
    .insert(rateWindows)
    .values(
      budgets.map((budget) => ({
        bucket: budget.bucket,
        starts_at: sql`now()`,
        ends_at: sql`now() + make_interval(secs => ${intervalOf(budget)})`,
        count: 1,
      })),
    )
    .onConflictDoUpdate({
      target: rateWindows.bucket,
      set: {
        ends_at: sql`greatest(${endsAt}, now()) + (excluded.ends_at - now())`,
        count: sql`${rateWindows.count} + 1`,
      },
    })
    .returning({ bucket: rateWindows.bucket, secondsUsed: secondsUntil(rateWindows.ends_at) });
  const byBucket = new Map(hits.map((hit) => [hit.bucket, hit.secondsUsed]));
  return budgets.map((budget) => {
    const seconds = byBucket.get(budget.bucket)!;
    const used = usedOf(budget, seconds);
    if (used <= burstOf(budget)) return used;
    const wait = Math.max(1, Math.ceil(seconds - burstOf(budget) * intervalOf(budget)));
    throw new ApiError(budget.problem, { details: { retry_after: wait } });
  });
};

/** The used hits of each budget, in the order given. */
export const readRateBudgets = async (db: Db, budgets: readonly RateBudget[]): Promise<number[]> => {
  const rows = await db
    .select({ bucket: rateWindows.bucket, secondsUsed: secondsUntil(endsAt) })
    .from(rateWindows)
    .where(
      inArray(
        rateWindows.bucket,
        budgets.map(({ bucket }) => bucket),
      ),
    );
  const byBucket = new Map(rows.map((row) => [row.bucket, row.secondsUsed]));
  return budgets.map((budget) => usedOf(budget, byBucket.get(budget.bucket) ?? 0));
};
