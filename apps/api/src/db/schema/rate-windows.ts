import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Rate limit counters that replicas share, one row per bucket (`otp:send:ip:203.0.113.7`), incremented by one atomic
 * upsert. A window opens with its first hit; the next hit after `ends_at` opens a new one in the same row.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    bucket: text('bucket').primaryKey(),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [index('rate_windows_ends').on(t.ends_at)],
);
