import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { maxSimilar, type SimilarScope } from '@yoodee/api-contract/similar';
import { comparableDeals, leadingPrice } from '@yoodee/asset-rules';
import { boxAround, metresBetween, type Point } from '@yoodee/server-thai-geo';
import { type AssetIndex, matching, priceColumn, resolveFilters, sizeOf, toDocs } from '@yoodee/server-search-index';
import type { AssetRow } from './asset-detail.ts';
import { kindOf } from './asset-kind.ts';
import { shownPoint } from './shown-point.ts';

export interface SimilarIds {
  assetIds: number[];
  scope: SimilarScope;
}

interface Stage {
  scope: SimilarScope;
  /** Allowed difference in price, as a share. */
  priceShare: number;
  /** Radius in metres; null: the full province. */
  radius: number | null;
}

const stages: readonly Stage[] = [
  { scope: 'near', priceShare: 0.2, radius: 5_000 },
  { scope: 'wider', priceShare: 0.35, radius: 15_000 },
  { scope: 'province', priceShare: 0.5, radius: null },
];

/** With fewer results the search is widened. */
const enough = 3;

const metresPerDegree = 111_320;

/** The deals that a visitor interested in this deal would also accept. */
const dealsLike = (listingType: string | null): AssetQuery['listing_type'] => {
  if (listingType === 'rent') return [...comparableDeals.rent];
  return listingType === 'takeover' ? ['takeover'] : [...comparableDeals.sale];
};

const queryOf = (row: AssetRow, point: Point | null, { priceShare, radius }: Stage): AssetQuery => {
  const { property_type, listing_type } = kindOf(row);
  const price = leadingPrice(row)?.baht ?? null;
  return {
    ...(property_type && { property_type: [property_type] }),
    listing_type: dealsLike(listing_type),
    ...(price !== null && {
      price_min: Math.floor(price * (1 - priceShare)),
      price_max: Math.ceil(price * (1 + priceShare)),
    }),
    ...(radius === null || point === null
      ? { province: row.province_code ?? undefined }
      : { bbox: boxAround(point, radius) }),
  };
};

/** Similar listed assets; the asset itself need not be listed. `now` is the database's time in epoch milliseconds. */
export const findSimilar = (index: AssetIndex, row: AssetRow, now: number): SimilarIds => {
  const point = shownPoint(row);
  const price = leadingPrice(row)?.baht ?? null;
  let found: SimilarIds = { assetIds: [], scope: 'near' };
  for (const stage of stages) {
    const { scope, priceShare, radius } = stage;
    if (radius !== null && point === null) continue;
    const query = queryOf(row, point, stage);
    const matches = matching(index, resolveFilters(index, query, now));
    const prices = index.column(priceColumn(query));
    const [lats, lngs] = [index.column('lat'), index.column('lng')];
    const metresTo = (doc: number) =>
      point === null || Number.isNaN(lats[doc]!) ? 0 : metresBetween(point, { lat: lats[doc]!, lng: lngs[doc]! });
    // The score is the sum of both differences, each as a share of its limit.
    const differenceOf = (doc: number, metres: number) =>
      (price === null ? 0 : Math.abs(prices[doc]! / price - 1) / priceShare) + metres / (radius ?? metresPerDegree);
    const ranked = [...toDocs(matches, sizeOf(matches))]
      .map((doc) => ({ doc, assetId: index.assetOf(doc), metres: metresTo(doc) }))
      .filter(({ assetId, metres }) => assetId !== row.id && (radius === null || metres <= radius))
      .map(({ doc, assetId, metres }) => ({ assetId, difference: differenceOf(doc, metres) }))
      .sort((a, b) => a.difference - b.difference || b.assetId - a.assetId);
    if (ranked.length > found.assetIds.length)
      found = { scope, assetIds: ranked.slice(0, maxSimilar).map(({ assetId }) => assetId) };
    if (found.assetIds.length >= enough) break;
  }
  return found;
};
