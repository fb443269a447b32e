import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assetReports, assets, hiddenAssets } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { lockOwnAsset, type OwnAsset } from '../member-assets/own-asset.ts';
import { notify } from '../notifications/notify.ts';
import { restoreAsset } from './hidden-assets.ts';

/** Stores the owner's appeal. Throws `not_found`, and `wrong_state` when there is nothing to appeal against any more. */
export const receiveAppeal = async (tx: Db, own: OwnAsset, text: string): Promise<void> => {
  const asset = await lockOwnAsset(tx, own);
  if (asset.status !== 'hidden') throw new ApiError('wrong_state');
  const stored = await tx
    .update(hiddenAssets)
    .set({ appeal: text, appealed_at: sql`now()` })
    .where(
      and(eq(hiddenAssets.asset_id, own.id), ne(hiddenAssets.because, 'suspension'), isNull(hiddenAssets.appealed_at)),
    )
    .returning({ id: hiddenAssets.asset_id });
  if (stored.length === 0) throw new ApiError('wrong_state');
};

const lockAppeal = async (tx: Db, assetId: number) => {
  const [asset] = await tx
    .select({ ownerId: assets.owner_id })
    .from(assets)
    .where(eq(assets.id, assetId))
    .for('update');
  if (!asset) throw new ApiError('not_found');
  const [hiding] = await tx.select().from(hiddenAssets).where(eq(hiddenAssets.asset_id, assetId));
  if (!hiding?.appealed_at || hiding.appeal_refused_at) throw new ApiError('wrong_state');
  return asset;
};

/** Restores the asset and dismisses its open reports. Throws `not_found`, and `wrong_state` without an open appeal. */
export const acceptAppeal = async (tx: Db, assetId: number) => {
  await lockAppeal(tx, assetId);
  await tx
    .update(assetReports)
    .set({ resolved_at: sql`now()`, resolution: 'dismissed' })
    .where(and(eq(assetReports.asset_id, assetId), isNull(assetReports.resolved_at)));
  return restoreAsset(tx, assetId);
};

/** Leaves the asset hidden and notifies its owner. Throws `not_found`, and `wrong_state` without an open appeal. */
export const refuseAppeal = async (tx: Db, assetId: number): Promise<void> => {
  const { ownerId } = await lockAppeal(tx, assetId);
  await tx
    .update(hiddenAssets)
    .set({ appeal_refused_at: sql`now()` })
    .where(eq(hiddenAssets.asset_id, assetId));
  await notify(tx, [{ memberId: ownerId, kind: 'asset_appeal_refused', assetId }]);
};
