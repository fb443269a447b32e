import type { FastifyInstance } from 'fastify';
import { getPriceCuts } from '@yoodee/api-contract/price-cuts';
import { route } from '../../http/route.ts';
import type { Db } from '../../db/database.ts';
import { createAssetQueries } from './assets.queries.ts';
import { findPriceCuts } from './price-cuts.queries.ts';

/** Prices that fell lately. */
export const priceCutRoutes = (app: FastifyInstance, { readDb }: { readDb: Db }) => {
  const assets = createAssetQueries(readDb);

  route(app, getPriceCuts, async () => {
    const cuts = await findPriceCuts(readDb);
    const summaries = await assets.findSummaries(cuts.map(({ asset_id }) => asset_id));
    return {
      items: summaries.map((asset) => {
        const { from, to, at } = cuts.find(({ asset_id }) => asset_id === asset.id)!;
        return { asset, from, to, at: at.toISOString() };
      }),
    };
  });
};
