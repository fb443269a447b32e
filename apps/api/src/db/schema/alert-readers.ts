import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';

/**
 * A visitor who gets alerts without an account, by mail or by LINE. An address is confirmed when its link is opened,
 * and gets nothing but that link before. A reader on LINE has neither address nor account id until they send the token
 * to the site's official account. Only the hash of the token is stored.
 */
export const alertReaders = pgTable(
  'alert_readers',
  {
    id: rowId(),
    email: text('email'),
    /** LINE's id of the account that sent the token. */
    line_sub: text('line_sub'),
    locale: text('locale', { enum: ['th', 'en'] })
      .notNull()
      .default('th'),
    token_hash: text('token_hash'),
    token_expires_at: instant('token_expires_at'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('alert_readers_email').on(t.email),
    uniqueIndex('alert_readers_line').on(t.line_sub),
    uniqueIndex('alert_readers_token').on(t.token_hash),
  ],
);
