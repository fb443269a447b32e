import { areaIndexedFrom, type PriceFigures } from '@yoodee/api-contract/areas';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { ListingType } from '@yoodee/asset-rules/options';
import {
  type AssetIndex,
  inScratch,
  matching,
  type Measure,
  medianOf,
  resolveFilters,
  sizeOf,
  toDocs,
} from '@yoodee/server-search-index';

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

/** Median prices of the results of a query, by deal. `now` is the database's time in epoch milliseconds. */
export const pricesIn = (index: AssetIndex, query: AssetQuery, deal: keyof typeof deals, now: number): PriceFigures =>
  inScratch(() => {
    const { listing_type, price, perArea } = deals[deal];
    const matches = matching(index, resolveFilters(index, { ...query, listing_type: [...listing_type] }, now));
    const docs = toDocs(matches, sizeOf(matches));
    return { count: docs.length, median: medianIn(index, price, docs), median_per_sqm: medianIn(index, perArea, docs) };
  });
