import { add, emptySet, intersect, wordsFor, type Bitset } from './bitset.ts';
import type { TileLists } from './tiles.ts';

/** Where a tile is relative to a box or an area: only partly inside on its edge. */
export const outside = 0;
export const inside = 1;
export const edge = 2;

/** A place by tile. */
export type Places = Uint8Array<ArrayBuffer>;

/** Coordinates by document; NaN without a location. */
export interface Points {
  lats: Float64Array;
  lngs: Float64Array;
}

/** Documents with a location, and their tiles. */
export interface Located extends Points {
  points: TileLists;
  tileOf: Uint32Array;
  documents: number;
  /** Those that have a location. */
  located: Bitset;
}

type PointTest = (lat: number, lng: number) => boolean;

/** Documents from `from` up to and without `to`, both multiples of 32. */
export interface DocRange {
  from: number;
  to: number;
}

export const allDocs: DocRange = { from: 0, to: Infinity };

/** Where documents are added: those of a range, to a set of all. */
interface Target {
  set: Bitset;
  range: DocRange;
}

/** Reading the documents of tiles takes so many times as long per document as reading all documents in order. */
const scattered = 8;

/** Adds the documents of tiles inside, word by word and without branches: half of the predictions would fail. */
const addInsideInOrder = ({ tileOf, documents }: Located, places: Places, { set, range: { from, to } }: Target) => {
  const end = Math.min(wordsFor(documents), to / 32);
  for (let i = from / 32; i < end; i++) {
    let word = 0;
    for (let bit = 0, doc = i * 32; bit < 32; bit++, doc++) word |= (places[tileOf[doc]!]! & inside) << bit;
    set[i] = word;
  }
};

/** Adds the documents of tiles with a place; `isInside` tests each of them. */
const addByTile = (
  { points }: Located,
  [places, wanted]: readonly [Places, number],
  { set, range: { from, to } }: Target,
  isInside: PointTest = () => true,
) => {
  for (let tile = 0; tile < places.length; tile++) {
    if (places[tile] !== wanted) continue;
    const { docs, lats, lngs } = points.chunkOf(tile);
    const start = points.startOf(tile);
    const end = start + points.sizeOf(tile);
    for (let at = start; at < end && docs[at]! < to; at++)
      if (docs[at]! >= from && isInside(lats[at]!, lngs[at]!)) add(set, docs[at]!);
  }
};

/** From this many documents per tile on, reading all documents in order is faster than reading those of the tiles. */
const documentsPerTile = 64;

/** Adds the documents of tiles on the edge that pass a test. */
const addEdgesInOrder = (
  { tileOf, documents, lats, lngs }: Located,
  places: Places,
  { set, range: { from, to } }: Target,
  isInside: PointTest,
) => {
  const end = Math.min(documents, to);
  for (let doc = from; doc < end; doc++)
    if (places[tileOf[doc]!] === edge && isInside(lats[doc]!, lngs[doc]!)) add(set, doc);
};

/** The documents of a range in tiles inside, and those of tiles on the edge that pass a test. */
export const docsAt = (all: Located, places: Places, isInside: PointTest, range: DocRange = allDocs): Bitset => {
  const set = emptySet(all.located.length * 32);
  const target = { set, range };
  let docsInside = 0;
  let edges = 0;
  for (let tile = 0; tile < places.length; tile++) {
    if (places[tile] === inside) docsInside += all.points.sizeOf(tile);
    else if (places[tile] === edge) edges++;
  }
  if (docsInside * scattered < all.documents) addByTile(all, [places, inside], target);
  else addInsideInOrder(all, places, target);
  if (edges * documentsPerTile < all.documents) addByTile(all, [places, edge], target, isInside);
  else addEdgesInOrder(all, places, target, isInside);
  // Documents without a location have the first tile.
  intersect(set, all.located);
  return set;
};
