import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationTopic } from '@yoodee/api-contract/notification-kinds';
import type { Locale } from '@yoodee/site';
import { alertReaders } from './alert-readers.ts';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';

/** One item of news, in the receiver's language. `href` is a path of the site. */
export interface NewsItem {
  topic: NotificationTopic;
  text: string;
  href: string;
  /** Its parts, e.g. the matches of a saved search; only the first are stored, the text gives the total. */
  details?: { text: string; href: string }[];
}

/** The news of one message. `count` is the total; only the first items are stored. */
export interface News {
  locale: Locale;
  count: number;
  items: NewsItem[];
}

export const outboxChannels = ['sms', 'line', 'email', 'push'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/**
 * Outbox: messages are written in the transaction that causes them and delivered afterwards, at least once. A row that
 * was sent, refused or has expired retains its metadata, but not its contents. One that failed too often keeps them, so
 * that an operator can send it again.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: rowId(),
    channel: text('channel', { enum: outboxChannels }).notNull(),
    /** E.164, a LINE user id, a mail address, or for push the id of the member whose devices get it. */
    recipient: text('recipient').notNull(),
    /** The member who gets it; null for codes and security messages, which are sent to the recipient as it is. */
    member_id: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    /** The visitor who gets it. Deleting a reader deletes their unsent messages. */
    alert_reader_id: bigint('alert_reader_id', { mode: 'number' }).references(() => alertReaders.id, {
      onDelete: 'cascade',
    }),
    subject: text('subject'),
    body: text('body').notNull(),
    news: jsonb('news').$type<News>(),
    /**
     * Whether later news of the member on this channel is merged into this message: until its first delivery attempt.
     */
    is_bundle: boolean('is_bundle').notNull().default(false),
    /** Development transports show it separately; a real provider gets only the body. */
    code: text('code'),
    created_at: instant('created_at').notNull().defaultNow(),
    /** An unsent message is abandoned at this time. */
    expires_at: instant('expires_at').notNull(),
    next_try_at: instant('next_try_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    sent_at: instant('sent_at'),
    failed_at: instant('failed_at'),
  },
  (t) => [
    index('outbox_messages_due')
      .on(t.next_try_at)
      .where(sql`sent_at is null and failed_at is null`),
    uniqueIndex('outbox_messages_bundle')
      .on(t.member_id, t.channel)
      .where(sql`is_bundle`),
    index('outbox_messages_alert_reader').on(t.alert_reader_id),
  ],
);
