import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { searchKind } from './alerts.ts';
import { assets } from './assets.ts';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';

const memberId = () =>
  bigint('member_id', { mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Assets that a member saved. */
export const favourites = pgTable(
  'favourites',
  {
    member_id: memberId(),
    asset_id: bigint('asset_id', { mode: 'number' })
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    note: text('note'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.member_id, t.asset_id] }), index('favourites_asset').on(t.asset_id)],
);

/** A saved query of the list page. `query` is the normalised query string without `page` and `sort`. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: rowId(),
    member_id: memberId(),
    kind: searchKind(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    frequency: text('frequency', { enum: ['instant', 'daily', 'weekly', 'off'] })
      .notNull()
      .default('daily'),
    created_at: instant('created_at').notNull().defaultNow(),
    last_run_at: instant('last_run_at').notNull().defaultNow(),
  },
  (t) => [index('saved_searches_member').on(t.member_id), index('saved_searches_run').on(t.frequency, t.last_run_at)],
);

/** Every asset that a saved search has found, so that each match is notified once. */
export const savedSearchMatches = pgTable(
  'saved_search_matches',
  {
    saved_search_id: bigint('saved_search_id', { mode: 'number' })
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    asset_id: bigint('asset_id', { mode: 'number' })
      .notNull()
      .references(() => assets.id, { onDelete: 'cascade' }),
    matched_at: instant('matched_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.saved_search_id, t.asset_id] })],
);
