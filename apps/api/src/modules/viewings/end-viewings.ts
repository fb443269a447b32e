import { and, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assets, conversations, members, viewings } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import type { Change } from '../conversations/conversation-changes.ts';
import { closedStatuses, ended } from './step-viewing.ts';
import { forDue, toBoth } from './due-viewings.ts';

/** In the future, or waiting for an answer. */
const isAhead = sql`(${viewings.state} in ('requested', 'offered')
  or (${viewings.state} = 'confirmed' and ${viewings.starts_at} > now()))`;

const updated = { updated_at: sql`now()` };

/** Requests and offers that nobody answered in time. */
const expire = (db: Db, env: Env) =>
  forDue(db, env, {
    due: and(inArray(viewings.state, ['requested', 'offered']), lte(viewings.answer_by, sql`now()`))!,
    columns: () => ({ ...ended('expired', null), ...updated }),
    notices: () => toBoth('viewing_expired'),
  });

/** Cancels viewings of assets that are no longer available: sold, let, hidden, deleted or erased. */
const endOfClosedAssets = (db: Db, env: Env) =>
  forDue(db, env, {
    due: and(isAhead, sql`(${viewings.asset_id} is null or ${inArray(assets.status, [...closedStatuses])})`)!,
    columns: () => ({ ...ended('cancelled', 'site'), ending: 'asset_closed', ...updated }),
    notices: () => toBoth('viewing_cancelled'),
  });

/** Cancels viewings of accounts that are deleted, pending deletion or suspended. */
const endOfClosedAccounts = (db: Db, env: Env) => {
  const isLeaving = sql`exists (select from ${members}
    where ${members.id} in (${conversations.seller_id}, ${conversations.buyer_id})
      and (${members.deletion_requested_at} is not null or ${members.user_status} <> 'active'))`;
  return forDue(db, env, {
    due: and(
      isAhead,
      sql`(${conversations.seller_id} is null or ${conversations.buyer_phone} is null or ${isLeaving})`,
    )!,
    columns: () => ({ ...ended('cancelled', 'site'), ending: 'account_closed', ...updated }),
    notices: () => toBoth('viewing_cancelled'),
  });
};

/** A block cancels the viewing on behalf of the side that blocks. The other side is not told why. */
const endOfBlocked = (db: Db, env: Env) =>
  forDue(db, env, {
    due: and(isAhead, sql`(${conversations.seller_blocked} or ${conversations.buyer_blocked})`)!,
    columns: ({ conversation: { seller_blocked } }) => ({
      ...ended('cancelled', seller_blocked ? 'seller' : 'buyer'),
      ...updated,
    }),
    notices: () => toBoth('viewing_cancelled'),
  });

/** Ends viewings that cannot take place, whatever the cause is, and tells their sides. Any replica may run it at any time. */
export const endViewings = async (db: Db, env: Env): Promise<Change[]> => [
  ...(await endOfBlocked(db, env)),
  ...(await endOfClosedAccounts(db, env)),
  ...(await endOfClosedAssets(db, env)),
  ...(await expire(db, env)),
];
