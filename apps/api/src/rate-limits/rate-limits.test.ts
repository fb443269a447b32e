import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { rateWindows } from '../db/schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { enforceRateLimits, type RateLimit } from './rate-limits.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = (bucket: string, max = 3): RateLimit => ({ bucket, max, seconds: 600, problem: 'too_many_requests' });
const countOf = async (bucket: string) =>
  (await database.db.select().from(rateWindows).where(eq(rateWindows.bucket, bucket)))[0]?.count;

it('accepts exactly the allowed number of parallel hits', async () => {
  const hits = await Promise.allSettled(
    Array.from({ length: 20 }, () => enforceRateLimits(database.db, [limit('parallel')])),
  );

  expect(hits.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

it('says when to retry', async () => {
  await enforceRateLimits(database.db, [limit('later', 1)]);

  await expect(enforceRateLimits(database.db, [limit('later', 1)])).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retry_after: expect.closeTo(600, -1) },
  });
});

it('opens a new window once the old one has ended', async () => {
  await enforceRateLimits(database.db, [limit('again', 1)]);
  await database.db
    .update(rateWindows)
    .set({ ends_at: sql`now()` })
    .where(eq(rateWindows.bucket, 'again'));

  await enforceRateLimits(database.db, [limit('again', 1)]);

  expect(await countOf('again')).toBe(1);
});

it.each([
  ['opens a new window when the clock was set back by a day', '1 day', 1],
  ['keeps a window that a later transaction opened', '5 seconds', 2],
])('%s', async (_what, ahead, count) => {
  const bucket = `ahead ${ahead}`;
  await enforceRateLimits(database.db, [limit(bucket)]);
  const later = sql`make_interval(secs => extract(epoch from ${ahead}::interval))`;
  await database.db
    .update(rateWindows)
    .set({ starts_at: sql`now() + ${later}`, ends_at: sql`now() + ${later} + interval '10 minutes'` })
    .where(eq(rateWindows.bucket, bucket));

  await enforceRateLimits(database.db, [limit(bucket)]);

  expect(await countOf(bucket)).toBe(count);
});

it('rolls back the counts of a refused transaction', async () => {
  await enforceRateLimits(database.db, [limit('full', 1)]);

  await expect(
    database.db.transaction((tx) => enforceRateLimits(tx, [limit('other'), limit('full', 1)])),
  ).rejects.toMatchObject({ code: 'too_many_requests' });

  expect(await countOf('other')).toBeUndefined();
  expect(await countOf('full')).toBe(1);
});
