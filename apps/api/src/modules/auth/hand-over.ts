import type { FastifyReply } from 'fastify';
import type { Sessions } from './sessions.ts';

/** Gives an opened session to its client: binds a browser by a cookie. Returns the session’s part of the response. */
export const handOver = (
  reply: FastifyReply,
  { accessToken, expiresAt, cookie }: Awaited<ReturnType<Sessions['open']>>,
) => {
  if (cookie) reply.header('set-cookie', cookie);
  return { access_token: accessToken, expires_at: expiresAt.toISOString() };
};
