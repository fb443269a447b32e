import { and, eq, sql } from 'drizzle-orm';
import { openStatuses } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import type { Db } from '../../db/database.ts';
import { assetEvents, assets, hiddenAssets, members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { indexAsset } from '../assets/index-asset.ts';
import { notify } from '../notifications/notify.ts';

type Reason = (typeof hiddenAssets.$inferSelect)['because'];

const hideable: ReadonlySet<AssetStatus> = new Set([...openStatuses, 'paused']);

const lockAsset = async (tx: Db, assetId: number) => {
  const [asset] = await tx
    .select({ status: assets.status, ownerId: assets.owner_id, ownerStatus: members.user_status })
    .from(assets)
    .innerJoin(members, eq(members.id, assets.owner_id))
    .where(eq(assets.id, assetId))
    .for('update', { of: assets });
  if (!asset) throw new ApiError('not_found');
  return asset;
};

const setStatus = async (tx: Db, assetId: number, status: AssetStatus, event: 'hidden' | 'restored') => {
  await tx
    .update(assets)
    .set({ status, version: sql`${assets.version} + 1`, updated_at: sql`now()` })
    .where(eq(assets.id, assetId));
  await tx.insert(assetEvents).values({ asset_id: assetId, kind: event });
  await indexAsset(tx, assetId);
};

/**
 * Hides an asset from everybody but its owner. The owner is notified, unless it is hidden because they were suspended.
 * Throws `not_found`, and `wrong_state` for a draft and for a hidden or deleted asset.
 */
export const hideAsset = async (tx: Db, assetId: number, because: Reason): Promise<void> => {
  const { status, ownerId } = await lockAsset(tx, assetId);
  if (!hideable.has(status)) throw new ApiError('wrong_state');
  await tx.insert(hiddenAssets).values({ asset_id: assetId, because, status_before: status });
  if (because !== 'suspension') await notify(tx, [{ memberId: ownerId, kind: 'asset_hidden', assetId }]);
  await setStatus(tx, assetId, 'hidden', 'hidden');
};

/**
 * Restores the former status of a hidden asset and returns it. The owner is notified, unless it was hidden only because
 * they were suspended. While the owner is suspended it stays hidden until they return. Throws `not_found`, and
 * `wrong_state` for an asset that is not hidden.
 */
export const restoreAsset = async (tx: Db, assetId: number): Promise<AssetStatus> => {
  const { status, ownerId, ownerStatus } = await lockAsset(tx, assetId);
  if (status !== 'hidden') throw new ApiError('wrong_state');
  const hidingOfIt = eq(hiddenAssets.asset_id, assetId);
  if (ownerStatus === 'suspended') {
    await tx.update(hiddenAssets).set({ because: 'suspension' }).where(hidingOfIt);
    return 'hidden';
  }
  const [hiding] = await tx.delete(hiddenAssets).where(hidingOfIt).returning();
  // Without a stored status the owner decides.
  const restored = hiding?.status_before ?? 'paused';
  if (hiding?.because !== 'suspension') await notify(tx, [{ memberId: ownerId, kind: 'asset_restored', assetId }]);
  await setStatus(tx, assetId, restored, 'restored');
  return restored;
};

/** Ids of a member's assets that are hidden for this reason; locks them. */
export const hiddenAssetsOf = async (tx: Db, memberId: number, because: Reason): Promise<number[]> => {
  const rows = await tx
    .select({ id: assets.id })
    .from(hiddenAssets)
    .innerJoin(assets, eq(assets.id, hiddenAssets.asset_id))
    .where(and(eq(assets.owner_id, memberId), eq(assets.status, 'hidden'), eq(hiddenAssets.because, because)))
    .orderBy(assets.id)
    .for('update', { of: assets });
  return rows.map(({ id }) => id);
};
