import { reachMinutes } from '@yoodee/api-contract/reach';
import { longestWalk, timesTo, walkBetween, walkingMinutes, type Destination } from '@yoodee/server-thai-geo';
import { LRUCache } from 'lru-cache';
import type { AssetIndex } from './asset-index.ts';
import { sizeOf, toDocs } from './bitset.ts';
import { withCapacity } from './growing.ts';
import { inScratch } from './scratch.ts';

/** Minutes of a journey that does not exist; more than any that can be asked for, and a byte. */
export const unreachable = 255;

/** Minutes to a destination by document, rounded up; unreachable beyond the most that can be asked for. Read only. */
export type MinutesColumn = Uint8Array<ArrayBuffer>;

/**
 * The size of the cache in destinations, each a byte per document. A visitor who moves the map, changes a filter or
 * opens the next page requests the same destinations again, and many visitors request the same stations.
 */
const keptDestinations = 16;

interface Kept {
  minutes: MinutesColumn;
  /** How many documents the column covers. */
  documents: number;
}

/** Minutes on foot by metres: a division for every walk of a search would take twice as long. */
const onFoot = Float64Array.from({ length: longestWalk + 1 }, (_, metres) => walkingMinutes(metres));

/** The bounding box in degrees of every walk to a point. */
const aroundWalk = 0.015;

type Walked = Pick<AssetIndex, 'stationWalks' | 'tiles' | 'column' | 'documents'>;

/** The position of the first document from `from` on in an ascending list. */
const firstFrom = (docs: Uint32Array, size: number, from: number): number => {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (docs[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Adds the next documents by rail. `Math.min` has no branches: half of their predictions would fail. */
const addJourneys = (index: Walked, place: Destination, { minutes: column, documents: from }: Kept): void => {
  const { minutes } = timesTo(place);
  column.fill(unreachable, from, index.documents());
  /** Minutes by metres from the station. Bytes, because rounding in the inner loop would take twice as long. */
  const byMetres = new Uint8ClampedArray(onFoot.length);
  for (const [station, { docs, metres, size }] of index.stationWalks().walkedTo.entries()) {
    const byTrain = minutes[station]!;
    const first = firstFrom(docs, size, from);
    if (byTrain > reachMinutes.most || first === size) continue;
    for (let walk = 0; walk < byMetres.length; walk++) byMetres[walk] = Math.ceil(byTrain + onFoot[walk]!);
    for (let at = first; at < size; at++) {
      const doc = docs[at]!;
      column[doc] = Math.min(column[doc]!, byMetres[metres[at]!]!);
    }
  }
};

/** Adds what is shorter on foot; a station has its own walks. */
const addWalks = (index: Walked, place: Destination, { minutes, documents: from }: Kept): void => {
  if ('station' in place) return;
  const { lat, lng } = place;
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  inScratch(() => {
    const near = index.tiles.within([lng - aroundWalk, lat - aroundWalk, lng + aroundWalk, lat + aroundWalk]);
    for (const doc of toDocs(near, sizeOf(near))) {
      if (doc < from) continue;
      const metres = walkBetween({ lat: lats[doc]!, lng: lngs[doc]! }, place);
      if (metres !== Infinity) minutes[doc] = Math.min(minutes[doc]!, Math.ceil(onFoot[metres]!));
    }
  });
};

const nameOf = (place: Destination): string => ('station' in place ? place.station : `${place.lat},${place.lng}`);

/**
 * The minutes from each document to a destination. A document never moves, so a column only grows with the index. It is
 * valid until the end of the turn: a full cache reuses the memory of the oldest column for a new one, because megabytes
 * that become garbage with each destination make V8 mark its whole heap every few dozen searches.
 */
export const createMinutesColumns = (index: Walked): ((place: Destination) => MinutesColumn) => {
  const columns = new LRUCache<string, Kept>({ max: keptDestinations });
  const memory = (): MinutesColumn =>
    columns.size < keptDestinations ? new Uint8Array(index.documents()) : columns.pop()!.minutes;
  return (place) => {
    const name = nameOf(place);
    const kept = columns.get(name) ?? { minutes: memory(), documents: 0 };
    if (kept.documents < index.documents()) {
      kept.minutes = withCapacity(kept.minutes, index.documents() - 1);
      addJourneys(index, place, kept);
      addWalks(index, place, kept);
      kept.documents = index.documents();
    }
    columns.set(name, kept);
    return kept.minutes.subarray(0, kept.documents);
  };
};
