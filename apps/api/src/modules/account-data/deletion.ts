import { and, eq, inArray, sql } from 'drizzle-orm';
import { shownStatuses } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';
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
 * Hides a member's page and listings until erasure or cancellation. Returns the time of the (first) request, or null
 * when there is no such member.
 */
export const hideMember = async (tx: Db, memberId: number): Promise<Date | null> => {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (!member || member.deletion_requested_at) return member?.deletion_requested_at ?? null;
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
      deletion_requested_at: sql`now()`,
      hidden_by_deletion: Object.fromEntries(visible.map(({ id, status }) => [id, status])),
    })
    .where(eq(members.id, memberId))
    .returning({ at: members.deletion_requested_at });
  if (ids.length > 0) await setStatus(tx, ids, 'paused', 'paused');
  // Increments the content version for the member's page too, even without listings.
  await indexAssets(tx, ids);
  return requested!.at;
};

/** Restores what {@link hideMember} hid, except listings that the member changed since. */
export const showMember = async (tx: Db, memberId: number): Promise<void> => {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  if (!member?.deletion_requested_at) return;
  await tx
    .update(members)
    .set({ deletion_requested_at: null, hidden_by_deletion: null })
    .where(eq(members.id, memberId));
  const before = member.hidden_by_deletion ?? {};
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
