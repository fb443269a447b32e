import { areaIndexedFrom, exampleShares, type PriceFigures } from '@yoodee/api-contract/areas';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { leastCompared } from '@yoodee/api-contract/price-standing';
import type { ListingType } from '@yoodee/asset-rules/options';
import { searchedDeals } from '@yoodee/asset-rules';
import {
  type AssetIndex,
  inScratch,
  knownValues,
  matching,
  type Measure,
  medianOf,
  resolveFilters,
  sizeOf,
  toDocs,
  valueAtRank,
} from '@yoodee/server-search-index';

const deals = {
  sale: { listing_type: searchedDeals.sale, price: 'price', perArea: 'price_per_area' },
  rent: { listing_type: searchedDeals.rent, price: 'price_rent', perArea: null },
} as const satisfies Record<string, { listing_type: readonly ListingType[]; price: Measure; perArea: Measure | null }>;

type Deal = keyof typeof deals;

/** The documents of a query's results that are for sale, or for rent. Call it in scratch memory. */
const docsOf = (index: AssetIndex, query: AssetQuery, deal: Deal, now: number): Uint32Array => {
  const listing_type = [...deals[deal].listing_type];
  const matches = matching(index, resolveFilters(index, { ...query, listing_type }, now));
  return toDocs(matches, sizeOf(matches));
};

const medianIn = (index: AssetIndex, measure: Measure | null, docs: Uint32Array): number | null => {
  if (measure === null) return null;
  const values = knownValues(index.column(measure), docs);
  const median = values.length < areaIndexedFrom ? null : medianOf(values, 0, values.length);
  return median === null ? null : Math.round(median);
};

/** Median prices of the results of a query, by deal. `now` is the database's time in epoch milliseconds. */
export const pricesIn = (index: AssetIndex, query: AssetQuery, deal: Deal, now: number): PriceFigures =>
  inScratch(() => {
    const { price, perArea } = deals[deal];
    const docs = docsOf(index, query, deal, now);
    return { count: docs.length, median: medianIn(index, price, docs), median_per_sqm: medianIn(index, perArea, docs) };
  });

/** Those of {@link docsOf} with a price. */
const pricedDocs = (index: AssetIndex, query: AssetQuery, deal: Deal, now: number): Uint32Array => {
  const column = index.column(deals[deal].price);
  const docs = docsOf(index, query, deal, now);
  let count = 0;
  for (let i = 0; i < docs.length; i++) if (column[docs[i]!]! > 0) docs[count++] = docs[i]!;
  return docs.subarray(0, count);
};

/** The number of prices of a deal. */
export const countPrices = (index: AssetIndex, query: AssetQuery, deal: Deal, now: number): number =>
  inScratch(() => pricedDocs(index, query, deal, now).length);

/** Assets at the quartiles of a deal's prices, cheapest first; null with fewer than eight prices. */
export const quartilesIn = (
  index: AssetIndex,
  query: AssetQuery,
  deal: Deal,
  now: number,
): { listings: number; assetIds: number[] } | null =>
  inScratch(() => {
    const column = index.column(deals[deal].price);
    const docs = pricedDocs(index, query, deal, now);
    if (docs.length < leastCompared) return null;
    const prices = knownValues(column, docs);
    /** Equal prices are in the order of their ids, so that every process shows the same. */
    const assetAt = (rank: number): number => {
      const price = valueAtRank(prices, rank);
      let lower = 0;
      const equal: number[] = [];
      for (const doc of docs) {
        if (column[doc]! < price) lower++;
        else if (column[doc] === price) equal.push(index.assetOf(doc));
      }
      return equal.sort((a, b) => a - b)[rank - lower]!;
    };
    return {
      listings: docs.length,
      assetIds: exampleShares.map((share) => assetAt(Math.floor((docs.length * share) / 100))),
    };
  });
