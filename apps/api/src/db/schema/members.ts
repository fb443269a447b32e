import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NotificationChoices, NotificationKind, NotificationTopic } from '@yoodee/api-contract/notification-kinds';
import { proofPurposes, type ProofMethod } from '@yoodee/api-contract/proof-kinds';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import type { Locale } from '@yoodee/site';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const rowId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Accounts. `phone` is E.164 and the identity; `line_sub` is LINE's private user id. */
export const members = pgTable(
  'members',
  {
    id: rowId(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    phone: text('phone').notNull(),
    contact_phone: text('contact_phone'),
    line_id: text('line_id'),
    facebook: text('facebook'),
    image_key: text('image_key'),
    /** The last uploaded picture; it becomes `image_key` when the profile is saved with it. */
    uploaded_image_key: text('uploaded_image_key'),
    bio_th: text('bio_th'),
    bio_en: text('bio_en'),
    /** The channels that the member chose last, which a new listing offers. A listing shows only its own. */
    show_phone: boolean('show_phone').notNull().default(false),
    show_line: boolean('show_line').notNull().default(false),
    show_facebook: boolean('show_facebook').notNull().default(false),
    user_status: text('user_status', { enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    line_sub: text('line_sub'),
    locale: text('locale', { enum: ['th', 'en'] })
      .notNull()
      .default('th'),
    /** For the previous release; `notification_choices` has replaced it. */
    muted_notifications: text('muted_notifications').array().$type<NotificationKind[]>().notNull().default([]),
    /** Where the member differs from the defaults, by topic and channel. */
    notification_choices: jsonb('notification_choices').$type<NotificationChoices>().notNull().default({}),
    /** Whether news that leaves the site waits from 22:00 to 08:00 in Bangkok. */
    quiet_hours: boolean('quiet_hours').notNull().default(true),
    /** The hour in Bangkok at which daily and weekly digests of saved searches are sent. */
    digest_hour: integer('digest_hour').notNull().default(8),
    /** Verified address for notifications. It is not an identity: two members may share one. */
    email: text('email'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
    /** Incremented by every change of the profile, to detect a stale form. */
    version: integer('version').notNull().default(1),
    deletion_requested_at: instant('deletion_requested_at'),
    /** The listings that the deletion request took offline: former status by asset id. */
    hidden_by_deletion: jsonb('hidden_by_deletion').$type<Record<string, AssetStatus>>(),
  },
  (t) => [uniqueIndex('members_phone').on(t.phone), uniqueIndex('members_line_sub').on(t.line_sub)],
);

/** Append-only record of consents: who agreed to which wording, and when. */
export const memberConsents = pgTable(
  'member_consents',
  {
    id: rowId(),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    version: text('version').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('member_consents_member').on(t.member_id)],
);

/**
 * One row per issued token (`jti`). A row without a member is a LINE login without an account yet; it stores the LINE
 * id until a phone is verified.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    member_id: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    line_sub: text('line_sub'),
    user_agent: text('user_agent'),
    /**
     * Number of the key that the browser must present in its cookie; it grows with each rotation. Null: the session
     * belongs to a program without cookies. 0: none was presented yet (a session from before there were keys).
     */
    browser_key: integer('browser_key').default(0),
    /** When that key was first presented. */
    browser_key_at: instant('browser_key_at').notNull().defaultNow(),
    /** Until when the key before it is accepted too. */
    former_key_until: instant('former_key_until'),
    created_at: instant('created_at').notNull().defaultNow(),
    seen_at: instant('seen_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
    ended_at: instant('ended_at'),
  },
  (t) => [index('sessions_member').on(t.member_id), index('sessions_expires').on(t.expires_at)],
);

/** Fresh proofs of who somebody is: the last one of a session for each purpose. */
export const sessionProofs = pgTable(
  'session_proofs',
  {
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: proofPurposes }).notNull(),
    method: text('method').$type<ProofMethod>().notNull(),
    proved_at: instant('proved_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.session_id, t.purpose] }), index('session_proofs_member').on(t.member_id)],
);

/**
 * Proofs by LINE that were begun: what the way back must match. Using one deletes its row, so that it is used once with
 * any number of parallel requests.
 */
export const lineProofs = pgTable(
  'line_proofs',
  {
    state: text('state').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: proofPurposes }).notNull(),
    nonce: text('nonce').notNull(),
    /** PKCE (RFC 7636). */
    verifier: text('verifier').notNull(),
    /** Of the redirect URI. */
    locale: text('locale', { enum: ['th', 'en'] }).notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('line_proofs_session').on(t.session_id), index('line_proofs_expires').on(t.expires_at)],
);

/**
 * Changes of a member's phone. The holder of the old number can undo one for 72 hours with the token of the link in the
 * text message; only its hash is stored.
 */
export const phoneChanges = pgTable(
  'phone_changes',
  {
    id: rowId(),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    old_phone: text('old_phone').notNull(),
    /** The LINE account that was linked before, which the undo restores. */
    old_line_sub: text('old_line_sub'),
    token_hash: text('token_hash').notNull(),
    changed_at: instant('changed_at').notNull().defaultNow(),
    undone_at: instant('undone_at'),
  },
  (t) => [
    uniqueIndex('phone_changes_token').on(t.token_hash),
    index('phone_changes_member').on(t.member_id),
    index('phone_changes_old_phone').on(t.old_phone),
  ],
);

/** One row per sent one-time code. Only the keyed hash of the code is stored. */
export const otpCodes = pgTable(
  'otp_codes',
  {
    id: rowId(),
    phone: text('phone').notNull(),
    purpose: text('purpose', {
      enum: ['sign_in', 'phone_change', 'proof_access', 'proof_data'],
    }).notNull(),
    member_id: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    ref_code: text('ref_code').notNull(),
    code_hash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
    consumed_at: instant('consumed_at'),
    /** Whether a device asked for it on which the phone has signed in before. */
    from_known_device: boolean('from_known_device').notNull().default(false),
    /** When a newer code for the same phone and purpose was sent. */
    replaced_at: instant('replaced_at'),
  },
  (t) => [index('otp_codes_phone').on(t.phone, t.created_at), index('otp_codes_created').on(t.created_at)],
);

/**
 * Rate limit counters that replicas share, one row per bucket (`otp:send:ip:203.0.113.7`), incremented by one atomic
 * upsert. A window opens with its first hit; the next hit after `ends_at` opens a new one in the same row.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    bucket: text('bucket').primaryKey(),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [index('rate_windows_ends').on(t.ends_at)],
);

/** The last code that was mailed to verify a member's new address. Only its keyed hash is stored. */
export const emailCodes = pgTable('email_codes', {
  member_id: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  code_hash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expires_at: instant('expires_at').notNull(),
});

/**
 * A visitor who gets alerts without an account, by mail or by LINE. An address counts once its link was used; until then
 * it gets nothing but that link. Whoever asks for LINE has neither until they send the token to the site's official
 * account. Only the hash of the token is stored.
 */
export const alertReaders = pgTable(
  'alert_readers',
  {
    id: rowId(),
    email: text('email'),
    /** LINE's id of the account that sent the token. */
    line_sub: text('line_sub'),
    locale: text('locale', { enum: ['th', 'en'] })
      .notNull()
      .default('th'),
    token_hash: text('token_hash'),
    token_expires_at: instant('token_expires_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('alert_readers_email').on(t.email),
    uniqueIndex('alert_readers_line').on(t.line_sub),
    uniqueIndex('alert_readers_token').on(t.token_hash),
  ],
);

/** One thing that somebody is told, in their language. `href` is a path of the site. */
export interface NewsItem {
  topic: NotificationTopic;
  text: string;
  href: string;
  /** What it consists of, e.g. the matches of a saved search; only the first are kept, the text has their number. */
  details?: { text: string; href: string }[];
}

/** What somebody is told in one message. `count` may be more than the items, of which only the first are kept. */
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
    /** Whose news it is; null for codes and security messages, which follow the recipient. */
    member_id: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    /** The visitor whose news it is. Who stops their alerts gets nothing that was waiting. */
    alert_reader_id: bigint('alert_reader_id', { mode: 'number' }).references(() => alertReaders.id, {
      onDelete: 'cascade',
    }),
    subject: text('subject'),
    body: text('body').notNull(),
    news: jsonb('news').$type<News>(),
    /** Whether further news of the member on this channel is still added to this message: until its first try. */
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

/**
 * Stored responses to requests with an `Idempotency-Key`, so that a retry has no second effect. A row is committed
 * together with the effect; its lock makes duplicates wait until then.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Method, path and a hash of the body. The same key with another request is refused. */
    request: text('request').notNull(),
    data: jsonb('data'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('idempotency_keys_key').on(t.member_id, t.key),
    index('idempotency_keys_created').on(t.created_at),
  ],
);
