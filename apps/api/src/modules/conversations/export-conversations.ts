import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { conversationMessages, conversations } from '../../db/schema.ts';
import { readAttachments, type AttachmentRow } from './attachments/attachments.queries.ts';
import { isOpenTo, roleOf, sideOf } from './conversation-access.ts';

const extension = { photo: 'jpg', pdf: 'pdf' } as const;

/** The path of an attachment in the export. */
const pathOf = ({ id, conversation_id, kind }: AttachmentRow) =>
  `conversations/${conversation_id}/${id}.${extension[kind]}`;

/**
 * A member's conversations with their messages, without what only the other side may know, and the files in them by their
 * path in the export.
 */
export const readConversationsForExport = async (db: Db, memberId: number) => {
  const rows = await db.select().from(conversations).where(isOpenTo({ memberId })).orderBy(asc(conversations.id));
  const messages = await db
    .select()
    .from(conversationMessages)
    .where(sql`${conversationMessages.conversation_id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`)
    .orderBy(asc(conversationMessages.id));
  const attachments = await readAttachments(
    db,
    messages.map(({ id }) => id),
  );
  const byConversation = new Map(rows.map(({ id }): [number, typeof messages] => [id, []]));
  for (const message of messages) byConversation.get(message.conversation_id)!.push(message);
  const exported = rows.map((row) => {
    const role = roleOf({ memberId }, row);
    const { note, isArchived, isMuted, isBlocked } = sideOf(row, role);
    return {
      ...{ id: row.id, side: role === 'seller' ? 'selling' : 'buying', asset_id: row.asset_id },
      buyer: { name: row.buyer_name, phone: row.buyer_phone },
      ...{ note, is_archived: isArchived, is_muted: isMuted, is_blocked: isBlocked, created_at: row.created_at },
      messages: byConversation.get(row.id)!.map(({ id, author, text, enquiry, consent_version, created_at }) => ({
        ...{ mine: author === role, text, enquiry, created_at },
        attachments: (attachments.get(id) ?? []).map((one) => ({ name: one.name, file: pathOf(one) })),
        consent_version: author === role ? consent_version : null,
      })),
    };
  });
  const files = [...attachments.values()].flat().map((one) => ({ path: pathOf(one), key: one.key }));
  return { conversations: exported, files };
};
