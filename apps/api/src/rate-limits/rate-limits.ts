import { and, inArray, not, sql } from 'drizzle-orm';
import type { ProblemCode } from '@yoodee/api-contract';
import type { Db } from '../db/database.ts';
import { rateWindows } from '../db/schema.ts';
import { ApiError } from '../http/problem.ts';

/** A window of `seconds` that opens with its first hit. */
export interface RateWindow {
  /** What is counted and for which caller, e.g. `otp:verify:ip:203.0.113.7`. */
  bucket: string;
  seconds: number;
}

/** A rate limit: at most `max` hits in a window. The next hit throws `problem`. */
export interface RateLimit extends RateWindow {
  max: number;
  problem: ProblemCode;
}

/**
 * A window also counts as ended if it begins in the future, because the clock was set back. The tolerance of a minute
 * is more than a transaction takes, so that windows of transactions that began later do not count as future ones.
 */
const hasEnded = sql`(${rateWindows.ends_at} <= now() or ${rateWindows.starts_at} > now() + interval '1 minute')`;

/**
 * Counts one hit in each window in one atomic statement, by the database clock, so that replicas share the count. In a
 * transaction other hits of the same buckets wait for its end.
 */
const hitWindows = async (db: Db, windows: readonly RateWindow[]) => {
  const counted = await db
    .insert(rateWindows)
    .values(
      windows.map(({ bucket, seconds }) => ({
        bucket,
        starts_at: sql`now()`,
        ends_at: sql`now() + make_interval(secs => ${seconds})`,
        count: 1,
      })),
    )
    .onConflictDoUpdate({
      target: rateWindows.bucket,
      set: {
        starts_at: sql`case when ${hasEnded} then excluded.starts_at else ${rateWindows.starts_at} end`,
        ends_at: sql`case when ${hasEnded} then excluded.ends_at else ${rateWindows.ends_at} end`,
        count: sql`case when ${hasEnded} then 1 else ${rateWindows.count} + 1 end`,
      },
    })
    .returning({
      bucket: rateWindows.bucket,
      count: rateWindows.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateWindows.ends_at} - now()))::int`,
    });
  return new Map(counted.map((window) => [window.bucket, window]));
};

/** Counts one hit and returns how many the window has now, for a caller who decides what that means. */
export const countHit = async (db: Db, window: RateWindow): Promise<number> => (await hitWindow(db, window)).count;

/** Counts one hit and returns how many the window has now, and in how many seconds it ends. */
export const hitWindow = async (db: Db, window: RateWindow): Promise<{ count: number; secondsLeft: number }> =>
  (await hitWindows(db, [window])).get(window.bucket)!;

/**
 * Counts one hit against each rate limit. Throws the problem of the first exceeded limit, with `details.retry_after` in
 * seconds. In a transaction a refusal rolls back all of its counts; on a pool the refused hit counts too. Name shared
 * buckets before private ones, so that all callers take locks in the same order. Returns the counts, in the order of the
 * limits.
 */
export const enforceRateLimits = async (db: Db, limits: readonly RateLimit[]): Promise<number[]> => {
  const byBucket = await hitWindows(db, limits);
  return limits.map(({ bucket, max, problem }) => {
    const { count, secondsLeft } = byBucket.get(bucket)!;
    if (count > max) throw new ApiError(problem, { details: { retry_after: Math.max(1, secondsLeft) } });
    return count;
  });
};

/** How often each bucket was hit in its present window, in the order given; 0 for one without a window. */
export const readRateCounts = async (db: Db, buckets: readonly string[]): Promise<number[]> => {
  const windows = await db
    .select({ bucket: rateWindows.bucket, count: rateWindows.count })
    .from(rateWindows)
    .where(and(inArray(rateWindows.bucket, [...buckets]), not(hasEnded)));
  const byBucket = new Map(windows.map(({ bucket, count }) => [bucket, count]));
  return buckets.map((bucket) => byBucket.get(bucket) ?? 0);
};
