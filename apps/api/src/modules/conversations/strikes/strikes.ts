import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { dayMs } from '@yoodee/site';
import type { Db } from '../../../db/database.ts';
import { conversationAppeals, conversations, conversationStrikes } from '../../../db/schema.ts';
import type { ConversationRole } from '../../../db/schema/conversations.ts';
import type { StrikeCause, StrikeSubject } from '../../../db/schema/conversation-strikes.ts';
import { ApiError } from '../../../http/problem.ts';
import type { ConversationRow } from '../conversation-access.ts';

/** So many strikes within `withinDays` stop new conversations for `pauseDays` after the last one. */
const strikesToPause = 3;
const withinDays = 90;
const pauseDays = 30;

/** So many sellers, in as many networks, who block one buyer within `blockDays` are a strike. */
const blocksToStrike = 3;
const blockDays = 7;

/** What strikes count against. */
export interface Subject {
  kind: StrikeSubject;
  /** Id, phone (E.164) or hash of a network. */
  subject: string;
}

const isAbout = (subjects: readonly Subject[]) =>
  or(
    ...subjects.map(({ kind, subject }) =>
      and(eq(conversationStrikes.kind, kind), eq(conversationStrikes.subject, subject)),
    ),
  );

type Sender = Pick<ConversationRow, 'buyer_id' | 'buyer_phone' | 'buyer_network'>;

/**
 * Whom a buyer is known as. A member only by their account: anybody can enquire in the name of a phone, and many people
 * share a network.
 */
const subjectsOfBuyer = ({ buyer_id, buyer_phone, buyer_network }: Sender): Subject[] => {
  if (buyer_id !== null) return [{ kind: 'member', subject: String(buyer_id) }];
  return [
    ...(buyer_phone === null ? [] : [{ kind: 'phone' as const, subject: buyer_phone }]),
    ...(buyer_network === null ? [] : [{ kind: 'network' as const, subject: buyer_network }]),
  ];
};

const subjectsOf = (row: ConversationRow, role: ConversationRole): Subject[] => {
  if (role === 'buyer') return subjectsOfBuyer(row);
  return [
    ...(row.seller_id === null ? [] : [{ kind: 'member' as const, subject: String(row.seller_id) }]),
    ...(row.asset_id === null ? [] : [{ kind: 'asset' as const, subject: String(row.asset_id) }]),
  ];
};

/** Strikes against one side of a conversation, and against the asset if it is the seller. Returns how many. */
export const strike = async (
  tx: Db,
  row: ConversationRow,
  role: ConversationRole,
  cause: StrikeCause,
): Promise<number> => {
  const subjects = subjectsOf(row, role);
  if (subjects.length > 0)
    await tx
      .insert(conversationStrikes)
      .values(subjects.map((subject) => ({ ...subject, cause, conversation_id: row.id })));
  return subjects.length;
};

/** When the pause of the first subject that has one ends; null without a pause. */
export const findPause = async (db: Db, subjects: readonly Subject[]): Promise<Date | null> => {
  for (const subject of subjects) {
    const latest = await db
      .select({ at: conversationStrikes.created_at, now: sql<string>`now()` })
      .from(conversationStrikes)
      .where(isAbout([subject]))
      .orderBy(desc(conversationStrikes.created_at))
      .limit(strikesToPause);
    const [newest, oldest] = [latest[0], latest[strikesToPause - 1]];
    if (!newest || !oldest || newest.at.getTime() - oldest.at.getTime() > withinDays * dayMs) continue;
    const until = new Date(newest.at.getTime() + pauseDays * dayMs);
    if (until > new Date(newest.now)) return until;
  }
  return null;
};

const daysUntil = async (db: Db, until: Date): Promise<number> => {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`);
  return Math.max(1, Math.ceil((until.getTime() - new Date(rows[0]!.now).getTime()) / dayMs));
};

/**
 * Refuses a new conversation of a buyer who has a pause, or about an asset that has one. Throws `conversations_paused` and
 * `asset_conversations_paused`, with the days that are left.
 */
export const refusePaused = async (tx: Db, row: Sender & Pick<ConversationRow, 'asset_id'>): Promise<void> => {
  const ofBuyer = await findPause(tx, subjectsOfBuyer(row));
  if (ofBuyer) throw new ApiError('conversations_paused', { details: { days: await daysUntil(tx, ofBuyer) } });
  if (row.asset_id === null) return;
  const ofAsset = await findPause(tx, [{ kind: 'asset', subject: String(row.asset_id) }]);
  if (ofAsset) throw new ApiError('asset_conversations_paused', { details: { days: await daysUntil(tx, ofAsset) } });
};

const sameBuyer = ({ buyer_id, buyer_phone }: Sender) =>
  buyer_id === null
    ? and(sql`${conversations.buyer_id} is null`, eq(conversations.buyer_phone, buyer_phone ?? ''))
    : eq(conversations.buyer_id, buyer_id);

/**
 * A strike against a buyer whom the third seller from the third network has blocked within a week; one a week. Call it when
 * a seller has blocked them. Sellers in one network may be one person.
 */
export const strikeBlockedBuyer = async (tx: Db, row: ConversationRow): Promise<void> => {
  const since = sql`now() - make_interval(days => ${blockDays})`;
  const [blocks] = await tx
    .select({
      sellers: sql<number>`count(distinct ${conversations.seller_id})::int`,
      networks: sql<number>`count(distinct ${conversations.seller_blocked_from})::int`,
    })
    .from(conversations)
    .where(and(sameBuyer(row), gt(conversations.seller_blocked_at, since)));
  if (blocks!.sellers < blocksToStrike || blocks!.networks < blocksToStrike) return;
  const subjects = subjectsOfBuyer(row);
  if (subjects.length === 0) return;
  const recent = await tx.$count(
    conversationStrikes,
    and(isAbout(subjects), eq(conversationStrikes.cause, 'blocks'), gt(conversationStrikes.created_at, since)),
  );
  if (recent === 0) await strike(tx, row, 'buyer', 'blocks');
};

/** Removes all strikes and the appeal of a member. Returns how many strikes there were. */
export const forgiveMember = async (tx: Db, memberId: number): Promise<number> => {
  await tx.delete(conversationAppeals).where(eq(conversationAppeals.member_id, memberId));
  const removed = await tx
    .delete(conversationStrikes)
    .where(isAbout([{ kind: 'member', subject: String(memberId) }]))
    .returning({ id: conversationStrikes.id });
  return removed.length;
};

/** Removes strikes against somebody whose account is erased. */
export const eraseStrikes = async (tx: Db, { memberId, phone }: { memberId: number; phone: string }): Promise<void> => {
  await tx.delete(conversationStrikes).where(
    isAbout([
      { kind: 'member', subject: String(memberId) },
      { kind: 'phone', subject: phone },
    ]),
  );
};

/** Removes strikes that count no longer, appeals of pauses that are over, and networks that no strike can need. */
export const removeOldStrikes = async (db: Db): Promise<void> => {
  const days = (count: number) => sql`now() - make_interval(days => ${count})`;
  await db.delete(conversationStrikes).where(lt(conversationStrikes.created_at, days(withinDays + pauseDays)));
  await db.delete(conversationAppeals).where(lt(conversationAppeals.created_at, days(pauseDays)));
  await db
    .update(conversations)
    .set({ seller_network: null, buyer_network: null, seller_blocked_from: null })
    .where(
      inArray(
        conversations.id,
        db
          .select({ id: conversations.id })
          .from(conversations)
          .where(
            and(
              lt(conversations.last_message_at, days(withinDays)),
              sql`coalesce(${conversations.seller_network}, ${conversations.buyer_network}, ${conversations.seller_blocked_from}) is not null`,
            ),
          ),
      ),
    );
};
