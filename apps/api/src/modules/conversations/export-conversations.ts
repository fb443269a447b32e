import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { conversationMessages, conversations } from '../../db/schema.ts';
import { isOpenTo, roleOf, sideOf } from './conversation-access.ts';

/** A member's conversations with their messages, without what only the other side may know. */
export const readConversationsForExport = async (db: Db, memberId: number) => {
  const rows = await db.select().from(conversations).where(isOpenTo({ memberId })).orderBy(asc(conversations.id));
  const messages = await db
    .select()
    .from(conversationMessages)
    .where(sql`${conversationMessages.conversation_id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`)
    .orderBy(asc(conversationMessages.id));
  const byConversation = new Map(rows.map(({ id }): [number, typeof messages] => [id, []]));
  for (const message of messages) byConversation.get(message.conversation_id)!.push(message);
  return rows.map((row) => {
    const role = roleOf({ memberId }, row);
    const { note, isArchived, isMuted, isBlocked } = sideOf(row, role);
    return {
      ...{ id: row.id, side: role === 'seller' ? 'selling' : 'buying', asset_id: row.asset_id },
      buyer: { name: row.buyer_name, phone: row.buyer_phone },
      ...{ note, is_archived: isArchived, is_muted: isMuted, is_blocked: isBlocked, created_at: row.created_at },
      messages: byConversation.get(row.id)!.map(({ author, text, enquiry, consent_version, created_at }) => ({
        ...{ mine: author === role, text, enquiry, created_at },
        consent_version: author === role ? consent_version : null,
      })),
    };
  });
};
