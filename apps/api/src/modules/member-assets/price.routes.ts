import type { FastifyInstance } from 'fastify';
import { changeMemberAssetPrice, takeBackMemberAssetPrice } from '@yoodee/api-contract/asset-price';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { changePrices, takeBackPrices } from './price-changes.ts';

/** Prices of listings, without the other steps of the listing form. */
export const priceRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  route(app, changeMemberAssetPrice, ({ params: { id }, body: { prices }, caller: { memberId } }) =>
    db.transaction((tx) => changePrices(tx, { id, memberId }, prices)),
  );

  route(app, takeBackMemberAssetPrice, ({ params: { id }, caller: { memberId } }) =>
    db.transaction((tx) => takeBackPrices(tx, { id, memberId })),
  );
};
