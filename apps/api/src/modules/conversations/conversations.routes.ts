import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  getConversation,
  getConversationMessages,
  getConversations,
  reportConversation as reportEndpoint,
  sendConversationMessage,
  updateConversation,
} from '@yoodee/api-contract/conversations';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { route } from '../../http/route.ts';
import { readIdempotencyKey } from '../../idempotency/idempotency.ts';
import { localeOf } from '../auth/auth.routes.ts';
import { createCallerHash } from '../../rate-limits/caller-hash.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { changeConversation } from './change-conversation.ts';
import { claimConversations } from './claim-conversations.ts';
import type { ConversationChanges } from './conversation-changes.ts';
import { messageOf } from './conversation.view.ts';
import { createConversationQueries } from './conversations.queries.ts';
import { openMessages } from './messages.queries.ts';
import { reportConversation } from './report-conversation.ts';
import { readPause } from './strikes/pause-appeals.ts';
import { sendMessage } from './write-message.ts';

export interface ConversationServices {
  db: Db;
  env: Env;
  outbox: Outbox;
  conversationChanges: ConversationChanges;
}

/** A member's conversations. */
export const conversationRoutes = (
  app: FastifyInstance,
  { db, env, outbox, conversationChanges }: ConversationServices,
) => {
  const queries = createConversationQueries(db);
  const hashesOf = createCallerHash(env.JWT_SECRET);
  const networkOf = (request: FastifyRequest) => hashesOf(request, null).network;

  route(app, getConversations, async ({ query: { page = 1, ...filter }, caller: { memberId } }) => {
    await claimConversations(db, memberId);
    const found = await queries.search(memberId, { ...filter, page });
    return { ...found, pause: await readPause(db, memberId) };
  });

  route(app, getConversation, ({ params: { id }, caller: { memberId } }) => queries.find(id, { memberId }));

  route(app, getConversationMessages, async ({ params: { id }, query, caller: { memberId } }) => {
    const { page, change } = await openMessages(db, id, { memberId }, query);
    await conversationChanges.publish(change);
    return page;
  });

  route(app, sendConversationMessage, async ({ params: { id }, body, caller: { memberId }, request }) => {
    const sent = await sendMessage(db, env, id, {
      ...{ reader: { memberId }, text: body.text ?? null, attachmentIds: body.attachment_ids ?? [] },
      key: readIdempotencyKey(request),
      ...{ locale: localeOf(request), ip: request.ip, network: networkOf(request) },
    });
    await conversationChanges.publish(sent.change);
    if (sent.isTexted) outbox.runNow();
    return messageOf(sent.message, sent.attachments, sent.row, sent.role);
  });

  route(app, updateConversation, async ({ params: { id }, body, caller: { memberId }, request }) => {
    const network = networkOf(request);
    await conversationChanges.publish(await changeConversation(db, id, { reader: { memberId }, network }, body));
    return queries.find(id, { memberId });
  });

  route(app, reportEndpoint, async ({ params: { id }, body, caller: { memberId }, request }) => {
    await reportConversation(db, id, { reader: { memberId }, ...body, ip: request.ip });
    return null;
  });
};
