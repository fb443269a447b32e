import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { ApiError } from '../../http/problem.ts';
import { plainDigits } from './phone.ts';

/** Without I, L and O, and without 0 and 1: nothing that is misread from a small screen. */
const refAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const refLength = 4;

/** What the member compares between the message and the screen. */
export const createRefCode = (): string =>
  Array.from({ length: refLength }, () => refAlphabet[randomInt(refAlphabet.length)]).join('');

export const createOtp = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A code as typed: Thai digits, spaces and dashes are fine. Throws `invalid_request`; that costs no try. */
export const readOtp = (text: string, digits: number): string => {
  const otp = plainDigits(text).replace(/[\s-]/g, '');
  if (otp.length !== digits || !/^\d+$/.test(otp))
    throw new ApiError('invalid_request', { errors: { otp: 'invalid' } });
  return otp;
};

/** What a code is good for. */
export interface CodeScope {
  phone: string;
  purpose: 'sign_in' | 'phone_change' | 'account_deletion';
  /** The only member who may use it; null when signing in. */
  memberId: number | null;
  refCode: string;
}

/** Makes the keyed hash that stands for a code in the database; without the key six digits would be guessed at once. */
export const createOtpHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'yoodee one-time codes', 32));
  return ({ phone, purpose, memberId, refCode }: CodeScope, otp: string): string =>
    createHmac('sha256', key).update([phone, purpose, memberId, refCode, otp].join('|')).digest('base64url');
};
