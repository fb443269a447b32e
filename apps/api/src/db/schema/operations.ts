import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { hidingReasons } from '@yoodee/api-contract/appeals';
import { assetStatuses, codesOf } from '@yoodee/asset-rules/options';
import { assets } from './assets.ts';
import { instant, rowId } from './columns.ts';

/**
 * Audit log of operators (`npm run ops`): who, when, which command, which values. Ids only, no personal data, so that a
 * row may outlive its member.
 */
export const operations = pgTable(
  'operations',
  {
    id: rowId(),
    at: instant('at').notNull().defaultNow(),
    actor: text('actor').notNull(),
    command: text('command').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    /** The operator's comment. */
    note: text('note'),
    /** A crash leaves `started`. */
    outcome: text('outcome', { enum: ['started', 'done', 'failed'] }).notNull(),
    /** The output. */
    result: text('result').array().notNull().default([]),
  },
  (t) => [index('operations_at').on(t.at)],
);

/** Assets with the status `hidden`: the reason, and the status to restore. */
export const hiddenAssets = pgTable('hidden_assets', {
  asset_id: bigint('asset_id', { mode: 'number' })
    .primaryKey()
    .references(() => assets.id, { onDelete: 'cascade' }),
  because: text('because', { enum: hidingReasons }).notNull(),
  status_before: text('status_before', { enum: codesOf(assetStatuses) }).notNull(),
  hidden_at: instant('hidden_at').notNull().defaultNow(),
  /** What the owner says against it: once per hiding. */
  appeal: text('appeal'),
  appealed_at: instant('appealed_at'),
  appeal_refused_at: instant('appeal_refused_at'),
});
