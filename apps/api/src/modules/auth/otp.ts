import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { callerNetwork } from '../../limits/address.ts';
import { enforceLimits, type Limit } from '../../limits/limits.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';
import { createOtp, createOtpHash, createRefCode, type CodeScope } from './otp-code.ts';
import { otpMessage } from './otp-messages.ts';
import { createOtpQueries, type OtpCheck } from './otp.queries.ts';

/** A code as a member hands it in. */
export interface GivenCode extends CodeScope {
  otp: string;
}

const hour = 3_600;

/** Shared buckets first, see `enforceLimits`. A prefix is all but the last three digits: a thousand numbers. */
const sendLimits = (env: Env, phone: string, ip: string): Limit[] => [
  {
    bucket: `otp:send:ip:${callerNetwork(ip)}`,
    max: env.OTP_SENDS_PER_HOUR_IP,
    seconds: hour,
    problem: 'too_many_requests',
  },
  {
    bucket: `otp:send:prefix:${phone.slice(0, -3)}`,
    max: env.OTP_SENDS_PER_HOUR_PREFIX,
    seconds: hour,
    problem: 'too_many_requests',
  },
  { bucket: `otp:send:pause:${phone}`, max: 1, seconds: env.OTP_RESEND_S, problem: 'otp_too_soon' },
  { bucket: `otp:send:burst:${phone}`, max: env.OTP_SENDS_PER_10_MIN, seconds: 600, problem: 'otp_limit' },
  { bucket: `otp:send:day:${phone}`, max: env.OTP_SENDS_PER_DAY, seconds: 24 * hour, problem: 'otp_limit' },
];

const refusal = (check: Exclude<OtpCheck, { outcome: 'right' }>) =>
  check.outcome === 'wrong'
    ? new ApiError('otp_wrong', { details: { tries_left: check.triesLeft } })
    : new ApiError(`otp_${check.outcome}`);

/** One-time codes by text message: issue, judge, use up. Knows nothing of members, so known and unknown phones are alike. */
export const createOtpService = ({ db, env }: { db: Db; env: Env }) => {
  const hash = createOtpHash(env.JWT_SECRET);

  return {
    /**
     * Counts the send, keeps the code's hash and files the message, in one transaction. Wake the outbox afterwards.
     * Throws `otp_too_soon`, `otp_limit` or `too_many_requests`.
     */
    send({ ip, locale, ...target }: Omit<CodeScope, 'refCode'> & { ip: string; locale: Locale }) {
      const scope: CodeScope = { ...target, refCode: createRefCode() };
      const otp = createOtp(env.OTP_DIGITS);
      return db.transaction(async (tx) => {
        await enforceLimits(tx, sendLimits(env, scope.phone, ip));
        const code = await createOtpQueries(tx).issue({
          ...scope,
          codeHash: hash(scope, otp),
          lifeS: env.OTP_LIFE_S,
          resendS: env.OTP_RESEND_S,
        });
        await createOutboxQueries(tx).add({
          channel: 'sms',
          to: scope.phone,
          text: otpMessage({ ...scope, locale, otp, origin: env.PUBLIC_ORIGIN }),
          code: otp,
          lifeS: env.OTP_LIFE_S,
        });
        return { refCode: scope.refCode, ...code };
      });
    },

    /** Throws `too_many_requests` when this caller hands in codes too fast, right or wrong. */
    limitVerifies: (ip: string) =>
      enforceLimits(db, [
        {
          bucket: `otp:verify:ip:${callerNetwork(ip)}`,
          max: env.OTP_VERIFIES_PER_5_MIN_IP,
          seconds: 300,
          problem: 'too_many_requests',
        },
      ]),

    /**
     * Does `act` in the transaction that uses the code up: both happen or neither. When `act` throws, the code stays
     * good and no try is counted. Throws `otp_wrong` (with `tries_left`), `otp_expired`, `otp_exhausted` or
     * `otp_unknown`.
     */
    async redeem<Result>({ otp, ...scope }: GivenCode, act: (tx: Db) => Promise<Result>): Promise<Result> {
      const codeHash = hash(scope, otp);
      const outcome = await db.transaction(async (tx) => {
        const codes = createOtpQueries(tx);
        const check = await codes.check({ ...scope, codeHash, maxTries: env.OTP_TRIES });
        // Thrown only after the commit: that is what makes the wrong try count.
        if (check.outcome !== 'right') return { refused: check };
        if (!(await codes.consume(check.id))) throw new ApiError('otp_unknown');
        return { result: await act(tx) };
      });
      if (outcome.refused) throw refusal(outcome.refused);
      return outcome.result;
    },
  };
};
export type OtpService = ReturnType<typeof createOtpService>;
