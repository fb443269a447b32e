import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationChoices, NotificationKind } from '@yoodee/api-contract/notification-kinds';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import { instant, rowId } from './columns.ts';

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
