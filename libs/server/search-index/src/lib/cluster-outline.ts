import type { AssetIndex } from './asset-index.ts';
import type { Bounds } from './cluster-grid.ts';
import type { Parts } from './cluster-parts.ts';
import { allocate } from './scratch.ts';
import type { Shown } from './shown-cells.ts';

const lowest = (cells: number) => new Float64Array(cells).fill(Infinity);
const highest = (cells: number) => new Float64Array(cells).fill(-Infinity);

/** By part with matches: 1 for those with a cell's northernmost, southernmost, westernmost and easternmost matches. */
const outerParts = ({ size, rowOf, columnOf }: Parts, { filled, cellOf, sums }: Shown): Uint32Array => {
  const cells = sums.length;
  const [top, left, bottom, right] = [lowest(cells), lowest(cells), highest(cells), highest(cells)];
  for (let i = 0; i < filled.length; i++) {
    const [cell, row, column] = [cellOf[filled[i]!]!, rowOf(filled[i]!), columnOf(filled[i]!)];
    if (row < top[cell]!) top[cell] = row;
    if (column < left[cell]!) left[cell] = column;
    if (row > bottom[cell]!) bottom[cell] = row;
    if (column > right[cell]!) right[cell] = column;
  }
  const isOuter = allocate(size);
  for (let i = 0; i < filled.length; i++) {
    const part = filled[i]!;
    const [cell, row, column] = [cellOf[part]!, rowOf(part), columnOf(part)];
    isOuter[part] = Number(
      row === top[cell] || row === bottom[cell] || column === left[cell] || column === right[cell],
    );
  }
  return isOuter;
};

/** The bounding box of each cell's matches, and one of the matches. */
export const outlineCells = (index: AssetIndex, docs: Uint32Array, parts: Parts, shown: Shown) => {
  const cells = shown.sums.length;
  const [south, west, north, east] = [lowest(cells), lowest(cells), highest(cells), highest(cells)];
  const docOf = new Uint32Array(cells);
  const isOuter = outerParts(parts, shown);
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const part = parts.partOf[doc]!;
    if (isOuter[part] !== 1) continue;
    const [cell, lat, lng] = [shown.cellOf[part]!, lats[doc]!, lngs[doc]!];
    docOf[cell] = doc;
    if (lat < south[cell]!) south[cell] = lat;
    if (lng < west[cell]!) west[cell] = lng;
    if (lat > north[cell]!) north[cell] = lat;
    if (lng > east[cell]!) east[cell] = lng;
  }
  return { docOf, boxOf: (cell: number): Bounds => [west[cell]!, south[cell]!, east[cell]!, north[cell]!] };
};
