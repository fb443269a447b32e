import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';

/** Keys of programs that read the public API. The key itself is not stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: rowId(),
    /** The program, in the operator's words. */
    name: text('name').notNull(),
    /** The first characters of the key, so that operators and programs can talk about it. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key. It has 256 random bits, so a slow hash would protect nothing more. */
    key_hash: text('key_hash').notNull(),
    per_minute: integer('per_minute').notNull(),
    per_day: integer('per_day').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    revoked_at: instant('revoked_at'),
  },
  (t) => [uniqueIndex('api_keys_hash').on(t.key_hash)],
);
