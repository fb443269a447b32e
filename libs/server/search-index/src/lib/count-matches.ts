import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetIndex } from './asset-index.ts';
import { sizeOf } from './bitset.ts';
import { asOffered, matching, resolveFilters } from './filters.ts';
import { inScratch } from './scratch.ts';

/** The number of assets that match a query, without facets; `now` is the database's time in epoch milliseconds. */
export const countMatches = (index: AssetIndex, query: AssetQuery, now: number): number =>
  inScratch(() => sizeOf(matching(index, resolveFilters(index, asOffered(query), now))));
