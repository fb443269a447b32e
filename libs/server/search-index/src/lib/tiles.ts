import { add, copyOf, emptySet, remove, withCapacityFor, type Bitset } from './bitset.ts';
import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { areaOnTiles, type PointTest } from './area-on-tiles.ts';
import { cellSize, isInBox, type Bounds } from './cluster-grid.ts';
import { withCapacity } from './growing.ts';

/** The zoom whose cells are the tiles: about 1 km wide. */
const tileZoom = 13;
export const tileSize = cellSize(tileZoom);

/**
 * A tile and its documents, including dead ones. Coordinates are copied here, because reading them from the columns for
 * scattered documents takes many times as long.
 */
export class Tile {
  /** Its index among all tiles. */
  readonly number: number;
  /** Row from the south and column from the west. */
  readonly row: number;
  readonly column: number;
  /** Used length of `docs`, `lats` and `lngs`. */
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
    this.docs = withCapacity(this.docs, place);
    this.lats = withCapacity(this.lats, place);
    this.lngs = withCapacity(this.lngs, place);
    this.docs[place] = doc;
    this.lats[place] = lat;
    this.lngs[place] = lng;
  }
}

/** Number of listed documents, and sums of their coordinates. */
export interface Sums {
  count: Uint32Array<ArrayBuffer>;
  lat: Float64Array<ArrayBuffer>;
  lng: Float64Array<ArrayBuffer>;
}

/** Tiles by their position relative to a box or an area. */
export interface Touched {
  inside: Tile[];
  /** Tiles that are only partly inside. */
  edge: Tile[];
  outside: Tile[];
}

/** Documents by location. */
export interface Tiles {
  add(lat: number, lng: number, doc: number): void;
  /** Removes an unlisted document from the sums of its tile. */
  drop(lat: number, lng: number, doc: number): void;
  all(): readonly Tile[];
  /** By tile. Read only. */
  sums(): Sums;
  /** The tile index by document; 0 without a location. */
  tileOf(): Uint32Array;
  touchedBy(box: Readonly<Bounds>): Touched;
  /** The documents in a box or on its edge. Only those of tiles on the edge are compared one by one. */
  within(box: Readonly<Bounds>): Bitset;
  /** The documents in an area, likewise. */
  withinArea(area: DrawnArea): Bitset;
}

const rowAt = (lat: number) => Math.floor(lat / tileSize.height);
const columnAt = (lng: number) => Math.floor(lng / tileSize.width);

/** More than the number of columns around the world. */
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
    for (const name of ['lat', 'lng'] as const) sums[name] = withCapacity(sums[name], tile);
    sums.count = withCapacity(sums.count, tile);
    return tile;
  };

  const addTo = (tile: number, lat: number, lng: number, sign: 1 | -1) => {
    sums.count[tile]! += sign;
    sums.lat[tile]! += sign * lat;
    sums.lng[tile]! += sign * lng;
  };

  const partition = (placeOf: (row: number, column: number) => keyof Touched): Touched => {
    const touched: Touched = { inside: [], edge: [], outside: [] };
    for (const tile of tiles) touched[placeOf(tile.row, tile.column)].push(tile);
    return touched;
  };

  const touchedBy = ([west, south, east, north]: Readonly<Bounds>): Touched => {
    const [first, last, lowest, highest] = [columnAt(west), columnAt(east), rowAt(south), rowAt(north)];
    return partition((row, column) => {
      if (column < first || column > last || row < lowest || row > highest) return 'outside';
      return column > first && column < last && row > lowest && row < highest ? 'inside' : 'edge';
    });
  };

  const docsOf = ({ inside, edge, outside }: Touched, testIn: (row: number, column: number) => PointTest): Bitset => {
    let set: Bitset;
    if (inside.length < outside.length) {
      set = emptySet(located.length * 32);
      for (const { docs, size } of inside) for (let at = 0; at < size; at++) add(set, docs[at]!);
    } else {
      set = copyOf(located);
      for (const { docs, size } of outside) for (let at = 0; at < size; at++) remove(set, docs[at]!);
    }
    for (const { row, column, docs, lats, lngs, size } of edge) {
      const isInside = testIn(row, column);
      for (let at = 0; at < size; at++) {
        if (isInside(lats[at]!, lngs[at]!)) add(set, docs[at]!);
        else remove(set, docs[at]!);
      }
    }
    return set;
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
      located = withCapacityFor(located, doc);
      add(located, doc);
      tileOf = withCapacity(tileOf, doc);
      tileOf[doc] = tile;
    },
    all: () => tiles,
    sums: () => sums,
    tileOf: () => tileOf,
    touchedBy,
    within: (box) => docsOf(touchedBy(box), () => (lat, lng) => isInBox(box, lat, lng)),
    withinArea(area) {
      const { placeOf, testIn } = areaOnTiles(area, tileSize);
      return docsOf(partition(placeOf), testIn);
    },
  };
};
