import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';

/** Who no longer wants mail, and at which address. */
export interface Unsubscriber {
  memberId: number;
  email: string;
}

const tokenPattern = /^([1-9]\d{0,14})\.([\w-]{43})$/;

/**
 * Tokens of unsubscribe links: the member's id, signed together with the address. Each works any number of times, for
 * one address, and without being stored.
 */
export const createUnsubscribeTokens = ({ JWT_SECRET }: Pick<Env, 'JWT_SECRET'>) => {
  const key = Buffer.from(hkdfSync('sha256', JWT_SECRET, '', 'yoodee unsubscribe links', 32));
  const signatureOf = ({ memberId, email }: Unsubscriber) =>
    createHmac('sha256', key).update(`${memberId}|${email}`).digest('base64url');

  return {
    sign: (who: Unsubscriber): string => `${who.memberId}.${signatureOf(who)}`,

    /** The member whom a token names, before its signature is checked; null for what is no token. */
    memberOf: (token: string): number | null => {
      const [, id] = tokenPattern.exec(token) ?? [];
      return id === undefined ? null : Number(id);
    },

    verify: (token: string, who: Unsubscriber): boolean => {
      const [, , signature = ''] = tokenPattern.exec(token) ?? [];
      const expected = signatureOf(who);
      return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    },
  };
};

/** The path of unsubscribing: a page for people (GET), one-click unsubscribe for mail clients (POST, RFC 8058). */
export const unsubscribePath = '/api/unsubscribe';
