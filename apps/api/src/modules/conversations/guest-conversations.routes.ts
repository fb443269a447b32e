import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  openGuestConversation,
  reportGuestConversation,
  revokeGuestLink,
  sendGuestMessage,
  updateGuestConversation,
} from '@yoodee/api-contract/guest-conversations';
import { route } from '../../http/route.ts';
import { readIdempotencyKey } from '../../idempotency/idempotency.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { localeOf } from '../auth/auth.routes.ts';
import { createCallerHash } from '../../rate-limits/caller-hash.ts';
import { changeConversation } from './change-conversation.ts';
import { changeOf } from './conversation-changes.ts';
import { linkLimits } from './conversation-limits.ts';
import { messageOf } from './conversation.view.ts';
import { createConversationQueries } from './conversations.queries.ts';
import type { ConversationServices } from './conversations.routes.ts';
import { findLinked, linkExpiry, markLinkOpened, revokeLinks } from './guest-links.ts';
import { openMessages } from './messages.queries.ts';
import { reportConversation } from './report-conversation.ts';
import { sendMessage } from './write-message.ts';

/** The conversation of a buyer without an account, by the token of their link. */
export const guestConversationRoutes = (
  app: FastifyInstance,
  { db, env, conversationChanges }: Omit<ConversationServices, 'outbox'>,
) => {
  const queries = createConversationQueries(db);
  const hashesOf = createCallerHash(env.JWT_SECRET);
  const networkOf = (request: FastifyRequest) => hashesOf(request, null).network;

  const findFor = async (request: FastifyRequest, token: string) => {
    await enforceRateLimits(db, linkLimits(request.ip));
    const row = await findLinked(db, token);
    return { row, reader: { linkedId: row.id } };
  };

  route(app, openGuestConversation, async ({ body: { token, ...place }, request }) => {
    const { row, reader } = await findFor(request, token);
    await markLinkOpened(db, row.id);
    const { page, change } = await openMessages(db, row.id, reader, place);
    await conversationChanges.publish(change);
    const conversation = await queries.find(row.id, reader);
    return { conversation, messages: page, expires_at: linkExpiry(row).toISOString() };
  });

  route(app, sendGuestMessage, async ({ body: { token, text, attachment_ids }, request }) => {
    const { row: found, reader } = await findFor(request, token);
    const { message, attachments, row, role, change } = await sendMessage(db, env, found.id, {
      ...{ reader, text: text ?? null, attachmentIds: attachment_ids ?? [], key: readIdempotencyKey(request) },
      ...{ locale: localeOf(request), ip: request.ip, network: networkOf(request) },
    });
    await conversationChanges.publish(change);
    return messageOf(message, attachments, row, role);
  });

  route(app, updateGuestConversation, async ({ body: { token, ...update }, request }) => {
    const { row, reader } = await findFor(request, token);
    await conversationChanges.publish(
      await changeConversation(db, row.id, { reader, network: networkOf(request) }, update),
    );
    return queries.find(row.id, reader);
  });

  route(app, revokeGuestLink, async ({ body: { token }, request }) => {
    const { row } = await findFor(request, token);
    await db.transaction((tx) => revokeLinks(tx, row.id));
    // Other tabs with the link learn that it has ended.
    await conversationChanges.publish(changeOf(row, ['buyer']));
    return null;
  });

  route(app, reportGuestConversation, async ({ body: { token, ...report }, request }) => {
    const { row, reader } = await findFor(request, token);
    await reportConversation(db, row.id, { reader, ...report, ip: request.ip });
    return null;
  });
};
