import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/problem.ts';
import type { Caller } from '../../http/route.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The signed-in, active member behind a request to a public endpoint, or null. */
    readCaller(request: FastifyRequest): Promise<Caller | null>;
  }
}

/** The token of an `Authorization: Bearer …` header (RFC 6750); cookies are never looked at. */
export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** Teaches the server who is calling. Call it before any route is mounted. */
export const decorateCallers = (app: FastifyInstance, sessions: Sessions) => {
  const sessionOf = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    return token === null ? null : sessions.read(token);
  };

  app.decorate('requireCaller', async (request: FastifyRequest) => {
    const session = await sessionOf(request);
    if (session === null || session.memberId === null) throw new ApiError('signed_out');
    if (session.userStatus !== 'active') throw new ApiError('forbidden');
    request.caller = { memberId: session.memberId, sessionId: session.sessionId };
  });

  app.decorate('readCaller', async (request: FastifyRequest) => {
    const session = await sessionOf(request);
    if (session === null || session.memberId === null || session.userStatus !== 'active') return null;
    return { memberId: session.memberId, sessionId: session.sessionId };
  });
};
