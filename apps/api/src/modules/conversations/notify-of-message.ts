import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { NotificationKind } from '@yoodee/api-contract/notification-kinds';
import type { Db } from '../../db/database.ts';
import { conversations, members, notifications } from '../../db/schema.ts';
import type { ConversationRole, EnquiryDetails } from '../../db/schema/conversations.ts';
import { notify } from '../notifications/notify.ts';
import { otherRole, sideOf, type ConversationRow } from './conversation-access.ts';

const ofMessages: NotificationKind[] = ['lead_received', 'message_received'];

const unreadAbout = (memberId: number, conversationId: number, kinds: NotificationKind[]) =>
  and(
    eq(notifications.member_id, memberId),
    inArray(notifications.kind, kinds),
    isNull(notifications.read_at),
    sql`${notifications.data} @> jsonb_build_object('conversation_id', ${conversationId}::bigint)`,
  );

const nameOf = async (tx: Db, row: ConversationRow, role: ConversationRole): Promise<string> => {
  if (role === 'buyer') return row.buyer_name;
  const [seller] = await tx
    .select({ name: sql<string>`${members.first_name} || ' ' || ${members.last_name}` })
    .from(members)
    .where(eq(members.id, row.seller_id!));
  return seller!.name;
};

/**
 * Whether a side is told outside of the site, at most once an hour: who is in a conversation sees its messages there.
 * Remembers that they are.
 */
const isToldOutside = async (tx: Db, { id }: ConversationRow, role: ConversationRole): Promise<boolean> => {
  const column = `${role}_told_at` as const;
  const told = conversations[column];
  const claimed = await tx
    .update(conversations)
    .set({ [column]: sql`now()` })
    .where(and(eq(conversations.id, id), or(isNull(told), lt(told, sql`now() - interval '1 hour'`))))
    .returning({ id: conversations.id });
  return claimed.length > 0;
};

/**
 * Notifies the other side of a message, unless they muted the conversation or have no account. `row` is as it was before
 * the message. An unread notification about the conversation is replaced, so that ten messages are one.
 */
export const notifyOfMessage = async (
  tx: Db,
  row: ConversationRow,
  author: ConversationRole,
  enquiry: EnquiryDetails | null,
): Promise<void> => {
  const receiver = otherRole(author);
  const { memberId, isMuted, readId } = sideOf(row, receiver);
  if (memberId === null || isMuted) return;
  await tx.delete(notifications).where(unreadAbout(memberId, row.id, ofMessages));
  const hasUnread = sideOf(row, author).wroteId > readId;
  const about = { conversation_id: row.id, name: await nameOf(tx, row, author) };
  await notify(tx, [
    {
      memberId,
      ...(row.asset_id !== null && { assetId: row.asset_id }),
      isBellOnly: hasUnread || !(await isToldOutside(tx, row, receiver)),
      ...(enquiry
        ? { kind: 'lead_received' as const, data: { ...about, kind: enquiry.kind } }
        : { kind: 'message_received' as const, data: about }),
    },
  ]);
};

/** Marks the notifications about a conversation as read once the member has opened it. */
export const resolveMessageNotifications = async (tx: Db, memberId: number, conversationId: number): Promise<void> => {
  await tx
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(unreadAbout(memberId, conversationId, [...ofMessages, 'sold_price_asked']));
};
