import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { decodeArea, drawnLimits, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import type { AssetIndex } from './asset-index.ts';
import { copyOf, emptySet, intersect, unite } from './bitset.ts';
import type { Filter } from './filter.ts';
import { withinReach } from './reach.ts';
import { inScratch } from './scratch.ts';
import { allDocs, type DocRange } from './tile-places.ts';

/** Assets of a range whose public point is in a drawn area. */
const inArea = (index: AssetIndex, area: DrawnArea, range = allDocs): Filter => ({
  key: 'drawn',
  set: index.tiles.withinArea(area, range),
});

const areasOf = (texts: readonly string[]): DrawnArea[] => texts.map((text) => decodeArea(text)!);

/** Assets in any of these areas. */
const inAnyOf = (index: AssetIndex, areas: readonly Filter[]): Filter => {
  const set = emptySet(index.documents());
  for (const area of areas) unite(set, area.set);
  return { key: 'drawn', set };
};

/** Assets within reach of a place. */
const nearInTime = (index: AssetIndex, text: string): Filter => {
  const { set, minutes } = withinReach(index, text);
  return { key: 'reach', set, minutes: [minutes] };
};

/** Assets within reach of all of these places. */
const nearAllOf = (places: readonly Filter[]): Filter => ({
  key: 'reach',
  set: places.map(({ set }) => set).reduce((all, set) => (intersect(all, set), all), copyOf(places[0]!.set)),
  minutes: places.flatMap(({ minutes = [] }) => minutes),
});

/** Copies the set of a filter out of scratch memory, so that it stays valid after the call. */
const kept = (resolve: () => Filter): Filter =>
  inScratch(() => {
    const filter = resolve();
    return { ...filter, set: filter.set.slice() };
  });

/**
 * Work of one turn: documents times corners of the area. The more corners, the more documents are near a side and must
 * be compared with it.
 */
const cornersPerTurn = 200_000 * drawnLimits.corners;

/** Ranges of documents, each of which is compared with an area in one turn. */
const turnsOf = (index: AssetIndex, area: DrawnArea): DocRange[] => {
  const turns = Math.max(1, Math.ceil((index.documents() * area.length) / cornersPerTurn));
  const size = Math.ceil(index.documents() / turns);
  return Array.from({ length: turns }, (_, turn) => ({
    from: turn * size,
    // The index may grow between the turns.
    to: turn === turns - 1 ? Infinity : (turn + 1) * size,
  }));
};

/**
 * Resolvers of the filters that take tens of milliseconds with a million assets: drawn areas of many corners, and the
 * minutes by rail to each place. Run each in a separate turn of the event loop and pass the results to the search as
 * `known`, so that other requests are not delayed.
 */
export const slowFilters = (index: AssetIndex, { drawn = [], reach = [] }: AssetQuery): (() => Filter)[] => [
  ...areasOf(drawn).flatMap((area) =>
    turnsOf(index, area).map((range) => () => kept(() => inArea(index, area, range))),
  ),
  ...reach.map((text) => () => kept(() => nearInTime(index, text))),
];

/** Areas and places of a query. Those in `known` are the results of `slowFilters`; others are resolved now. */
export const resolveSlow = (index: AssetIndex, { drawn, reach }: AssetQuery, known: readonly Filter[]): Filter[] => {
  const knownOf = (key: Filter['key']) => known.filter((filter) => filter.key === key);
  const areas = drawn && known.length === 0 ? areasOf(drawn).map((area) => inArea(index, area)) : knownOf('drawn');
  const places = reach && known.length === 0 ? reach.map((text) => nearInTime(index, text)) : knownOf('reach');
  return [...(areas.length > 0 ? [inAnyOf(index, areas)] : []), ...(places.length > 0 ? [nearAllOf(places)] : [])];
};
