import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { MyViewingHours, ViewingBlock, ViewingHours } from '@yoodee/api-contract/viewing-hours';
import { viewingLimits } from '@yoodee/api-contract/viewing-hours';
import { editableStatuses } from '@yoodee/asset-rules';
import type { Db } from '../../db/database.ts';
import { assets, members, viewingBlocks, viewingHours, viewings } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { assetRef } from '../assets/asset-ref.ts';
import { readNow } from '../../db/read-now.ts';
import { addDays, dayOf, instantOn, type Day } from './bangkok-days.ts';

type HoursRow = typeof viewingHours.$inferSelect;

export const hoursOf = ({
  weekly,
  length_min,
  gap_min,
  notice_hours,
  days_ahead,
  ask_first,
}: HoursRow): ViewingHours => ({
  ...{ weekly, length_min, gap_min, notice_hours, days_ahead, ask_first },
});

const blockOf = ({ id, asset_id, from_day, to_day, note }: typeof viewingBlocks.$inferSelect): ViewingBlock => ({
  ...{ id, asset_id, from: from_day, to: to_day, note },
});

/** Throws `not_found` unless the asset is the member's and not gone. */
const requireOwn = async (db: Db, memberId: number, assetId: number | null): Promise<void> => {
  if (assetId === null) return;
  const [own] = await db
    .select({ status: assets.status })
    .from(assets)
    .where(and(eq(assets.id, assetId), eq(assets.owner_id, memberId)));
  if (!own || !editableStatuses.includes(own.status)) throw new ApiError('not_found');
};

/** Days without viewings that end on `from` or later and begin until `to`, of all assets or of one, earliest first. */
export const readBlocks = async (
  db: Db,
  memberId: number,
  { from, to, assetId }: { from: Day; to?: Day | undefined; assetId?: number | undefined },
): Promise<ViewingBlock[]> => {
  const rows = await db
    .select()
    .from(viewingBlocks)
    .where(
      and(
        eq(viewingBlocks.member_id, memberId),
        gte(viewingBlocks.to_day, from),
        to === undefined ? undefined : lte(viewingBlocks.from_day, to),
        assetId === undefined ? undefined : or(isNull(viewingBlocks.asset_id), eq(viewingBlocks.asset_id, assetId)),
      ),
    )
    .orderBy(asc(viewingBlocks.from_day), asc(viewingBlocks.id));
  return rows.map(blockOf);
};

export const readMyHours = async (db: Db, memberId: number): Promise<MyViewingHours> => {
  const rows = await db
    .select({ hours: viewingHours, asset: assetRef })
    .from(viewingHours)
    .leftJoin(assets, eq(assets.id, viewingHours.asset_id))
    .where(eq(viewingHours.member_id, memberId))
    .orderBy(asc(viewingHours.subject));
  const ofAll = rows.find(({ hours }) => hours.asset_id === null);
  return {
    hours: ofAll ? hoursOf(ofAll.hours) : null,
    assets: rows.flatMap(({ hours, asset }) => (asset ? [{ asset, hours: hoursOf(hours) }] : [])),
    blocks: await readBlocks(db, memberId, { from: dayOf(await readNow(db)) }),
  };
};

/** Sets or removes the hours of all assets, or of one. Throws `not_found`. */
export const putHours = async (
  db: Db,
  memberId: number,
  { assetId, hours }: { assetId: number | null; hours: ViewingHours | null },
): Promise<void> => {
  await requireOwn(db, memberId, assetId);
  const subject = assetId ?? 0;
  if (hours === null) {
    await db.delete(viewingHours).where(and(eq(viewingHours.member_id, memberId), eq(viewingHours.subject, subject)));
    return;
  }
  await db
    .insert(viewingHours)
    .values({ member_id: memberId, asset_id: assetId, subject, ...hours })
    .onConflictDoUpdate({ target: [viewingHours.member_id, viewingHours.subject], set: hours });
};

export interface NewBlock {
  assetId: number | null;
  from: Day;
  to: Day;
  note: string | null;
}

/** Adds days without viewings. Returns them with the number of viewings that stay agreed on them. */
export const addBlock = (db: Db, memberId: number, { assetId, from, to, note }: NewBlock) =>
  db.transaction(async (tx) => {
    await requireOwn(tx, memberId, assetId);
    // Two requests at once count one after the other.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
    const today = dayOf(await readNow(tx));
    if (to < today) throw new ApiError('invalid_request', { errors: { to: 'too_small' } });
    const isCurrent = and(eq(viewingBlocks.member_id, memberId), gte(viewingBlocks.to_day, today));
    if ((await tx.$count(viewingBlocks, isCurrent)) >= viewingLimits.blocks)
      throw new ApiError('invalid_request', { errors: { from: 'too_many' } });
    const [block] = await tx
      .insert(viewingBlocks)
      .values({ member_id: memberId, asset_id: assetId, from_day: from, to_day: to, note })
      .returning();
    const open_viewings = await tx.$count(
      viewings,
      and(
        eq(viewings.seller_id, memberId),
        eq(viewings.state, 'confirmed'),
        assetId === null ? undefined : eq(viewings.asset_id, assetId),
        gte(viewings.starts_at, sql`now()`),
        gte(viewings.starts_at, instantOn(from)),
        sql`${viewings.starts_at} < ${instantOn(addDays(to, 1)).toISOString()}`,
      ),
    );
    return { block: blockOf(block!), open_viewings };
  });

/** Throws `not_found`. */
export const removeBlock = async (db: Db, memberId: number, id: number): Promise<void> => {
  const removed = await db
    .delete(viewingBlocks)
    .where(and(eq(viewingBlocks.id, id), eq(viewingBlocks.member_id, memberId)))
    .returning({ id: viewingBlocks.id });
  if (removed.length === 0) throw new ApiError('not_found');
};
