import type { FastifyInstance } from 'fastify';
import {
  figureKinds,
  getMemberAssetFigures,
  minSimilarForMedian,
  type AssetQuery,
  type Figures,
} from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { kindOf, pricesOf } from '../assets/asset-pricing.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { medianOf } from '../assets/search-index/median.ts';
import { createAssetFigureQueries, noFigures } from './asset-figures.queries.ts';
import { findOwnAsset, type AssetRow } from './own-asset.ts';

/** Pages of a search that are compared with: a median needs no more. */
const comparedPages = 4;

const priceShare = 0.5;

/** Listings that compete with this one, those that were confirmed last first; null where its kind is not known yet. */
const competitorsOf = (row: AssetRow): AssetQuery | null => {
  const { property_type, listing_type } = kindOf(row);
  if (!property_type || !listing_type || !row.province_code) return null;
  const { rent, headline } = pricesOf(row);
  const price = listing_type === 'rent' ? rent : headline;
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

const mediansOf = (all: readonly Figures[]): Figures =>
  Object.fromEntries(
    figureKinds.map((kind) => [
      kind,
      medianOf(
        Float64Array.from(all, (figures) => figures[kind]),
        0,
        all.length,
      ),
    ]),
  ) as Figures;

const sumUp = (days: readonly Figures[]): Figures =>
  Object.fromEntries(
    figureKinds.map((kind) => [kind, days.reduce((sum, figures) => sum + figures[kind], 0)]),
  ) as Figures;

/** How a listing does, day by day and beside others like it. */
export const assetFigureRoutes = (app: FastifyInstance, { db, assetSearch }: { db: Db; assetSearch: AssetSearch }) => {
  const figures = createAssetFigureQueries(db);

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

  route(app, getMemberAssetFigures, async ({ params: { id }, caller: { memberId } }) => {
    const row = await findOwnAsset(db, { id, memberId });
    const [days, ids] = [await figures.daysOf(id), await findCompetitors(row)];
    const enough = ids.length >= minSimilarForMedian;
    const others = enough ? await figures.sumsOf(ids) : new Map<number, Figures>();
    return {
      days,
      sums: sumUp(days),
      similar: enough
        ? { count: ids.length, medians: mediansOf(ids.map((other) => others.get(other) ?? noFigures)) }
        : null,
    };
  });
};
