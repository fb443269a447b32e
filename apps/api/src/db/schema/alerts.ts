import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { assets } from './assets.ts';
import { alertReaders } from './alert-readers.ts';
import { instant, rowId } from './columns.ts';

/**
 * What a stored search reports: new matches, or a drop of the median asking price of its district, type and deal.
 */
export const searchKind = () =>
  text('kind', { enum: ['matches', 'prices'] })
    .notNull()
    .default('matches');

/** A search whose matches are sent to a visitor by mail or LINE. `query` is normalised like that of a saved search. */
export const alerts = pgTable(
  'alerts',
  {
    id: rowId(),
    reader_id: bigint('reader_id', { mode: 'number' })
      .notNull()
      .references(() => alertReaders.id, { onDelete: 'cascade' }),
    kind: searchKind(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    frequency: text('frequency', { enum: ['instant', 'daily', 'weekly', 'off'] })
      .notNull()
      .default('daily'),
    created_at: instant('created_at').notNull().defaultNow(),
    /** Null: unconfirmed, and removed after a week unless the reader confirms it. */
    confirmed_at: instant('confirmed_at'),
    last_run_at: instant('last_run_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('alerts_kind_query').on(t.reader_id, t.kind, sql`md5(${t.query})`),
    index('alerts_run').on(t.frequency, t.last_run_at),
  ],
);

/** Every asset that an alert has found, so that each match is reported once. */
export const alertMatches = pgTable(
  'alert_matches',
  {
    alert_id: bigint('alert_id', { mode: 'number' })
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    asset_id: bigint('asset_id', { mode: 'number' })
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    matched_at: instant('matched_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.alert_id, t.asset_id] }), index('alert_matches_asset').on(t.asset_id)],
);
