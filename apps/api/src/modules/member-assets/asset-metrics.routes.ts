import type { FastifyInstance } from 'fastify';
import {
  getMemberAssetMetrics,
  metricKinds,
  minSimilarForMedian,
  type AssetMetrics,
} from '@yoodee/api-contract/asset-metrics';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { leadingPrice } from '@yoodee/asset-rules';
import { medianOf } from '@yoodee/server-search-index';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { kindOf } from '../assets/asset-kind.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { createAssetMetricQueries, noMetrics } from './asset-metrics.queries.ts';
import { findOwnAsset, type AssetRow } from './own-asset.ts';

/** Result pages to compare with; more would hardly change a median. */
const comparedPages = 4;

const priceShare = 0.5;

/** The query for competing listings, last confirmed first; null while type, deal or province is unknown. */
const competitorsOf = (row: AssetRow): AssetQuery | null => {
  const { property_type, listing_type } = kindOf(row);
  if (!property_type || !listing_type || !row.province_code) return null;
  const price = leadingPrice(row)?.baht ?? null;
  return {
    property_type: [property_type],
    listing_type: [listing_type],
    province: row.province_code,
    sort: 'confirmed',
    ...(price !== null && {
      price_min: Math.floor(price * (1 - priceShare)),
      price_max: Math.ceil(price * (1 + priceShare)),
    }),
  };
};

const mediansOf = (all: readonly AssetMetrics[]): AssetMetrics =>
  Object.fromEntries(
    metricKinds.map((kind) => [
      kind,
      medianOf(
        Float64Array.from(all, (metrics) => metrics[kind]),
        0,
        all.length,
      ),
    ]),
  ) as AssetMetrics;

const sumUp = (days: readonly AssetMetrics[]): AssetMetrics =>
  Object.fromEntries(
    metricKinds.map((kind) => [kind, days.reduce((sum, metrics) => sum + metrics[kind], 0)]),
  ) as AssetMetrics;

/** Metrics of a listing per day, compared with similar listings. */
export const assetMetricRoutes = (app: FastifyInstance, { db, assetSearch }: { db: Db; assetSearch: AssetSearch }) => {
  const metrics = createAssetMetricQueries(db);

  const findCompetitors = async (row: AssetRow): Promise<number[]> => {
    const query = competitorsOf(row);
    if (!query) return [];
    const ids: number[] = [];
    for (let page = 1; page <= comparedPages; page += 1) {
      const { assetIds, total } = await assetSearch.search({ ...query, page });
      ids.push(...assetIds);
      if (ids.length >= total) break;
    }
    return ids.filter((id) => id !== row.id);
  };

  route(app, getMemberAssetMetrics, async ({ params: { id }, caller: { memberId } }) => {
    const row = await findOwnAsset(db, { id, memberId });
    const counted_until = await metrics.now();
    const [days, ids] = [await metrics.daysOf(id), await findCompetitors(row)];
    const enough = ids.length >= minSimilarForMedian;
    const others = enough ? await metrics.sumsOf(ids) : new Map<number, AssetMetrics>();
    return {
      days,
      sums: sumUp(days),
      counted_until,
      similar: enough
        ? { count: ids.length, medians: mediansOf(ids.map((other) => others.get(other) ?? noMetrics)) }
        : null,
    };
  });
};
