import {
  nearMissKeys,
  nearStationMetres,
  nearestMisses,
  stationDistances,
  type NearMissKey,
} from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { metresBetween, stations, type Point } from '@yoodee/server-thai-geo';
import type { AssetIndex } from './asset-index.ts';
import { has, sizeOf, toDocs } from './bitset.ts';
import { matching, priceColumn, resolveFilters, type Filter } from './filters.ts';
import type { Measure } from './search-row.ts';
import { isOfRail } from './station-bands.ts';

/** How an asset misses a filter: what was asked for and what it has, in the unit of the filter; metres for stations. */
export interface Gap {
  key: NearMissKey;
  asked: number;
  has: number;
}

/** An asset that misses a query by a little. */
export interface NearMiss {
  assetId: number;
  gaps: Gap[];
}

/** The largest share by which a price or a size may miss. */
const tolerance = 0.3;

/** What one room less, and the same distance again from the station, count as shares of a price. */
const cost = { bedroom: 0.25, bathroom: 0.15, distance: 0.5 };

/** The next larger distance that can be chosen; the largest stays. */
const nextDistance = (metres: number): number =>
  stationDistances.map(Number).find((distance) => distance > metres) ?? metres;

/** The query with every filter that may be missed as loose as a near miss can be. */
const loosen = (query: AssetQuery): AssetQuery => {
  const loose: AssetQuery = { ...query };
  for (const key of ['price_min', 'usable_min', 'land_min'] as const)
    if (query[key] !== undefined) loose[key] = query[key] * (1 - tolerance);
  for (const key of ['price_max', 'usable_max', 'land_max'] as const)
    if (query[key] !== undefined) loose[key] = query[key] * (1 + tolerance);
  for (const key of ['bedrooms_min', 'bathrooms_min'] as const)
    if (query[key] !== undefined) loose[key] = query[key] - 1;
  if (query.station || query.rail) loose.station_m = nextDistance(query.station_m ?? nearStationMetres);
  return loose;
};

const nearest = (point: Point, of: readonly Point[]): number =>
  Math.round(Math.min(...of.map((station) => metresBetween(point, station))));

const sizeMeasures = {
  usable_min: 'usable_area_sqm',
  usable_max: 'usable_area_sqm',
  land_min: 'land_total_sq_wah',
  land_max: 'land_total_sq_wah',
} as const satisfies Partial<Record<NearMissKey, Measure>>;

/** What a document that misses this filter has. */
const valueOf = (index: AssetIndex, query: AssetQuery, key: NearMissKey, doc: number): number => {
  switch (key) {
    // A near miss lacks one room.
    case 'bedrooms_min':
    case 'bathrooms_min':
      return query[key]! - 1;
    case 'station':
    case 'rail': {
      const point = { lat: index.column('lat')[doc]!, lng: index.column('lng')[doc]! };
      const wanted = stations.filter((station) =>
        key === 'station' ? query.station!.includes(station.id) : query.rail!.some((rail) => isOfRail(station, rail)),
      );
      return nearest(point, wanted);
    }
    case 'price_min':
    case 'price_max':
      return index.column(priceColumn(query))[doc]!;
    default:
      return index.column(sizeMeasures[key])[doc]!;
  }
};

const askedOf = (query: AssetQuery, key: NearMissKey): number =>
  key === 'station' || key === 'rail' ? (query.station_m ?? nearStationMetres) : query[key]!;

/** How much a gap asks the visitor to give: comparable among filters. */
const costOf = ({ key, asked, has: value }: Gap): number => {
  if (key === 'bedrooms_min') return cost.bedroom;
  if (key === 'bathrooms_min') return cost.bathroom;
  const share = Math.abs(value - asked) / asked;
  return key === 'station' || key === 'rail' ? share * cost.distance : share;
};

const byKey = (filters: readonly Filter[], key: NearMissKey) => filters.find((filter) => filter.key === key);

/**
 * The assets that miss a query by the least: all filters but prices, sizes, rooms and distances are satisfied. The
 * cheapest gaps come first, then the newest. `filters` are those of the query, which has no matches.
 */
export const findNearMisses = (
  index: AssetIndex,
  query: AssetQuery,
  { filters, now }: { filters: readonly Filter[]; now: number },
): NearMiss[] => {
  const bendable = nearMissKeys.filter((key) => byKey(filters, key) && askedOf(query, key) > 0);
  if (bendable.length === 0) return [];
  const candidates = matching(index, resolveFilters(index, loosen(query), now));
  const rankedAt = index.column('ranked_at');
  return Array.from(toDocs(candidates, sizeOf(candidates)), (doc) => {
    const gaps = bendable
      .filter((key) => !has(byKey(filters, key)!.set, doc))
      .map((key) => ({ key, asked: askedOf(query, key), has: valueOf(index, query, key, doc) }));
    return { doc, gaps, cost: gaps.reduce((sum, gap) => sum + costOf(gap), 0) };
  })
    .sort(
      (a, b) => a.cost - b.cost || rankedAt[b.doc]! - rankedAt[a.doc]! || index.assetOf(b.doc) - index.assetOf(a.doc),
    )
    .slice(0, nearestMisses)
    .map(({ doc, gaps }) => ({ assetId: index.assetOf(doc), gaps }));
};
