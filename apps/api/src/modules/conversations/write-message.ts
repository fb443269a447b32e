import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import { normaliseText } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { conversationMessages, conversations, members } from '../../db/schema.ts';
import type { ConversationRole, EnquiryDetails } from '../../db/schema/conversations.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { attach, readAttachments, takeUnsent, type AttachmentRow } from './attachments/attachments.queries.ts';
import { changed, isClosed, lockConversation, otherRole, sideOf } from './conversation-access.ts';
import type { ConversationRow, Reader } from './conversation-access.ts';
import { changeOf } from './conversation-changes.ts';
import { messageLimits } from './conversation-limits.ts';
import { sendLink } from './guest-links.ts';
import { readMessageText, requireMessageText } from './message-text.ts';
import { warningsOf } from './message-warnings.ts';
import { notifyOfMessage } from './notify-of-message.ts';

/** Contact details of an account younger than this, or of a buyer without one, get a warning in the first messages. */
const newForDays = 7;
const firstMessages = 5;

const isNewAuthor = async (tx: Db, row: ConversationRow, author: ConversationRole): Promise<boolean> => {
  const [written] = await tx
    .select({ count: count() })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversation_id, row.id), eq(conversationMessages.author, author)));
  if (written!.count >= firstMessages) return false;
  const { memberId } = sideOf(row, author);
  if (memberId === null) return true;
  const since = sql`now() - make_interval(days => ${newForDays})`;
  return (await tx.$count(members, and(eq(members.id, memberId), gt(members.created_at, since)))) > 0;
};

export interface NewMessage {
  author: ConversationRole;
  text: string | null;
  enquiry?: EnquiryDetails;
  consentVersion?: string;
  locale: Locale;
  key?: string | null;
  attachments?: readonly AttachmentRow[];
  /** A keyed hash of the author's network. */
  network?: string;
  /** Suppresses the notification, because another one reports the same action. */
  isToldOtherwise?: boolean;
}

/** Stores a message in a locked conversation, which becomes open for both sides, and notifies the other one. */
export const addMessage = async (tx: Db, row: ConversationRow, message: NewMessage) => {
  const {
    author,
    text,
    enquiry = null,
    consentVersion = null,
    locale,
    key = null,
    attachments = [],
    network,
    isToldOtherwise = false,
  } = message;
  const [stored] = await tx
    .insert(conversationMessages)
    .values({
      ...{ conversation_id: row.id, author, text, enquiry, locale, key, consent_version: consentVersion },
      folded: text === null ? null : normaliseText(text),
      warnings: warningsOf(text, { isNewAuthor: await isNewAuthor(tx, row, author) }),
    })
    .returning();
  await attach(tx, stored!.id, attachments);
  const [updated] = await tx
    .update(conversations)
    .set({
      last_message_id: stored!.id,
      last_message_at: stored!.created_at,
      [`${author}_wrote_id`]: stored!.id,
      ...(network !== undefined && { [`${author}_network`]: network }),
      ...{ seller_archived: false, buyer_archived: false },
      ...changed,
    })
    .where(eq(conversations.id, row.id))
    .returning();
  if (!isToldOtherwise) await notifyOfMessage(tx, row, author, enquiry);
  return { message: stored!, attachments, row: updated! };
};

const isSame = (ids: readonly number[], attachments: readonly AttachmentRow[]) =>
  ids.length === attachments.length && attachments.every(({ id }, place) => ids[place] === id);

/** A message that was stored for an earlier request with the key. Throws `idempotency_mismatch` if it says something else. */
const findByKey = async (
  tx: Db,
  id: number,
  {
    author,
    key,
    text,
    attachmentIds,
  }: Pick<Sending, 'text' | 'attachmentIds'> & { author: ConversationRole; key: string },
) => {
  const [stored] = await tx
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversation_id, id),
        eq(conversationMessages.author, author),
        eq(conversationMessages.key, key),
      ),
    );
  if (!stored) return null;
  const attachments = (await readAttachments(tx, [stored.id])).get(stored.id) ?? [];
  if (stored.text !== text || !isSame(attachmentIds, attachments)) throw new ApiError('idempotency_mismatch');
  return { message: stored, attachments };
};

export interface Sending {
  reader: Reader;
  /** Null for a message that has attachments only. */
  text: string | null;
  /** Uploaded by the reader and not sent yet, in their order. */
  attachmentIds: readonly number[];
  key: string | null;
  locale: Locale;
  ip: string;
  /** A keyed hash of the network of `ip`. */
  network: string;
}

/**
 * Writes in a conversation; once per key. Throws `not_found`, `wrong_state` when either side has closed it, `invalid_request`
 * for a message without anything to see or with unknown attachments, `idempotency_mismatch` and `too_many_requests`.
 */
export const sendMessage = (db: Db, env: Env, id: number, sending: Sending) => {
  const { reader, attachmentIds, key, locale, ip, network } = sending;
  const text = attachmentIds.length > 0 ? readMessageText(sending.text) : requireMessageText(sending.text);
  return db.transaction(async (tx) => {
    const { row, role } = await lockConversation(tx, id, reader);
    const earlier = key === null ? null : await findByKey(tx, id, { author: role, key, text, attachmentIds });
    if (earlier) return { ...earlier, row, role, change: null, isTexted: false };
    if (isClosed(row)) throw new ApiError('wrong_state');
    await enforceRateLimits(tx, messageLimits(reader, ip));
    const attachments = await takeUnsent(tx, { conversationId: id, author: role }, attachmentIds);
    const added = await addMessage(tx, row, { author: role, text, key, locale, attachments, network });
    const isTexted = role === 'seller' && (await sendLink(tx, added.row, env));
    return { ...added, role, change: changeOf(added.row, [role, otherRole(role)]), isTexted };
  });
};
