import type { FastifyInstance } from 'fastify';
import { getSimilarAssets } from '@yoodee/api-contract/similar';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Db } from '../../db/database.ts';
import type { AssetSearch } from './asset-search.ts';
import { createAssetQueries } from './assets.queries.ts';

/** Alternatives to an asset, also when it is closed or deleted. */
export const similarRoutes = (
  app: FastifyInstance,
  { readDb, assetSearch }: { readDb: Db; assetSearch: AssetSearch },
) => {
  const assets = createAssetQueries(readDb);

  route(app, getSimilarAssets, async ({ params: { id } }) => {
    const row = await assets.findById(id);
    // A paused asset was public before; only assets that never were are unknown here.
    if (!row || row.first_published_at === null) throw new ApiError('not_found');
    const { assetIds, scope } = await assetSearch.similar(row);
    return { items: await assets.findSummaries(assetIds), scope };
  });
};
