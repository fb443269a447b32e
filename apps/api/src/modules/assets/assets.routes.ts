import type { FastifyInstance } from 'fastify';
import { assetPageSize, getAsset, searchAssets, type AssetStatus } from '@yoodee/api-contract';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Db } from '../../db/database.ts';
import type { AssetSearch } from './asset-search.ts';
import type { AssetRow } from './asset-detail.ts';
import { createAssetQueries } from './assets.queries.ts';

const reachable: readonly AssetStatus[] = ['published', 'reserved', 'sold', 'rented', 'expired'];
const taken: readonly AssetStatus[] = ['hidden', 'deleted'];

/** Throws `not_found` for what the public never saw or may not see now, `gone` for what it saw and will not again. */
const checkReachable = ({ status, first_published_at }: AssetRow) => {
  if (reachable.includes(status)) return;
  throw new ApiError(taken.includes(status) && first_published_at !== null ? 'gone' : 'not_found');
};

/** What visitors read of assets. */
export const assetRoutes = (app: FastifyInstance, { db, assetSearch }: { db: Db; assetSearch: AssetSearch }) => {
  const assets = createAssetQueries(db);

  route(app, searchAssets, async ({ query }) => {
    const { page = 1 } = query;
    const { assetIds, total, facets, relaxations } = await assetSearch.search(query);
    if (page > 1 && assetIds.length === 0) throw new ApiError('not_found');
    return { items: await assets.findSummaries(assetIds), total, page, page_size: assetPageSize, facets, relaxations };
  });

  route(app, getAsset, async ({ params: { id } }) => {
    const row = await assets.findById(id);
    if (!row) throw new ApiError('not_found');
    checkReachable(row);
    return assets.readDetail(row);
  });
};
