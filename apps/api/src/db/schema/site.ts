import { bigint, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { instant } from './members.ts';

/** One row whose number grows with every change a visitor could see; caches in front compare it. */
export const contentVersion = pgTable('content_version', {
  id: smallint('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** How far filling an empty database with demonstration assets has come; the row tells a half-filled one from a real one. */
export const demoSeed = pgTable('demo_seed', {
  id: smallint('id').primaryKey(),
  assets: integer('assets').notNull(),
  written: integer('written').notNull(),
  /** The moment the demonstration dates count back from. */
  anchored_at: instant('anchored_at').notNull(),
  completed_at: instant('completed_at'),
});
