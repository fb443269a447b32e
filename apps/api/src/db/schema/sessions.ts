import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { proofPurposes, type ProofMethod } from '@yoodee/api-contract/proof-kinds';
import { instant } from './columns.ts';
import { members } from './members.ts';

/**
 * One row per issued token (`jti`). A row without a member is a LINE login without an account yet; it stores the LINE
 * id until a phone is verified.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    member_id: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    line_sub: text('line_sub'),
    user_agent: text('user_agent'),
    /**
     * Number of the key that the browser must present in its cookie; it grows with each rotation. Null: the session
     * belongs to a program without cookies. 0: none was presented yet (a session from before there were keys).
     */
    browser_key: integer('browser_key').default(0),
    /** When that key was first presented. */
    browser_key_at: instant('browser_key_at').notNull().defaultNow(),
    /** Until when the key before it is accepted too. */
    former_key_until: instant('former_key_until'),
    created_at: instant('created_at').notNull().defaultNow(),
    seen_at: instant('seen_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
    ended_at: instant('ended_at'),
  },
  (t) => [index('sessions_member').on(t.member_id), index('sessions_expires').on(t.expires_at)],
);

/** Fresh proofs of who somebody is: the last one of a session for each purpose. */
export const sessionProofs = pgTable(
  'session_proofs',
  {
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    member_id: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: proofPurposes }).notNull(),
    method: text('method').$type<ProofMethod>().notNull(),
    proved_at: instant('proved_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.session_id, t.purpose] }), index('session_proofs_member').on(t.member_id)],
);

/**
 * Pending proofs by LINE: the values that the redirect back must match. Using one deletes its row, so that it is used
 * once with any number of parallel requests.
 */
export const lineProofs = pgTable(
  'line_proofs',
  {
    state: text('state').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: proofPurposes }).notNull(),
    nonce: text('nonce').notNull(),
    /** PKCE (RFC 7636). */
    verifier: text('verifier').notNull(),
    /** Of the redirect URI. */
    locale: text('locale', { enum: ['th', 'en'] }).notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('line_proofs_session').on(t.session_id), index('line_proofs_expires').on(t.expires_at)],
);
