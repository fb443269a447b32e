import { and, eq } from 'drizzle-orm';
import { dayMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { conversations, viewings } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { isOpenTo, lockConversation, type Reader } from '../conversations/conversation-access.ts';
import { findLinked } from '../conversations/guest-links.ts';
import { lockSeller } from './seller-calendar.ts';
import type { ViewingTokens } from './viewing-tokens.ts';

export type ViewingRow = typeof viewings.$inferSelect;

/** A buyer without an account. `onlyViewing`: their token opens one viewing, and not the conversation. */
export interface GuestReader {
  linkedId: number;
  onlyViewing?: number;
}

export type ViewingReader = (Extract<Reader, { memberId: number }> & { onlyViewing?: never }) | GuestReader;

/** Tokens of a viewing end this long after its last change and its time. */
const tokenDays = 30;

export const isTokenFresh = ({ updated_at, starts_at, answer_by }: ViewingRow, now = Date.now()): boolean =>
  Math.max(...[updated_at, starts_at, answer_by].map((date) => date?.getTime() ?? 0)) + tokenDays * dayMs > now;

/** A viewing of the reader. Throws `not_found` for all others. */
const findViewing = async (db: Db, id: number, reader: ViewingReader): Promise<ViewingRow> => {
  const [found] = await db
    .select({ viewing: viewings })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation_id))
    .where(and(eq(viewings.id, id), isOpenTo(reader)));
  if (!found || (reader.onlyViewing ?? id) !== id) throw new ApiError('not_found');
  return found.viewing;
};

/**
 * A viewing of the reader with its conversation, all locked in the order in which everybody locks them. `withSeller`: the
 * step may take a time of the seller. Throws `not_found`.
 */
export const lockViewing = async (
  tx: Db,
  id: number,
  { reader, withSeller }: { reader: ViewingReader; withSeller: boolean },
) => {
  const found = await findViewing(tx, id, reader);
  if (withSeller && found.seller_id !== null) await lockSeller(tx, found.seller_id);
  const { row: conversation, role } = await lockConversation(tx, found.conversation_id, reader);
  const [viewing] = await tx.select().from(viewings).where(eq(viewings.id, id)).for('update');
  return { viewing: viewing!, conversation, role };
};

/**
 * The reader of a guest's token: of the link to a conversation, or of one viewing. Every other token gives `not_found`,
 * also that of a viewing whose buyer has an account by now.
 */
export const findGuest = async (db: Db, tokens: ViewingTokens, token: string): Promise<GuestReader> => {
  if (!token.startsWith('v.')) return { linkedId: (await findLinked(db, token)).id };
  const id = tokens.readGuest(token);
  const [viewing] = id === null ? [] : await db.select().from(viewings).where(eq(viewings.id, id));
  if (!viewing || !isTokenFresh(viewing)) throw new ApiError('not_found');
  const reader = { linkedId: viewing.conversation_id, onlyViewing: viewing.id };
  await findViewing(db, viewing.id, reader);
  return reader;
};
