import { assetPageSize, defaultSort, type AssetSort } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { mostReaches, reachMinutes } from '@yoodee/api-contract/reach';
import { longestWalk } from '@yoodee/server-thai-geo';
import type { AssetIndex, Ordering } from './asset-index.ts';
import type { Bitset } from './bitset.ts';
import type { Filter } from './filter.ts';
import { priceColumn } from './filters.ts';
import type { MinutesColumn } from './minutes-columns.ts';
import { sliceByKey } from './sort-by-key.ts';
import { bestOf } from './best.ts';
import { metresToStations } from './station-distances.ts';

/** Orders by price in a search for rents. */
const rentOrderings: Partial<Record<AssetSort, Ordering>> = {
  price_asc: 'rent_asc',
  price_desc: 'rent_desc',
  price_per_area: 'rent_per_area',
};

/** A sort key that depends on the query: whole numbers up to `most`. */
interface Computed {
  keyOf: (doc: number) => number;
  most: number;
}

/** Minutes to all places together. */
const byTime = (columns: readonly MinutesColumn[]): Computed => ({
  keyOf: (doc) => {
    let sum = 0;
    for (const column of columns) sum += column[doc]!;
    return sum;
  },
  most: mostReaches * reachMinutes.most,
});

const computedOf = (index: AssetIndex, query: AssetQuery, filters: readonly Filter[]): Computed | null => {
  const minutes = filters.find(({ key }) => key === 'reach')?.minutes;
  if (query.sort === 'time' && minutes) return byTime(minutes);
  if (query.sort !== 'distance' || !(query.station ?? query.rail)) return null;
  return { keyOf: metresToStations(index, query, query.station ? 'station' : 'rail'), most: longestWalk };
};

/** The order of a query; for `time` and `distance` the fallback where they do not apply. */
export const orderingOf = (query: AssetQuery): Ordering => {
  const usual = defaultSort(query.q);
  const { sort = usual } = query;
  if (sort === 'time' || sort === 'distance') return usual as Ordering;
  return (priceColumn(query) === 'price_rent' && rentOrderings[sort]) || sort;
};

/** The documents of the query's page in its order; `total` is the number of matches. */
export const pageOf = (
  index: AssetIndex,
  query: AssetQuery,
  { filters, matches, total }: { filters: readonly Filter[]; matches: Bitset; total: number },
): number[] => {
  const from = ((query.page ?? 1) - 1) * assetPageSize;
  const computed = computedOf(index, query, filters);
  const ordering = orderingOf(query);
  if (!computed && ordering === 'best') return bestOf(index, query, { matches, total }, from);
  return computed
    ? sliceByKey(index, { matches, size: total, ...computed }, from, assetPageSize)
    : index.order(ordering).slice(matches, total, from, assetPageSize);
};
