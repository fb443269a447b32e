import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { conversationLinks, conversations, members } from '../../db/schema.ts';
import { changed } from './conversation-access.ts';
import { isFresh } from './guest-links.ts';

/**
 * Assigns to a member the conversations that were begun with their verified phone and without an account, and revokes
 * the links of these. Not the ones that ended longer ago than a link lasts: the number may have had another holder. Nor
 * one about an asset on which the member has a conversation already: anybody can enquire with any phone number, and
 * must not write into a member's conversation that way.
 */
export const claimConversations = async (db: Db, memberId: number): Promise<void> => {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.id, memberId));
  if (!member) return;
  const own = alias(conversations, 'own');
  const sameSubject = db
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.seller_id, conversations.seller_id),
        eq(own.subject, conversations.subject),
        eq(own.buyer_id, memberId),
      ),
    );
  const claimable = and(
    eq(conversations.buyer_phone, member.phone),
    isNull(conversations.buyer_id),
    ne(conversations.seller_id, memberId),
    isFresh,
    sql`not exists ${sameSubject}`,
  );
  // Most readers have nothing to claim.
  if ((await db.$count(conversations, claimable)) === 0) return;
  await db.transaction(async (tx) => {
    // Two requests of one member at the same time claim one after the other.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
    const claimed = await tx
      .update(conversations)
      .set({ buyer_id: memberId, ...changed })
      .where(claimable)
      .returning({ id: conversations.id });
    const ids = claimed.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(conversationLinks).where(inArray(conversationLinks.conversation_id, ids));
  });
};
