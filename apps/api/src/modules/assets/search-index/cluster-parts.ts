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
  /** The part that each document is in. */
  partOf(docs: Docs): Uint32Array;
  /** The cell that a part with matches lies in. */
  cellOf(part: number): number;
  /** Its place among the others. */
  rowOf(part: number): number;
  columnOf(part: number): number;
  /** Sums of the matches, by part. */
  sum(matches: Bitset): Sums;
  /** The matches in some parts, and perhaps in others too. */
  docsIn(parts: readonly number[], matches: Bitset): Docs;
}

interface Sums {
  count: Int32Array;
  lat: Float64Array;
  lng: Float64Array;
}

/** Adds documents to sums, or with `sign` -1 takes them away. */
const sumUp = (
  index: AssetIndex,
  sums: Sums,
  { docs, partOf, sign }: { docs: Docs; partOf: Uint32Array; sign: 1 | -1 },
) => {
  const { count, lat, lng } = sums;
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  for (let i = 0; i < docs.length; i++) {
    const [doc, part] = [docs[i]!, partOf[i]!];
    count[part]! += sign;
    lat[part]! += sign * lats[doc]!;
    lng[part]! += sign * lngs[doc]!;
  }
  return sums;
};

const noSums = (size: number): Sums => ({
  count: new Int32Array(size),
  lat: new Float64Array(size),
  lng: new Float64Array(size),
});

/** Of typed arrays `map` takes several times as long. */
const mapDocs = (docs: Docs, partOf: (doc: number) => number): Uint32Array => {
  const parts = new Uint32Array(docs.length);
  for (let i = 0; i < docs.length; i++) parts[i] = partOf(docs[i]!);
  return parts;
};

const cellsAsParts = (index: AssetIndex, grid: Grid): Parts => {
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  const partOf = (docs: Docs) => mapDocs(docs, (doc) => grid.cellAt(lats[doc]!, lngs[doc]!));
  return {
    size: grid.cells,
    partOf,
    cellOf: (cell) => cell,
    rowOf: (cell) => Math.floor(cell / grid.columns),
    columnOf: (cell) => cell % grid.columns,
    sum(matches) {
      const docs = docsOf(matches);
      return sumUp(index, noSums(grid.cells), { docs, partOf: partOf(docs), sign: 1 });
    },
    docsIn: (_cells, matches) => docsOf(matches),
  };
};

const tilesAsParts = (index: AssetIndex, grid: Grid): Parts => {
  const tiles = index.tiles.all();
  const tileOf = index.tiles.tileOf();
  const partOf = (docs: Docs) => mapDocs(docs, (doc) => tileOf[doc]!);
  return {
    size: tiles.length,
    partOf,
    cellOf(part) {
      const { row, column } = tiles[part]!;
      return grid.cellAt((row + 0.5) * tileSize.height, (column + 0.5) * tileSize.width);
    },
    rowOf: (part) => tiles[part]!.row,
    columnOf: (part) => tiles[part]!.column,
    sum(matches) {
      const others = matching(index, []);
      intersect(others, index.tiles.located());
      subtract(others, matches);
      const [size, othersSize] = [sizeOf(matches), sizeOf(others)];
      if (size <= othersSize) {
        const docs = toDocs(matches, size);
        return sumUp(index, noSums(tiles.length), { docs, partOf: partOf(docs), sign: 1 });
      }
      const docs = toDocs(others, othersSize);
      const ofAll: Sums = {
        count: Int32Array.from(tiles, ({ count }) => count),
        lat: Float64Array.from(tiles, ({ lat }) => lat),
        lng: Float64Array.from(tiles, ({ lng }) => lng),
      };
      return sumUp(index, ofAll, { docs, partOf: partOf(docs), sign: -1 });
    },
    docsIn(parts, matches) {
      const set = emptySet(index.documents());
      for (const part of parts) tiles[part]!.postings.uniteInto(set);
      intersect(set, matches);
      return docsOf(set);
    },
  };
};

export const partsOf = (index: AssetIndex, grid: Grid): Parts =>
  grid.width < tileSize.width ? cellsAsParts(index, grid) : tilesAsParts(index, grid);

/** Sums of every part that has matches. */
export const sumByPart = (parts: Parts, matches: Bitset): (CellSum & { part: number })[] => {
  const { count, lat, lng } = parts.sum(matches);
  return [...count.keys()]
    .filter((part) => count[part]! > 0)
    .map((part) => ({ part, cell: parts.cellOf(part), count: count[part]!, lat: lat[part]!, lng: lng[part]! }));
};
