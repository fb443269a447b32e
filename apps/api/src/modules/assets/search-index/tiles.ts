import { add, emptySet, sizeOf, subtract, toDocs, withRoomFor, type Bitset } from './bitset.ts';
import { cellSize, type Bounds } from './cluster-grid.ts';
import { withPlaceFor } from './growing.ts';
import { Postings } from './postings.ts';

/** The zoom whose cells are the tiles: some 1 km wide. */
const tileZoom = 13;
export const tileSize = cellSize(tileZoom);

/** A part of the world where documents are. */
export interface Tile {
  /** From the south and the west. */
  row: number;
  column: number;
  /** Dead documents, too. */
  postings: Postings;
  /** Of the listed documents, how many, and the sums of their degrees. */
  count: number;
  lat: number;
  lng: number;
}

/** Documents by where they are. */
export interface Tiles {
  add(lat: number, lng: number, doc: number): void;
  /** The document, which is where it was added, is listed no longer. */
  drop(lat: number, lng: number, doc: number): void;
  /** Documents that are somewhere. */
  located(): Bitset;
  all(): readonly Tile[];
  /** By document, the place of its tile among all; of one that is nowhere, 0. */
  tileOf(): Uint32Array;
  /** The documents in a box or on its edge. Only those of the tiles along the edge are compared with it one by one. */
  within(box: Readonly<Bounds>, isInBox: (doc: number) => boolean): Bitset;
}

const rowAt = (lat: number) => Math.floor(lat / tileSize.height);
const columnAt = (lng: number) => Math.floor(lng / tileSize.width);

/** More than there are columns around the world. */
const rowStep = 2 ** 16;

const union = (tiles: readonly Tile[], size: number): Bitset => {
  const set = emptySet(size);
  for (const { postings } of tiles) postings.uniteInto(set);
  return set;
};

export const createTiles = (): Tiles => {
  const tiles: Tile[] = [];
  const placeOf = new Map<number, number>();
  let tileOf = new Uint32Array(1_024);
  let located = emptySet(1_024);

  const addTo = (tile: Tile, lat: number, lng: number, sign: 1 | -1) => {
    tile.count += sign;
    tile.lat += sign * lat;
    tile.lng += sign * lng;
  };

  return {
    drop: (lat, lng, doc) => addTo(tiles[tileOf[doc]!]!, lat, lng, -1),
    located: () => located,
    add(lat, lng, doc) {
      const [row, column] = [rowAt(lat), columnAt(lng)];
      const key = row * rowStep + column;
      let place = placeOf.get(key);
      if (place === undefined) {
        placeOf.set(key, (place = tiles.length));
        tiles.push({ row, column, postings: new Postings(), count: 0, lat: 0, lng: 0 });
      }
      tiles[place]!.postings.add(doc);
      addTo(tiles[place]!, lat, lng, 1);
      located = withRoomFor(located, doc);
      add(located, doc);
      tileOf = withPlaceFor(tileOf, doc);
      tileOf[doc] = place;
    },
    all: () => tiles,
    tileOf: () => tileOf,
    within([west, south, east, north], isInBox) {
      const [first, last, lowest, highest] = [columnAt(west), columnAt(east), rowAt(south), rowAt(north)];
      const [inside, edge, outside]: [Tile[], Tile[], Tile[]] = [[], [], []];
      for (const tile of tiles) {
        const { row, column } = tile;
        if (column < first || column > last || row < lowest || row > highest) outside.push(tile);
        else if (column > first && column < last && row > lowest && row < highest) inside.push(tile);
        else edge.push(tile);
      }
      const size = located.length * 32;
      const atEdge = union(edge, size);
      let set: Bitset;
      if (inside.length < outside.length) set = union(inside, size);
      else {
        set = located.slice();
        subtract(set, union(outside, size));
        subtract(set, atEdge);
      }
      for (const doc of toDocs(atEdge, sizeOf(atEdge))) if (isInBox(doc)) add(set, doc);
      return set;
    },
  };
};
