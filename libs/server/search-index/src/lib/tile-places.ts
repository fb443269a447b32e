import { add, emptySet, intersect, type Bitset } from './bitset.ts';
import type { Tile } from './tiles.ts';

/** Where a tile is relative to a box or an area: only partly inside on its edge. */
export const outside = 0;
export const inside = 1;
export const edge = 2;
export type Place = typeof outside | typeof inside | typeof edge;

/** A place by tile. */
export type Places = Uint32Array<ArrayBuffer>;

/** Documents with a location, and their tiles. */
export interface Located {
  tiles: readonly Tile[];
  tileOf: Uint32Array;
  documents: number;
  /** Those that have a location. */
  located: Bitset;
}

/** With fewer tiles inside, documents are added tile by tile instead of asking all for their tile. */
const mostTileByTile = 1 / 16;

/** The documents of tiles inside. With many tiles built document by document in their order, without branches. */
const docsInside = ({ tiles, tileOf, documents, located }: Located, places: Places): Bitset => {
  const set = emptySet(located.length * 32);
  let count = 0;
  for (let tile = 0; tile < places.length; tile++) count += Number(places[tile] === inside);
  if (count < tiles.length * mostTileByTile) {
    for (let tile = 0; tile < places.length; tile++) {
      if (places[tile] !== inside) continue;
      const { docs, size } = tiles[tile]!;
      for (let at = 0; at < size; at++) add(set, docs[at]!);
    }
    return set;
  }
  for (let doc = 0; doc < documents; doc++) set[doc >>> 5]! |= Number(places[tileOf[doc]!] === inside) << (doc & 31);
  intersect(set, located);
  return set;
};

/** The documents of tiles inside, and those of tiles on the edge that pass a test. */
export const docsAt = (all: Located, places: Places, isInside: (lat: number, lng: number) => boolean): Bitset => {
  const set = docsInside(all, places);
  for (let tile = 0; tile < places.length; tile++) {
    if (places[tile] !== edge) continue;
    const { docs, lats, lngs, size } = all.tiles[tile]!;
    for (let at = 0; at < size; at++) if (isInside(lats[at]!, lngs[at]!)) add(set, docs[at]!);
  }
  return set;
};
