import { areaIndexedFrom, type AssetQuery, type ListingType, type PriceFigures } from '@yoodee/api-contract';
import type { AssetIndex } from '../assets/search-index/asset-index.ts';
import { sizeOf, toDocs } from '../assets/search-index/bitset.ts';
import { matching, resolveFilters } from '../assets/search-index/filters.ts';
import { medianOf } from '../assets/search-index/median.ts';
import { inScratch } from '../assets/search-index/scratch.ts';
import type { Measure } from '../assets/search-index/search-row.ts';

const deals = {
  sale: { listing_type: ['sale', 'sale_rent'], price: 'price', perArea: 'price_per_area' },
  rent: { listing_type: ['rent', 'sale_rent'], price: 'price_rent', perArea: null },
} as const satisfies Record<string, { listing_type: ListingType[]; price: Measure; perArea: Measure | null }>;

const medianIn = (index: AssetIndex, measure: Measure | null, docs: Uint32Array): number | null => {
  if (measure === null) return null;
  const column = index.column(measure);
  const values = Float64Array.from(docs, (doc) => column[doc]!).filter((value) => !Number.isNaN(value));
  const median = values.length < areaIndexedFrom ? null : medianOf(values, 0, values.length);
  return median === null ? null : Math.round(median);
};

/** Middle prices of what a query finds for a deal; `now` in epoch milliseconds by the database's clock. */
export const pricesIn = (index: AssetIndex, query: AssetQuery, deal: keyof typeof deals, now: number): PriceFigures =>
  inScratch(() => {
    const { listing_type, price, perArea } = deals[deal];
    const matches = matching(index, resolveFilters(index, { ...query, listing_type: [...listing_type] }, now));
    const docs = toDocs(matches, sizeOf(matches));
    return { count: docs.length, median: medianIn(index, price, docs), median_per_sqm: medianIn(index, perArea, docs) };
  });
