import type { FastifyRequest } from 'fastify';

/** The client that opened a session. */
export interface Client {
  userAgent?: string | undefined;
  /** Its session is bound to it by a cookie. */
  isBrowser?: boolean;
}

/**
 * Browsers send `Sec-Fetch-Site` or `Origin` with every sign-in, and no script can remove them. A program sends neither,
 * keeps no cookies, and protects its token itself.
 */
export const clientOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Client => ({
  userAgent: headers['user-agent'],
  isBrowser: headers['sec-fetch-site'] !== undefined || headers.origin !== undefined,
});
