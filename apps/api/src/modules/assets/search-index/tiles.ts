import { add, copyOf, emptySet, remove, withRoomFor, type Bitset } from './bitset.ts';
import { cellSize, isInBox, type Bounds } from './cluster-grid.ts';
import { withPlaceFor } from './growing.ts';

/** The zoom whose cells are the tiles: some 1 km wide. */
const tileZoom = 13;
export const tileSize = cellSize(tileZoom);

/**
 * A part of the world and the documents there, dead ones among them. Where these are stands here once more: reading it
 * from columns, for documents that lie anywhere in these, takes many times as long.
 */
export class Tile {
  /** Its place among all. */
  readonly number: number;
  /** From the south and the west. */
  readonly row: number;
  readonly column: number;
  /** How many of the places in `docs`, `lats` and `lngs` are taken. */
  size = 0;
  docs = new Uint32Array(1);
  lats = new Float64Array(1);
  lngs = new Float64Array(1);

  constructor(number: number, row: number, column: number) {
    this.number = number;
    this.row = row;
    this.column = column;
  }

  add(lat: number, lng: number, doc: number): void {
    const place = this.size++;
    this.docs = withPlaceFor(this.docs, place);
    this.lats = withPlaceFor(this.lats, place);
    this.lngs = withPlaceFor(this.lngs, place);
    this.docs[place] = doc;
    this.lats[place] = lat;
    this.lngs[place] = lng;
  }
}

/** Of listed documents, how many, and the sums of their degrees. */
export interface Sums {
  count: Uint32Array<ArrayBuffer>;
  lat: Float64Array<ArrayBuffer>;
  lng: Float64Array<ArrayBuffer>;
}

/** Tiles by how they lie to a box. */
export interface Touched {
  inside: Tile[];
  /** Some of what is in these may be outside of the box. */
  edge: Tile[];
  outside: Tile[];
}

/** Documents by where they are. */
export interface Tiles {
  add(lat: number, lng: number, doc: number): void;
  /** The document, which is where it was added, is listed no longer. */
  drop(lat: number, lng: number, doc: number): void;
  all(): readonly Tile[];
  /** By tile. Not to be written to. */
  sums(): Sums;
  /** By document, the place of its tile among all; of one that is nowhere, 0. */
  tileOf(): Uint32Array;
  touchedBy(box: Readonly<Bounds>): Touched;
  /** The documents in a box or on its edge. Only those of the tiles along the edge are compared with it one by one. */
  within(box: Readonly<Bounds>): Bitset;
}

const rowAt = (lat: number) => Math.floor(lat / tileSize.height);
const columnAt = (lng: number) => Math.floor(lng / tileSize.width);

/** More than there are columns around the world. */
const rowStep = 2 ** 16;

export const createTiles = (): Tiles => {
  const tiles: Tile[] = [];
  const placeOf = new Map<number, number>();
  const sums: Sums = { count: new Uint32Array(1_024), lat: new Float64Array(1_024), lng: new Float64Array(1_024) };
  let tileOf = new Uint32Array(1_024);
  let located = emptySet(1_024);

  const learn = (row: number, column: number): number => {
    const tile = tiles.length;
    tiles.push(new Tile(tile, row, column));
    for (const name of ['lat', 'lng'] as const) sums[name] = withPlaceFor(sums[name], tile);
    sums.count = withPlaceFor(sums.count, tile);
    return tile;
  };

  const addTo = (tile: number, lat: number, lng: number, sign: 1 | -1) => {
    sums.count[tile]! += sign;
    sums.lat[tile]! += sign * lat;
    sums.lng[tile]! += sign * lng;
  };

  const touchedBy = ([west, south, east, north]: Readonly<Bounds>): Touched => {
    const [first, last, lowest, highest] = [columnAt(west), columnAt(east), rowAt(south), rowAt(north)];
    const touched: Touched = { inside: [], edge: [], outside: [] };
    for (const tile of tiles) {
      const { row, column } = tile;
      if (column < first || column > last || row < lowest || row > highest) touched.outside.push(tile);
      else if (column > first && column < last && row > lowest && row < highest) touched.inside.push(tile);
      else touched.edge.push(tile);
    }
    return touched;
  };

  return {
    drop: (lat, lng, doc) => addTo(tileOf[doc]!, lat, lng, -1),
    add(lat, lng, doc) {
      const [row, column] = [rowAt(lat), columnAt(lng)];
      const key = row * rowStep + column;
      let tile = placeOf.get(key);
      if (tile === undefined) placeOf.set(key, (tile = learn(row, column)));
      tiles[tile]!.add(lat, lng, doc);
      addTo(tile, lat, lng, 1);
      located = withRoomFor(located, doc);
      add(located, doc);
      tileOf = withPlaceFor(tileOf, doc);
      tileOf[doc] = tile;
    },
    all: () => tiles,
    sums: () => sums,
    tileOf: () => tileOf,
    touchedBy,
    within(box) {
      const { inside, edge, outside } = touchedBy(box);
      let set: Bitset;
      if (inside.length < outside.length) {
        set = emptySet(located.length * 32);
        for (const { docs, size } of inside) for (let at = 0; at < size; at++) add(set, docs[at]!);
      } else {
        set = copyOf(located);
        for (const { docs, size } of outside) for (let at = 0; at < size; at++) remove(set, docs[at]!);
      }
      for (const { docs, lats, lngs, size } of edge)
        for (let at = 0; at < size; at++) {
          if (isInBox(box, lats[at]!, lngs[at]!)) add(set, docs[at]!);
          else remove(set, docs[at]!);
        }
      return set;
    },
  };
};
