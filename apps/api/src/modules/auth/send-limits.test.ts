import { describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { baseBits, sendBudgets, sendRules, workBits, type Sender } from './send-limits.ts';

const env = readEnv({ NODE_ENV: 'test' });
const stranger: Sender = { kind: 'stranger', ip: '203.0.113.9' };
const rules = sendRules(env, { phone: '+66812345678', purpose: 'sign_in' }, stranger);
const bitsAt = (bucket: string, count: number) => {
  const counts = (all: readonly { bucket: string }[]) => all.map((one) => (one.bucket.startsWith(bucket) ? count : 1));
  return workBits(rules, { budgets: counts(rules.budgets), limits: counts(rules.limits) });
};

describe('the proof of work of a stranger', () => {
  it.each([
    ['otp:send:ip:', 10, 0],
    ['otp:send:ip:', 11, 8],
    ['otp:send:ip:', 20, 9],
    ['otp:send:ip:', 40, 10],
    ['otp:send:ip:', 100, 11],
    ['otp:send:prefix:', 10, 0],
    ['otp:send:prefix:', 11, 8],
    ['otp:send:strangers', 166, 0],
    ['otp:send:strangers', 167, 8],
    ['otp:send:strangers', 1_000, 10],
    ['otp:send:strangers', 2_000, 11],
    ['otp:send:site', 2_500, 0],
  ])('of %s at %i codes has %i bits', (bucket, count, bits) => {
    expect(bitsAt(bucket, count)).toBe(bits);
  });

  it.each<Sender>([
    { kind: 'known_device', deviceId: 'd' },
    { kind: 'member', memberId: 1 },
    { kind: 'line', lineSub: 'U1' },
  ])('is not asked of $kind', (sender) => {
    const own = sendRules(env, { phone: '+66812345678', purpose: 'phone_change' }, sender);
    const many = (all: readonly unknown[]) => all.map(() => 1_000_000);

    expect(workBits(own, { budgets: many(own.budgets), limits: many(own.limits) })).toBe(0);
  });
});

it('F3 the most that an attacker with 1,000 addresses makes us send in any 24 hours', () => {
  const addresses = 1_000;
  const byAddress = addresses * rules.limits.find(({ bucket }) => bucket.startsWith('otp:send:ip:'))!.max * 24;
  const { site, strangers, line } = sendBudgets(env);
  const most = Math.min(byAddress, strangers.perDay);
  const atOnce = most / 2;
  const perHour = (most - atOnce) / 24;
  // A twelfth of the burst needs no proof of work. Whoever wants the rest at once computes four answers for each code.
  const tries = (atOnce - Math.floor(atOnce / 12)) * 4 * 2 ** baseBits;

  process.stdout.write(
    `1,000 addresses, any 24 hours: at most ${most} text messages (by the limits of addresses alone: ${byAddress}); ` +
      `${atOnce} at once, with ${tries} hashes of 1,000 rounds or more, then ${perHour.toFixed(0)} an hour: ` +
      `one every ${(3_600 / perHour).toFixed(0)} s stays for newcomers; with LINE accounts as well ${line.perDay} more, ` +
      `ten for each account; everything together ${site.perDay}\n`,
  );
  expect(most).toBe(4_000);
  expect(rules.budgets).toEqual([site, strangers]);
  expect(site.perDay).toBe(5_000);
});
