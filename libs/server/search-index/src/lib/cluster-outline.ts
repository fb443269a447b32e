import type { AssetIndex } from './asset-index.ts';
import type { Bounds } from './cluster-grid.ts';
import type { Parts } from './cluster-parts.ts';
import { allocate, allocateDoubles } from './scratch.ts';
import type { Shown } from './shown-cells.ts';

const lowest = (cells: number) => allocateDoubles(cells).fill(Infinity);
const highest = (cells: number) => allocateDoubles(cells).fill(-Infinity);

/** The parts with a cell's northernmost, southernmost, westernmost and easternmost matches. */
const outerParts = ({ rowOf, columnOf }: Parts, { filled, cellOf, sums }: Shown): Uint32Array => {
  const cells = sums.length;
  const [top, left, bottom, right] = [lowest(cells), lowest(cells), highest(cells), highest(cells)];
  for (let i = 0; i < filled.length; i++) {
    const part = filled[i]!;
    const cell = cellOf[part]!;
    const row = rowOf(part);
    const column = columnOf(part);
    if (row < top[cell]!) top[cell] = row;
    if (column < left[cell]!) left[cell] = column;
    if (row > bottom[cell]!) bottom[cell] = row;
    if (column > right[cell]!) right[cell] = column;
  }
  const outer = allocate(filled.length);
  let count = 0;
  for (let i = 0; i < filled.length; i++) {
    const part = filled[i]!;
    const cell = cellOf[part]!;
    const row = rowOf(part);
    const column = columnOf(part);
    if (row === top[cell] || row === bottom[cell] || column === left[cell] || column === right[cell])
      outer[count++] = part;
  }
  return outer.subarray(0, count);
};

/** Outer parts whose boxes are known, and those whose matches must be looked at, as that of a cell with only one. */
const divide = ({ isKnown }: Parts, { cellOf, sums }: Shown, outer: Uint32Array) => {
  const [known, others] = [allocate(outer.length), allocate(outer.length)];
  let [knownCount, otherCount] = [0, 0];
  for (let i = 0; i < outer.length; i++) {
    const part = outer[i]!;
    if (sums[cellOf[part]!]!.count > 1 && isKnown(part)) known[knownCount++] = part;
    else others[otherCount++] = part;
  }
  return { known: known.subarray(0, knownCount), others: others.subarray(0, otherCount) };
};

/** The bounding box of each cell's matches, and the match of a cell with only one. */
export const outlineCells = (index: AssetIndex, parts: Parts, shown: Shown) => {
  const cells = shown.sums.length;
  const [south, west, north, east] = [lowest(cells), lowest(cells), highest(cells), highest(cells)];
  const docOf = allocate(cells);
  const { known, others } = divide(parts, shown, outerParts(parts, shown));

  const boxes = parts.boxesOf(known);
  for (let i = 0; i < known.length; i++) {
    const cell = shown.cellOf[known[i]!]!;
    const at = known[i]! * 4;
    west[cell] = Math.min(west[cell]!, boxes[at]!);
    south[cell] = Math.min(south[cell]!, boxes[at + 1]!);
    east[cell] = Math.max(east[cell]!, boxes[at + 2]!);
    north[cell] = Math.max(north[cell]!, boxes[at + 3]!);
  }

  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  const docs = parts.docsIn(others);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const cell = shown.cellOf[parts.partOf[doc]!]!;
    // Two declarations: `[lat, lng]` would be an array per match in all but the most optimised code.
    const lat = lats[doc]!;
    const lng = lngs[doc]!;
    docOf[cell] = doc;
    if (lat < south[cell]!) south[cell] = lat;
    if (lng < west[cell]!) west[cell] = lng;
    if (lat > north[cell]!) north[cell] = lat;
    if (lng > east[cell]!) east[cell] = lng;
  }
  return { docOf, boxOf: (cell: number): Bounds => [west[cell]!, south[cell]!, east[cell]!, north[cell]!] };
};
