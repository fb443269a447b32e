import { hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * The key that the command line sends to the internal port. Derived from the site's secret: only someone who can read
 * that secret can run operations.
 */
export const operatorKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'yoodee operations', 32)).toString('base64url');

/** Compares in constant time. */
export const isOperator = (authorization: string | undefined, secret: string): boolean => {
  const expected = Buffer.from(`Bearer ${operatorKey(secret)}`);
  const given = Buffer.from(authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
