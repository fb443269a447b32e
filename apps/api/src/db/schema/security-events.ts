import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { securityEventKinds } from '@yoodee/api-contract/security-events';
import { instant, rowId } from './columns.ts';

/**
 * Security events, kept for 90 days. Addresses, phones and foreign members are keyed hashes. `member_id` has no foreign
 * key: an event outlives its member, and then holds only the number and the hashes.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: rowId(),
    /** When it happened first. */
    at: instant('at').notNull(),
    kind: text('kind', { enum: securityEventKinds }).notNull(),
    /** The member whose account it concerns; they may see it. */
    member_id: bigint('member_id', { mode: 'number' }),
    /** Another member who did it. */
    by_hash: text('by_hash'),
    /** The network of the caller. */
    address_hash: text('address_hash'),
    phone_hash: text('phone_hash'),
    /** A word of the program: a detail, or the problem code of the response. */
    detail: text('detail'),
    /** Pattern of the route: `GET /api/v1/member/assets/:id`. */
    route: text('route'),
    user_agent: text('user_agent'),
    /** Equal events that were written together. */
    times: integer('times').notNull().default(1),
  },
  (t) => [
    index('security_events_at').on(t.at),
    index('security_events_member').on(t.member_id, t.at),
    index('security_events_phone').on(t.phone_hash, t.at),
  ],
);
