import { and, eq, inArray, sql } from 'drizzle-orm';
import { shownStatuses, type AssetStatus } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, members } from '../../db/schema.ts';
import { indexAssets } from '../assets/index-asset.ts';

const setStatus = async (tx: Db, ids: readonly number[], status: AssetStatus, event: 'paused' | 'resumed') => {
  await tx
    .update(assets)
    .set({ status, version: sql`${assets.version} + 1`, updated_at: sql`now()` })
    .where(inArray(assets.id, [...ids]));
  await tx.insert(assetEvents).values(ids.map((asset_id) => ({ asset_id, kind: event })));
};

/**
 * Takes a member's page and listings off the site until they are erased or taken back. Returns the moment of the
 * request; that of the first one when there was one before. Null when there is no such member.
 */
export const hideMember = async (tx: Db, memberId: number): Promise<Date | null> => {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (!member || member.deletionRequestedAt) return member?.deletionRequestedAt ?? null;
  const visible = await tx
    .select({ id: assets.id, status: assets.status })
    .from(assets)
    .where(and(eq(assets.owner_id, memberId), inArray(assets.status, [...shownStatuses])))
    .orderBy(assets.id)
    .for('update');
  const ids = visible.map(({ id }) => id);
  const [requested] = await tx
    .update(members)
    .set({
      deletionRequestedAt: sql`now()`,
      hiddenByDeletion: Object.fromEntries(visible.map(({ id, status }) => [id, status])),
    })
    .where(eq(members.id, memberId))
    .returning({ at: members.deletionRequestedAt });
  if (ids.length > 0) await setStatus(tx, ids, 'paused', 'paused');
  // Raises the content version for the member's page as well, where there is no listing.
  await indexAssets(tx, ids);
  return requested!.at;
};

/** Shows again what {@link hideMember} hid, but for listings that the member has moved on since. */
export const showMember = async (tx: Db, memberId: number): Promise<void> => {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (!member?.deletionRequestedAt) return;
  await tx.update(members).set({ deletionRequestedAt: null, hiddenByDeletion: null }).where(eq(members.id, memberId));
  const before = member.hiddenByDeletion ?? {};
  const stillPaused = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, Object.keys(before).map(Number)), eq(assets.status, 'paused')))
    .orderBy(assets.id)
    .for('update');
  const ids = stillPaused.map(({ id }) => id);
  for (const status of shownStatuses) {
    const group = ids.filter((id) => before[id] === status);
    if (group.length > 0) await setStatus(tx, group, status, 'resumed');
  }
  await indexAssets(tx, ids);
};
