import { and, asc, gt, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { problemsOf } from '@yoodee/api-contract';
import { conversationEvents } from '@yoodee/api-contract/conversations';
import { guestConversationEvents } from '@yoodee/api-contract/guest-conversations';
import type { Db } from '../../db/database.ts';
import { conversations } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { failureReplies } from '../../http/route.ts';
import { parseRequest } from '../../http/validation.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import type { Sessions } from '../auth/sessions.ts';
import { isOpenTo, type Reader } from './conversation-access.ts';
import type { ConversationChanges } from './conversation-changes.ts';
import { linkLimits } from './conversation-limits.ts';
import { createEventStreams } from './event-stream.ts';
import { reportStreams } from './event-stream.metrics.ts';
import { findLinked } from './guest-links.ts';

/** Streams of one process; 1,000 took 21 MB. */
const maxStreams = 3_000;
/** One per tab. */
const maxPerReader = 10;
/** Many visitors share the address of a mobile network. */
const maxPerNetwork = 200;

/** A client that missed more loads everything again anyway. */
const maxMissed = 200;

interface EventServices {
  db: Db;
  sessions: Sessions;
  conversationChanges: ConversationChanges;
}

/** The last event that the client has; null when it did not say. */
const lastEventOf = ({ headers }: FastifyRequest): number | null => {
  const given = headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null;
};

/**
 * A change takes its number before it is committed, so a lower number may appear after a higher one. Changes of the last
 * seconds are therefore repeated: no statement lasts longer.
 */
const readMissed = async (db: Db, reader: Reader, since: number | null) => {
  if (since === null) return [];
  return db
    .select({ id: conversations.id, change: conversations.change })
    .from(conversations)
    .where(
      and(
        isOpenTo(reader),
        or(gt(conversations.change, since), gt(conversations.changed_at, sql`now() - interval '10 seconds'`)),
      ),
    )
    .orderBy(asc(conversations.change))
    .limit(maxMissed);
};

/** Changes of conversations as server-sent events. Not contract routes, because they do not end. */
export const eventRoutes = (app: FastifyInstance, { db, sessions, conversationChanges }: EventServices) => {
  const streams = createEventStreams({ max: maxStreams, logger: app.log });
  reportStreams(streams.count, maxStreams);
  app.addHook('preClose', async () => streams.endAll());
  app.addHook('onClose', () => conversationChanges.close());

  const stream = (
    request: FastifyRequest,
    reply: FastifyReply,
    { reader, isAllowed }: { reader: Reader; isAllowed: () => Promise<boolean> },
  ) => {
    const owner = 'memberId' in reader ? `member:${reader.memberId}` : `conversation:${reader.linkedId}`;
    const since = lastEventOf(request);
    const opened = streams.open({
      owners: [
        { key: owner, max: maxPerReader },
        { key: `network:${callerNetwork(request.ip)}`, max: maxPerNetwork },
      ],
      isAllowed,
      subscribe: (listener) => conversationChanges.subscribe(reader, listener),
      readMissed: () => readMissed(db, reader, since),
    });
    if (!opened) throw new ApiError('too_many_requests');
    return (
      reply
        .header('cache-control', 'private, no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // The process stops as soon as the stream has ended.
        .header('connection', 'close')
        .type('text/event-stream; charset=utf-8')
        .send(opened)
    );
  };

  const schemaOf = (spec: typeof conversationEvents | typeof guestConversationEvents) => ({
    summary: spec.summary,
    tags: [spec.tag],
    response: {
      200: { description: 'The events', content: { 'text/event-stream': { schema: z.string() } } },
      ...failureReplies(problemsOf(spec)),
    },
  });

  app.get(
    conversationEvents.path,
    { schema: { ...schemaOf(conversationEvents), security: [{ bearer: [] }] }, preHandler: [app.requireCaller] },
    async (request, reply) => {
      const { memberId, sessionId } = request.caller!;
      return stream(request, reply, { reader: { memberId }, isAllowed: () => sessions.isLive(sessionId, memberId) });
    },
  );

  app.post(
    guestConversationEvents.path,
    { schema: { ...schemaOf(guestConversationEvents), body: guestConversationEvents.body }, attachValidation: true },
    async (request, reply) => {
      const { token } = parseRequest(guestConversationEvents.body, request.body ?? {});
      await enforceRateLimits(db, linkLimits(request.ip));
      const { id } = await findLinked(db, token);
      const isAllowed = () =>
        findLinked(db, token).then(
          () => true,
          (error: unknown) => {
            if (error instanceof ApiError) return false;
            throw error;
          },
        );
      return stream(request, reply, { reader: { linkedId: id }, isAllowed });
    },
  );
};
