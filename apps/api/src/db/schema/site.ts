import { bigint, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

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

/**
 * One row: the snapshot of the search index from which a process starts. It names the stored parts by their digests, so
 * that a snapshot from another history of the database (after a restore) is never used.
 */
export const indexSnapshot = pgTable('index_snapshot', {
  id: smallint('id').primaryKey(),
  /** SHA-256 of what the index is made of; null until the first snapshot is written. */
  definition: text('definition'),
  content_version: bigint('content_version', { mode: 'number' }).notNull().default(0),
  parts: jsonb('parts').$type<{ name: string; sha256: string }[]>().notNull().default([]),
  written_at: instant('written_at'),
  /** Until then one process writes the next snapshot, and no other. */
  claimed_until: instant('claimed_until'),
});
