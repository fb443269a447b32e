import { hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * What a command line shows to the API's inner port: made from the site's own secret, so whoever may read that secret
 * may operate, and nobody else on the machine.
 */
export const operatorKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'yoodee operations', 32)).toString('base64url');

/** Compares in a time that tells nothing. */
export const isOperator = (authorization: string | undefined, secret: string): boolean => {
  const expected = Buffer.from(`Bearer ${operatorKey(secret)}`);
  const given = Buffer.from(authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
