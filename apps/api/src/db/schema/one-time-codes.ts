import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';
import { members } from './members.ts';

/** One row per sent one-time code. Only the keyed hash of the code is stored. */
export const otpCodes = pgTable(
  'otp_codes',
  {
    id: rowId(),
    phone: text('phone').notNull(),
    purpose: text('purpose', {
      enum: ['sign_in', 'phone_change', 'proof_access', 'proof_data'],
    }).notNull(),
    member_id: bigint('member_id', { mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    ref_code: text('ref_code').notNull(),
    code_hash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    created_at: instant('created_at').notNull().defaultNow(),
    expires_at: instant('expires_at').notNull(),
    consumed_at: instant('consumed_at'),
    /** Whether a device asked for it on which the phone has signed in before. */
    from_known_device: boolean('from_known_device').notNull().default(false),
    /** When a newer code for the same phone and purpose was sent. */
    replaced_at: instant('replaced_at'),
  },
  (t) => [index('otp_codes_phone').on(t.phone, t.created_at), index('otp_codes_created').on(t.created_at)],
);

/** The last code that was mailed to verify a member's new address. Only its keyed hash is stored. */
export const emailCodes = pgTable('email_codes', {
  member_id: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  code_hash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expires_at: instant('expires_at').notNull(),
});
