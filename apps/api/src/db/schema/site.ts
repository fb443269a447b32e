import { bigint, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { instant } from './members.ts';

/** One row. The version is incremented by every change that visitors can see; caches compare it. */
export const contentVersion = pgTable('content_version', {
  id: smallint('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** Progress of the demonstration seed. Distinguishes a partly filled database from one with own data. */
export const demoSeed = pgTable('demo_seed', {
  id: smallint('id').primaryKey(),
  assets: integer('assets').notNull(),
  written: integer('written').notNull(),
  /** The reference time of the demonstration's dates. */
  anchored_at: instant('anchored_at').notNull(),
  completed_at: instant('completed_at'),
});
