import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetIndex } from './asset-index.ts';
import { sizeOf, toDocs } from './bitset.ts';
import { asOffered, matching, resolveFilters } from './filters.ts';
import { inScratch } from './scratch.ts';

/** The assets of `assetIds` that match a query; `now` is the database's time in epoch milliseconds. */
export const findAmong = (
  index: AssetIndex,
  query: AssetQuery,
  { assetIds, now }: { assetIds: readonly number[]; now: number },
): number[] => {
  if (assetIds.length === 0) return [];
  const found = inScratch(() => {
    const matches = matching(index, resolveFilters(index, asOffered(query), now));
    return new Set(Array.from(toDocs(matches, sizeOf(matches)), (doc) => index.assetOf(doc)));
  });
  return assetIds.filter((assetId) => found.has(assetId));
};
