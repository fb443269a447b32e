import type { FastifyInstance } from 'fastify';
import { getPriceStanding } from '@yoodee/api-contract/price-standing';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { findOwnAsset } from '../member-assets/own-asset.ts';
import { findPriceStanding } from './price-standing.ts';

/** Compares a price with the market before publishing. */
export const priceStandingRoutes = (
  app: FastifyInstance,
  { db, assetSearch }: { db: Db; assetSearch: AssetSearch },
) => {
  route(app, getPriceStanding, async ({ params: { id }, caller: { memberId } }) => {
    const row = await findOwnAsset(db, { id, memberId });
    return assetSearch.read((index, now) => findPriceStanding(index, row, now));
  });
};
