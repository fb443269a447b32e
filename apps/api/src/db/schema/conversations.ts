import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PriceKind } from '@yoodee/asset-rules';
import { conversationReportReasons } from '@yoodee/api-contract/conversations';
import { assets } from './assets.ts';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';

export const conversationRoles = ['seller', 'buyer'] as const;
export type ConversationRole = (typeof conversationRoles)[number];

const messageId = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const isOff = (name: string) => boolean(name).notNull().default(false);
const member = (name: string) =>
  bigint(name, { mode: 'number' }).references(() => members.id, { onDelete: 'set null' });

/** Numbers the changes of conversations, so that a reader who was away learns which ones to load. */
export const conversationChanges = pgSequence('conversation_changes');

/**
 * One per asset (or seller, without an asset) and pair of people. The buyer is a member, or a name and a phone without
 * an account. Columns that begin with a role are that side's own.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: rowId(),
    asset_id: bigint('asset_id', { mode: 'number' }).references(() => assets.id, { onDelete: 'set null' }),
    /** The id of the asset, 0 without one. It is part of the identity and stays when the asset is erased. */
    subject: bigint('subject', { mode: 'number' }).notNull(),
    /** Null: the account was deleted. */
    seller_id: member('seller_id'),
    buyer_id: member('buyer_id'),
    /** As in the first enquiry; empty when the account was deleted. */
    buyer_name: text('buyer_name').notNull(),
    /** E.164, as in the last enquiry. Null: the account was deleted. */
    buyer_phone: text('buyer_phone'),
    buyer_locale: text('buyer_locale', { enum: ['th', 'en'] }).notNull(),
    /** Whole baht when the conversation began. */
    prices: jsonb('prices').$type<Partial<Record<PriceKind, number>>>().notNull().default({}),
    last_message_id: messageId('last_message_id'),
    last_message_at: instant('last_message_at').notNull().defaultNow(),
    /** The last message that each side wrote, has fetched and has opened; 0 for none. */
    seller_wrote_id: messageId('seller_wrote_id'),
    buyer_wrote_id: messageId('buyer_wrote_id'),
    seller_fetched_id: messageId('seller_fetched_id'),
    buyer_fetched_id: messageId('buyer_fetched_id'),
    seller_read_id: messageId('seller_read_id'),
    buyer_read_id: messageId('buyer_read_id'),
    seller_archived: isOff('seller_archived'),
    buyer_archived: isOff('buyer_archived'),
    seller_muted: isOff('seller_muted'),
    buyer_muted: isOff('buyer_muted'),
    /** The side accepts no further messages. */
    seller_blocked: isOff('seller_blocked'),
    buyer_blocked: isOff('buyer_blocked'),
    /** When the seller blocked the buyer, and the network in which they did it. */
    seller_blocked_at: instant('seller_blocked_at'),
    seller_blocked_from: text('seller_blocked_from'),
    /** Where each side last wrote: a keyed hash of the network, for strikes. Removed with time. */
    seller_network: text('seller_network'),
    buyer_network: text('buyer_network'),
    /** When each side was last told of a message outside of the site, by LINE or email. */
    seller_told_at: instant('seller_told_at'),
    buyer_told_at: instant('buyer_told_at'),
    seller_note: text('seller_note'),
    buyer_note: text('buyer_note'),
    /** When a buyer without an account was last sent a link, opened one, and revoked them. */
    link_sent_at: instant('link_sent_at'),
    link_opened_at: instant('link_opened_at'),
    link_revoked_at: instant('link_revoked_at'),
    /** A value of `conversation_changes`: the last change. */
    change: bigint('change', { mode: 'number' })
      .notNull()
      .default(sql`nextval('conversation_changes')`),
    changed_at: instant('changed_at').notNull().defaultNow(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('conversations_member')
      .on(t.seller_id, t.subject, t.buyer_id)
      .where(sql`buyer_id is not null`),
    uniqueIndex('conversations_guest')
      .on(t.seller_id, t.subject, t.buyer_phone)
      .where(sql`buyer_id is null`),
    index('conversations_seller').on(t.seller_id, t.last_message_id),
    index('conversations_buyer').on(t.buyer_id, t.last_message_id),
    index('conversations_phone')
      .on(t.buyer_phone)
      .where(sql`buyer_id is null`),
    index('conversations_asset').on(t.asset_id),
    index('conversations_change').on(t.change),
  ],
);

/** What an enquiry form asked, beside its words. */
export interface EnquiryDetails {
  kind: 'question' | 'viewing' | 'offer' | 'still_available' | 'missing_info';
  missing_fields: string[] | null;
  /** ISO 8601. */
  viewing_slots: string[] | null;
}

/** Messages; their order is that of their ids, because the row of the conversation is locked when one is written. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: rowId(),
    conversation_id: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    author: text('author', { enum: conversationRoles }).notNull(),
    text: text('text'),
    /** The text as it is searched, see `normaliseText`. */
    folded: text('folded'),
    enquiry: jsonb('enquiry').$type<EnquiryDetails>(),
    locale: text('locale', { enum: ['th', 'en'] }).notNull(),
    warnings: text('warnings', { enum: ['contact', 'money'] })
      .array()
      .notNull()
      .default([]),
    /** `Idempotency-Key` of the request. */
    key: text('key'),
    /** Version of the consent text, for an enquiry. */
    consent_version: text('consent_version'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('conversation_messages_page').on(t.conversation_id, t.id),
    uniqueIndex('conversation_messages_key').on(t.conversation_id, t.author, t.key),
  ],
);

/** Links for buyers without an account. Only the SHA-256 of the token is stored. */
export const conversationLinks = pgTable(
  'conversation_links',
  {
    token_hash: text('token_hash').primaryKey(),
    conversation_id: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('conversation_links_conversation').on(t.conversation_id)],
);

/** One message of a reported conversation. */
export interface ReportedMessage {
  author: ConversationRole;
  text: string | null;
  /** Ids of its attachments. */
  attachments?: number[];
  at: string;
}

/** Reports, with the conversation as it was. Closing one erases that copy. */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: rowId(),
    conversation_id: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    reporter: text('reporter', { enum: conversationRoles }).notNull(),
    reason: text('reason', { enum: conversationReportReasons }).notNull(),
    detail: text('detail'),
    messages: jsonb('messages').$type<ReportedMessage[]>().notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    closed_at: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('conversation_reports_reporter').on(t.conversation_id, t.reporter),
    index('conversation_reports_open')
      .on(t.created_at)
      .where(sql`closed_at is null`),
  ],
);

/** A member's replies to common questions, in their order. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    locale: text('locale', { enum: ['th', 'en'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.member_id, t.position] })],
);
