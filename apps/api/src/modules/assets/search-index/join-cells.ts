import type { Grid } from './cluster-grid.ts';

/** Share of a cell between the middles of two bubbles: a bubble with its price needs that much room. */
const room = 0.65;

/** Assets of a cell: how many, and the sums of their degrees. */
export interface CellSum {
  cell: number;
  count: number;
  lat: number;
  lng: number;
}

interface Group extends CellSum {
  /** All the cells in it; `cell` is that of the fullest. */
  cells: number[];
  /** Of its assets. */
  middle: { lat: number; lng: number };
}

const middleOf = ({ count, lat, lng }: CellSum) => ({ lat: lat / count, lng: lng / count });

/** The fuller take in what would stand on them; the middle of a group moves with what it takes in. */
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
 * Gives each filled cell the one that it is shown with. A bubble stands at the middle of its assets, where they really
 * are; two that would cover each other are therefore one.
 */
export const joinCells = (grid: Grid, filled: readonly CellSum[]): Map<number, number> => {
  let groups = filled.map((sum): Group => ({ ...sum, cells: [sum.cell], middle: middleOf(sum) }));
  for (let joined = joinOnce(grid, groups); joined.length < groups.length; joined = joinOnce(grid, groups))
    groups = joined;
  return new Map(groups.flatMap(({ cell, cells }) => cells.map((one): [number, number] => [one, cell])));
};
