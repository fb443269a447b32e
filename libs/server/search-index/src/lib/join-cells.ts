import type { Grid } from './cluster-grid.ts';

/** Minimum distance of two bubbles in cells, enough for a bubble with its price. */
const room = 0.65;

/** Number of assets in a cell, and sums of their coordinates. */
export interface CellSum {
  cell: number;
  count: number;
  lat: number;
  lng: number;
}

interface Group extends CellSum {
  /** The joined cells; `cell` is the largest one. */
  cells: number[];
  /** Mean of its assets. */
  middle: { lat: number; lng: number };
}

const middleOf = ({ count, lat, lng }: CellSum) => ({ lat: lat / count, lng: lng / count });

/** Larger cells absorb overlapping ones; the middle of a group moves with each. */
const joinOnce = (grid: Grid, groups: readonly Group[]): Group[] => {
  const heads: Group[] = [];
  for (const group of groups.toSorted((a, b) => b.count - a.count || a.cell - b.cell)) {
    const head = heads.find(({ middle }) => grid.apart(middle, group.middle) < room);
    if (!head) {
      heads.push({ ...group });
      continue;
    }
    head.count += group.count;
    head.lat += group.lat;
    head.lng += group.lng;
    head.middle = middleOf(head);
    head.cells = [...head.cells, ...group.cells];
  }
  return heads;
};

/**
 * Maps each filled cell to its group. A bubble is at the mean of its assets, so two bubbles that would overlap are
 * joined.
 */
export const joinCells = (grid: Grid, filled: readonly CellSum[]): Map<number, number> => {
  let groups = filled.map((sum): Group => ({ ...sum, cells: [sum.cell], middle: middleOf(sum) }));
  for (let joined = joinOnce(grid, groups); joined.length < groups.length; joined = joinOnce(grid, groups))
    groups = joined;
  return new Map(groups.flatMap(({ cell, cells }) => cells.map((one): [number, number] => [one, cell])));
};
