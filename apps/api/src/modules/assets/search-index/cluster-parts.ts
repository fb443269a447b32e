import type { AssetIndex } from './asset-index.ts';
import { has, intersect, sizeOf, subtract, toDocs, type Bitset } from './bitset.ts';
import { isInBox, type Bounds, type Grid } from './cluster-grid.ts';
import { matching } from './filters.ts';
import type { CellSum } from './join-cells.ts';
import { roomFor } from './scratch.ts';
import { tileSize, type Sums } from './tiles.ts';

type Docs = Uint32Array;

/** What was found in a box. */
interface Found {
  /** The same documents in either form. */
  matches: Bitset;
  docs: Docs;
  box: Readonly<Bounds>;
  /** All that is in the box, dead documents too. */
  inBox: Bitset;
}

const docsOf = (set: Bitset): Docs => toDocs(set, sizeOf(set));

/**
 * The world in parts that cells are made of: tiles, of which sums are known beforehand, or the cells themselves where
 * these are smaller.
 */
export interface Parts {
  size: number;
  /** By document, the part that a match is in. */
  partOf: Uint32Array;
  /** The cell that a part with matches lies in. */
  cellOf(part: number): number;
  /** Its place among the others. */
  rowOf(part: number): number;
  columnOf(part: number): number;
  /** Of the matches, by part. */
  sums: Sums;
  /** Visits the matches in some parts, and perhaps in others too. */
  eachIn(parts: readonly number[], visit: (doc: number, at: { part: number; lat: number; lng: number }) => void): void;
}

interface Added {
  docs: Docs;
  partOf: Uint32Array;
  /** -1 takes them away. */
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

const noSums = (size: number): Sums => ({
  count: new Uint32Array(size),
  lat: new Float64Array(size),
  lng: new Float64Array(size),
});

const cellsAsParts = (index: AssetIndex, { docs }: Found, grid: Grid): Parts => {
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  const partOf = roomFor(index.documents());
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
    eachIn(_parts, visit) {
      for (let i = 0; i < docs.length; i++) {
        const doc = docs[i]!;
        visit(doc, { part: partOf[doc]!, lat: lats[doc]!, lng: lngs[doc]! });
      }
    },
  };
};

/** Sums of all that is listed in a box: of a tile inside they are known. */
const sumBox = (index: AssetIndex, box: Readonly<Bounds>): Sums => {
  const known = index.tiles.sums();
  const live = index.live();
  const sums = noSums(index.tiles.all().length);
  const { inside, edge } = index.tiles.touchedBy(box);
  for (const { number } of inside)
    for (const name of ['count', 'lat', 'lng'] as const) sums[name][number] = known[name][number]!;
  for (const { number, docs, lats, lngs, size } of edge)
    for (let at = 0; at < size; at++) {
      if (!has(live, docs[at]!) || !isInBox(box, lats[at]!, lngs[at]!)) continue;
      sums.count[number]!++;
      sums.lat[number]! += lats[at]!;
      sums.lng[number]! += lngs[at]!;
    }
  return sums;
};

/** Adds up the matches, or takes away from what is listed in the box all that does not match, whichever is less. */
const sumTiles = (index: AssetIndex, { matches, docs, box, inBox }: Found): Sums => {
  const partOf = index.tiles.tileOf();
  const others = matching(index, []);
  intersect(others, inBox);
  subtract(others, matches);
  if (docs.length <= sizeOf(others)) {
    const sums = noSums(index.tiles.all().length);
    addUp(index, sums, { docs, partOf, sign: 1 });
    return sums;
  }
  const sums = sumBox(index, box);
  addUp(index, sums, { docs: docsOf(others), partOf, sign: -1 });
  return sums;
};

const tilesAsParts = (index: AssetIndex, found: Found, grid: Grid): Parts => {
  const tiles = index.tiles.all();
  return {
    size: tiles.length,
    partOf: index.tiles.tileOf(),
    cellOf(part) {
      const { row, column } = tiles[part]!;
      return grid.cellAt((row + 0.5) * tileSize.height, (column + 0.5) * tileSize.width);
    },
    rowOf: (part) => tiles[part]!.row,
    columnOf: (part) => tiles[part]!.column,
    sums: sumTiles(index, found),
    eachIn(parts, visit) {
      for (const part of parts) {
        const { docs, lats, lngs, size } = tiles[part]!;
        for (let at = 0; at < size; at++) {
          const doc = docs[at]!;
          if (has(found.matches, doc)) visit(doc, { part, lat: lats[at]!, lng: lngs[at]! });
        }
      }
    },
  };
};

/** Of fewer tiles to a side of a cell most are at its rim, and nothing is gained by them. */
const tilesToSide = 8;

export const partsOf = (index: AssetIndex, found: Found, grid: Grid): Parts =>
  (grid.width < tileSize.width * tilesToSide ? cellsAsParts : tilesAsParts)(index, found, grid);

/** Sums of every part that has matches. */
export const sumByPart = ({ sums, cellOf }: Parts): (CellSum & { part: number })[] => {
  const { count, lat, lng } = sums;
  return [...count.keys()]
    .filter((part) => count[part]! > 0)
    .map((part) => ({ part, cell: cellOf(part), count: count[part]!, lat: lat[part]!, lng: lng[part]! }));
};
