import type { AssetIndex } from './asset-index.ts';
import type { Bounds } from './cluster-grid.ts';
import type { Parts } from './cluster-parts.ts';
import { allocate, allocateBytes, allocateDoubles } from './scratch.ts';
import type { Shown } from './shown-cells.ts';

const lowest = (cells: number) => allocateDoubles(cells).fill(Infinity);
const highest = (cells: number) => allocateDoubles(cells).fill(-Infinity);

/** By part with matches: 1 for those with a cell's northernmost, southernmost, westernmost and easternmost matches. */
const outerParts = ({ size, rowOf, columnOf }: Parts, { filled, cellOf, sums }: Shown): Uint8Array => {
  const cells = sums.length;
  const [top, left, bottom, right] = [lowest(cells), lowest(cells), highest(cells), highest(cells)];
  for (let i = 0; i < filled.length; i++) {
    const [cell, row, column] = [cellOf[filled[i]!]!, rowOf(filled[i]!), columnOf(filled[i]!)];
    if (row < top[cell]!) top[cell] = row;
    if (column < left[cell]!) left[cell] = column;
    if (row > bottom[cell]!) bottom[cell] = row;
    if (column > right[cell]!) right[cell] = column;
  }
  const isOuter = allocateBytes(size);
  for (let i = 0; i < filled.length; i++) {
    const part = filled[i]!;
    const [cell, row, column] = [cellOf[part]!, rowOf(part), columnOf(part)];
    isOuter[part] = Number(
      row === top[cell] || row === bottom[cell] || column === left[cell] || column === right[cell],
    );
  }
  return isOuter;
};

/** The matches in outer parts. Without branches, because half of the predictions would fail. */
const outerDocs = (docs: Uint32Array, { partOf }: Parts, isOuter: Uint8Array): Uint32Array => {
  const outer = allocate(docs.length);
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    outer[count] = doc;
    count += isOuter[partOf[doc]!]!;
  }
  return outer.subarray(0, count);
};

/** The bounding box of each cell's matches, and one of the matches. */
export const outlineCells = (index: AssetIndex, docs: Uint32Array, parts: Parts, shown: Shown) => {
  const cells = shown.sums.length;
  const [south, west, north, east] = [lowest(cells), lowest(cells), highest(cells), highest(cells)];
  const docOf = allocate(cells);
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  for (const doc of outerDocs(docs, parts, outerParts(parts, shown))) {
    const cell = shown.cellOf[parts.partOf[doc]!]!;
    const [lat, lng] = [lats[doc]!, lngs[doc]!];
    docOf[cell] = doc;
    if (lat < south[cell]!) south[cell] = lat;
    if (lng < west[cell]!) west[cell] = lng;
    if (lat > north[cell]!) north[cell] = lat;
    if (lng > east[cell]!) east[cell] = lng;
  }
  return { docOf, boxOf: (cell: number): Bounds => [west[cell]!, south[cell]!, east[cell]!, north[cell]!] };
};
