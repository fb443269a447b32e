import {
  nearMissKeys,
  nearStationMetres,
  nearestMisses,
  stationDistances,
  type NearMissKey,
} from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { reachMinutes, readReach, writeReach } from '@yoodee/api-contract/reach';
import type { AssetIndex } from './asset-index.ts';
import { has, sizeOf, toDocs, type Bitset } from './bitset.ts';
import type { Filter } from './filter.ts';
import { matching, priceColumn, resolveFilters } from './filters.ts';
import { upTo } from './reach.ts';
import type { Measure } from './search-row.ts';
import { metresToStations } from './station-distances.ts';

/**
 * How an asset misses a filter: what was asked for and what it has, in the unit of the filter; metres for stations,
 * minutes for `reach`, where `position` is that of the place.
 */
export interface Gap {
  key: NearMissKey;
  asked: number;
  has: number;
  position?: number;
}

/** An asset that misses a query by a little. */
export interface NearMiss {
  doc: number;
  assetId: number;
  gaps: Gap[];
}

interface Candidate {
  doc: number;
  cost: number;
}

/** The largest relative gap of a price, a size or minutes. */
const tolerance = 0.3;

/** The cost of one room less, as a share of a price. */
export const roomCosts = { bedrooms_min: 0.25, bathrooms_min: 0.15 };

/** The cost of twice the distance from the station, as a share of a price. */
export const distanceCost = 0.5;

/** The next larger distance that can be chosen; the largest stays. */
const nextDistance = (metres: number): number =>
  stationDistances.map(Number).find((distance) => distance > metres) ?? metres;

/** The reach filter with the most minutes that a near miss may take, within the range that a filter allows. */
const fartherReach = (text: string): string => {
  const reach = readReach(text);
  if (!reach) return text;
  return writeReach({ ...reach, minutes: Math.min(Math.floor(reach.minutes * (1 + tolerance)), reachMinutes.most) });
};

/** The query with every relaxable filter at its loosest value. */
export const loosen = (query: AssetQuery): AssetQuery => {
  const loose: AssetQuery = { ...query };
  for (const key of ['price_min', 'usable_min', 'land_min'] as const)
    if (query[key] !== undefined) loose[key] = query[key] * (1 - tolerance);
  for (const key of ['price_max', 'usable_max', 'land_max'] as const)
    if (query[key] !== undefined) loose[key] = query[key] * (1 + tolerance);
  for (const key of ['bedrooms_min', 'bathrooms_min'] as const)
    if (query[key] !== undefined) loose[key] = query[key] - 1;
  if (query.station || query.rail) loose.station_m = nextDistance(query.station_m ?? nearStationMetres);
  if (query.reach) loose.reach = query.reach.map(fartherReach);
  return loose;
};

export const sizeMeasures = {
  usable_min: 'usable_area_sqm',
  usable_max: 'usable_area_sqm',
  land_min: 'land_total_sq_wah',
  land_max: 'land_total_sq_wah',
} as const satisfies Partial<Record<NearMissKey, Measure>>;

/** A relaxable filter. */
interface Bendable {
  key: NearMissKey;
  asked: number;
  position?: number;
  /** The documents that satisfy it. */
  set: Bitset;
  /** The value of a document that fails the filter. */
  valueOf: (doc: number) => number;
  /** The cost of accepting that value, on a scale that all filters share. */
  costOf: (value: number) => number;
}

/** Each place of `reach` is relaxable separately. */
const bendableReaches = (texts: readonly string[], { minutes = [] }: Filter): Bendable[] =>
  minutes.map((column, position) => {
    const asked = readReach(texts[position]!)?.minutes ?? 0;
    const costOf = (has: number) => (has - asked) / asked;
    return { key: 'reach', asked, position, set: upTo(column, asked), valueOf: (doc) => column[doc]!, costOf };
  });

const bendableOf = (
  index: AssetIndex,
  query: AssetQuery,
  { set }: Filter,
  key: Exclude<NearMissKey, 'reach'>,
): Bendable => {
  const ofColumn = (measure: Measure, asked: number): Bendable => {
    const column = index.column(measure);
    return { key, asked, set, valueOf: (doc) => column[doc]!, costOf: (value) => Math.abs(value - asked) / asked };
  };
  switch (key) {
    // A near miss lacks one room.
    case 'bedrooms_min':
    case 'bathrooms_min': {
      const asked = query[key]!;
      return { key, asked, set, valueOf: () => asked - 1, costOf: () => roomCosts[key] };
    }
    case 'station':
    case 'rail': {
      const asked = query.station_m ?? nearStationMetres;
      const costOf = (metres: number) => ((metres - asked) / asked) * distanceCost;
      return { key, asked, set, valueOf: metresToStations(index, query, key), costOf };
    }
    case 'price_min':
    case 'price_max':
      return ofColumn(priceColumn(query), query[key]!);
    default:
      return ofColumn(sizeMeasures[key], query[key]!);
  }
};

/**
 * The nearest misses of a query without matches: they satisfy all filters except prices, sizes, rooms, distances and
 * minutes. The lowest costs come first, then the newest. `filters` are those of the query.
 */
export const findNearMisses = (
  index: AssetIndex,
  query: AssetQuery,
  { filters, now }: { filters: readonly Filter[]; now: number },
): NearMiss[] => {
  const bendable = nearMissKeys.flatMap((key) => {
    const filter = filters.find((one) => one.key === key);
    if (!filter) return [];
    return key === 'reach' ? bendableReaches(query.reach!, filter) : [bendableOf(index, query, filter, key)];
  });
  if (bendable.every(({ asked }) => asked === 0)) return [];

  const rankedAt = index.column('ranked_at');
  const isBefore = (a: Candidate, b: Candidate) =>
    (a.cost - b.cost || rankedAt[b.doc]! - rankedAt[a.doc]! || index.assetOf(b.doc) - index.assetOf(a.doc)) < 0;
  // There may be hundreds of thousands of candidates: only the nearest are kept.
  const nearest: Candidate[] = [];
  const candidates = matching(index, resolveFilters(index, loosen(query), now));
  for (const doc of toDocs(candidates, sizeOf(candidates))) {
    let cost = 0;
    for (const { set, valueOf, costOf } of bendable) if (!has(set, doc)) cost += costOf(valueOf(doc));
    const candidate = { doc, cost };
    const at = nearest.findIndex((other) => isBefore(candidate, other));
    if (at >= 0) nearest.splice(at, 0, candidate);
    else if (nearest.length < nearestMisses) nearest.push(candidate);
    if (nearest.length > nearestMisses) nearest.pop();
  }
  return nearest.map(({ doc }) => ({
    doc,
    assetId: index.assetOf(doc),
    gaps: bendable
      .filter(({ set }) => !has(set, doc))
      .map(({ key, asked, position, valueOf }) => ({
        ...{ key, asked, has: valueOf(doc) },
        ...(position !== undefined && { position }),
      })),
  }));
};
