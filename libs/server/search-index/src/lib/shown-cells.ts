import type { Grid } from './cluster-grid.ts';
import { noSums, type Parts } from './cluster-parts.ts';
import { joinCells, type CellSum } from './join-cells.ts';
import { allocate } from './scratch.ts';
import type { Sums } from './tiles.ts';

/** The output cell of each part, numbered without gaps in the order of the grid; only parts with matches count. */
export interface Shown {
  /** The parts with matches. */
  filled: Uint32Array;
  /** By part. */
  cellOf: Uint32Array;
  /** By output cell. */
  sums: CellSum[];
}

const filledParts = ({ sums: { count }, size }: Parts): Uint32Array => {
  const filled = allocate(size);
  let parts = 0;
  for (let part = 0; part < size; part++) if (count[part]! > 0) filled[parts++] = part;
  return filled.subarray(0, parts);
};

const cellSums = ({ count, lat, lng }: Sums): CellSum[] =>
  Array.from(count.keys())
    .filter((cell) => count[cell]! > 0)
    .map((cell) => ({ cell, count: count[cell]!, lat: lat[cell]!, lng: lng[cell]! }));

/** Adds up parts to cells, and joins the cells whose bubbles would overlap. */
export const shownCells = (parts: Parts, grid: Grid): Shown => {
  const filled = filledParts(parts);
  const cellOf = allocate(parts.size);
  const ofCells = noSums(grid.cells);
  for (let i = 0; i < filled.length; i++) {
    const part = filled[i]!;
    const cell = (cellOf[part] = parts.cellOf(part));
    ofCells.count[cell]! += parts.sums.count[part]!;
    ofCells.lat[cell]! += parts.sums.lat[part]!;
    ofCells.lng[cell]! += parts.sums.lng[part]!;
  }

  const shownWith = joinCells(grid, cellSums(ofCells));
  const ofGroups = noSums(grid.cells);
  for (const [cell, group] of shownWith) {
    ofGroups.count[group]! += ofCells.count[cell]!;
    ofGroups.lat[group]! += ofCells.lat[cell]!;
    ofGroups.lng[group]! += ofCells.lng[cell]!;
  }
  const sums = cellSums(ofGroups);
  const numberOf = new Map(sums.map(({ cell }, number) => [cell, number]));
  const numbers = allocate(grid.cells);
  for (const [cell, group] of shownWith) numbers[cell] = numberOf.get(group)!;
  for (let i = 0; i < filled.length; i++) cellOf[filled[i]!] = numbers[cellOf[filled[i]!]!]!;
  return { filled, cellOf, sums };
};
