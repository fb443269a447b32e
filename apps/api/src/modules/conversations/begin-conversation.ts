import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { assets, conversationMessages, conversations } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import type { EnquiryDetails } from '../../db/schema/conversations.ts';
import { claimConversations } from './claim-conversations.ts';
import type { ConversationRow } from './conversation-access.ts';
import { changeOf, type Change } from './conversation-changes.ts';
import { pricesAtStart } from './conversation.view.ts';
import { refusePaused } from './strikes/strikes.ts';
import { addMessage } from './write-message.ts';

export interface Enquirer {
  /** Null without an account. */
  memberId: number | null;
  name: string;
  /** E.164. */
  phone: string;
  locale: Locale;
  /** A keyed hash of the network. */
  network: string;
}

/** The two sides of a conversation and its subject. */
export interface Pair {
  sellerId: number;
  assetId: number | null;
  buyer: Enquirer;
}

export interface Enquiry extends Pair {
  text: string | null;
  details: EnquiryDetails;
  consentVersion: string;
}

/**
 * Finds or creates the conversation of a pair, and locks it. A new one has no message yet. Throws
 * `conversations_paused` and `asset_conversations_paused` for a new one.
 */
export const openConversation = async (tx: Db, { sellerId, assetId, buyer }: Pair): Promise<ConversationRow> => {
  const subject = assetId ?? 0;
  const [asset] = assetId === null ? [] : await tx.select().from(assets).where(eq(assets.id, assetId));
  const begun = await tx
    .insert(conversations)
    .values({
      ...{ seller_id: sellerId, asset_id: assetId, subject, buyer_id: buyer.memberId },
      ...{ buyer_name: buyer.name, buyer_phone: buyer.phone, buyer_locale: buyer.locale },
      buyer_network: buyer.network,
      prices: asset ? pricesAtStart(asset) : {},
    })
    .onConflictDoNothing()
    .returning();
  if (begun[0]) await refusePaused(tx, begun[0]);
  const ofBuyer =
    buyer.memberId === null
      ? and(isNull(conversations.buyer_id), eq(conversations.buyer_phone, buyer.phone))
      : eq(conversations.buyer_id, buyer.memberId);
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.seller_id, sellerId), eq(conversations.subject, subject), ofBuyer))
    .for('update');
  // The member who owns the phone has claimed the conversation between the two statements.
  if (!row) throw new ApiError('busy');
  return row;
};

/** The buyer's messages of the last day. */
const saidToday = (tx: Db, row: ConversationRow) =>
  tx
    .select({ text: conversationMessages.text, enquiry: conversationMessages.enquiry })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversation_id, row.id),
        eq(conversationMessages.author, 'buyer'),
        gt(conversationMessages.created_at, sql`now() - interval '24 hours'`),
      ),
    );
type Said = Awaited<ReturnType<typeof saidToday>>;

const isAnew = (said: Said) => said.every(({ enquiry }) => enquiry === null);

/** Whether the buyer has not enquired in the last day. */
export const enquiresAnew = async (tx: Db, row: ConversationRow): Promise<boolean> => isAnew(await saidToday(tx, row));

const isSaid = (said: Said, { text, details }: Enquiry): boolean => {
  const saying = ({ kind, missing_fields, viewing_slots }: EnquiryDetails) =>
    JSON.stringify([kind, missing_fields, viewing_slots]);
  return said.some((one) => one.text === text && one.enquiry && saying(one.enquiry) === saying(details));
};

/** Stores an enquiry in a locked conversation. Replies go to the phone that the buyer gave last. */
export const addEnquiry = async (
  tx: Db,
  row: ConversationRow,
  { buyer, text, details, consentVersion }: Enquiry,
  { isToldOtherwise = false } = {},
) => {
  await tx
    .update(conversations)
    .set({
      ...{ buyer_phone: buyer.phone, buyer_locale: buyer.locale, buyer_network: buyer.network },
      link_revoked_at: null,
    })
    .where(eq(conversations.id, row.id));
  return addMessage(tx, row, {
    ...{ author: 'buyer', text, enquiry: details, consentVersion, locale: buyer.locale, isToldOtherwise },
  });
};

/**
 * Begins or continues a conversation with an enquiry. `change` is null when nothing was stored: it repeats another, or one
 * side has closed the conversation. The sender gets the same response, because only the seller may know who asked.
 * `isFirstToday`: the buyer has not enquired in the last day.
 */
export const receiveEnquiry = async (
  tx: Db,
  enquiry: Enquiry,
): Promise<{ change: Change | null; isFirstToday: boolean }> => {
  const { buyer } = enquiry;
  if (buyer.memberId !== null) await claimConversations(tx, buyer.memberId);
  const row = await openConversation(tx, enquiry);
  if (row.seller_blocked || row.buyer_blocked) return { change: null, isFirstToday: false };
  const said = await saidToday(tx, row);
  if (isSaid(said, enquiry)) return { change: null, isFirstToday: false };
  const added = await addEnquiry(tx, row, enquiry);
  return { change: changeOf(added.row), isFirstToday: isAnew(said) };
};
