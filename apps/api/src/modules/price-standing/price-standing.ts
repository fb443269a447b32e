import { leastCompared, type AssetQuery, type PriceStanding } from '@yoodee/api-contract';
import { kindOf, pricesOf } from '../assets/asset-pricing.ts';
import type { AssetRow } from '../assets/asset-detail.ts';
import type { AssetIndex } from '../assets/search-index/asset-index.ts';
import { sizeOf, toDocs } from '../assets/search-index/bitset.ts';
import { matching, resolveFilters } from '../assets/search-index/filters.ts';
import { medianOf } from '../assets/search-index/median.ts';
import { inScratch } from '../assets/search-index/scratch.ts';

/** Share of its area that another may be larger or smaller by. */
const areaShare = 0.35;

/** Deals whose price per area means the same: what one pays to own it, or for a month in it. */
const dealsLike = (listingType: string | null): AssetQuery['listing_type'] =>
  listingType === 'rent' ? ['rent'] : ['sale', 'sale_rent', 'down_payment'];

const around = (area: number) => ({ least: area * (1 - areaShare), most: area * (1 + areaShare) });

const ofSimilarSize = (usable: number | null, land: number | null): AssetQuery => {
  const { least, most } = around(usable ?? land ?? 0);
  return usable === null ? { land_min: least, land_max: most } : { usable_min: least, usable_max: most };
};

/** Prices per m² of the listed assets that a query finds, `assetId` left out. */
const pricesAmong = (index: AssetIndex, query: AssetQuery, { assetId, now }: { assetId: number; now: number }) =>
  inScratch(() => {
    const matches = matching(index, resolveFilters(index, query, now));
    const prices = index.column('price_per_area');
    return Float64Array.from(
      [...toDocs(matches, sizeOf(matches))].filter((doc) => index.assetOf(doc) !== assetId),
      (doc) => prices[doc]!,
    ).filter((price) => !Number.isNaN(price));
  });

/** Rounded, but to none and to all only where it is none or all. */
const percentOf = (share: number, of: number): number =>
  share === 0 || share === of ? (100 * share) / of : Math.min(99, Math.max(1, Math.round((100 * share) / of)));

/** Where the asset's price stands, whatever its state; null where it has no price per area or too few are like it. */
export const findPriceStanding = (index: AssetIndex, row: AssetRow, now: number): PriceStanding | null => {
  const { perArea, usable, land } = pricesOf(row);
  const { property_type, listing_type } = kindOf(row);
  if (perArea === null || !property_type || !row.province_code) return null;
  const like: AssetQuery = {
    property_type: [property_type],
    listing_type: dealsLike(listing_type),
    ...ofSimilarSize(usable, land),
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
