import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AssetStatus, NotificationKind } from '@yoodee/api-contract';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Accounts. `phone` is E.164 and the identity; `line_sub` is LINE's private user id. */
export const members = pgTable(
  'members',
  {
    id: rowId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    contactPhone: text('contact_phone'),
    lineId: text('line_id'),
    facebook: text('facebook'),
    imageKey: text('image_key'),
    /** The last picture that was uploaded; `imageKey` once the profile takes it. */
    uploadedImageKey: text('uploaded_image_key'),
    bioTh: text('bio_th'),
    bioEn: text('bio_en'),
    showPhone: boolean('show_phone').notNull().default(true),
    showLine: boolean('show_line').notNull().default(false),
    showFacebook: boolean('show_facebook').notNull().default(false),
    userStatus: text('user_status', { enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    lineSub: text('line_sub'),
    locale: text('locale', { enum: ['th', 'en'] })
      .notNull()
      .default('th'),
    mutedNotifications: text('muted_notifications').array().$type<NotificationKind[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Grows with every change of the profile, so that a stale form is noticed. */
    version: integer('version').notNull().default(1),
    deletionRequestedAt: instant('deletion_requested_at'),
    /** What was taken off the site when the deletion was asked for: the status that each asset had, by id. */
    hiddenByDeletion: jsonb('hidden_by_deletion').$type<Record<string, AssetStatus>>(),
  },
  (t) => [uniqueIndex('members_phone').on(t.phone), uniqueIndex('members_line_sub').on(t.lineSub)],
);

/** Append-only record of what a member agreed to, when, in which wording. */
export const memberConsents = pgTable(
  'member_consents',
  {
    id: rowId(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    version: text('version').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('member_consents_member').on(t.memberId)],
);

/**
 * One row per issued token (`jti`). A row without a member is a LINE login that no member owns yet; it carries what
 * LINE said until a phone is proven.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    lineSub: text('line_sub'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('sessions_member').on(t.memberId), index('sessions_expires').on(t.expiresAt)],
);

/** One row per sent one-time code. Only the keyed hash of the code is kept. */
export const otpCodes = pgTable(
  'otp_codes',
  {
    id: rowId(),
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: ['sign_in', 'phone_change', 'account_deletion'] }).notNull(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    refCode: text('ref_code').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
    /** A newer code for the same phone and purpose was sent. */
    replacedAt: instant('replaced_at'),
  },
  (t) => [index('otp_codes_phone').on(t.phone, t.createdAt), index('otp_codes_created').on(t.createdAt)],
);

/**
 * Counters behind every limit that replicas must share, one row per bucket (`otp:send:ip:203.0.113.7`), raised by one
 * atomic upsert. A window opens with its first hit; the next hit after `ends_at` opens a new one in the same row.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    bucket: text('bucket').primaryKey(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [index('rate_windows_ends').on(t.endsAt)],
);

/**
 * Messages to be sent, written in the transaction that causes them and delivered afterwards, at least once. Once sent
 * or given up a row keeps its figures but neither body nor code.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: rowId(),
    channel: text('channel', { enum: ['sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    /** Development transports show it apart; a real provider gets only the body. */
    code: text('code'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Of no use afterwards: an unsent message is given up then. */
    expiresAt: instant('expires_at').notNull(),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (t) => [
    index('outbox_messages_due')
      .on(t.nextTryAt)
      .where(sql`sent_at is null and failed_at is null`),
  ],
);

/**
 * First answers to requests that carried an `Idempotency-Key`, so a retry makes no second thing. A row is committed
 * together with what the request did; while that is under way its lock makes duplicates wait.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Method, path and a hash of the body: the same key for another request is refused. */
    request: text('request').notNull(),
    data: jsonb('data'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('idempotency_keys_key').on(t.memberId, t.key), index('idempotency_keys_created').on(t.createdAt)],
);
