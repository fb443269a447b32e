import { and, eq, inArray, ne } from 'drizzle-orm';
import type { NotificationData } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assets, favourites } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';

type Told = 'favourite_price_changed' | 'favourite_closed';

const tell = async (tx: Db, kind: Told, assetIds: readonly number[], data: NotificationData) => {
  const keepers = await tx
    .select({ memberId: favourites.member_id, assetId: favourites.asset_id })
    .from(favourites)
    .innerJoin(assets, eq(assets.id, favourites.asset_id))
    .where(and(inArray(favourites.asset_id, [...assetIds]), ne(favourites.member_id, assets.owner_id)));
  await notify(
    tx,
    keepers.map((keeper) => ({ ...keeper, kind, data })),
  );
};

/** Tells who keeps an asset, its owner aside, that a price of it is another. Whole baht. */
export const tellKeepersOfPrice = (tx: Db, assetId: number, price: { from: number; to: number }): Promise<void> =>
  tell(tx, 'favourite_price_changed', [assetId], { price_from: price.from, price_to: price.to });

/** Tells them that assets are sold, rented or no longer offered; `status` says which. */
export const tellKeepersOfClosing = (
  tx: Db,
  assetIds: readonly number[],
  status: 'sold' | 'rented' | 'expired' | 'deleted',
): Promise<void> => tell(tx, 'favourite_closed', assetIds, { status });
