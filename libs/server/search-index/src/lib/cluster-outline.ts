import type { Bounds } from './cluster-grid.ts';
import type { Parts } from './cluster-parts.ts';

/** The output cell of each part, numbered without gaps; only parts with matches count. */
export interface Shown {
  filled: readonly number[];
  /** By part. */
  cellOf: Uint16Array;
  cells: number;
}

/** The parts with a cell's northernmost, southernmost, westernmost and easternmost matches. */
const outerParts = ({ rowOf, columnOf }: Parts, { filled, cellOf, cells }: Shown): number[] => {
  const [top, left] = [new Float64Array(cells).fill(Infinity), new Float64Array(cells).fill(Infinity)];
  const [bottom, right] = [new Float64Array(cells).fill(-Infinity), new Float64Array(cells).fill(-Infinity)];
  for (const part of filled) {
    const cell = cellOf[part]!;
    top[cell] = Math.min(top[cell]!, rowOf(part));
    left[cell] = Math.min(left[cell]!, columnOf(part));
    bottom[cell] = Math.max(bottom[cell]!, rowOf(part));
    right[cell] = Math.max(right[cell]!, columnOf(part));
  }
  return filled.filter((part) => {
    const [cell, row, column] = [cellOf[part]!, rowOf(part), columnOf(part)];
    return row === top[cell] || row === bottom[cell] || column === left[cell] || column === right[cell];
  });
};

/** The bounding box of each cell's matches, and one of the matches. */
export const outlineCells = (parts: Parts, shown: Shown) => {
  const { cellOf, cells } = shown;
  const [south, west] = [new Float64Array(cells).fill(Infinity), new Float64Array(cells).fill(Infinity)];
  const [north, east] = [new Float64Array(cells).fill(-Infinity), new Float64Array(cells).fill(-Infinity)];
  const docOf = new Uint32Array(cells);
  parts.eachIn(outerParts(parts, shown), (doc, { part, lat, lng }) => {
    const cell = cellOf[part]!;
    docOf[cell] = doc;
    if (lat < south[cell]!) south[cell] = lat;
    if (lng < west[cell]!) west[cell] = lng;
    if (lat > north[cell]!) north[cell] = lat;
    if (lng > east[cell]!) east[cell] = lng;
  });
  return { docOf, boxOf: (cell: number): Bounds => [west[cell]!, south[cell]!, east[cell]!, north[cell]!] };
};
