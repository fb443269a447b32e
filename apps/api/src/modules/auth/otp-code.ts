import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { ApiError } from '../../http/problem.ts';
import { plainDigits } from './phone.ts';

/** Without I, L, O, 0 and 1, which are easily misread. */
const refAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const refLength = 4;

/** The reference that the member compares between message and screen. */
export const createRefCode = (): string =>
  Array.from({ length: refLength }, () => refAlphabet[randomInt(refAlphabet.length)]).join('');

export const createOtp = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/**
 * Parses a typed code: Thai digits, spaces and dashes are accepted. Throws `invalid_request`, which does not count as a
 * try.
 */
export const readOtp = (text: string, digits: number): string => {
  const otp = plainDigits(text).replace(/[\s-]/g, '');
  if (otp.length !== digits || !/^\d+$/.test(otp))
    throw new ApiError('invalid_request', { errors: { otp: 'invalid' } });
  return otp;
};

export type OtpPurpose = 'sign_in' | 'phone_change' | `proof_${ProofPurpose}`;

/** What a code is valid for. */
export interface CodeScope {
  phone: string;
  purpose: OtpPurpose;
  /** The member who may use it; null for signing in. */
  memberId: number | null;
  /** The session in which it may be used; absent where any may. */
  sessionId?: string;
  refCode: string;
}

/** Creates the function for the keyed hash of a code. Without the key, six digits could be guessed from the hash. */
export const createOtpHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'yoodee one-time codes', 32));
  return ({ phone, purpose, memberId, sessionId, refCode }: CodeScope, otp: string): string =>
    createHmac('sha256', key)
      .update([phone, purpose, memberId, ...(sessionId ? [sessionId] : []), refCode, otp].join('|'))
      .digest('base64url');
};
