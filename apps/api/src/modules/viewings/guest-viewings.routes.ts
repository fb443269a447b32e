import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addGuestViewing,
  noteGuestViewing,
  openGuestViewings,
  stepGuestViewing,
  viewingCalendarFile,
} from '@yoodee/api-contract/guest-viewings';
import { problemsOf } from '@yoodee/api-contract';
import { ApiError } from '../../http/problem.ts';
import { failureReplies, route } from '../../http/route.ts';
import { readIdempotencyKey } from '../../idempotency/idempotency.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { localeOf } from '../auth/auth.routes.ts';
import { linkLimits } from '../conversations/conversation-limits.ts';
import { addViewing } from './book-viewing.ts';
import { noteViewing, stepViewing } from './step-viewing.ts';
import { findGuest } from './viewing-access.ts';
import { createViewingTokens } from './viewing-tokens.ts';
import { createViewingQueries } from './viewings.queries.ts';
import type { ViewingServices } from './viewings.routes.ts';

/** Viewings of a buyer without an account, by the token of a link; and calendar files, by a signed address. */
export const guestViewingRoutes = (
  app: FastifyInstance,
  { db, env, conversationChanges }: Omit<ViewingServices, 'outbox'>,
) => {
  const queries = createViewingQueries(db, env);
  const tokens = createViewingTokens(env);

  const findFor = async (request: FastifyRequest, token: string) => {
    await enforceRateLimits(db, linkLimits(request.ip));
    return findGuest(db, tokens, token);
  };

  route(app, openGuestViewings, async ({ body: { token }, request }) => ({
    items: await queries.listForGuest(await findFor(request, token), localeOf(request)),
  }));

  route(app, addGuestViewing, async ({ body: { token, ...wanted }, request }) => {
    const reader = await findFor(request, token);
    const { viewing, change } = await addViewing(db, env, {
      ...{ conversationId: reader.linkedId, reader, wanted, key: readIdempotencyKey(request), ip: request.ip },
    });
    await conversationChanges.publish(change);
    return queries.find(viewing.id, reader, localeOf(request));
  });

  route(app, stepGuestViewing, async ({ body: { token, id, action: input }, request }) => {
    const reader = await findFor(request, token);
    await conversationChanges.publish(await stepViewing(db, env, { id, reader, input, ip: request.ip }));
    return queries.find(id, reader, localeOf(request));
  });

  route(app, noteGuestViewing, async ({ body: { token, id, note }, request }) => {
    const reader = await findFor(request, token);
    await noteViewing(db, { id, reader, note });
    return queries.find(id, reader, localeOf(request));
  });

  const { path, summary, tag, access, method, problems } = viewingCalendarFile;
  app.get<{ Params: { token: string } }>(
    path,
    {
      schema: {
        ...{ summary, tags: [tag] },
        response: failureReplies(problemsOf({ method, access, problems })),
      },
    },
    async (request, reply) => {
      await enforceRateLimits(db, linkLimits(request.ip));
      const view = tokens.readCalendar(request.params.token);
      if (!view) throw new ApiError('not_found');
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', 'attachment; filename="viewing.ics"')
        .type('text/calendar; charset=utf-8')
        .send(await queries.readCalendarFile(view));
    },
  );
};
