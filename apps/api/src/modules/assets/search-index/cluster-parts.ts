import type { AssetIndex } from './asset-index.ts';
import { emptySet, intersect, sizeOf, subtract, toDocs, type Bitset } from './bitset.ts';
import type { Grid } from './cluster-grid.ts';
import { matching } from './filters.ts';
import type { CellSum } from './join-cells.ts';
import { tileSize } from './tiles.ts';

type Docs = Uint32Array;

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
  /** The matches in some parts, and perhaps in others too. */
  docsIn(parts: readonly number[]): Docs;
}

interface Sums {
  count: Int32Array;
  lat: Float64Array;
  lng: Float64Array;
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
  count: new Int32Array(size),
  lat: new Float64Array(size),
  lng: new Float64Array(size),
});

const cellsAsParts = (index: AssetIndex, matches: Bitset, grid: Grid): Parts => {
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  const docs = docsOf(matches);
  const partOf = new Uint32Array(index.documents());
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
    docsIn: () => docs,
  };
};

/** Adds up the matches, or takes away from what is listed all that does not match, whichever is less. */
const sumTiles = (index: AssetIndex, matches: Bitset): Sums => {
  const tiles = index.tiles.all();
  const partOf = index.tiles.tileOf();
  const others = matching(index, []);
  intersect(others, index.tiles.located());
  subtract(others, matches);
  if (sizeOf(matches) <= sizeOf(others)) {
    const sums = noSums(tiles.length);
    addUp(index, sums, { docs: docsOf(matches), partOf, sign: 1 });
    return sums;
  }
  const sums: Sums = {
    count: Int32Array.from(tiles, ({ count }) => count),
    lat: Float64Array.from(tiles, ({ lat }) => lat),
    lng: Float64Array.from(tiles, ({ lng }) => lng),
  };
  addUp(index, sums, { docs: docsOf(others), partOf, sign: -1 });
  return sums;
};

const tilesAsParts = (index: AssetIndex, matches: Bitset, grid: Grid): Parts => {
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
    sums: sumTiles(index, matches),
    docsIn(parts) {
      const set = emptySet(index.documents());
      for (const part of parts) tiles[part]!.postings.uniteInto(set);
      intersect(set, matches);
      return docsOf(set);
    },
  };
};

/** Of fewer tiles to a side of a cell most are at its rim, and nothing is gained by them. */
const tilesToSide = 8;

export const partsOf = (index: AssetIndex, matches: Bitset, grid: Grid): Parts =>
  (grid.width < tileSize.width * tilesToSide ? cellsAsParts : tilesAsParts)(index, matches, grid);

/** Sums of every part that has matches. */
export const sumByPart = ({ sums, cellOf }: Parts): (CellSum & { part: number })[] => {
  const { count, lat, lng } = sums;
  return [...count.keys()]
    .filter((part) => count[part]! > 0)
    .map((part) => ({ part, cell: cellOf(part), count: count[part]!, lat: lat[part]!, lng: lng[part]! }));
};
