import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { leastCompared, type PriceStanding } from '@yoodee/api-contract/price-standing';
import { comparableDeals, pricePerArea, sizesOf, type PriceKind } from '@yoodee/asset-rules';
import {
  type AssetIndex,
  inScratch,
  matching,
  medianOf,
  resolveFilters,
  sizeOf,
  toDocs,
} from '@yoodee/server-search-index';
import { kindOf } from '../assets/asset-kind.ts';
import type { AssetRow } from '../assets/asset-detail.ts';

/** Allowed difference in area, as a share. */
const areaShare = 0.35;

/** Deals with comparable leading prices per area. The leading price of `sale_rent` is its sale price. */
const dealsLike = (kind: PriceKind): AssetQuery['listing_type'] =>
  kind === 'rent' ? ['rent'] : [...comparableDeals.sale];

const around = (area: number) => ({ least: area * (1 - areaShare), most: area * (1 + areaShare) });

const ofSimilarSize = (usable: number | null, land: number | null): AssetQuery => {
  const { least, most } = around(usable ?? land ?? 0);
  return usable === null ? { land_min: least, land_max: most } : { usable_min: least, usable_max: most };
};

/** Prices per m² of the query's results, without `assetId`. */
const pricesAmong = (index: AssetIndex, query: AssetQuery, { assetId, now }: { assetId: number; now: number }) =>
  inScratch(() => {
    const matches = matching(index, resolveFilters(index, query, now));
    const prices = index.column('price_per_area');
    return Float64Array.from(
      [...toDocs(matches, sizeOf(matches))].filter((doc) => index.assetOf(doc) !== assetId),
      (doc) => prices[doc]!,
    ).filter((price) => !Number.isNaN(price));
  });

/** Rounded; 0 and 100 only when exact. */
const percentOf = (share: number, of: number): number =>
  share === 0 || share === of ? (100 * share) / of : Math.min(99, Math.max(1, Math.round((100 * share) / of)));

/** The standing of the asset's price, in any state; null without a price per area or with too few similar assets. */
export const findPriceStanding = (index: AssetIndex, row: AssetRow, now: number): PriceStanding | null => {
  const price = pricePerArea(row);
  const { usableSqm, landSqWah } = sizesOf(row);
  const { property_type } = kindOf(row);
  if (!price?.exactPerSqm || !property_type || !row.province_code) return null;
  const perArea = price.exactPerSqm;
  const like: AssetQuery = {
    property_type: [property_type],
    listing_type: dealsLike(price.of.kind),
    ...ofSimilarSize(usableSqm, landSqWah),
  };
  const places = [
    { scope: 'district' as const, place: row.district_code && { district: row.district_code } },
    { scope: 'province' as const, place: { province: row.province_code } },
  ];
  for (const { scope, place } of places) {
    if (!place) continue;
    const prices = pricesAmong(index, { ...like, ...place }, { assetId: row.id, now });
    if (prices.length < leastCompared) continue;
    const below = prices.filter((price) => price < perArea).length;
    const alike = prices.filter((price) => price === perArea).length;
    return {
      scope,
      compared: prices.length,
      above_percent: percentOf(below + alike / 2, prices.length),
      per_sqm: Math.round(perArea),
      median: Math.round(medianOf(prices, 0, prices.length)!),
    };
  }
  return null;
};
