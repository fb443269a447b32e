import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { attachmentLimits, type ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import type { Db } from '../../../db/database.ts';
import { conversationAttachments } from '../../../db/schema.ts';
import type { ConversationRole } from '../../../db/schema/conversations.ts';
import { ApiError } from '../../../http/problem.ts';
import { findConversation, type Reader } from '../conversation-access.ts';

export type AttachmentRow = typeof conversationAttachments.$inferSelect;

export const attachmentOf = (row: AttachmentRow): ConversationAttachment => {
  const { id, kind, name, bytes, width, height, thumbhash } = row;
  return { id, kind, name, bytes, width, height, thumbhash };
};

/** Attachments by the id of their message, in their order. */
export const readAttachments = async (db: Db, messageIds: readonly number[]): Promise<Map<number, AttachmentRow[]>> => {
  const byMessage = new Map<number, AttachmentRow[]>();
  if (messageIds.length === 0) return byMessage;
  const rows = await db
    .select()
    .from(conversationAttachments)
    .where(inArray(conversationAttachments.message_id, [...messageIds]))
    .orderBy(asc(conversationAttachments.message_id), asc(conversationAttachments.place));
  for (const row of rows) byMessage.set(row.message_id!, [...(byMessage.get(row.message_id!) ?? []), row]);
  return byMessage;
};

/** An attachment that a reader may open: of a message of either side, or their own that is not sent. Throws `not_found`. */
export const findAttachment = async (
  db: Db,
  { id, attachmentId }: { id: number; attachmentId: number },
  reader: Reader,
): Promise<AttachmentRow> => {
  const { role } = await findConversation(db, id, reader);
  const [row] = await db
    .select()
    .from(conversationAttachments)
    .where(
      and(
        eq(conversationAttachments.conversation_id, id),
        eq(conversationAttachments.id, attachmentId),
        or(isNotNull(conversationAttachments.message_id), eq(conversationAttachments.author, role)),
      ),
    );
  if (!row) throw new ApiError('not_found');
  return row;
};

interface Side {
  conversationId: number;
  author: ConversationRole;
}

const refuse = (field: string, code: 'unknown_value' | 'invalid' | 'too_many') =>
  new ApiError('invalid_request', { errors: { [field]: code } });

/** One PDF, or up to ten photographs. */
const isOneMessage = (rows: readonly AttachmentRow[]) =>
  rows.every(({ kind }) => kind === 'photo') ? rows.length <= attachmentLimits.photos : rows.length === 1;

/**
 * The attachments of a new message, in the order of `ids`. Call it while the conversation is locked. Throws
 * `invalid_request`, naming the id that is unknown, sent before, or named twice.
 */
export const takeUnsent = async (
  tx: Db,
  { conversationId, author }: Side,
  ids: readonly number[],
): Promise<AttachmentRow[]> => {
  if (ids.length === 0) return [];
  const unsent = await tx
    .select()
    .from(conversationAttachments)
    .where(
      and(
        eq(conversationAttachments.conversation_id, conversationId),
        eq(conversationAttachments.author, author),
        isNull(conversationAttachments.message_id),
        inArray(conversationAttachments.id, [...ids]),
      ),
    );
  const rows = ids.map((id, at) => {
    const row = unsent.find((one) => one.id === id);
    if (!row || ids.indexOf(id) < at) throw refuse(`attachment_ids.${at}`, 'unknown_value');
    return row;
  });
  if (!isOneMessage(rows)) throw refuse('attachment_ids', 'too_many');
  return rows;
};

/** Gives them to a message that was just stored. */
export const attach = async (tx: Db, messageId: number, rows: readonly AttachmentRow[]): Promise<void> => {
  for (const [place, { id }] of rows.entries())
    await tx
      .update(conversationAttachments)
      .set({ message_id: messageId, place })
      .where(eq(conversationAttachments.id, id));
};

/** What an earlier upload with the key stored; null without one. Throws `idempotency_mismatch` if it was another file. */
export const findUpload = async (
  db: Db,
  { conversationId, author }: Side,
  { key, sha256 }: { key: string | null; sha256: string },
): Promise<AttachmentRow | null> => {
  if (key === null) return null;
  const [row] = await db
    .select()
    .from(conversationAttachments)
    .where(
      and(
        eq(conversationAttachments.conversation_id, conversationId),
        eq(conversationAttachments.author, author),
        eq(conversationAttachments.upload_key, key),
      ),
    );
  if (row && row.sha256 !== sha256) throw new ApiError('idempotency_mismatch');
  return row ?? null;
};

/** Stores the row of a new file; null if a concurrent upload with the same key was faster. */
export const addAttachment = async (
  db: Db,
  values: typeof conversationAttachments.$inferInsert,
): Promise<AttachmentRow | null> => {
  const [row] = await db.insert(conversationAttachments).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

/** How long an upload is kept that was not sent. */
const unsentHours = 24;

/** Deletes attachments that were never sent. Returns the keys of their files. */
export const deleteUnsent = async (db: Db): Promise<string[]> => {
  const deleted = await db
    .delete(conversationAttachments)
    .where(
      and(
        isNull(conversationAttachments.message_id),
        lt(conversationAttachments.created_at, sql`now() - make_interval(hours => ${unsentHours})`),
      ),
    )
    .returning({ key: conversationAttachments.key });
  return deleted.map(({ key }) => key);
};
