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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { notificationKinds, type NotificationData } from '@yoodee/api-contract/notification-kinds';
import { assets } from './assets.ts';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';

const assetId = () =>
  bigint('asset_id', { mode: 'number' })
    .notNull()
    .references(() => assets.id, { onDelete: 'cascade' });

/**
 * Enquiries of releases before 0054, which are messages of conversations now: a trigger copies what such a release still
 * writes. Nothing reads this table. The release after next drops it.
 */
export const leads = pgTable(
  'leads',
  {
    id: rowId(),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    asset_id: bigint('asset_id', { mode: 'number' }).references(() => assets.id, { onDelete: 'set null' }),
    sender_id: bigint('sender_id', { mode: 'number' }).references(() => members.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['question', 'viewing', 'offer', 'still_available', 'missing_info'] }).notNull(),
    name: text('name').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    message: text('message'),
    /** Names of asset fields the sender would like to know. */
    missing_fields: text('missing_fields').array(),
    viewing_slots: instant('viewing_slots').array(),
    locale: text('locale', { enum: ['th', 'en'] }).notNull(),
    consent_version: text('consent_version').notNull(),
    status: text('status', { enum: ['new', 'seen', 'replied', 'closed', 'spam'] })
      .notNull()
      .default('new'),
    /** The receiver's private note. */
    note: text('note'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('leads_member').on(t.member_id, t.created_at),
    index('leads_asset').on(t.asset_id, t.created_at),
    index('leads_sender').on(t.sender_id),
  ],
);

/**
 * Reports about an asset. `reporter` and `network` are keyed hashes, so that three reports mean three people in three
 * places; `reporter_id` is set for a member.
 */
export const assetReports = pgTable(
  'asset_reports',
  {
    id: rowId(),
    asset_id: assetId(),
    reason: text('reason', {
      enum: [
        'sold_already',
        'wrong_price',
        'wrong_place',
        'wrong_photos',
        'duplicate',
        'not_the_owner',
        'offensive',
        'other',
      ],
    }).notNull(),
    detail: text('detail'),
    reporter: text('reporter').notNull(),
    reporter_id: bigint('reporter_id', { mode: 'number' }).references(() => members.id, { onDelete: 'set null' }),
    network: text('network'),
    /** Whether it counts towards hiding the asset, decided when it arrived. */
    counts: boolean('counts').notNull().default(false),
    created_at: instant('created_at').notNull().defaultNow(),
    resolved_at: instant('resolved_at'),
    resolution: text('resolution', { enum: ['upheld', 'dismissed'] }),
  },
  (t) => [
    uniqueIndex('asset_reports_reporter').on(t.asset_id, t.reporter),
    index('asset_reports_reporter_id').on(t.reporter_id),
  ],
);

/** Metrics of an asset per day (Asia/Bangkok), for its owner: counts only, nothing about visitors. */
export const assetMetrics = pgTable(
  'asset_figures',
  {
    asset_id: assetId(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    saves: integer('saves').notNull().default(0),
    compares: integer('compares').notNull().default(0),
    reveals: integer('reveals').notNull().default(0),
    leads: integer('leads').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.asset_id, t.day] })],
);

/**
 * Who was counted in the metrics of an asset today and yesterday, so that each member or network counts once a day.
 * `visitor` is a keyed hash; older rows are deleted.
 */
export const metricVisitors = pgTable(
  'metric_visitors',
  {
    asset_id: assetId(),
    day: date('day', { mode: 'string' }).notNull(),
    metric: text('metric', { enum: ['views', 'saves', 'compares', 'reveals', 'leads'] }).notNull(),
    visitor: text('visitor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.asset_id, t.day, t.metric, t.visitor] }), index('metric_visitors_day').on(t.day)],
);

/** A member's notifications. The contract defines `data` per kind. */
export const notifications = pgTable(
  'notifications',
  {
    id: rowId(),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    asset_id: bigint('asset_id', { mode: 'number' }).references(() => assets.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<NotificationData>().notNull().default({}),
    created_at: instant('created_at').notNull().defaultNow(),
    read_at: instant('read_at'),
  },
  (t) => [
    index('notifications_member').on(t.member_id, t.created_at),
    index('notifications_asset').on(t.asset_id, t.kind),
  ],
);
