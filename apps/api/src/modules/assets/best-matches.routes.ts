import type { FastifyInstance } from 'fastify';
import { assetPageSize } from '@yoodee/api-contract/asset-list';
import { getBestMatches } from '@yoodee/api-contract/best-matches';
import { explainBest } from '@yoodee/server-search-index';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Db } from '../../db/database.ts';
import { checkReach } from '../geo/check-reach.ts';
import type { AssetSearch } from './asset-search.ts';
import { createAssetQueries } from './assets.queries.ts';

/** The best matches of a search with their reasons. */
export const bestMatchRoutes = (
  app: FastifyInstance,
  { readDb, assetSearch }: { readDb: Db; assetSearch: AssetSearch },
) => {
  const assets = createAssetQueries(readDb);

  route(app, getBestMatches, async ({ query }) => {
    checkReach(query);
    const { page = 1 } = query;
    const { total, found } = await assetSearch.read((index, now) => explainBest(index, query, now));
    if (page > 1 && found.length === 0) throw new ApiError('not_found');
    const summaries = await assets.findSummaries(found.map(({ assetId }) => assetId));
    return {
      items: summaries.map((asset) => {
        const { isTitled, metres, completeness } = found.find(({ assetId }) => assetId === asset.id)!;
        return { asset, reason: { is_titled: isTitled, metres, completeness } };
      }),
      total,
      page,
      page_size: assetPageSize,
    };
  });
};
