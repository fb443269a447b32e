import type { Bounds } from './cluster-grid.ts';
import type { Parts } from './cluster-parts.ts';
import { allocate } from './scratch.ts';
import type { Shown } from './shown-cells.ts';

/** The parts with a cell's northernmost, southernmost, westernmost and easternmost matches. */
const outerParts = ({ rowOf, columnOf }: Parts, { filled, cellOf, sums }: Shown): Uint32Array => {
  const cells = sums.length;
  const [top, left] = [new Float64Array(cells).fill(Infinity), new Float64Array(cells).fill(Infinity)];
  const [bottom, right] = [new Float64Array(cells).fill(-Infinity), new Float64Array(cells).fill(-Infinity)];
  for (let i = 0; i < filled.length; i++) {
    const [cell, row, column] = [cellOf[filled[i]!]!, rowOf(filled[i]!), columnOf(filled[i]!)];
    if (row < top[cell]!) top[cell] = row;
    if (column < left[cell]!) left[cell] = column;
    if (row > bottom[cell]!) bottom[cell] = row;
    if (column > right[cell]!) right[cell] = column;
  }
  const outer = allocate(filled.length);
  let size = 0;
  for (let i = 0; i < filled.length; i++) {
    const part = filled[i]!;
    const [cell, row, column] = [cellOf[part]!, rowOf(part), columnOf(part)];
    if (row === top[cell] || row === bottom[cell] || column === left[cell] || column === right[cell])
      outer[size++] = part;
  }
  return outer.subarray(0, size);
};

/** The bounding box of each cell's matches, and one of the matches. */
export const outlineCells = (parts: Parts, shown: Shown) => {
  const cells = shown.sums.length;
  const [south, west] = [new Float64Array(cells).fill(Infinity), new Float64Array(cells).fill(Infinity)];
  const [north, east] = [new Float64Array(cells).fill(-Infinity), new Float64Array(cells).fill(-Infinity)];
  const docOf = new Uint32Array(cells);
  parts.eachIn(outerParts(parts, shown), (doc, { part, lat, lng }) => {
    const cell = shown.cellOf[part]!;
    docOf[cell] = doc;
    if (lat < south[cell]!) south[cell] = lat;
    if (lng < west[cell]!) west[cell] = lng;
    if (lat > north[cell]!) north[cell] = lat;
    if (lng > east[cell]!) east[cell] = lng;
  });
  return { docOf, boxOf: (cell: number): Bounds => [west[cell]!, south[cell]!, east[cell]!, north[cell]!] };
};
