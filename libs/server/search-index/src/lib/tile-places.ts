import { add, copyOf, emptySet, has, remove, type Bitset } from './bitset.ts';
import type { Tile } from './tiles.ts';

/** Where a tile is relative to a box or an area: only partly inside on its edge. */
export const outside = 0;
export const inside = 1;
export const edge = 2;

/** A place by tile. */
export type Places = Uint32Array<ArrayBuffer>;

/** Coordinates by document; NaN without a location. */
export interface Points {
  lats: Float64Array;
  lngs: Float64Array;
}

/** Documents with a location, and their tiles. */
export interface Located extends Points {
  tiles: readonly Tile[];
  tileOf: Uint32Array;
  documents: number;
  /** Those that have a location. */
  located: Bitset;
}

type PointTest = (lat: number, lng: number) => boolean;

/** Documents from `from` up to and without `to`. */
export interface DocRange {
  from: number;
  to: number;
}

export const allDocs: DocRange = { from: 0, to: Infinity };

/** From this many documents per tile on, scanning all documents in order is faster than going tile by tile. */
const documentsPerTile = 64;

const tileByTile = (
  { tiles, located }: Located,
  places: Places,
  isInside: PointTest,
  { from, to }: DocRange,
): Bitset => {
  const set = emptySet(located.length * 32);
  for (let tile = 0; tile < places.length; tile++) {
    const place = places[tile]!;
    if (place === outside) continue;
    const { docs, lats, lngs, size } = tiles[tile]!;
    // Documents of a tile are in ascending order.
    for (let at = 0; at < size && docs[at]! < to; at++) {
      if (docs[at]! < from) continue;
      if (place === inside || isInside(lats[at]!, lngs[at]!)) add(set, docs[at]!);
    }
  }
  return set;
};

const inTheirOrder = (all: Located, places: Places, isInside: PointTest, { from, to }: DocRange): Bitset => {
  const { tileOf, documents, located, lats, lngs } = all;
  const set = emptySet(located.length * 32);
  const end = Math.min(documents, to);
  for (let doc = from; doc < end; doc++) {
    const place = places[tileOf[doc]!]!;
    // Those without a location have the first tile.
    if (place === outside || !has(located, doc)) continue;
    if (place === inside || isInside(lats[doc]!, lngs[doc]!)) add(set, doc);
  }
  return set;
};

/** All located documents without those of tiles that are not inside, except those on the edge that pass the test. */
const allButOthers = ({ tiles, located }: Located, places: Places, isInside: PointTest): Bitset => {
  const set = copyOf(located);
  for (let tile = 0; tile < places.length; tile++) {
    const place = places[tile]!;
    if (place === inside) continue;
    const { docs, lats, lngs, size } = tiles[tile]!;
    for (let at = 0; at < size; at++) if (place === outside || !isInside(lats[at]!, lngs[at]!)) remove(set, docs[at]!);
  }
  return set;
};

/** The documents of a range in tiles inside, and those of tiles on the edge that pass a test. */
export const docsAt = (all: Located, places: Places, isInside: PointTest, range: DocRange = allDocs): Bitset => {
  let touched = 0;
  let others = 0;
  for (let tile = 0; tile < places.length; tile++) {
    touched += Number(places[tile] !== outside);
    others += Number(places[tile] !== inside);
  }
  // The map of the country.
  if (range === allDocs && others * documentsPerTile < all.documents) return allButOthers(all, places, isInside);
  return (touched * documentsPerTile < all.documents ? tileByTile : inTheirOrder)(all, places, isInside, range);
};
