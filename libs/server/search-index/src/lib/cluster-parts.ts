import type { AssetIndex } from './asset-index.ts';
import { has, intersect, sizeOf, subtract, toDocs, type Bitset } from './bitset.ts';
import { isInBox, type Bounds, type Grid } from './cluster-grid.ts';
import { matching } from './filters.ts';
import { allocate, allocateBytes, allocateDoubles } from './scratch.ts';
import { edge, inside } from './tile-places.ts';
import { tileSize, type Sums } from './tiles.ts';

type Docs = Uint32Array;

/** The matches in a box. */
interface Found {
  /** The same documents as a bitset. */
  matches: Bitset;
  docs: Docs;
  box: Readonly<Bounds>;
  /** All documents in the box, including dead ones. */
  inBox: Bitset;
}

const docsOf = (set: Bitset): Docs => toDocs(set, sizeOf(set));

/**
 * Parts of the world that cells consist of: tiles with precomputed sums, or the cells themselves when these are
 * smaller. A country may have 100,000 tiles: what goes through all of them reads numbers side by side.
 */
export interface Parts {
  size: number;
  /** The part of each match, by document. */
  partOf: Uint32Array;
  /** The cell of a part with matches. */
  cellOf(part: number): number;
  /** Its index. */
  rowOf(part: number): number;
  columnOf(part: number): number;
  /** Sums of the matches, by part. */
  sums: Sums;
  /** The matches in some parts. */
  docsIn(parts: Uint32Array): Docs;
  /** Whether the bounding box of a part's matches is known: that of a tile whose listed assets all match. */
  isKnown(part: number): boolean;
  /** West, south, east and north of parts whose boxes are known, each at four times its part. */
  boxesOf(parts: Uint32Array): Float64Array;
}

interface Added {
  docs: Docs;
  partOf: Uint32Array;
  /** -1 subtracts. */
  sign: 1 | -1;
}

const addUp = (index: AssetIndex, { count, lat, lng }: Sums, { docs, partOf, sign }: Added): void => {
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const part = partOf[doc]!;
    count[part]! += sign;
    lat[part]! += sign * lats[doc]!;
    lng[part]! += sign * lngs[doc]!;
  }
};

/** In memory of the current search, see `inScratch`. */
export const noSums = (size: number): Sums => ({
  count: allocate(size).fill(0),
  lat: allocateDoubles(size).fill(0),
  lng: allocateDoubles(size).fill(0),
});

/** The matches in some parts, of all matches. Without branches, because half of the predictions would fail. */
const docsByLooking = (
  docs: Docs,
  partOf: Uint32Array,
  { size, wanted }: { size: number; wanted: Uint32Array },
): Docs => {
  const isWanted = allocateBytes(size).fill(0);
  for (let i = 0; i < wanted.length; i++) isWanted[wanted[i]!] = 1;
  const found = allocate(docs.length);
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    found[count] = doc;
    count += isWanted[partOf[doc]!]!;
  }
  return found.subarray(0, count);
};

const noBoxes = new Float64Array(0);

const cellsAsParts = (index: AssetIndex, { docs }: Found, grid: Grid): Parts => {
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  const partOf = allocate(index.documents());
  for (let i = 0; i < docs.length; i++) partOf[docs[i]!] = grid.cellAt(lats[docs[i]!]!, lngs[docs[i]!]!);
  const sums = noSums(grid.cells);
  addUp(index, sums, { docs, partOf, sign: 1 });
  return {
    size: grid.cells,
    partOf,
    cellOf: (cell) => cell,
    rowOf: (cell) => Math.floor(cell / grid.columns),
    columnOf: (cell) => cell % grid.columns,
    sums,
    docsIn: (wanted) => docsByLooking(docs, partOf, { size: grid.cells, wanted }),
    isKnown: () => false,
    boxesOf: () => noBoxes,
  };
};

/** Sums of all listed assets in a box; those of tiles inside are precomputed. */
const sumBox = (index: AssetIndex, box: Readonly<Bounds>): Sums => {
  const known = index.tiles.sums();
  const live = index.live();
  const { points } = index.tiles;
  const places = index.tiles.placesIn(box);
  const sums = noSums(points.count());
  for (let tile = 0; tile < places.length; tile++) {
    if (places[tile] === inside) {
      sums.count[tile] = known.count[tile]!;
      sums.lat[tile] = known.lat[tile]!;
      sums.lng[tile] = known.lng[tile]!;
    } else if (places[tile] === edge) {
      const { docs, lats, lngs } = points.chunkOf(tile);
      const start = points.startOf(tile);
      const end = start + points.sizeOf(tile);
      for (let at = start; at < end; at++) {
        if (!has(live, docs[at]!) || !isInBox(box, lats[at]!, lngs[at]!)) continue;
        sums.count[tile]!++;
        sums.lat[tile]! += lats[at]!;
        sums.lng[tile]! += lngs[at]!;
      }
    }
  }
  return sums;
};

/** Adds up the matches, or subtracts the non-matches from all listed assets, whichever is less work. */
const sumTiles = (index: AssetIndex, { matches, docs, box, inBox }: Found): Sums => {
  const partOf = index.tiles.tileOf();
  const others = matching(index, []);
  intersect(others, inBox);
  subtract(others, matches);
  if (docs.length <= sizeOf(others)) {
    const sums = noSums(index.tiles.points.count());
    addUp(index, sums, { docs, partOf, sign: 1 });
    return sums;
  }
  const sums = sumBox(index, box);
  addUp(index, sums, { docs: docsOf(others), partOf, sign: -1 });
  return sums;
};

/** The matches in tiles, by their lists unless these are longer than that of all matches. */
const docsInTiles = (index: AssetIndex, { docs, matches }: Found, wanted: Uint32Array): Docs => {
  const { points } = index.tiles;
  let listed = 0;
  for (let i = 0; i < wanted.length; i++) listed += points.sizeOf(wanted[i]!);
  if (listed > docs.length) return docsByLooking(docs, index.tiles.tileOf(), { size: points.count(), wanted });
  const found = allocate(listed);
  let count = 0;
  for (let i = 0; i < wanted.length; i++) {
    const tile = wanted[i]!;
    const inTile = points.chunkOf(tile).docs;
    const start = points.startOf(tile);
    const end = start + points.sizeOf(tile);
    for (let at = start; at < end; at++) if (has(matches, inTile[at]!)) found[count++] = inTile[at]!;
  }
  return found.subarray(0, count);
};

const tilesAsParts = (index: AssetIndex, found: Found, grid: Grid): Parts => {
  const [rows, columns] = [index.tiles.rows(), index.tiles.columns()];
  const sums = sumTiles(index, found);
  const listed = index.tiles.sums().count;
  return {
    size: index.tiles.points.count(),
    partOf: index.tiles.tileOf(),
    cellOf: (part) => grid.cellAt((rows[part]! + 0.5) * tileSize.height, (columns[part]! + 0.5) * tileSize.width),
    rowOf: (part) => rows[part]!,
    columnOf: (part) => columns[part]!,
    sums,
    docsIn: (wanted) => docsInTiles(index, found, wanted),
    isKnown: (part) => sums.count[part] === listed[part],
    boxesOf: index.tiles.boxesOf,
  };
};

export const partsOf = (index: AssetIndex, found: Found, grid: Grid): Parts =>
  (grid.width < tileSize.width ? cellsAsParts : tilesAsParts)(index, found, grid);
