import type { PriceKind } from '@yoodee/asset-rules';
import * as z from 'zod/mini';
import { AssetRef } from './asset-ref.ts';
import { attachmentKinds, attachmentLimits, ConversationAttachment } from './conversation-attachments.contract.ts';
import { ConversationPause } from './conversation-pause.contract.ts';
import { endpoint } from './endpoint.ts';
import { AskedSoldPrice } from './sold-prices.contract.ts';
import { Id, Instant, PathId } from './fields.ts';
import { leadKinds } from './leads.contract.ts';

/** Whether the reader asked about the asset (or wrote to the member), or was asked. */
export const conversationSides = ['buying', 'selling'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/**
 * `open` has all that are not archived; `unread` those with messages that the reader has not seen; `waiting` those whose
 * last message the other side wrote. Blocked conversations are in `archived`.
 */
export const conversationViews = ['open', 'unread', 'waiting', 'archived'] as const;
export type ConversationView = (typeof conversationViews)[number];

export const conversationLimits = {
  text: 2_000,
  note: 1_000,
  search: 100,
} as const;

export const conversationPageSize = 20;
/** Messages in one response, the latest first read. */
export const messagePageSize = 50;

/** What was asked, in a message that was sent by the enquiry form. */
export const Enquiry = z.object({
  kind: z.enum(leadKinds),
  missing_fields: z.nullable(z.array(z.string())),
  viewing_slots: z.nullable(z.array(Instant)),
});

/**
 * What a reader should be careful about. `contact`: the message has a phone number, LINE id or link, and its author is
 * new. `money`: it mentions a transfer or deposit.
 */
const messageWarnings = ['contact', 'money'] as const;

/**
 * A message. `text` is null when it has no words of its own: an enquiry, or attachments. `state` is set for messages
 * that the reader wrote: `delivered` once the other side's device has fetched it, `read` once they have opened it; null
 * on the others.
 */
export const ConversationMessage = z.object({
  id: Id,
  mine: z.boolean(),
  text: z.nullable(z.string()),
  enquiry: z.nullable(Enquiry),
  /** The language of the page where it was written. */
  locale: z.enum(['th', 'en']),
  warnings: z.array(z.enum(messageWarnings)),
  /** Up to ten photographs, or one PDF. */
  attachments: z.optional(z.array(ConversationAttachment)),
  state: z.nullable(z.enum(['sent', 'delivered', 'read'])),
  /** The `Idempotency-Key` of its request, if the reader wrote it; null otherwise. */
  key: z.nullable(z.string()),
  created_at: Instant,
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

const priceKinds = ['sale', 'rent', 'takeover', 'down_payment'] as const satisfies readonly PriceKind[];

/** A price in whole baht, when the conversation began and now; null when it is not offered. A rent is per month. */
const PriceThenAndNow = z.object({
  kind: z.enum(priceKinds),
  before: z.nullable(z.int()),
  now: z.nullable(z.int()),
});

/** One side's view of a conversation. There is one per asset (or member) and pair of people. */
export const Conversation = z.object({
  id: Id,
  side: z.enum(conversationSides),
  /** The other side. `member_id` is that of a public member; `is_gone` when their account was deleted. */
  other: z.object({ name: z.string(), member_id: z.nullable(Id), is_gone: z.boolean() }),
  /** The buyer's phone (E.164) and LINE id, for the seller; null for the buyer, and after the account was deleted. */
  phone: z.nullable(z.string()),
  line_id: z.nullable(z.string()),
  asset: z.nullable(z.extend(AssetRef, { cover: z.nullable(z.string()) })),
  prices: z.array(PriceThenAndNow),
  unread: z.int(),
  /** The other side wrote last. */
  is_waiting: z.boolean(),
  is_archived: z.boolean(),
  /** No notifications of new messages. */
  is_muted: z.boolean(),
  /** `me`: the reader accepts no further messages. `other`: the reader can no longer write; they are not told why. */
  closed_by: z.nullable(z.enum(['me', 'other'])),
  /** The price that the seller says the reader paid, for the reader to confirm; absent unless the reader is asked. */
  sold_price: z.optional(AskedSoldPrice),
  /** The reader's private note. */
  note: z.nullable(z.string()),
  last_message: z.object({
    mine: z.boolean(),
    /** The first 140 characters. */
    excerpt: z.nullable(z.string()),
    enquiry_kind: z.nullable(z.enum(leadKinds)),
    /** What is attached; null without an attachment. */
    attached: z.optional(z.nullable(z.enum(attachmentKinds))),
    created_at: Instant,
  }),
  created_at: Instant,
});
export type Conversation = z.infer<typeof Conversation>;

/** Messages with a smaller id, or with a larger one. Without either: the latest. */
const pageOfMessages = z.object({ before: z.optional(PathId), after: z.optional(PathId) });
export const MessagePage = z.object({
  /** Oldest first. */
  items: z.array(ConversationMessage),
  /** Whether there are more in the direction asked for. */
  has_more: z.boolean(),
});
/** What a side may change. Absent keys are not changed. */
export const conversationChanges = {
  /** The id of the newest message that the reader has seen. Older ones count as read too. */
  read_until: z.optional(Id),
  is_archived: z.optional(z.boolean()),
  is_muted: z.optional(z.boolean()),
  is_blocked: z.optional(z.boolean()),
  /** The buyer's answer about `sold_price`; without effect where they are not asked. */
  sold_price_agrees: z.optional(z.boolean()),
};

export const getConversations = endpoint({
  method: 'GET',
  path: '/member/conversations',
  summary: 'My conversations, latest message first; 20 a page. `q` searches messages, names and titles',
  tag: 'member',
  access: 'member',
  query: z.object({
    side: z.optional(z.enum(conversationSides)),
    view: z.optional(z.enum(conversationViews)),
    asset_id: z.optional(PathId),
    q: z.optional(z.string().check(z.trim(), z.maxLength(conversationLimits.search))),
    page: z.optional(PathId.check(z.lte(5_000))),
  }),
  response: z.object({
    items: z.array(Conversation),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    /** Of the chosen side and asset, whatever `view` and `q` are. */
    counts: z.record(z.enum(conversationViews), z.int()),
    /** Conversations with unread messages, whatever the query is. */
    unread: z.record(z.enum(conversationSides), z.int()),
    /** Set while the member can begin no new conversations. */
    pause: z.optional(z.nullable(ConversationPause)),
  }),
  problems: [],
});

/**
 * Server-sent events: `conversation` with `{"id": …}` as data says that a conversation has changed. `Last-Event-ID` repeats
 * what was missed. The stream ends with the session.
 */
export const conversationEvents = {
  method: 'GET',
  path: '/member/conversations/events',
  summary: 'Changes of my conversations as server-sent events',
  tag: 'member',
  access: 'member',
  problems: ['too_many_requests'],
} as const;

const params = z.object({ id: PathId });

export const getConversation = endpoint({
  method: 'GET',
  path: '/member/conversations/:id',
  summary: 'One of my conversations',
  tag: 'member',
  access: 'member',
  params,
  response: Conversation,
  problems: ['not_found'],
});

export const getConversationMessages = endpoint({
  method: 'GET',
  path: '/member/conversations/:id/messages',
  summary: 'Messages of a conversation; 50 a page. Marks those of the other side as delivered',
  tag: 'member',
  access: 'member',
  params,
  query: pageOfMessages,
  response: MessagePage,
  problems: ['not_found'],
});

/** A message has words, attachments, or both. */
export const messageFields = {
  text: z.optional(z.string().check(z.trim(), z.maxLength(conversationLimits.text))),
  /** Uploaded by the same side and not sent yet, in their order: up to ten photographs, or one PDF. */
  attachment_ids: z.optional(z.array(Id).check(z.maxLength(attachmentLimits.photos))),
};

/** A conversation that either side has closed (`closed_by`) gives `wrong_state`. */
export const sendConversationMessage = endpoint({
  method: 'POST',
  path: '/member/conversations/:id/messages',
  summary: 'Write in a conversation',
  tag: 'member',
  access: 'member',
  idempotent: true,
  params,
  body: z.strictObject(messageFields),
  response: ConversationMessage,
  status: 201,
  problems: ['not_found', 'wrong_state', 'too_many_requests'],
});

export const updateConversation = endpoint({
  method: 'PATCH',
  path: '/member/conversations/:id',
  summary: 'Mark a conversation as read, archive, mute or block it, or note something',
  tag: 'member',
  access: 'member',
  params,
  body: z.strictObject({
    ...conversationChanges,
    /** Empty or null clears it. */
    note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(conversationLimits.note)))),
  }),
  response: Conversation,
  problems: ['not_found'],
});

export const conversationReportReasons = ['scam', 'spam', 'offensive', 'asks_for_money', 'other'] as const;
export type ConversationReportReason = (typeof conversationReportReasons)[number];

/** Why a side reports the other one. */
export const ConversationReportInput = z.strictObject({
  reason: z.enum(conversationReportReasons),
  detail: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1_000)))),
});

/** Operators see the conversation as it was when it was reported. A second report by the same side replaces the first. */
export const reportConversation = endpoint({
  method: 'POST',
  path: '/member/conversations/:id/reports',
  summary: 'Report the other side of a conversation',
  tag: 'member',
  access: 'member',
  params,
  body: ConversationReportInput,
  response: z.null(),
  status: 201,
  problems: ['not_found', 'too_many_requests'],
});
