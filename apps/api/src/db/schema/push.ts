import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';
import { sessions } from './sessions.ts';

/** Push subscriptions of members' browsers: the endpoint, and the keys with which messages are encrypted. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: rowId(),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Signing out of this session removes the device. A session that merely expires does not. */
    session_id: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and shared secret (RFC 8291), base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    user_agent: text('user_agent'),
    created_at: instant('created_at').notNull().defaultNow(),
    /** The last message of the outbox that its push service accepted, so that a retry skips it. */
    last_message_id: bigint('last_message_id', { mode: 'number' }),
  },
  (t) => [
    uniqueIndex('push_devices_endpoint').on(t.endpoint),
    index('push_devices_member').on(t.member_id),
    index('push_devices_session').on(t.session_id),
  ],
);
