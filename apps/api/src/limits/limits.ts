import { sql } from 'drizzle-orm';
import type { ProblemCode } from '@yoodee/api-contract';
import type { Db } from '../db/database.ts';
import { rateWindows } from '../db/schema.ts';
import { ApiError } from '../http/problem.ts';

/** At most `max` hits in a window of `seconds` that opens with the first hit. `problem` is what the next one meets. */
export interface Limit {
  /** What is counted and for whom, e.g. `otp:verify:ip:203.0.113.7`. */
  bucket: string;
  max: number;
  seconds: number;
  problem: ProblemCode;
}

const hasEnded = sql`${rateWindows.endsAt} <= now()`;

/**
 * Counts one hit against each limit in one atomic statement, by the database clock, so replicas share the count.
 * Throws the problem of the first limit that is used up, with `details.retry_after` in seconds.
 *
 * Within a transaction a refusal takes all of its counts back: only what happened is counted. On a pool the refused
 * hit counts too. Name shared buckets before private ones: locks are then taken in one order everywhere.
 */
export const enforceLimits = async (db: Db, limits: readonly Limit[]): Promise<void> => {
  const windows = await db
    .insert(rateWindows)
    .values(
      limits.map(({ bucket, seconds }) => ({
        bucket,
        startsAt: sql`now()`,
        endsAt: sql`now() + make_interval(secs => ${seconds})`,
        count: 1,
      })),
    )
    .onConflictDoUpdate({
      target: rateWindows.bucket,
      set: {
        startsAt: sql`case when ${hasEnded} then excluded.starts_at else ${rateWindows.startsAt} end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${rateWindows.endsAt} end`,
        count: sql`case when ${hasEnded} then 1 else ${rateWindows.count} + 1 end`,
      },
    })
    .returning({
      bucket: rateWindows.bucket,
      count: rateWindows.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateWindows.endsAt} - now()))::int`,
    });
  const byBucket = new Map(windows.map((window) => [window.bucket, window]));
  for (const { bucket, max, problem } of limits) {
    const { count, secondsLeft } = byBucket.get(bucket)!;
    if (count > max) throw new ApiError(problem, { details: { retry_after: Math.max(1, secondsLeft) } });
  }
};
