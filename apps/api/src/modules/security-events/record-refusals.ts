import type { FastifyInstance } from 'fastify';
import type { ProblemCode } from '@yoodee/api-contract';
import type { SecurityEventKind } from '@yoodee/api-contract/security-events';
import type { SecurityEvents } from './security-events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The phone (E.164) that a request to sign in is about, for security events. */
    phoneInQuestion: string | null;
  }
}

const kinds: Partial<Record<ProblemCode, SecurityEventKind>> = {
  otp_wrong: 'sign_in_failed',
  otp_expired: 'sign_in_failed',
  otp_exhausted: 'sign_in_failed',
  otp_unknown: 'sign_in_failed',
  line_refused: 'sign_in_failed',
  line_unknown: 'sign_in_failed',
  passkey_refused: 'sign_in_failed',
  passkey_unknown: 'sign_in_failed',
  otp_limit: 'limit_reached',
  otp_paused: 'limit_reached',
  too_many_requests: 'limit_reached',
  forbidden: 'access_denied',
  cross_site: 'access_denied',
};

/**
 * Records every refusal that a security event describes, of all routes. A member who asks for an id that is not theirs
 * gets `not_found`, as for an unknown id, so every such response to a member is recorded.
 */
export const recordRefusals = (app: FastifyInstance, events: SecurityEvents) => {
  app.decorateRequest('phoneInQuestion', null);
  app.addHook('onSend', async (request) => {
    const { problem, caller, phoneInQuestion: phone, routeOptions } = request;
    if (problem === null) return;
    const isForeign = problem === 'not_found' && caller !== null && (routeOptions.url ?? '').includes(':');
    const kind = isForeign ? 'access_denied' : kinds[problem];
    if (kind) events.record({ kind, request, memberId: caller?.memberId ?? null, phone, detail: problem });
  });
};
