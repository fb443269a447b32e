import { readReach } from '@yoodee/api-contract/reach';
import { longestWalk, timesTo, walkBetween, walkingMinutes, type Destination } from '@yoodee/server-thai-geo';
import type { AssetIndex } from './asset-index.ts';
import { emptySet, sizeOf, toDocs, type Bitset } from './bitset.ts';
import { allocate } from './scratch.ts';

/** Minutes on foot by metres: a division for every walk of a search would take twice as long. */
const onFoot = Float64Array.from({ length: longestWalk + 1 }, (_, metres) => walkingMinutes(metres));

/** Degrees around a point that hold every walk to it. */
const aroundWalk = 0.015;

/** The documents within a walk of a point, with the minutes of the walk; none for a station, which has its own walks. */
const directWalks = (index: AssetIndex, place: Destination): Map<number, number> => {
  const walks = new Map<number, number>();
  if ('station' in place) return walks;
  const { lat, lng } = place;
  const box = [lng - aroundWalk, lat - aroundWalk, lng + aroundWalk, lat + aroundWalk] as const;
  const near = index.tiles.within(box);
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  for (const doc of toDocs(near, sizeOf(near))) {
    const metres = walkBetween({ lat: lats[doc]!, lng: lngs[doc]! }, place);
    if (metres !== Infinity) walks.set(doc, onFoot[metres]!);
  }
  return walks;
};

/** Minutes of a journey that does not exist; more than any that does, and small enough to be added up. */
export const unreachable = 1_000;

/** Minutes to a destination by document, rounded up. */
export type MinutesColumn = Uint32Array<ArrayBuffer>;

/**
 * In memory of the current search, see `inScratch`. `Math.min` has no branches: half of their predictions would fail.
 */
export const minutesTo = (index: AssetIndex, place: Destination): MinutesColumn => {
  const { minutes } = timesTo(place);
  const { ends, stations, metres } = index.stationWalks();
  const documents = index.documents();
  const column = allocate(documents);
  for (let doc = 0, walk = 0; doc < documents; doc++) {
    const end = ends[doc]!;
    let best = unreachable;
    for (; walk < end; walk++) best = Math.min(best, minutes[stations[walk]!]! + onFoot[metres[walk]!]!);
    column[doc] = Math.ceil(best);
  }
  for (const [doc, walking] of directWalks(index, place)) column[doc] = Math.min(column[doc]!, Math.ceil(walking));
  return column;
};

/** The documents with at most so many minutes, built word by word. */
export const upTo = (column: MinutesColumn, most: number): Bitset => {
  const set = emptySet(column.length);
  for (let doc = 0; doc < column.length; doc++) set[doc >>> 5]! |= Number(column[doc]! <= most) << (doc & 31);
  return set;
};

/** The documents within reach of a place, and the minutes of all documents. */
export interface Reached {
  set: Bitset;
  minutes: MinutesColumn;
}

/** The documents within reach of one place; none for a text that is no place. */
export const withinReach = (index: AssetIndex, text: string): Reached => {
  const reach = readReach(text);
  const minutes = reach ? minutesTo(index, reach.place) : allocate(index.documents()).fill(unreachable);
  return { set: upTo(minutes, reach?.minutes ?? 0), minutes };
};
