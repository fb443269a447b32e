import {
  nearMissKeys,
  nearStationMetres,
  nearestMisses,
  stationDistances,
  type NearMissKey,
} from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { metresBetween, stations } from '@yoodee/server-thai-geo';
import type { AssetIndex } from './asset-index.ts';
import { has, sizeOf, toDocs, type Bitset } from './bitset.ts';
import { matching, priceColumn, resolveFilters, type Filter } from './filters.ts';
import type { Measure } from './search-row.ts';
import { isInReach, isOfRail } from './station-bands.ts';

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

interface Candidate {
  doc: number;
  cost: number;
}

/** The largest share by which a price or a size may miss. */
const tolerance = 0.3;

/** What one room less counts as, as a share of a price. */
const roomCosts = { bedrooms_min: 0.25, bathrooms_min: 0.15 };

/** What the same distance again from the station counts as, as a share of a price. */
const distanceCost = 0.5;

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

const sizeMeasures = {
  usable_min: 'usable_area_sqm',
  usable_max: 'usable_area_sqm',
  land_min: 'land_total_sq_wah',
  land_max: 'land_total_sq_wah',
} as const satisfies Partial<Record<NearMissKey, Measure>>;

/** Metres in a straight line from a document to the nearest of the stations that the filter names. */
const distanceColumn = (index: AssetIndex, query: AssetQuery, key: 'station' | 'rail') => {
  const wanted = stations.filter((station) =>
    key === 'station' ? query.station!.includes(station.id) : query.rail!.some((rail) => isOfRail(station, rail)),
  );
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  return (doc: number): number => {
    const point = { lat: lats[doc]!, lng: lngs[doc]! };
    let nearest = Infinity;
    for (const station of wanted)
      if (isInReach(point, station)) nearest = Math.min(nearest, metresBetween(point, station));
    return Math.round(nearest);
  };
};

/** A filter that may be missed. */
interface Bendable {
  key: NearMissKey;
  asked: number;
  /** The documents that satisfy it. */
  set: Bitset;
  /** What a document that misses it has. */
  valueOf: (doc: number) => number;
  /** What a visitor gives who takes such a value instead, comparable among filters. */
  costOf: (value: number) => number;
}

const bendableOf = (index: AssetIndex, query: AssetQuery, { set }: Filter, key: NearMissKey): Bendable => {
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
      return { key, asked, set, valueOf: distanceColumn(index, query, key), costOf };
    }
    case 'price_min':
    case 'price_max':
      return ofColumn(priceColumn(query), query[key]!);
    default:
      return ofColumn(sizeMeasures[key], query[key]!);
  }
};

/**
 * The assets that miss a query by the least: all filters but prices, sizes, rooms and distances are satisfied. The
 * cheapest gaps come first, then the newest. `filters` are those of the query, which has no matches.
 */
export const findNearMisses = (
  index: AssetIndex,
  query: AssetQuery,
  { filters, now }: { filters: readonly Filter[]; now: number },
): NearMiss[] => {
  const bendable = nearMissKeys.flatMap((key) => {
    const filter = filters.find((one) => one.key === key);
    return filter ? [bendableOf(index, query, filter, key)] : [];
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
    assetId: index.assetOf(doc),
    gaps: bendable
      .filter(({ set }) => !has(set, doc))
      .map(({ key, asked, valueOf }) => ({ key, asked, has: valueOf(doc) })),
  }));
};
