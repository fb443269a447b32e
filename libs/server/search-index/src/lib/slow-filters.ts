import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { decodeArea, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import type { AssetIndex } from './asset-index.ts';
import { emptySet, intersect, unite, type Bitset } from './bitset.ts';
import type { Filter } from './filter.ts';
import { withCapacity } from './growing.ts';
import { minutesOf, withinReach } from './reach.ts';
import { inScratch } from './scratch.ts';

const areasOf = (texts: readonly string[]): DrawnArea[] => texts.map((text) => decodeArea(text)!);

/** Assets whose public point is in any of these areas. */
const inAnyOf = (index: AssetIndex, areas: readonly DrawnArea[]): Filter => {
  const set = emptySet(index.documents());
  for (const area of areas) unite(set, index.tiles.withinArea(area));
  return { key: 'drawn', set };
};

/** Assets within reach of all of these places. */
const nearAllOf = (index: AssetIndex, places: readonly string[]): Filter => {
  const [first, ...others] = places.map((text) => withinReach(index, text));
  for (const { set } of others) intersect(first!.set, set);
  return { key: 'reach', set: first!.set, minutes: [first!, ...others].map(({ minutes }) => minutes) };
};

/** Filters that are resolved in turns. */
export interface SlowFilters {
  /** Run each in a turn of its own, in this order. */
  turns: (() => void)[];
  /** The filters after the last turn. They stay valid. */
  known(): Filter[];
}

/**
 * Parts of the filters that take tens of milliseconds with a million assets: drawn areas of many corners, and the
 * minutes by rail to each place, which the index caches. Run each in a separate turn of the event loop and pass the
 * results to the search as `known`, so that other requests are not delayed.
 */
export const slowFilters = (index: AssetIndex, { drawn = [], reach = [] }: AssetQuery): SlowFilters => {
  /** Assets in any of the areas so far: one set for all turns, because each would be garbage after the search. */
  let inAreas: Bitset = new Uint32Array(0);
  const addArea = (area: DrawnArea) =>
    inScratch(() => {
      const set = index.tiles.withinArea(area);
      if (inAreas.length < set.length) inAreas = withCapacity(inAreas, set.length - 1);
      unite(inAreas, set);
    });
  return {
    turns: [
      ...areasOf(drawn).map((area) => () => addArea(area)),
      ...reach.map((text) => () => void minutesOf(index, text)),
    ],
    known: () => (drawn.length > 0 ? [{ key: 'drawn', set: inAreas }] : []),
  };
};

/** Areas and places of a query. Areas in `known` are the results of `slowFilters`; others are resolved now. */
export const resolveSlow = (index: AssetIndex, { drawn, reach }: AssetQuery, known: readonly Filter[]): Filter[] => [
  ...(drawn && known.length === 0 ? [inAnyOf(index, areasOf(drawn))] : known),
  ...(reach && reach.length > 0 ? [nearAllOf(index, reach)] : []),
];
