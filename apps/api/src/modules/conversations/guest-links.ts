import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { brand, dayMs, hrefs, type Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { conversationLinks, conversations } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { enforceRateBudgets } from '../../rate-limits/rate-budgets.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { createOutboxQueries } from '../outbox/outbox.queries.ts';
import type { ConversationRow } from './conversation-access.ts';
import { linkTextBudget, linkTextLimits } from './conversation-limits.ts';

/** A link ends this long after the last message, or after it was sent. */
const linkDays = 30;
/** A text that is not delivered within this time is dropped. */
const textLifeS = 24 * 3_600;
/** A buyer who opened the page this recently sees the message there, and gets no text. */
const openMinutes = 15;

type LinkDates = Pick<ConversationRow, 'last_message_at' | 'link_sent_at'>;

export const linkExpiry = ({ last_message_at, link_sent_at }: LinkDates): Date =>
  new Date(Math.max(last_message_at.getTime(), link_sent_at?.getTime() ?? 0) + linkDays * dayMs);

const lastUse = sql`greatest(${conversations.last_message_at}, ${conversations.link_sent_at})`;

/** Not yet expired. */
export const isFresh = gt(lastUse, sql`now() - make_interval(days => ${linkDays})`);

/** Neither side’s name is in it: a stranger chose it, and the text goes to the phone of somebody who may never have asked. */
export const linkMessages: Record<Locale, (link: string) => string> = {
  th: (link) => `ผู้ขายตอบข้อความของคุณใน${brand.name.th}แล้ว อ่านและตอบกลับได้ที่ ${link}`,
  en: (link) => `The seller on ${brand.name.en} answered you. Read and reply: ${link}`,
};

/** 256 random bits need no salt and no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The conversation of a link. Throws `not_found` for every other token, whatever is wrong with it, always after one
 * look-up.
 */
export const findLinked = async (db: Db, token: string): Promise<ConversationRow> => {
  const [found] = await db
    .select({ row: conversations })
    .from(conversationLinks)
    .innerJoin(conversations, eq(conversations.id, conversationLinks.conversation_id))
    .where(
      and(
        eq(conversationLinks.token_hash, hashOf(token)),
        isFresh,
        isNull(conversations.buyer_id),
        isNotNull(conversations.buyer_phone),
      ),
    );
  if (!found) throw new ApiError('not_found');
  return found.row;
};

const isRefusal = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests';

/** Whether the limits of text messages allow one more; it is counted then. */
const countText = (tx: Db, row: { sellerId: number; phone: string }, env: Env): Promise<boolean> =>
  tx
    .transaction(async (attempt) => {
      await enforceRateBudgets(attempt, [linkTextBudget(env)]);
      await enforceRateLimits(attempt, linkTextLimits(row));
      return true;
    })
    .catch((error: unknown) => {
      if (isRefusal(error)) return false;
      throw error;
    });

/** Whether the buyer is to be told now: the first time, then once a day while they do not look. */
const isDue = async (tx: Db, id: number): Promise<boolean> => {
  const due = await tx.$count(
    conversations,
    and(
      eq(conversations.id, id),
      isNull(conversations.link_revoked_at),
      sql`coalesce(${conversations.link_sent_at} <= now() - interval '24 hours', true)`,
      sql`coalesce(${conversations.link_opened_at} <= now() - make_interval(mins => ${openMinutes}), true)`,
    ),
  );
  return due > 0;
};

export interface LinkText {
  /** The text with the link; it has no word that a stranger chose. */
  words?: Record<Locale, (link: string) => string>;
  /** Also to a buyer who was told today: an appointment changed, or is near. */
  isUrgent?: boolean;
}

/**
 * Sends a link to a buyer without an account because the seller wrote. Not because of the enquiry: anyone can enquire in
 * the name of any phone. Call it in the transaction that stores the message. At a limit the message is stored without.
 */
export const sendLink = async (
  tx: Db,
  row: ConversationRow,
  env: Env,
  { words = linkMessages, isUrgent = false }: LinkText = {},
): Promise<boolean> => {
  const { id, seller_id: sellerId, buyer_id: buyerId, buyer_phone: phone, buyer_locale: locale } = row;
  if (buyerId !== null || phone === null || sellerId === null || row.buyer_muted) return false;
  if (isUrgent ? row.link_revoked_at !== null : !(await isDue(tx, id))) return false;
  if (!(await countText(tx, { sellerId, phone }, env))) return false;
  const token = randomBytes(32).toString('base64url');
  await tx.insert(conversationLinks).values({ token_hash: hashOf(token), conversation_id: id });
  await tx
    .update(conversations)
    .set({ link_sent_at: sql`now()` })
    .where(eq(conversations.id, id));
  const text = words[locale](`${env.PUBLIC_ORIGIN}${hrefs(locale).conversation}#${token}`);
  await createOutboxQueries(tx).add({ channel: 'sms', to: phone, text, code: null, lifeS: textLifeS });
  return true;
};

/** Remembers that the buyer is looking. */
export const markLinkOpened = async (db: Db, id: number): Promise<void> => {
  await db
    .update(conversations)
    .set({ link_opened_at: sql`now()` })
    .where(eq(conversations.id, id));
};

/** No link opens the conversation from here on, and none is sent, until the buyer enquires again. */
export const revokeLinks = async (tx: Db, id: number): Promise<void> => {
  await tx.delete(conversationLinks).where(eq(conversationLinks.conversation_id, id));
  await tx
    .update(conversations)
    .set({ link_revoked_at: sql`now()` })
    .where(eq(conversations.id, id));
};

/** Deletes links that have ended. */
export const removeOldLinks = async (db: Db): Promise<void> => {
  await db.execute(sql`
    delete from ${conversationLinks} using ${conversations}
    where ${conversations.id} = ${conversationLinks.conversation_id}
      and ${lastUse} <= now() - make_interval(days => ${linkDays})`);
};
