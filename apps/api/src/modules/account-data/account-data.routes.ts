import type { FastifyInstance } from 'fastify';
import { endMemberSession, endOtherSessions, getConsents, getSessions } from '@yoodee/api-contract/account-data';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { createAccountDataQueries } from './account-data.queries.ts';
import { readDevice } from '../members/device.ts';

/** A member's sessions and consents. */
export const accountDataRoutes = (
  app: FastifyInstance,
  { db, sessions, securityEvents }: { db: Db; sessions: Sessions; securityEvents: SecurityEvents },
) => {
  const accountData = createAccountDataQueries(db);

  route(app, getSessions, async ({ caller: { memberId, sessionId } }) => {
    const rows = await sessions.listLive(memberId);
    const items = rows.map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      ...readDevice(userAgent),
      created_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
      is_current: id === sessionId,
    }));
    return { items };
  });

  route(app, endMemberSession, async ({ params, caller: { memberId }, request }) => {
    if (!(await sessions.endOwn(memberId, params.id))) throw new ApiError('not_found');
    securityEvents.record({ kind: 'session_ended', request, memberId, detail: 'one' });
    return null;
  });

  route(app, endOtherSessions, async ({ caller: { memberId, sessionId }, request }) => {
    const ended = await sessions.endOthers(memberId, sessionId);
    securityEvents.record({ kind: 'session_ended', request, memberId, detail: 'others' });
    return { ended };
  });

  route(app, getConsents, async ({ caller }) => {
    const consents = await accountData.listConsents(caller.memberId);
    return { items: consents.map((consent) => ({ ...consent, at: consent.at.toISOString() })) };
  });
};
