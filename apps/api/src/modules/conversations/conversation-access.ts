import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { conversations } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import { ApiError } from '../../http/problem.ts';

export type ConversationRow = typeof conversations.$inferSelect;

/** Who reads or writes: a member, or the holder of a link, which opens one conversation. */
export type Reader = { memberId: number } | { linkedId: number };

export const otherRole = (role: ConversationRole): ConversationRole => (role === 'seller' ? 'buyer' : 'seller');

/** The reader's role in a conversation that they can open. */
export const roleOf = (reader: Reader, { seller_id }: Pick<ConversationRow, 'seller_id'>): ConversationRole =>
  'memberId' in reader && seller_id === reader.memberId ? 'seller' : 'buyer';

/** The conversations that a reader can open. A link opens one conversation, as long as its buyer has no account. */
export const isOpenTo = (reader: Reader): SQL =>
  'memberId' in reader
    ? or(eq(conversations.seller_id, reader.memberId), eq(conversations.buyer_id, reader.memberId))!
    : and(eq(conversations.id, reader.linkedId), isNull(conversations.buyer_id), isNotNull(conversations.buyer_phone))!;

/** One side's own columns. */
export const sideOf = (row: ConversationRow, role: ConversationRole) => ({
  memberId: row[`${role}_id`],
  wroteId: row[`${role}_wrote_id`],
  fetchedId: row[`${role}_fetched_id`],
  readId: row[`${role}_read_id`],
  isArchived: row[`${role}_archived`],
  isMuted: row[`${role}_muted`],
  isBlocked: row[`${role}_blocked`],
  note: row[`${role}_note`],
});

/** Whether the account of a side was deleted. */
export const isGone = (row: ConversationRow, role: ConversationRole): boolean =>
  role === 'seller' ? row.seller_id === null : row.buyer_phone === null;

/** Whether nobody can write any more. */
export const isClosed = (row: ConversationRow): boolean =>
  row.seller_blocked || row.buyer_blocked || isGone(row, 'seller') || isGone(row, 'buyer');

const rowFor = (db: Db, id: number, reader: Reader) =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isOpenTo(reader)));

const forReader = (reader: Reader, row: ConversationRow | undefined) => {
  if (!row) throw new ApiError('not_found');
  return { row, role: roleOf(reader, row) };
};

/** A conversation and the role of one of its readers. Throws `not_found` for all others. */
export const findConversation = async (db: Db, id: number, reader: Reader) =>
  forReader(reader, (await rowFor(db, id, reader))[0]);

/** The same, locked until the end of the transaction, so that what is written in it is ordered. */
export const lockConversation = async (tx: Db, id: number, reader: Reader) =>
  forReader(reader, (await rowFor(tx, id, reader).for('update'))[0]);

/** Columns to set with every change that a reader may see. */
export const changed = {
  change: sql<number>`nextval('conversation_changes')`,
  changed_at: sql<Date>`now()`,
};
