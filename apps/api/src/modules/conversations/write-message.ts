import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import { normaliseText } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { conversationMessages, conversations, members } from '../../db/schema.ts';
import type { ConversationRole, EnquiryDetails } from '../../db/schema/conversations.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { changed, isGone, lockConversation, otherRole, sideOf } from './conversation-access.ts';
import type { ConversationRow, Reader } from './conversation-access.ts';
import { changeOf } from './conversation-changes.ts';
import { messageLimits } from './conversation-limits.ts';
import type { MessageRow } from './conversation.view.ts';
import { sendLink } from './guest-links.ts';
import { requireMessageText } from './message-text.ts';
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
}

/** Stores a message in a locked conversation, which becomes open for both sides, and notifies the other one. */
export const addMessage = async (tx: Db, row: ConversationRow, message: NewMessage) => {
  const { author, text, enquiry = null, consentVersion = null, locale, key = null } = message;
  const [stored] = await tx
    .insert(conversationMessages)
    .values({
      ...{ conversation_id: row.id, author, text, enquiry, locale, key, consent_version: consentVersion },
      folded: text === null ? null : normaliseText(text),
      warnings: warningsOf(text, { isNewAuthor: await isNewAuthor(tx, row, author) }),
    })
    .returning();
  const [updated] = await tx
    .update(conversations)
    .set({
      last_message_id: stored!.id,
      last_message_at: stored!.created_at,
      [`${author}_wrote_id`]: stored!.id,
      ...{ seller_archived: false, buyer_archived: false },
      ...changed,
    })
    .where(eq(conversations.id, row.id))
    .returning();
  await notifyOfMessage(tx, row, author, enquiry);
  return { message: stored!, row: updated! };
};

/** A message that was stored for an earlier request with the key. Throws `idempotency_mismatch` if it has another text. */
const findByKey = async (
  tx: Db,
  id: number,
  { author, key, text }: { author: ConversationRole; key: string; text: string },
): Promise<MessageRow | null> => {
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
  if (stored && stored.text !== text) throw new ApiError('idempotency_mismatch');
  return stored ?? null;
};

const isClosed = (row: ConversationRow) =>
  row.seller_blocked || row.buyer_blocked || isGone(row, 'seller') || isGone(row, 'buyer');

export interface Sending {
  reader: Reader;
  text: string;
  key: string | null;
  locale: Locale;
  ip: string;
}

/**
 * Writes in a conversation; once per key. Throws `not_found`, `wrong_state` when either side has closed it, `invalid_request`
 * for a text without anything to see, `idempotency_mismatch` and `too_many_requests`.
 */
export const sendMessage = (db: Db, env: Env, id: number, { reader, text: typed, key, locale, ip }: Sending) => {
  const text = requireMessageText(typed);
  return db.transaction(async (tx) => {
    const { row, role } = await lockConversation(tx, id, reader);
    const earlier = key === null ? null : await findByKey(tx, id, { author: role, key, text });
    if (earlier) return { message: earlier, row, role, change: null, isTexted: false };
    if (isClosed(row)) throw new ApiError('wrong_state');
    await enforceRateLimits(tx, messageLimits(reader, ip));
    const added = await addMessage(tx, row, { author: role, text, key, locale });
    const isTexted = role === 'seller' && (await sendLink(tx, added.row, env));
    return { ...added, role, change: changeOf(added.row, [role, otherRole(role)]), isTexted };
  });
};
