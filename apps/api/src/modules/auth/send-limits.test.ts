import { describe, expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { baseBits, sendLimits, strangersPerDay, workBits, type Sender } from './send-limits.ts';

const env = readEnv({ NODE_ENV: 'test' });
const stranger: Sender = { kind: 'stranger', ip: '203.0.113.9' };
const limits = sendLimits(env, { phone: '+66812345678', purpose: 'sign_in' }, stranger);
const bitsAt = (bucket: string, count: number) =>
  workBits(
    limits,
    limits.map((limit) => (limit.bucket.startsWith(bucket) ? count : 1)),
  );

describe('the computation of a stranger', () => {
  it.each([
    ['otp:send:ip:', 10, 0],
    ['otp:send:ip:', 11, 8],
    ['otp:send:ip:', 20, 9],
    ['otp:send:ip:', 40, 10],
    ['otp:send:ip:', 100, 11],
    ['otp:send:prefix:', 10, 0],
    ['otp:send:prefix:', 11, 8],
    ['otp:send:strangers:hour', 166, 0],
    ['otp:send:strangers:hour', 167, 8],
    ['otp:send:strangers:hour', 4_000, 11],
    ['otp:send:site:day', 5_000, 0],
  ])('of %s at %i codes has %i bits', (bucket, count, bits) => {
    expect(bitsAt(bucket, count)).toBe(bits);
  });

  it.each<Sender>([
    { kind: 'known_device', deviceId: 'd' },
    { kind: 'member', memberId: 1 },
  ])('is not asked of $kind', (sender) => {
    const own = sendLimits(env, { phone: '+66812345678', purpose: 'phone_change' }, sender);

    expect(
      workBits(
        own,
        own.map(() => 1_000_000),
      ),
    ).toBe(0);
  });
});

it('F3 the most that an attacker with 1,000 addresses makes us send in a day', () => {
  const addresses = 1_000;
  const perHour = (start: string) => limits.find(({ bucket }) => bucket.startsWith(start))!;
  const byAddress = addresses * perHour('otp:send:ip:').max * 24;
  const most = Math.min(byAddress, strangersPerDay(env));
  // Free codes of 24 hours cost nothing; whoever wants all in an hour computes four answers for each of the others.
  const freePerHour = perHour('otp:send:strangers:hour').free!;
  const tries = (most - freePerHour) * 4 * 2 ** baseBits;

  process.stdout.write(
    `1,000 addresses, one day: at most ${most} text messages (by the limits of addresses alone: ${byAddress}); ` +
      `${freePerHour} an hour without a computation, all in one hour with ${tries} hashes of 1,000 rounds or more\n`,
  );
  expect(most).toBe(4_000);
  expect(sendLimits(env, { phone: '+66812345678', purpose: 'sign_in' }, stranger)[0]).toMatchObject({
    bucket: 'otp:send:site:day',
    max: 5_000,
  });
});
