import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { members } from './members.ts';

/**
 * Stored responses to requests with an `Idempotency-Key`, so that a retry has no second effect. A row is committed
 * together with the effect; its lock makes duplicates wait until then.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Method, path and a hash of the body. The same key with another request is refused. */
    request: text('request').notNull(),
    data: jsonb('data'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('idempotency_keys_key').on(t.member_id, t.key),
    index('idempotency_keys_created').on(t.created_at),
  ],
);
