import { add, emptySet, intersect, wordsFor, type Bitset } from './bitset.ts';
import type { TileLists, TilePoints } from './tiles.ts';

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

/**
 * Adds the documents of some points that are inside, from one place of their arrays up to another. Not a test of a
 * point: its coordinates would be allocated for each call.
 */
export type AddPoints = (points: TilePoints, from: number, to: number, set: Bitset) => void;

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

/** Adds the documents of tiles on the edge that are inside. */
const addEdges = ({ points }: Located, places: Places, set: Bitset, addInside: AddPoints) => {
  for (let tile = 0; tile < places.length; tile++) {
    if (places[tile] !== edge) continue;
    const start = points.startOf(tile);
    addInside(points.chunkOf(tile), start, start + points.sizeOf(tile), set);
  }
};

/** The documents in tiles inside, and those of tiles on the edge that `addInside` adds. */
export const docsAt = (all: Located, places: Places, addInside: AddPoints): Bitset => {
  const set = emptySet(all.located.length * 32);
  let docsInside = 0;
  for (let tile = 0; tile < places.length; tile++) if (places[tile] === inside) docsInside += all.points.sizeOf(tile);
  if (docsInside * scattered < all.documents) addInsideByTile(all, places, set);
  else addInsideInOrder(all, places, set);
  addEdges(all, places, set, addInside);
  // Documents without a location have the first tile.
  intersect(set, all.located);
  return set;
};
