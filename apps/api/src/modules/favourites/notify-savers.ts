import { and, eq, inArray, ne } from 'drizzle-orm';
import type { NotificationData } from '@yoodee/api-contract/notification-kinds';
import type { Db } from '../../db/database.ts';
import { assets, favourites } from '../../db/schema.ts';
import { notify } from '../notifications/notify.ts';

type Kind = 'favourite_price_changed' | 'favourite_closed';

const notifySavers = async (tx: Db, kind: Kind, assetIds: readonly number[], data: NotificationData) => {
  const savers = await tx
    .select({ memberId: favourites.member_id, assetId: favourites.asset_id })
    .from(favourites)
    .innerJoin(assets, eq(assets.id, favourites.asset_id))
    .where(and(inArray(favourites.asset_id, [...assetIds]), ne(favourites.member_id, assets.owner_id)));
  await notify(
    tx,
    savers.map((saver) => ({ ...saver, kind, data })),
  );
};

/** Notifies the members who saved an asset, except its owner, of a price change. Whole baht. */
export const notifySaversOfPrice = (tx: Db, assetId: number, price: { from: number; to: number }): Promise<void> =>
  notifySavers(tx, 'favourite_price_changed', [assetId], { price_from: price.from, price_to: price.to });

/** Notifies the same members that assets are sold, rented or no longer offered; `status` says which. */
export const notifySaversOfClosing = (
  tx: Db,
  assetIds: readonly number[],
  status: 'sold' | 'rented' | 'expired' | 'deleted',
): Promise<void> => notifySavers(tx, 'favourite_closed', assetIds, { status });
