import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PhoneInput } from './member.contract.ts';

/** A computation that a browser does before a code is sent to a phone that it has not signed in with. */
export const WorkChallenge = z.object({
  challenge: z.string(),
  /** Leading zero bits of each answer's hash. An answer needs 2^bits tries on average. */
  bits: z.int().check(z.gte(1), z.lte(16)),
});
export type WorkChallenge = z.infer<typeof WorkChallenge>;

/**
 * The challenge is for one phone, for the network of the caller and for one code, and expires after ten minutes. It is
 * needed when `sendOtp` responds with `work_required`.
 */
export const startWork = endpoint({
  method: 'POST',
  path: '/member/auth/otp/work',
  summary: 'Get the computation that comes before a one-time code while many are requested',
  tag: 'member',
  access: 'public',
  body: z.strictObject({ phone_number: PhoneInput }),
  response: WorkChallenge,
  problems: ['phone_not_supported', 'phone_not_mobile', 'too_many_requests'],
});
