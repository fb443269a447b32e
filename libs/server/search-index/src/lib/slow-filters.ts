import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { decodeArea, drawnLimits, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import type { AssetIndex } from './asset-index.ts';
import { emptySet, intersect, unite, wordsFor } from './bitset.ts';
import type { Filter } from './filter.ts';
import { minutesOf, withinReach } from './reach.ts';
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

/** Assets within reach of all of these places. */
const nearAllOf = (index: AssetIndex, places: readonly string[]): Filter => {
  const [first, ...others] = places.map((text) => withinReach(index, text));
  for (const { set } of others) intersect(first!.set, set);
  return { key: 'reach', set: first!.set, minutes: [first!, ...others].map(({ minutes }) => minutes) };
};

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
  const size = wordsFor(Math.ceil(index.documents() / turns)) * 32;
  return Array.from({ length: turns }, (_, turn) => ({
    from: turn * size,
    // The index may grow between the turns.
    to: turn === turns - 1 ? Infinity : (turn + 1) * size,
  }));
};

/**
 * Parts of the filters that take tens of milliseconds with a million assets: drawn areas of many corners, and the
 * minutes by rail to each place, which the index caches. Run each in a separate turn of the event loop and pass the
 * results to the search as `known`, so that other requests are not delayed.
 */
export const slowFilters = (index: AssetIndex, { drawn = [], reach = [] }: AssetQuery): (() => Filter[])[] => [
  ...areasOf(drawn).flatMap((area) =>
    turnsOf(index, area).map((range) => () => [kept(() => inArea(index, area, range))]),
  ),
  ...reach.map((text) => () => {
    minutesOf(index, text);
    return [];
  }),
];

/** Areas and places of a query. Areas in `known` are the results of `slowFilters`; others are resolved now. */
export const resolveSlow = (index: AssetIndex, { drawn, reach }: AssetQuery, known: readonly Filter[]): Filter[] => {
  const areas = drawn && known.length === 0 ? areasOf(drawn).map((area) => inArea(index, area)) : known;
  return [
    ...(areas.length > 0 ? [inAnyOf(index, areas)] : []),
    ...(reach && reach.length > 0 ? [nearAllOf(index, reach)] : []),
  ];
};
