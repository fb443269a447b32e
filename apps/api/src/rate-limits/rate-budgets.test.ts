import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { rateWindows } from '../db/schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { enforceRateBudgets, readRateBudgets, type RateBudget } from './rate-budgets.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.delete(rateWindows));
afterAll(() => database.close());

const budget: RateBudget = { bucket: 'codes', perDay: 48, problem: 'otp_paused' };
/** Whether a hit is accepted. */
const hit = () =>
  database.db
    .transaction((tx) => enforceRateBudgets(tx, [budget]))
    .then(
      () => true,
      () => false,
    );
const passHours = (hours: number) =>
  database.db.update(rateWindows).set({ ends_at: sql`${rateWindows.ends_at} - make_interval(mins => ${hours * 60})` });
const hitUntilRefused = async () => {
  let count = 0;
  while (await hit()) count += 1;
  return count;
};

it('accepts a burst of half a day, and says when to retry', async () => {
  expect(await hitUntilRefused()).toBe(24);

  await expect(database.db.transaction((tx) => enforceRateBudgets(tx, [budget]))).rejects.toMatchObject({
    code: 'otp_paused',
    details: { retry_after: expect.closeTo(3_600, -2) },
  });
});

it('refills evenly, so that it is never empty for long', async () => {
  await hitUntilRefused();
  const byHour = [];
  for (let hour = 0; hour < 6; hour += 1) {
    await passHours(1);
    byHour.push(await hitUntilRefused());
  }

  expect(byHour).toEqual([1, 1, 1, 1, 1, 1]);
});

it.each([1, 7, 12, 23])(
  'accepts no more than a day’s hits in any 24 hours (all it can after %i quiet hours)',
  async (quiet) => {
    await hitUntilRefused();
    const times: number[] = [];
    for (let hour = 0; hour < 60; hour += 1) {
      await passHours(1);
      // An attacker who waits for the budget to fill, and then takes everything as soon as it is there.
      const count = hour % 24 < quiet ? 0 : await hitUntilRefused();
      times.push(...Array.from({ length: count }, () => hour));
    }

    const inAnyDay = times.map((start) => times.filter((time) => time >= start && time < start + 24).length);
    expect(Math.max(...inAnyDay)).toBeLessThanOrEqual(budget.perDay);
  },
);

it('accepts exactly the available number of parallel hits', async () => {
  const accepted = await Promise.all(Array.from({ length: 50 }, hit));

  expect(accepted.filter(Boolean)).toHaveLength(24);
});

it('a refused hit uses nothing', async () => {
  await hitUntilRefused();
  for (let count = 0; count < 10; count += 1) await hit();

  expect(await readRateBudgets(database.db, [budget, { ...budget, bucket: 'unused' }])).toEqual([24, 0]);
});

it('is refilled after a day at most when the clock was set back', async () => {
  await hitUntilRefused();
  await passHours(-36);

  expect(await readRateBudgets(database.db, [budget])).toEqual([0]);
  expect(await hitUntilRefused()).toBe(24);
});
