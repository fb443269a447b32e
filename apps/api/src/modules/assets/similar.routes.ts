import type { FastifyInstance } from 'fastify';
import { getSimilarAssets } from '@yoodee/api-contract';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Db } from '../../db/database.ts';
import type { AssetSearch } from './asset-search.ts';
import { createAssetQueries } from './assets.queries.ts';

/** What else there is for somebody who came for an asset, also when that one is closed or gone. */
export const similarRoutes = (app: FastifyInstance, { db, assetSearch }: { db: Db; assetSearch: AssetSearch }) => {
  const assets = createAssetQueries(db);

  route(app, getSimilarAssets, async ({ params: { id } }) => {
    const row = await assets.findById(id);
    // A paused one has been seen as well; only what never was public is unknown here.
    if (!row || row.first_published_at === null) throw new ApiError('not_found');
    const { assetIds, scope } = await assetSearch.similar(row);
    return { items: await assets.findSummaries(assetIds), scope };
  });
};
