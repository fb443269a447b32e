import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { conversations, viewings } from '../../db/schema.ts';
import { isOpenTo, roleOf } from '../conversations/conversation-access.ts';
import { readBlocks, readMyHours } from './viewing-hours.queries.ts';

/** A member's viewings, hours and days without viewings, without what only the other side may know. */
export const readViewingsForExport = async (db: Db, memberId: number) => {
  const rows = await db
    .select({ viewing: viewings, conversation: conversations })
    .from(viewings)
    .innerJoin(conversations, eq(conversations.id, viewings.conversation_id))
    .where(isOpenTo({ memberId }))
    .orderBy(asc(viewings.id));
  const { hours, assets } = await readMyHours(db, memberId);
  return {
    hours,
    hours_of_assets: assets.map(({ asset, hours: own }) => ({ asset_id: asset.id, ...own })),
    days_without_viewings: await readBlocks(db, memberId, { from: '2000-01-01' }),
    viewings: rows.map(({ viewing, conversation }) => {
      const role = roleOf({ memberId }, conversation);
      const { id, conversation_id, asset_id, state, starts_at, length_min, times, created_at, updated_at } = viewing;
      return {
        ...{ id, conversation_id, asset_id, side: role === 'seller' ? 'selling' : 'buying', state },
        ...{ starts_at, length_min, times, created_at, updated_at },
        reason: viewing.reason,
        outcome: viewing[`${role}_outcome`],
        note: viewing[`${role}_note`],
      };
    }),
  };
};
