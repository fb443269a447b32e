import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { viewingEndings, viewingOutcomes, viewingStates } from '@yoodee/api-contract/viewings';
import { assets } from './assets.ts';
import { conversationRoles, conversations } from './conversations.ts';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';

const asset = () => bigint('asset_id', { mode: 'number' });
const member = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** When a seller shows their assets: all of them (`subject` 0), or one with hours of its own. */
export const viewingHours = pgTable(
  'viewing_hours',
  {
    member_id: member(),
    asset_id: asset().references(() => assets.id, { onDelete: 'cascade' }),
    /** The id of the asset, 0 for all. */
    subject: bigint('subject', { mode: 'number' }).notNull(),
    /** Ranges of a week in Bangkok, in order. */
    weekly: jsonb('weekly').$type<ViewingHours['weekly']>().notNull(),
    length_min: integer('length_min').notNull(),
    gap_min: integer('gap_min').notNull(),
    notice_hours: integer('notice_hours').notNull(),
    days_ahead: integer('days_ahead').notNull(),
    ask_first: boolean('ask_first').notNull(),
  },
  (t) => [primaryKey({ columns: [t.member_id, t.subject] }), index('viewing_hours_asset').on(t.asset_id)],
);

/** Days on which a seller has no viewings, first and last included. */
export const viewingBlocks = pgTable(
  'viewing_blocks',
  {
    id: rowId(),
    member_id: member(),
    asset_id: asset().references(() => assets.id, { onDelete: 'cascade' }),
    from_day: date('from_day', { mode: 'string' }).notNull(),
    to_day: date('to_day', { mode: 'string' }).notNull(),
    note: text('note'),
  },
  (t) => [index('viewing_blocks_member').on(t.member_id, t.to_day), index('viewing_blocks_asset').on(t.asset_id)],
);

/**
 * Viewings of a conversation's asset by its two sides. `busy_from` and `busy_until` block the seller's time for an
 * agreed viewing, or for one that is held until the seller answers. An exclusion constraint in the migration prevents
 * overlaps.
 */
export const viewings = pgTable(
  'viewings',
  {
    id: rowId(),
    conversation_id: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    asset_id: asset().references(() => assets.id, { onDelete: 'set null' }),
    /** As in the conversation. */
    seller_id: bigint('seller_id', { mode: 'number' }).references(() => members.id, { onDelete: 'set null' }),
    state: text('state', { enum: viewingStates }).notNull(),
    /** The agreed time; it stays when the viewing is cancelled afterwards. */
    starts_at: instant('starts_at'),
    length_min: integer('length_min').notNull(),
    /** The proposed times, in order, while one side has to answer. */
    times: timestamp('times', { withTimezone: true, mode: 'date' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    busy_from: instant('busy_from'),
    busy_until: instant('busy_until'),
    answer_by: instant('answer_by'),
    agreed_at: instant('agreed_at'),
    /** Whether the seller has taken a step. Before, a buyer without an account gets no text messages. */
    is_answered: boolean('is_answered').notNull().default(false),
    ended_by: text('ended_by', { enum: [...conversationRoles, 'site'] }),
    ending: text('ending', { enum: viewingEndings }),
    /** The latest reason given for a step, and who wrote it. */
    reason: text('reason'),
    reason_by: text('reason_by', { enum: conversationRoles }),
    seller_outcome: text('seller_outcome', { enum: viewingOutcomes }),
    buyer_outcome: text('buyer_outcome', { enum: viewingOutcomes }),
    seller_note: text('seller_note'),
    buyer_note: text('buyer_note'),
    /** Of the calendar event: rises with every change of its time or state (RFC 5545, 3.8.7.4). */
    sequence: integer('sequence').notNull().default(0),
    /** Reminders of the agreed time that were sent; null again when it is moved. */
    day_reminder_at: instant('day_reminder_at'),
    hours_reminder_at: instant('hours_reminder_at'),
    feedback_asked_at: instant('feedback_asked_at'),
    /** `Idempotency-Key` of the request that began it, a digest of what it asked, and its side. */
    key: text('key'),
    request_digest: text('request_digest'),
    begun_by: text('begun_by', { enum: conversationRoles }).notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('viewings_key').on(t.conversation_id, t.begun_by, t.key),
    index('viewings_conversation').on(t.conversation_id),
    index('viewings_seller').on(t.seller_id, t.starts_at),
    index('viewings_asset').on(t.asset_id),
    index('viewings_open')
      .on(t.answer_by)
      .where(sql`state in ('requested', 'offered')`),
    index('viewings_agreed')
      .on(t.starts_at)
      .where(sql`state = 'confirmed'`),
  ],
);

/** What visitors learn about a seller; computed daily. Null below ten cases. */
export const sellerFacts = pgTable('seller_facts', {
  member_id: member().primaryKey(),
  /** Minutes in which half of the first enquiries were answered. */
  answers_within_min: integer('answers_within_min'),
  /** Viewings that took place according to their buyers, of those with feedback. */
  kept_viewings: integer('kept_viewings'),
  rated_viewings: integer('rated_viewings'),
});
