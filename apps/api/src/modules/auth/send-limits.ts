import type { Env } from '../../env.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import type { RateLimit } from '../../rate-limits/rate-limits.ts';
import type { CodeScope } from './otp-code.ts';

const hour = 3_600;
const day = 24 * hour;

/** Above the number of free codes, this many times as many are sent to browsers that compute first. */
const stretch = 10;
/** The share of the codes of a day that is kept for members and known devices. */
const reserve = 0.2;

/** The least work: about a second on a phone. */
export const baseBits = 8;
const maxBits = 11;

export type SendSettings = Pick<
  Env,
  | 'OTP_RESEND_S'
  | 'OTP_SENDS_PER_10_MIN'
  | 'OTP_SENDS_PER_DAY'
  | 'OTP_SENDS_PER_HOUR_IP'
  | 'OTP_SENDS_PER_HOUR_PREFIX'
  | 'OTP_SENDS_PER_DAY_SITE'
>;

/** Who asks for a code. A device is known for the phone in question. */
export type Sender =
  { kind: 'stranger'; ip: string } | { kind: 'known_device'; deviceId: string } | { kind: 'member'; memberId: number };

export interface SendLimit extends RateLimit {
  /** A limit that strangers share. After this many hits they compute before the next code. */
  free?: number;
}

/** How many codes a day strangers get together, on the whole site. */
export const strangersPerDay = ({ OTP_SENDS_PER_DAY_SITE: all }: SendSettings): number =>
  Math.max(1, Math.floor(all * (1 - reserve)));

const shared = (env: SendSettings, phone: string, ip: string): SendLimit[] => {
  const perDay = strangersPerDay(env);
  return [
    { bucket: 'otp:send:strangers:day', max: perDay, seconds: day, problem: 'otp_paused' },
    {
      bucket: 'otp:send:strangers:hour',
      max: perDay,
      free: Math.max(1, Math.floor(perDay / 24)),
      seconds: hour,
      problem: 'otp_paused',
    },
    {
      bucket: `otp:send:ip:${callerNetwork(ip)}`,
      max: env.OTP_SENDS_PER_HOUR_IP * stretch,
      free: env.OTP_SENDS_PER_HOUR_IP,
      seconds: hour,
      problem: 'too_many_requests',
    },
    // The number without its last three digits: a block of a thousand numbers.
    {
      bucket: `otp:send:prefix:${phone.slice(0, -3)}`,
      max: env.OTP_SENDS_PER_HOUR_PREFIX * stretch,
      free: env.OTP_SENDS_PER_HOUR_PREFIX,
      seconds: hour,
      problem: 'too_many_requests',
    },
  ];
};

/** A pause is one for each purpose: whoever just signed in need not wait to prove who they are. */
const own = (env: SendSettings, purpose: string, whose: string): SendLimit[] => [
  { bucket: `otp:send:pause:${purpose}:${whose}`, max: 1, seconds: env.OTP_RESEND_S, problem: 'otp_too_soon' },
  { bucket: `otp:send:burst:${whose}`, max: env.OTP_SENDS_PER_10_MIN, seconds: 600, problem: 'otp_limit' },
  { bucket: `otp:send:day:${whose}`, max: env.OTP_SENDS_PER_DAY, seconds: day, problem: 'otp_limit' },
];

/**
 * The limits of sending a code, shared ones first as `enforceRateLimits` asks. Members and known devices are counted by
 * themselves: whatever strangers do, their codes are sent. A member who names another number also counts against that
 * number.
 */
export const sendLimits = (
  env: SendSettings,
  { phone, purpose }: Pick<CodeScope, 'phone' | 'purpose'>,
  sender: Sender,
): SendLimit[] => {
  const site: SendLimit = {
    bucket: 'otp:send:site:day',
    max: env.OTP_SENDS_PER_DAY_SITE,
    seconds: day,
    problem: 'otp_paused',
  };
  if (sender.kind === 'known_device') return [site, ...own(env, purpose, `device:${sender.deviceId}:${phone}`)];
  if (sender.kind === 'member')
    return [
      site,
      ...own(env, purpose, `member:${sender.memberId}`),
      ...(purpose === 'phone_change' ? own(env, purpose, phone) : []),
    ];
  return [site, ...shared(env, phone, sender.ip), ...own(env, purpose, phone)];
};

/**
 * The bits of the computation before the next code: none while every shared limit has free codes, then eight, and one
 * more each time a count doubles, eleven at most. `counts` include the code that is asked for.
 */
export const workBits = (limits: readonly SendLimit[], counts: readonly number[]): number => {
  const pressure = Math.max(0, ...limits.map(({ free }, n) => (free === undefined ? 0 : counts[n]! / free)));
  return pressure <= 1 ? 0 : Math.min(maxBits, baseBits + Math.floor(Math.log2(pressure)));
};
