import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { addInArea, drawArea, placeOfBox, type AreaRaster } from './area-raster.ts';
import { add, emptySet, has, withCapacityFor, type Bitset } from './bitset.ts';
import { cellSize, isInBox, type Bounds } from './cluster-grid.ts';
import { withCapacity } from './growing.ts';
import { createLists, type Lists } from './lists.ts';
import { allocateBytes } from './scratch.ts';
import { docsInside, edge, edgesOf, inside, outside, type Located, type Places } from './tile-places.ts';

/** The zoom whose cells are the tiles: about 1 km wide. */
const tileZoom = 13;
export const tileSize = cellSize(tileZoom);

/**
 * Documents of tiles, including dead ones, side by side with their coordinates: reading these from the columns for
 * scattered documents takes many times as long.
 */
export interface TilePoints {
  docs: Uint32Array;
  lats: Float64Array;
  lngs: Float64Array;
}

/** Those of one tile, from one place of the arrays up to another. */
export interface PointsOfTile extends TilePoints {
  from: number;
  to: number;
}

export type TileLists = Pick<Lists<TilePoints>, 'chunkOf' | 'startOf' | 'sizeOf' | 'count'>;

/** Number of listed documents, and sums of their coordinates. */
export interface Sums {
  count: Uint32Array<ArrayBuffer>;
  lat: Float64Array<ArrayBuffer>;
  lng: Float64Array<ArrayBuffer>;
}

/** Documents by location. */
export interface Tiles {
  add(lat: number, lng: number, doc: number): void;
  /** Removes an unlisted document from the sums of its tile. */
  drop(lat: number, lng: number, doc: number): void;
  /** By tile; documents in ascending order. */
  points: TileLists;
  /** By tile. Read only. */
  sums(): Sums;
  /** The tile index by document; 0 without a location. */
  tileOf(): Uint32Array;
  /** Row from the south and column from the west, by tile. Read only. */
  rows(): Int32Array;
  columns(): Int32Array;
  /**
   * West, south, east and north of the listed documents of some tiles, each at four times the number of its tile. Read
   * only.
   */
  boxesOf(tiles: Uint32Array): Float64Array;
  /** Where each tile is relative to a box. */
  placesIn(box: Readonly<Bounds>): Places;
  /** The documents in a box or on its edge. Only those of tiles on the edge are compared one by one. */
  within(box: Readonly<Bounds>): Bitset;
  /** The documents in an area, likewise. */
  withinArea(area: DrawnArea): Bitset;
}

const rowAt = (lat: number) => Math.floor(lat / tileSize.height);
const columnAt = (lng: number) => Math.floor(lng / tileSize.width);

/** Adds the documents of some points that are in a box. */
const addInBox = (box: Readonly<Bounds>, { docs, lats, lngs, from, to }: PointsOfTile, set: Bitset): void => {
  for (let at = from; at < to; at++) if (isInBox(box, lats[at]!, lngs[at]!)) add(set, docs[at]!);
};

/** The box around nothing. */
const nowhere = [Infinity, Infinity, -Infinity, -Infinity];

/** More than the number of columns around the world. */
const rowStep = 2 ** 16;

/** `live` are the listed documents; a document is no longer listed when it is dropped. */
export const createTiles = (live: () => Bitset): Tiles => {
  const lists = createLists<TilePoints>({
    make: (length) => ({
      docs: new Uint32Array(length),
      lats: new Float64Array(length),
      lngs: new Float64Array(length),
    }),
    copy(from, start, to, toStart, size) {
      to.docs.set(from.docs.subarray(start, start + size), toStart);
      to.lats.set(from.lats.subarray(start, start + size), toStart);
      to.lngs.set(from.lngs.subarray(start, start + size), toStart);
    },
  });
  const placeOf = new Map<number, number>();
  const sums: Sums = { count: new Uint32Array(1_024), lat: new Float64Array(1_024), lng: new Float64Array(1_024) };
  let boxes = new Float64Array(4_096);
  /** 1 for tiles whose box may be too large, because an outermost document was dropped. */
  let isLoose = new Uint8Array(1_024);
  let rows = new Int32Array(1_024);
  let columns = new Int32Array(1_024);
  let tileOf = new Uint32Array(1_024);
  let located = emptySet(1_024);
  let documents = 0;

  const learn = (row: number, column: number): number => {
    const tile = lists.create();
    for (const name of ['lat', 'lng'] as const) sums[name] = withCapacity(sums[name], tile);
    sums.count = withCapacity(sums.count, tile);
    rows = withCapacity(rows, tile);
    columns = withCapacity(columns, tile);
    rows[tile] = row;
    columns[tile] = column;
    boxes = withCapacity(boxes, tile * 4 + 3);
    boxes.set(nowhere, tile * 4);
    isLoose = withCapacity(isLoose, tile);
    return tile;
  };

  const widen = (tile: number, lat: number, lng: number) => {
    const at = tile * 4;
    boxes[at] = Math.min(boxes[at]!, lng);
    boxes[at + 1] = Math.min(boxes[at + 1]!, lat);
    boxes[at + 2] = Math.max(boxes[at + 2]!, lng);
    boxes[at + 3] = Math.max(boxes[at + 3]!, lat);
  };

  const isOutermost = (tile: number, lat: number, lng: number) => {
    const at = tile * 4;
    return lng === boxes[at] || lat === boxes[at + 1] || lng === boxes[at + 2] || lat === boxes[at + 3];
  };

  /** Draws the box of a tile again, around its listed documents. */
  const tighten = (tile: number) => {
    boxes.set(nowhere, tile * 4);
    isLoose[tile] = 0;
    const { docs, lats, lngs } = lists.chunkOf(tile);
    const start = lists.startOf(tile);
    const listed = live();
    for (let at = start; at < start + lists.sizeOf(tile); at++)
      if (has(listed, docs[at]!)) widen(tile, lats[at]!, lngs[at]!);
  };

  const addTo = (tile: number, lat: number, lng: number, sign: 1 | -1) => {
    sums.count[tile]! += sign;
    sums.lat[tile]! += sign * lat;
    sums.lng[tile]! += sign * lng;
  };

  const pointsOf = (tile: number): PointsOfTile => {
    const from = lists.startOf(tile);
    return { ...lists.chunkOf(tile), from, to: from + lists.sizeOf(tile) };
  };

  const all = (): Located => ({ points: lists, tileOf, documents, located });

  const placesIn = ([west, south, east, north]: Readonly<Bounds>): Places => {
    const [first, last, lowest, highest] = [columnAt(west), columnAt(east), rowAt(south), rowAt(north)];
    const places = allocateBytes(lists.count());
    for (let tile = 0; tile < places.length; tile++) {
      const row = rows[tile]!;
      const column = columns[tile]!;
      if (column < first || column > last || row < lowest || row > highest) places[tile] = outside;
      else places[tile] = column > first && column < last && row > lowest && row < highest ? inside : edge;
    }
    return places;
  };

  const placesInArea = (raster: AreaRaster): Places => {
    const { width, height } = tileSize;
    const places = allocateBytes(lists.count());
    for (let tile = 0; tile < places.length; tile++) {
      const south = rows[tile]! * height;
      const west = columns[tile]! * width;
      places[tile] = placeOfBox(raster, [west, south, west + width, south + height]);
    }
    return places;
  };

  return {
    drop(lat, lng, doc) {
      const tile = tileOf[doc]!;
      addTo(tile, lat, lng, -1);
      if (isOutermost(tile, lat, lng)) isLoose[tile] = 1;
    },
    add(lat, lng, doc) {
      const [row, column] = [rowAt(lat), columnAt(lng)];
      const key = row * rowStep + column;
      let tile = placeOf.get(key);
      if (tile === undefined) placeOf.set(key, (tile = learn(row, column)));
      const place = lists.extend(tile);
      const points = lists.chunkOf(tile);
      points.docs[place] = doc;
      points.lats[place] = lat;
      points.lngs[place] = lng;
      addTo(tile, lat, lng, 1);
      widen(tile, lat, lng);
      documents = doc + 1;
      located = withCapacityFor(located, doc);
      add(located, doc);
      // Up to a multiple of 32, because documents are also read in words of 32.
      tileOf = withCapacity(tileOf, doc | 31);
      tileOf[doc] = tile;
    },
    points: lists,
    sums: () => sums,
    tileOf: () => tileOf,
    rows: () => rows,
    columns: () => columns,
    boxesOf(wanted) {
      for (let i = 0; i < wanted.length; i++) if (isLoose[wanted[i]!] === 1) tighten(wanted[i]!);
      return boxes;
    },
    placesIn,
    within(box) {
      const places = placesIn(box);
      const set = docsInside(all(), places);
      for (const tile of edgesOf(places)) addInBox(box, pointsOf(tile), set);
      return set;
    },
    withinArea(area) {
      const raster = drawArea(area, documents);
      const places = placesInArea(raster);
      const set = docsInside(all(), places);
      for (const tile of edgesOf(places)) addInArea(raster, pointsOf(tile), set);
      return set;
    },
  };
};
