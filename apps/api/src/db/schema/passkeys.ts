import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';
import { sessions } from './sessions.ts';

/** Passkeys of members. Binary values are base64url, as in the JSON of WebAuthn. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: rowId(),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    credential_id: text('credential_id').notNull(),
    /** The COSE key. */
    public_key: text('public_key').notNull(),
    /** Random id of the member for authenticators; all passkeys of a member share it. */
    user_handle: text('user_handle').notNull(),
    /** Number of signatures according to the authenticator; 0 when it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    created_at: instant('created_at').notNull().defaultNow(),
    last_used_at: instant('last_used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credential_id), index('passkeys_member').on(t.member_id)],
);

/**
 * Challenges that wait for an authenticator; using one deletes its row. Bound to the session of a member, or to the
 * browser of a visitor by the hash of its cookie.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'sign_in', 'proof_access', 'proof_data'] }).notNull(),
    session_id: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    browser_hash: text('browser_hash'),
    /** The user handle of a passkey that is being added. */
    user_handle: text('user_handle'),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expires').on(t.expires_at)],
);
