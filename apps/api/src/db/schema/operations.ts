import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { assetStatuses, codesOf } from '@yoodee/api-contract';
import { assets } from './assets.ts';
import { instant, rowId } from './members.ts';

/**
 * What operators did (`npm run ops`): who, when, which command with which values. Ids only, nothing personal, so that
 * a row may outlive the member it speaks of.
 */
export const operations = pgTable(
  'operations',
  {
    id: rowId(),
    at: instant('at').notNull().defaultNow(),
    actor: text('actor').notNull(),
    command: text('command').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    /** The operator's own words. */
    note: text('note'),
    /** `started` is what a crash leaves behind. */
    outcome: text('outcome', { enum: ['started', 'done', 'failed'] }).notNull(),
    /** What it said at the end. */
    result: text('result').array().notNull().default([]),
  },
  (t) => [index('operations_at').on(t.at)],
);

export const hidingReasons = ['reports', 'operations', 'suspension'] as const;

/** Assets with the status `hidden`: why, and what they are again once restored. */
export const hiddenAssets = pgTable('hidden_assets', {
  asset_id: bigint('asset_id', { mode: 'number' })
    .primaryKey()
    .references(() => assets.id, { onDelete: 'cascade' }),
  because: text('because', { enum: hidingReasons }).notNull(),
  status_before: text('status_before', { enum: codesOf(assetStatuses) }).notNull(),
  hidden_at: instant('hidden_at').notNull().defaultNow(),
});
