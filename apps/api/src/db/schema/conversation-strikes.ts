import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';

/**
 * Who or what a strike counts against: a member (id), a phone without an account (E.164), the network of somebody without
 * an account (a keyed hash), an asset (id).
 */
const strikeSubjects = ['member', 'phone', 'network', 'asset'] as const;
export type StrikeSubject = (typeof strikeSubjects)[number];

/** `report`: an operator upheld one. `blocks`: three sellers in three networks blocked them within a week. */
const strikeCauses = ['report', 'blocks'] as const;
export type StrikeCause = (typeof strikeCauses)[number];

/** Three within 90 days stop new conversations for 30 days. */
export const conversationStrikes = pgTable(
  'conversation_strikes',
  {
    id: rowId(),
    kind: text('kind', { enum: strikeSubjects }).notNull(),
    subject: text('subject').notNull(),
    cause: text('cause', { enum: strikeCauses }).notNull(),
    /** The conversation that it is about; it may be deleted. */
    conversation_id: bigint('conversation_id', { mode: 'number' }),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('conversation_strikes_subject').on(t.kind, t.subject, t.created_at)],
);

/** Appeals of members against their pause; one at a time. */
export const conversationAppeals = pgTable(
  'conversation_appeals',
  {
    member_id: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    refused_at: instant('refused_at'),
  },
  (t) => [
    index('conversation_appeals_open')
      .on(t.created_at)
      .where(sql`refused_at is null`),
  ],
);
