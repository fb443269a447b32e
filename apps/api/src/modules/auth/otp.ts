import type { FastifyRequest } from 'fastify';
import type { Work } from '@yoodee/api-contract/member';
import type { WorkChallenge } from '@yoodee/api-contract/sign-in-work';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateBudgets, readRateBudgets } from '../../rate-limits/rate-budgets.ts';
import { enforceRateLimits, readRateCounts } from '../../rate-limits/rate-limits.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';
import { createOtp, createOtpHash, createRefCode, type CodeScope } from './otp-code.ts';
import { otpMessage } from './otp-messages.ts';
import { createOtpQueries, type OtpCheck } from './otp.queries.ts';
import type { KnownDevices } from './known-devices.ts';
import { baseBits, sendRules, workBits, type Sender } from './send-limits.ts';
import { createWorkChallenges } from './work-challenge.ts';

/** A code that a member entered. */
export interface GivenCode extends CodeScope {
  otp: string;
}

/** The parts of a request that codes depend on. */
type CodeRequest = Pick<FastifyRequest, 'ip' | 'headers' | 'caller'>;

type SendRequest = Omit<CodeScope, 'refCode'> & {
  request: CodeRequest;
  locale: Locale;
  work?: Work | undefined;
  /** The LINE account that signed in and has no member yet. */
  lineSub?: string | null;
};

const refusal = (check: Exclude<OtpCheck, { outcome: 'right' }>) =>
  check.outcome === 'wrong'
    ? new ApiError('otp_wrong', { details: { tries_left: check.triesLeft } })
    : new ApiError(`otp_${check.outcome}`);

/**
 * One-time codes by text message: send, check, consume. Independent of members, so that known and unknown phones behave
 * alike.
 */
export const createOtpService = ({ db, env, knownDevices }: { db: Db; env: Env; knownDevices: KnownDevices }) => {
  const hash = createOtpHash(env.JWT_SECRET);
  const challenges = createWorkChallenges(env.JWT_SECRET);

  const senderOf = ({ ip, headers }: CodeRequest, { phone, memberId }: CodeScope, lineSub: string | null): Sender => {
    if (memberId !== null) return { kind: 'member', memberId };
    const deviceId = knownDevices.find(headers.cookie, phone);
    if (deviceId !== null) return { kind: 'known_device', deviceId };
    return lineSub === null ? { kind: 'stranger', ip } : { kind: 'line', lineSub };
  };

  return {
    /**
     * Counts the send, stores the code's hash and adds the message to the outbox, in one transaction. Call
     * `outbox.runNow` afterwards. Throws `otp_too_soon`, `otp_limit`, `otp_paused`, `too_many_requests`, or
     * `work_required` when a stranger did not send an answered challenge.
     */
    async send({ request, locale, work, lineSub = null, ...target }: SendRequest) {
      const scope: CodeScope = { ...target, refCode: createRefCode() };
      const sender = senderOf(request, scope, lineSub);
      const workScope = { phone: scope.phone, ip: request.ip };
      const workId = work && sender.kind === 'stranger' ? await challenges.verify(work, workScope) : null;
      const otp = createOtp(env.OTP_DIGITS);
      const rules = sendRules(env, scope, sender);
      return db.transaction(async (tx) => {
        const counts = {
          budgets: await enforceRateBudgets(tx, rules.budgets),
          limits: await enforceRateLimits(tx, rules.limits),
        };
        if (workBits(rules, counts) > 0) {
          if (workId === null) throw new ApiError('work_required');
          await enforceRateLimits(tx, [
            { bucket: `otp:work:${workId}`, max: 1, seconds: challenges.lifeS, problem: 'too_many_requests' },
          ]);
        }
        const code = await createOtpQueries(tx).issue({
          ...scope,
          isFromKnownDevice: sender.kind === 'known_device',
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

    /** The proof of work that a stranger must send before the next code to a phone (E.164). */
    async startWork(phone: string, ip: string): Promise<WorkChallenge> {
      const rules = sendRules(env, { phone, purpose: 'sign_in' }, { kind: 'stranger', ip });
      const buckets = rules.limits.map(({ bucket }) => bucket);
      const withThis = (counts: number[]) => counts.map((count) => count + 1);
      const bits = workBits(rules, {
        budgets: withThis(await readRateBudgets(db, rules.budgets)),
        limits: withThis(await readRateCounts(db, buckets)),
      });
      return challenges.create({ phone, ip }, Math.max(baseBits, bits));
    },

    /**
     * Throws `too_many_requests` when this caller verifies too often, with right or wrong codes. A member and a device
     * that is known for the phone are counted by themselves, everybody else by network.
     */
    async limitVerifies(request: CodeRequest, phone: string | null = null): Promise<void> {
      const deviceId = phone === null ? null : knownDevices.find(request.headers.cookie, phone);
      const whose = request.caller
        ? `member:${request.caller.memberId}`
        : deviceId === null
          ? `ip:${callerNetwork(request.ip)}`
          : `device:${deviceId}`;
      await enforceRateLimits(db, [
        {
          bucket: `otp:verify:${whose}`,
          max: env.OTP_VERIFIES_PER_5_MIN_IP,
          seconds: 300,
          problem: 'too_many_requests',
        },
      ]);
    },

    /**
     * Runs `act` in the transaction that consumes the code: both happen or neither. When `act` throws, the code stays
     * valid and no try is counted. Throws `otp_wrong` (with `tries_left`), `otp_expired`, `otp_exhausted` or
     * `otp_unknown`.
     */
    async redeem<Result>({ otp, ...scope }: GivenCode, act: (tx: Db) => Promise<Result>): Promise<Result> {
      const codeHash = hash(scope, otp);
      const outcome = await db.transaction(async (tx) => {
        const codes = createOtpQueries(tx);
        const check = await codes.check({ ...scope, codeHash, maxTries: env.OTP_TRIES });
        // Thrown after the commit, so that the wrong try is counted.
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
