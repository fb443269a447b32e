import { priceFieldOf, isShown, priceKindsOf, pricesOf, type PricedAsset, type PriceKind } from '@yoodee/asset-rules';
import type { Conversation, ConversationMessage } from '@yoodee/api-contract/conversations';
import type { AskedSoldPrice } from '@yoodee/api-contract/sold-prices';
import type { conversationMessages } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import { attachmentOf, type AttachmentRow } from './attachments/attachments.queries.ts';
import { isGone, otherRole, sideOf, type ConversationRow } from './conversation-access.ts';

export type MessageRow = typeof conversationMessages.$inferSelect;

const excerptLength = 140;

/** The first characters of a text; one that consists of several code units is not cut in two. */
const excerptOf = (text: string | null) => (text === null ? null : [...text].slice(0, excerptLength).join(''));

type Asset = NonNullable<Conversation['asset']>;

/** The asset of a conversation as it is now. */
export interface AssetNow {
  ref: Asset;
  priced: PricedAsset;
}

/** Public data of the member on the other side. */
export interface OtherMember {
  name: string;
  isPublic: boolean;
  /** If the member shows it. */
  lineId: string | null;
}

export interface ConversationParts {
  row: ConversationRow;
  role: ConversationRole;
  unread: number;
  last: Pick<MessageRow, 'author' | 'text' | 'enquiry' | 'created_at'>;
  /** What is attached to the last message. */
  attached: AttachmentRow['kind'] | null;
  asset: AssetNow | null;
  other: OtherMember | null;
  /** What the buyer is asked. */
  asked: AskedSoldPrice | null;
}

/** Both prices of each kind. An asset that is not shown has no price now. */
const pricesThenAndNow = ({ prices: before }: ConversationRow, asset: AssetNow | null): Conversation['prices'] => {
  const offered = asset && isShown(asset.ref) ? pricesOf(asset.priced) : [];
  const now = new Map(offered.map(({ kind, baht }) => [kind, baht]));
  const kinds = new Set([...(asset ? priceKindsOf(asset.priced) : []), ...(Object.keys(before) as PriceKind[])]);
  return [...kinds]
    .filter((kind) => kind in priceFieldOf && (before[kind] !== undefined || now.has(kind)))
    .map((kind) => ({ kind, before: before[kind] ?? null, now: now.get(kind) ?? null }));
};

/** The prices to remember when a conversation begins. */
export const pricesAtStart = (asset: PricedAsset): Partial<Record<PriceKind, number>> =>
  Object.fromEntries(pricesOf(asset).map(({ kind, baht }) => [kind, baht]));

const otherOf = ({ row, role, other }: ConversationParts): Conversation['other'] => {
  const isOtherGone = isGone(row, otherRole(role));
  const memberId = sideOf(row, otherRole(role)).memberId;
  return {
    name: role === 'seller' ? row.buyer_name : (other?.name ?? ''),
    member_id: other?.isPublic && !isOtherGone ? memberId : null,
    is_gone: isOtherGone,
  };
};

const closedBy = (row: ConversationRow, role: ConversationRole): Conversation['closed_by'] => {
  if (sideOf(row, role).isBlocked) return 'me';
  const other = otherRole(role);
  return sideOf(row, other).isBlocked || isGone(row, other) ? 'other' : null;
};

/** A conversation as one of its sides sees it. */
export const conversationOf = (parts: ConversationParts): Conversation => {
  const { row, role, unread, last, attached, asset, other, asked } = parts;
  const { isArchived, isMuted, isBlocked, note } = sideOf(row, role);
  const isSelling = role === 'seller';
  return {
    id: row.id,
    side: isSelling ? 'selling' : 'buying',
    other: otherOf(parts),
    phone: isSelling ? row.buyer_phone : null,
    line_id: isSelling && row.buyer_phone !== null ? (other?.lineId ?? null) : null,
    asset: asset && asset.ref,
    prices: pricesThenAndNow(row, asset),
    unread,
    is_waiting: sideOf(row, otherRole(role)).wroteId > sideOf(row, role).wroteId,
    is_archived: isArchived || isBlocked,
    is_muted: isMuted,
    closed_by: closedBy(row, role),
    ...(asked && !isSelling && { sold_price: asked }),
    note,
    last_message: {
      mine: last.author === role,
      excerpt: excerptOf(last.text),
      enquiry_kind: last.enquiry?.kind ?? null,
      attached,
      created_at: last.created_at.toISOString(),
    },
    created_at: row.created_at.toISOString(),
  };
};

/** A message as one of the sides sees it. */
export const messageOf = (
  message: MessageRow,
  attachments: readonly AttachmentRow[],
  row: ConversationRow,
  role: ConversationRole,
): ConversationMessage => {
  const { id, author, text, enquiry, locale, warnings, key, created_at } = message;
  const isMine = author === role;
  const { readId, fetchedId } = sideOf(row, otherRole(role));
  const state = readId >= id ? 'read' : fetchedId >= id ? 'delivered' : 'sent';
  return {
    id,
    mine: isMine,
    text,
    enquiry,
    locale,
    warnings: isMine ? [] : warnings,
    attachments: attachments.map(attachmentOf),
    state: isMine ? state : null,
    key: isMine ? key : null,
    created_at: created_at.toISOString(),
  };
};
