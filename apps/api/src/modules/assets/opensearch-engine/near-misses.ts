import {
  nearMissKeys,
  nearStationMetres,
  nearestMisses,
  stationDistances,
  type NearMissKey,
} from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { readReach } from '@yoodee/api-contract/reach';
import type { SearchResult } from '@yoodee/server-search-index';
import {
  allDropped,
  distanceCost,
  loosen,
  maxRelaxations,
  pairsOf,
  priceColumn,
  roomCosts,
  sizeMeasures,
} from '@yoodee/server-search-index/definition';
import { allOfThem, conditionsOf } from './conditions.ts';
import type { Dsl } from './dsl.ts';
import { countEach, type Moment, type Understood } from './moment.ts';
import { bendOfReach, bendOfStations, costOf, metresToStations, minutesTo, type Bend } from './scripts.ts';
import type { Hit } from './server.ts';

/** A filter that near misses may fail: the asked value, and the listing's value. */
interface Bendable {
  key: NearMissKey;
  asked: number;
  position?: number;
  bend: Bend;
  /** What the listing has, where a script computes it. */
  value?: Dsl;
  /** The value of a listing that fails the filter; null for one that passes. */
  missed(has: number | null): number | null;
}

const more = (asked: number) => (has: number | null) => (has === null || has <= asked ? null : has);
const less = (asked: number) => (has: number | null) => (has === null || has >= asked ? null : has);

const bendableOf = (query: AssetQuery, key: Exclude<NearMissKey, 'reach'>): Bendable => {
  const ofField = (field: string): Bendable => {
    const [asked, least] = [query[key] as number, key.endsWith('_min')];
    return { key, asked, bend: { of: 'field', field, asked, least }, missed: (least ? less : more)(asked) };
  };
  switch (key) {
    case 'bedrooms_min':
    case 'bathrooms_min': {
      const asked = query[key]!;
      const field = key === 'bedrooms_min' ? 'bedrooms' : 'bathrooms';
      const bend: Bend = { of: 'rooms', field, asked, cost: roomCosts[key] };
      return { key, asked, bend, missed: (has) => (less(asked)(has) === null ? null : asked - 1) };
    }
    case 'station':
    case 'rail': {
      const asked = query.station_m ?? nearStationMetres;
      const bend = bendOfStations(query, key, asked, distanceCost);
      return { key, asked, bend, value: metresToStations(query, key), missed: more(asked) };
    }
    case 'price_min':
    case 'price_max':
      return ofField(priceColumn(query));
    default:
      return ofField(sizeMeasures[key]);
  }
};

const bendableReaches = (texts: readonly string[]): Bendable[] =>
  texts.map((text, position) => {
    const { place, minutes: asked } = readReach(text)!;
    const bend = bendOfReach(place, asked);
    return { key: 'reach', asked, position, bend, value: minutesTo(place), missed: more(asked) };
  });

const numberOr = (value: unknown) => (typeof value === 'number' ? value : null);

const hasOf = ({ fields, _source }: Hit, { bend }: Bendable, at: number): number | null =>
  numberOr(bend.of === 'field' || bend.of === 'rooms' ? _source?.[bend.field] : fields?.[String(at)]?.[0]);

/** The nearest misses of a query without matches. */
export const findNearMisses = async (
  moment: Moment,
  query: AssetQuery,
  { conditions, read }: Understood,
): Promise<SearchResult['nearMisses']> => {
  const bendable = nearMissKeys.flatMap((key) => {
    if (!conditions.some((one) => one.key === key)) return [];
    return key === 'reach' ? bendableReaches(query.reach!) : [bendableOf(query, key)];
  });
  if (bendable.every(({ asked }) => asked === 0)) return [];
  const { hits } = await moment.ask({
    query: allOfThem(conditionsOf(loosen(query), read)),
    sort: [
      { _script: { type: 'number', script: costOf(bendable.map(({ bend }) => bend)), order: 'asc' } },
      { ranked_at: { order: 'desc', missing: '_last' } },
      { asset_id: { order: 'desc' } },
    ],
    size: nearestMisses,
    _source: true,
    script_fields: Object.fromEntries(
      bendable.flatMap(({ value }, at) => (value ? [[String(at), { script: value }]] : [])),
    ),
  });
  return hits.map((hit) => ({
    assetId: Number(hit._id),
    gaps: bendable.flatMap((one, at) => {
      const has = one.missed(hasOf(hit, one, at));
      const { key, asked, position } = one;
      return has === null ? [] : [{ key, asked, has, ...(position !== undefined && { position }) }];
    }),
  }));
};

/** The next distance from the given stations with results. */
const widen = async (
  moment: Moment,
  query: AssetQuery,
  { conditions, read }: Understood,
): Promise<SearchResult['relaxations']> => {
  const { station, rail, station_m: current = nearStationMetres } = query;
  if (!station && !rail) return [];
  const wider = stationDistances.map(Number).filter((metres) => metres > current);
  const others = conditions.filter(({ key }) => key !== 'station' && key !== 'rail');
  const totals = await countEach(
    moment,
    wider.map((station_m) => allOfThem([...others, ...conditionsOf({ station, rail, station_m }, read)])),
  );
  const at = totals.findIndex((total) => total > 0);
  return at === -1 ? [] : [{ drop: [], station_m: wider[at]!, total: totals[at]! }];
};

/** Filters whose removal gives a query without matches some results, most results first. */
export const findRelaxations = async (
  moment: Moment,
  query: AssetQuery,
  understood: Understood,
): Promise<SearchResult['relaxations']> => {
  const { conditions } = understood;
  const relaxBy = async (choices: readonly (keyof AssetQuery)[][]) => {
    const totals = await countEach(
      moment,
      choices.map((drop) => allOfThem(conditions, allDropped(drop))),
    );
    return choices
      .map((drop, at) => ({ drop, total: totals[at]! }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total);
  };
  const keys = conditions.map(({ key }) => key);
  const single = await relaxBy(keys.map((key) => [key]));
  const relaxed = single.length > 0 ? single : await relaxBy(pairsOf(keys));
  return [...(await widen(moment, query, understood)), ...relaxed].slice(0, maxRelaxations);
};
