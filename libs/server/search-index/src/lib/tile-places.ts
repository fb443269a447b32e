import { add, emptySet, intersect, wordsFor, type Bitset } from './bitset.ts';
import { allocate } from './scratch.ts';
import type { TileLists } from './tiles.ts';

/** Where a tile is relative to a box or an area: only partly inside on its edge. */
export const outside = 0;
export const inside = 1;
export const edge = 2;
export type Place = typeof outside | typeof inside | typeof edge;

/** A place by tile. */
export type Places = Uint8Array<ArrayBuffer>;

/** Documents with a location, and their tiles. */
export interface Located {
  points: TileLists;
  tileOf: Uint32Array;
  documents: number;
  /** Those that have a location. */
  located: Bitset;
}

/** Reading the documents of tiles takes so many times as long per document as reading all documents in order. */
const scattered = 8;

/** Adds the documents of tiles inside, word by word and without branches: half of the predictions would fail. */
const addInsideInOrder = ({ tileOf, documents }: Located, places: Places, set: Bitset) => {
  for (let i = 0; i < wordsFor(documents); i++) {
    let word = 0;
    for (let bit = 0, doc = i * 32; bit < 32; bit++, doc++) word |= (places[tileOf[doc]!]! & inside) << bit;
    set[i] = word;
  }
};

/** Adds all documents of tiles inside. */
const addInsideByTile = ({ points }: Located, places: Places, set: Bitset) => {
  for (let tile = 0; tile < places.length; tile++) {
    if (places[tile] !== inside) continue;
    const { docs } = points.chunkOf(tile);
    const start = points.startOf(tile);
    const end = start + points.sizeOf(tile);
    for (let at = start; at < end; at++) add(set, docs[at]!);
  }
};

/** The documents in tiles inside. */
export const docsInside = (all: Located, places: Places): Bitset => {
  const set = emptySet(all.located.length * 32);
  let count = 0;
  for (let tile = 0; tile < places.length; tile++) if (places[tile] === inside) count += all.points.sizeOf(tile);
  if (count * scattered < all.documents) addInsideByTile(all, places, set);
  else addInsideInOrder(all, places, set);
  // Documents without a location have the first tile.
  intersect(set, all.located);
  return set;
};

/** The tiles on the edge. */
export const edgesOf = (places: Places): Uint32Array => {
  const edges = allocate(places.length);
  let count = 0;
  for (let tile = 0; tile < places.length; tile++) if (places[tile] === edge) edges[count++] = tile;
  return edges.subarray(0, count);
};
