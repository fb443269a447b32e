import { nearStationMetres, stationDistances } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { FacetCounts } from '@yoodee/api-contract/assets';
import { readReach } from '@yoodee/api-contract/reach';
import { journeysTo, type Journey } from '@yoodee/server-thai-geo';
import type { AssetIndex } from './asset-index.ts';
import { sizeOf } from './bitset.ts';
import { countFacets } from './facets.ts';
import { pageOf } from './page.ts';
import type { Filter } from './filter.ts';
import { asOffered, matching, nearRail, nearStations, resolveFilters } from './filters.ts';
import { findNearMisses, type NearMiss } from './near-misses.ts';
import { inScratch } from './scratch.ts';

/** One page of asset ids, with all counts. */
export interface SearchResult {
  assetIds: number[];
  total: number;
  facets: FacetCounts;
  /** Journeys to the places of the query's `reach`, by asset: of the page and of the near misses. */
  journeys: ReadonlyMap<number, (Journey | null)[]>;
  relaxations: { drop: (keyof AssetQuery)[]; station_m?: number; total: number }[];
  /** Empty unless there are no matches. */
  nearMisses: Omit<NearMiss, 'doc'>[];
}

/** The most relaxations of a result. */
export const maxRelaxations = 3;

/** The next distance from the given stations with results. */
const widen = (
  index: AssetIndex,
  { station, rail, station_m: current = nearStationMetres }: AssetQuery,
  filters: readonly Filter[],
): SearchResult['relaxations'] => {
  const others = filters.filter(({ key }) => key !== 'station' && key !== 'rail');
  for (const station_m of stationDistances.map(Number)) {
    if ((!station && !rail) || station_m <= current) continue;
    const total = inScratch(() => {
      const near = [
        ...(station ? [nearStations(index, station, station_m)] : []),
        ...(rail ? [nearRail(index, rail, station_m)] : []),
      ];
      return sizeOf(matching(index, [...others, ...near]));
    });
    if (total > 0) return [{ drop: [], station_m, total }];
  }
  return [];
};

/** Removing a place removes the places inside it; both amounts that a visitor can pay are removed together. */
const droppedWith: Partial<Record<keyof AssetQuery, readonly (keyof AssetQuery)[]>> = {
  province: ['province', 'district', 'subdistrict'],
  district: ['district', 'subdistrict'],
  monthly_max: ['monthly_max', 'cash_max'],
};

/** All keys that are removed with these. */
export const allDropped = (drop: readonly (keyof AssetQuery)[]): (keyof AssetQuery)[] =>
  drop.flatMap((key) => droppedWith[key] ?? [key]);

/** The sets of filters whose removal gives results, most results first. */
const relaxBy = (
  index: AssetIndex,
  filters: readonly Filter[],
  choices: readonly (keyof AssetQuery)[][],
): SearchResult['relaxations'] =>
  choices
    .map((drop) => ({ drop, total: inScratch(() => sizeOf(matching(index, filters, allDropped(drop)))) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);

/** The most filters whose pairs are counted. */
const mostPaired = 8;

/** The pairs of filters that may be removed together. A place and those inside it count as one. */
export const pairsOf = (keys: readonly (keyof AssetQuery)[]): (keyof AssetQuery)[][] =>
  keys.length > mostPaired
    ? []
    : keys
        .flatMap((key, at) => keys.slice(at + 1).map((other) => [key, other]))
        .filter(([key, other]) => !droppedWith[key!]?.includes(other!));

/** Filters to remove: one, or two when one is not enough. */
const relax = (index: AssetIndex, filters: readonly Filter[]): SearchResult['relaxations'] => {
  const keys = filters.map(({ key }) => key);
  const single = relaxBy(
    index,
    filters,
    keys.map((key) => [key]),
  );
  return single.length > 0 ? single : relaxBy(index, filters, pairsOf(keys));
};

/** The journeys of an asset to the places of a query. */
const journeysIn = (index: AssetIndex, { reach = [] }: AssetQuery) => {
  const ways = reach.flatMap((text) => readReach(text) ?? []).map(({ place }) => journeysTo(place));
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  return (doc: number) => ways.map((way) => way({ lat: lats[doc]!, lng: lngs[doc]! }));
};

/** Runs a search. `now` is the database's time in epoch milliseconds; filters in `known` are resolved already. */
export const searchIndex = (
  index: AssetIndex,
  query: AssetQuery,
  now: number,
  known: readonly Filter[] = [],
): SearchResult =>
  inScratch(() => {
    const filters = resolveFilters(index, asOffered(query), now, known);
    const matches = matching(index, filters);
    const total = sizeOf(matches);
    const docs = pageOf(index, query, { filters, matches, total });
    const nearMisses = total === 0 ? findNearMisses(index, asOffered(query), { filters, now }) : [];
    const journeysOf = journeysIn(index, query);
    return {
      assetIds: docs.map((doc) => index.assetOf(doc)),
      total,
      facets: countFacets(index, query, filters, matches),
      relaxations:
        total === 0 ? [...widen(index, query, filters), ...relax(index, filters)].slice(0, maxRelaxations) : [],
      nearMisses: nearMisses.map(({ assetId, gaps }) => ({ assetId, gaps })),
      journeys: new Map(
        query.reach &&
          [...docs, ...nearMisses.map(({ doc }) => doc)].map((doc) => [index.assetOf(doc), journeysOf(doc)]),
      ),
    };
  });
