import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/problem.ts';
import type { Caller } from '../../http/route.ts';
import { apiKeyIn } from '../api-keys/api-key.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The signed-in, active member of a request to a public endpoint, or null. */
    readCaller(request: FastifyRequest): Promise<Caller | null>;
  }
}

/** The token of an `Authorization: Bearer …` header (RFC 6750). Cookies are ignored, and keys of programs. */
export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  apiKeyIn(headers.authorization) === null
    ? (/^Bearer +([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null)
    : null;

/** Adds authentication to the server. Call it before routes are registered. */
export const decorateCallers = (app: FastifyInstance, sessions: Sessions, events: SecurityEvents) => {
  const checkSession = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    if (token === null) return null;
    const checked = await sessions.check(token, request.headers.cookie);
    if (checked.status === 'live') return checked;
    if (checked.status === 'reused')
      events.record({ kind: 'session_ended', request, memberId: checked.memberId, detail: 'copied' });
    else {
      const memberId = checked.status === 'copied' ? checked.memberId : null;
      events.record({ kind: 'token_refused', request, memberId, detail: checked.status });
    }
    return checked;
  };

  app.decorate('requireCaller', async (request: FastifyRequest, reply: FastifyReply) => {
    const checked = await checkSession(request);
    if (checked?.status === 'copied' || checked?.status === 'reused') throw new ApiError('session_elsewhere');
    if (checked?.status !== 'live' || checked.session.memberId === null) throw new ApiError('signed_out');
    const { memberId, sessionId, userStatus } = checked.session;
    if (userStatus !== 'active') throw new ApiError('forbidden');
    if (checked.newCookie) reply.header('set-cookie', checked.newCookie);
    request.caller = { memberId, sessionId };
  });

  app.decorate('readCaller', async (request: FastifyRequest) => {
    const checked = await checkSession(request);
    if (checked?.status !== 'live') return null;
    const { memberId, sessionId, userStatus } = checked.session;
    return memberId === null || userStatus !== 'active' ? null : { memberId, sessionId };
  });
};
