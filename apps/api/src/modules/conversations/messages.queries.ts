import { and, asc, desc, eq, gt, lt, lte, max } from 'drizzle-orm';
import { messagePageSize } from '@yoodee/api-contract/conversations';
import type { Db } from '../../db/database.ts';
import { conversationMessages, conversations } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import { readAttachments } from './attachments/attachments.queries.ts';
import { changed, findConversation, otherRole, type Reader } from './conversation-access.ts';
import { changeOf } from './conversation-changes.ts';
import { messageOf } from './conversation.view.ts';

export interface MessagePlace {
  before?: number | undefined;
  after?: number | undefined;
}

const readPage = async (tx: Db, conversationId: number, { before, after }: MessagePlace) => {
  const isForward = after !== undefined;
  const rows = await tx
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversation_id, conversationId),
        before === undefined ? undefined : lt(conversationMessages.id, before),
        after === undefined ? undefined : gt(conversationMessages.id, after),
      ),
    )
    .orderBy(isForward ? asc(conversationMessages.id) : desc(conversationMessages.id))
    .limit(messagePageSize + 1);
  const page = rows.slice(0, messagePageSize);
  return { rows: isForward ? page : page.toReversed(), has_more: rows.length > messagePageSize };
};

/** The newest message of a side, up to an id; 0 without any. */
export const newestBy = async (
  tx: Db,
  conversationId: number,
  { author, until }: { author: ConversationRole; until: number },
): Promise<number> => {
  const [newest] = await tx
    .select({ id: max(conversationMessages.id) })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversation_id, conversationId),
        eq(conversationMessages.author, author),
        lte(conversationMessages.id, until),
      ),
    );
  return newest?.id ?? 0;
};

/**
 * A page of messages, oldest first. Those of the other side count as delivered from here on; `change` tells their author.
 * Throws `not_found`.
 */
export const openMessages = async (db: Db, id: number, reader: Reader, place: MessagePlace) => {
  const { row, role } = await findConversation(db, id, reader);
  const { rows, has_more } = await readPage(db, id, place);
  const attachments = await readAttachments(
    db,
    rows.map((message) => message.id),
  );
  const fetched = Math.max(0, ...rows.filter(({ author }) => author !== role).map((message) => message.id));
  const column = `${role}_fetched_id` as const;
  const [updated] =
    fetched > row[column]
      ? await db
          .update(conversations)
          .set({ [column]: fetched, ...changed })
          .where(and(eq(conversations.id, id), lt(conversations[column], fetched)))
          .returning()
      : [];
  return {
    page: { items: rows.map((message) => messageOf(message, attachments.get(message.id) ?? [], row, role)), has_more },
    change: updated ? changeOf(updated, [otherRole(role)]) : null,
  };
};
