import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { conversations } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import { cleanLines } from '../sanitising/member-text.ts';
import { createSoldPriceQueries } from '../sold-prices/sold-prices.queries.ts';
import {
  changed,
  lockConversation,
  otherRole,
  sideOf,
  type ConversationRow,
  type Reader,
} from './conversation-access.ts';
import { changeOf, type Change } from './conversation-changes.ts';
import { newestBy } from './messages.queries.ts';
import { resolveMessageNotifications } from './notify-of-message.ts';
import { strikeBlockedBuyer } from './strikes/strikes.ts';

/** Absent keys are left unchanged. */
export interface ConversationUpdate {
  read_until?: number | undefined;
  is_archived?: boolean | undefined;
  is_muted?: boolean | undefined;
  is_blocked?: boolean | undefined;
  note?: string | null | undefined;
  /** The buyer's answer; a seller's is ignored. */
  sold_price_agrees?: boolean | undefined;
}

type Columns = PgUpdateSetSource<typeof conversations>;

const noteOf = (note: string | null) => (note === null ? null : cleanLines(note) || null);

/** The columns of the reader's side that an update changes. */
const ownColumns = (row: ConversationRow, role: ConversationRole, update: ConversationUpdate): Columns => {
  const values: Columns = {
    ...(update.is_archived !== undefined && { [`${role}_archived`]: update.is_archived }),
    ...(update.is_muted !== undefined && { [`${role}_muted`]: update.is_muted }),
    ...(update.is_blocked !== undefined && { [`${role}_blocked`]: update.is_blocked }),
    ...(update.note !== undefined && { [`${role}_note`]: noteOf(update.note) }),
  };
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => row[name as keyof typeof row] !== value));
};

/** The time and network of a seller's block, which strikes count. Unblocking clears them. */
const blockColumns = (
  row: ConversationRow,
  role: ConversationRole,
  { is_blocked }: ConversationUpdate,
  network: string,
): Columns => {
  if (role !== 'seller' || is_blocked === undefined || is_blocked === row.seller_blocked) return {};
  return is_blocked
    ? { seller_blocked_at: sql`now()`, seller_blocked_from: network }
    : { seller_blocked_at: null, seller_blocked_from: null };
};

/** The columns to set when messages up to an id are opened; empty when they already were. */
const readColumns = async (tx: Db, row: ConversationRow, role: ConversationRole, until: number): Promise<Columns> => {
  const { readId, fetchedId } = sideOf(row, role);
  const newest = await newestBy(tx, row.id, { author: otherRole(role), until });
  if (newest <= readId) return {};
  return { [`${role}_read_id`]: newest, [`${role}_fetched_id`]: Math.max(newest, fetchedId) };
};

/**
 * Changes the reader's side of a conversation. `network` is a keyed hash of their network. Returns whom to tell; null
 * when nothing changed. Throws `not_found`.
 */
export const changeConversation = (
  db: Db,
  id: number,
  { reader, network }: { reader: Reader; network: string },
  update: ConversationUpdate,
): Promise<Change | null> =>
  db.transaction(async (tx) => {
    const { row, role } = await lockConversation(tx, id, reader);
    const { sold_price_agrees } = update;
    if (sold_price_agrees !== undefined && role === 'buyer') {
      await createSoldPriceQueries(tx).answer(id, sold_price_agrees);
      if (row.buyer_id !== null) await resolveMessageNotifications(tx, row.buyer_id, id);
    }
    const read = update.read_until === undefined ? {} : await readColumns(tx, row, role, update.read_until);
    const own = { ...ownColumns(row, role, update), ...blockColumns(row, role, update, network) };
    if (Object.keys({ ...read, ...own }).length === 0) return null;
    const [updated] = await tx
      .update(conversations)
      .set({ ...read, ...own, ...changed })
      .where(eq(conversations.id, id))
      .returning();
    if (updated!.seller_blocked_at && !row.seller_blocked_at) await strikeBlockedBuyer(tx, updated!);
    const { memberId, readId } = sideOf(updated!, role);
    const isAllRead = readId >= sideOf(updated!, otherRole(role)).wroteId;
    if (memberId !== null && isAllRead) await resolveMessageNotifications(tx, memberId, id);
    const concernsOther = Object.keys(read).length > 0 || `${role}_blocked` in own;
    return changeOf(updated!, concernsOther ? [role, otherRole(role)] : [role]);
  });
