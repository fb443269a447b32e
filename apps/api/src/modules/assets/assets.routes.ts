import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@yoodee/api-contract';
import { assetPageSize } from '@yoodee/api-contract/asset-list';
import { getAsset, searchAssets, type AssetSummary } from '@yoodee/api-contract/assets';
import { openStatuses } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Db } from '../../db/database.ts';
import { checkReach } from '../geo/check-reach.ts';
import type { AssetSearch } from './asset-search.ts';
import type { AssetRow } from './asset-detail.ts';
import { createAssetQueries } from './assets.queries.ts';

const taken: readonly AssetStatus[] = ['hidden', 'deleted'];

/** Throws `not_found` for assets that were never public or are not visible now, `gone` for those that were removed. */
export const checkReachable = ({ status, first_published_at }: AssetRow) => {
  if (openStatuses.includes(status)) return;
  throw new ApiError(taken.includes(status) && first_published_at !== null ? 'gone' : 'not_found');
};

/** Asset endpoints for visitors. */
export const assetRoutes = (
  app: FastifyInstance,
  { readDb, assetSearch }: { readDb: Db; assetSearch: AssetSearch },
) => {
  const assets = createAssetQueries(readDb);

  /** The assets by id as one page, in the given order. */
  const readNamed = async (ids: readonly number[], isWhole: boolean): Promise<ResponseOf<typeof searchAssets>> => {
    const items = await assets.findOpenSummaries(ids);
    const rows = isWhole ? await Promise.all(items.map(({ id }) => assets.findById(id))) : [];
    const details = await Promise.all(rows.flatMap((row) => (row ? assets.readDetail(row) : [])));
    return {
      items,
      total: items.length,
      page: 1,
      page_size: assetPageSize,
      facets: {},
      relaxations: [],
      near_misses: [],
      ...(isWhole && { details }),
    };
  };

  route(app, searchAssets, async ({ query: { ids, detail, ...query } }) => {
    if (ids) return readNamed(ids, detail === '1');
    checkReach(query);
    const { page = 1 } = query;
    const { assetIds, nearMisses, journeys, ...found } = await assetSearch.search(query);
    const withJourneys = (asset: AssetSummary): AssetSummary =>
      query.reach ? { ...asset, journeys: journeys.get(asset.id) } : asset;
    if (page > 1 && assetIds.length === 0) throw new ApiError('not_found');
    const items = await assets.findSummaries(assetIds);
    const summaries = await assets.findSummaries(nearMisses.map(({ assetId }) => assetId));
    return {
      ...found,
      items: items.map(withJourneys),
      page,
      page_size: assetPageSize,
      near_misses: summaries.map((asset) => ({
        asset: withJourneys(asset),
        gaps: nearMisses.find(({ assetId }) => assetId === asset.id)!.gaps,
      })),
    };
  });

  route(app, getAsset, async ({ params: { id } }) => {
    const row = await assets.findById(id);
    if (!row) throw new ApiError('not_found');
    if (row.status === 'paused') throw new ApiError('asset_paused');
    checkReachable(row);
    return assets.readDetail(row);
  });
};
