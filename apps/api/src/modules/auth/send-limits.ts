import type { Env } from '../../env.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { shareUsed, type RateBudget } from '../../rate-limits/rate-budgets.ts';
import type { RateLimit } from '../../rate-limits/rate-limits.ts';
import type { CodeScope } from './otp-code.ts';

const hour = 3_600;
const day = 24 * hour;

/** A shared limit allows this many times its free codes; those above the free ones need a proof of work. */
const stretch = 10;
/** Shares of the daily budget for strangers, and for newcomers who have signed in to LINE. The rest is reserved. */
const shares = { strangers: 0.8, line: 0.1 };
/** Strangers need a proof of work once they have used this share of their burst. */
const freeShare = 1 / 12;

/** The easiest proof of work: about a second on a phone. */
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

/** Who asks for a code. A device is known for the phone in question. `line` is a LINE account without a member. */
export type Sender =
  | { kind: 'stranger'; ip: string }
  | { kind: 'line'; lineSub: string }
  | { kind: 'known_device'; deviceId: string }
  | { kind: 'member'; memberId: number };

export interface SendLimit extends RateLimit {
  /** Set for a limit that strangers share: after this many hits, the next code needs a proof of work. */
  free?: number;
}

const budget = (name: string, { OTP_SENDS_PER_DAY_SITE: all }: SendSettings, share = 1): RateBudget => ({
  bucket: `otp:send:${name}`,
  perDay: Math.max(2, Math.floor(all * share)),
  problem: 'otp_paused',
});

/** The budget of the whole site for any 24 hours, and the shares of the groups that could use it up. */
export const sendBudgets = (env: SendSettings): Record<'site' | 'strangers' | 'line', RateBudget> => ({
  site: budget('site', env),
  strangers: budget('strangers', env, shares.strangers),
  line: budget('line', env, shares.line),
});

const shared = (env: SendSettings, phone: string, ip: string): SendLimit[] => [
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

/** Each purpose has its own cooldown: whoever just signed in need not wait to prove who they are. */
const own = (env: SendSettings, purpose: string, whose: string): SendLimit[] => [
  { bucket: `otp:send:pause:${purpose}:${whose}`, max: 1, seconds: env.OTP_RESEND_S, problem: 'otp_too_soon' },
  { bucket: `otp:send:burst:${whose}`, max: env.OTP_SENDS_PER_10_MIN, seconds: 600, problem: 'otp_limit' },
  { bucket: `otp:send:day:${whose}`, max: env.OTP_SENDS_PER_DAY, seconds: day, problem: 'otp_limit' },
];

/** What is counted when a code is sent: the budgets first, then the limits, shared ones before private ones. */
export interface SendRules {
  budgets: RateBudget[];
  limits: SendLimit[];
}

/**
 * Members and known devices are counted by themselves: whatever strangers do, their codes are sent. So are newcomers who
 * have signed in to LINE: whoever wants to use up their budget needs many LINE accounts. Members and LINE accounts who name
 * another number also count against that number.
 */
export const sendRules = (
  env: SendSettings,
  { phone, purpose }: Pick<CodeScope, 'phone' | 'purpose'>,
  sender: Sender,
): SendRules => {
  const { site, strangers, line } = sendBudgets(env);
  switch (sender.kind) {
    case 'known_device':
      return { budgets: [site], limits: own(env, purpose, `device:${sender.deviceId}:${phone}`) };
    case 'member':
      return {
        budgets: [site],
        limits: [
          ...own(env, purpose, `member:${sender.memberId}`),
          ...(purpose === 'phone_change' ? own(env, purpose, phone) : []),
        ],
      };
    case 'line':
      return {
        budgets: [site, line],
        limits: [...own(env, purpose, `line:${sender.lineSub}`), ...own(env, purpose, phone)],
      };
    case 'stranger':
      return { budgets: [site, strangers], limits: [...shared(env, phone, sender.ip), ...own(env, purpose, phone)] };
  }
};

/** What was counted, in the order of the rules. */
export interface SendCounts {
  budgets: readonly number[];
  limits: readonly number[];
}

/**
 * The difficulty in bits of the proof of work before the next code: none while every shared limit has free codes, then
 * eight, and one more each time a count doubles, eleven at most. `counts` include the requested code.
 */
export const workBits = ({ budgets, limits }: SendRules, counts: SendCounts): number => {
  const ofStrangers = budgets.findIndex(({ bucket }) => bucket === 'otp:send:strangers');
  const pressure = Math.max(
    ofStrangers < 0 ? 0 : shareUsed(budgets[ofStrangers]!, counts.budgets[ofStrangers]!) / freeShare,
    ...limits.map(({ free }, n) => (free === undefined ? 0 : counts.limits[n]! / free)),
  );
  return pressure <= 1 ? 0 : Math.min(maxBits, baseBits + Math.floor(Math.log2(pressure)));
};
