import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { crossingsAt, isInSlabs, lngAt, sideColumns, sidesOf, slabsOf, type Side, type Slabs } from './area-slabs.ts';
import { add, type Bitset } from './bitset.ts';
import type { Bounds } from './cluster-grid.ts';
import { allocate, allocateBytes, allocateDoubles } from './scratch.ts';
import { edge, inside, outside, type Place } from './tile-places.ts';
import type { PointsOfTile } from './tiles.ts';

/**
 * Of cells that several sides cross, or a level side. Further values are `firstSide` and the index of the only side: a
 * byte has room for 253, and an area has at most 200.
 */
const manySides = 2;
const firstSide = 3;

/** Wider than rounding errors, in degrees: a cell that a side only touches counts as crossed. */
const hair = 1e-8;

/**
 * At most so many cells per corner, in either direction: eight for each tooth of a comb, so that most cells have no side
 * or one.
 */
const cellsPerCorner = 4;
/** At least so many in either direction: few assets are near the sides of a rectangle. */
const leastAcross = 128;

/** About as many cells as documents: with more, drawing them takes longer than it saves. */
const cellsAcross = (area: DrawnArea, documents: number): number =>
  Math.max(leastAcross, Math.min(area.length * cellsPerCorner, Math.ceil(Math.sqrt(documents))));

/** The cells over and around an area, row by row from the south-west. */
interface Cells {
  west: number;
  south: number;
  /** Per degree. */
  columnsPer: number;
  rowsPer: number;
  columns: number;
  rows: number;
  values: Uint8Array;
}

const cellsAround = (area: DrawnArea, across: number): Cells => {
  const [lats, lngs] = [area.map(({ lat }) => lat), area.map(({ lng }) => lng)];
  const [lowest, least] = [Math.min(...lats), Math.min(...lngs)];
  const rowsPer = across / (Math.max(...lats) - lowest);
  const columnsPer = across / (Math.max(...lngs) - least);
  // Two cells on each side are outside: `| 0` rounds up below 0.
  const count = across + 4;
  return {
    ...{ south: lowest - 2 / rowsPer, west: least - 2 / columnsPer, rowsPer, columnsPer, rows: count, columns: count },
    values: allocateBytes(count * count).fill(outside),
  };
};

/** Marks the cells whose middle is inside. */
const fillInside = (
  { west, south, columnsPer, rowsPer, columns, rows, values }: Cells,
  slabs: Slabs,
  sides: number,
) => {
  const crossings = allocateDoubles(sides);
  for (let row = 0; row < rows; row++) {
    const count = crossingsAt(slabs, south + (row + 0.5) / rowsPer, crossings);
    for (let i = 0; i < count; i += 2) {
      const last = row * columns + Math.floor((crossings[i + 1]! - west) * columnsPer - 0.5);
      for (let at = row * columns + Math.ceil((crossings[i]! - west) * columnsPer - 0.5); at <= last; at++)
        values[at] = inside;
    }
  }
};

/** Marks the cells that a side crosses or touches. */
const drawSides = ({ west, south, columnsPer, rowsPer, columns, values }: Cells, sides: readonly Side[]) => {
  for (const [index, side] of sides.entries()) {
    const mark = side.south === side.north ? manySides : firstSide + index;
    const last = Math.floor((side.north + hair - south) * rowsPer);
    let from = side.lng;
    for (let row = Math.floor((side.south - hair - south) * rowsPer); row <= last; row++) {
      const top = south + (row + 1) / rowsPer;
      // A level or upright side is in each row with its whole width.
      const isWhole = side.slope === 0 || top >= side.north;
      const to = isWhole ? side.lngAtNorth : lngAt(side, top);
      const end = row * columns + Math.floor(((from < to ? to : from) + hair - west) * columnsPer);
      for (let at = row * columns + Math.floor(((from < to ? from : to) - hair - west) * columnsPer); at <= end; at++) {
        const value = values[at]!;
        values[at] = value < manySides || value === mark ? mark : manySides;
      }
      if (!isWhole) from = to;
    }
  }
};

/** What stands for a side in cells that no side crosses: all of their points are west of it, or all are east. */
const wholeCell = (lng: number): Side => ({
  ...{ south: 0, north: 0, lng, lngAtNorth: lng, slope: 0 },
  isEastInside: true,
});
const wholeCells = { [outside]: wholeCell(Infinity), [inside]: wholeCell(-Infinity), [manySides]: wholeCell(Infinity) };

/** An area on a grid over it. */
export interface AreaRaster {
  cells: Cells;
  /** By value of a cell. */
  sides: ReturnType<typeof sideColumns>;
  slabs: Slabs;
}

/**
 * Draws an area. A cell that no side crosses says where its points are, because no side lies between them and its
 * middle; one that a single side crosses says which. In memory of the current search, see `inScratch`.
 */
export const drawArea = (area: DrawnArea, documents: number): AreaRaster => {
  const sides = sidesOf(area);
  const slabs = slabsOf(sides);
  const cells = cellsAround(area, cellsAcross(area, documents));
  fillInside(cells, slabs, sides.length);
  // Last, so that sides overwrite the marks of the cells that they cross.
  drawSides(cells, sides);
  const byValue = [wholeCells[outside], wholeCells[inside], wholeCells[manySides], ...sides];
  return { cells, sides: sideColumns(byValue), slabs };
};

/** Where the points of a box are: on the edge as well if some of its cells are. */
export const placeOfBox = ({ cells }: AreaRaster, [least, lowest, most, highest]: Readonly<Bounds>): Place => {
  const { west, south, columnsPer, rowsPer, columns, rows, values } = cells;
  const [firstRow, lastRow] = [Math.floor((lowest - south) * rowsPer), Math.floor((highest - south) * rowsPer)];
  const [first, last] = [Math.floor((least - west) * columnsPer), Math.floor((most - west) * columnsPer)];
  if (lastRow < 0 || firstRow >= rows || last < 0 || first >= columns) return outside;
  const isWithin = firstRow >= 0 && lastRow < rows && first >= 0 && last < columns;
  const place = isWithin ? values[firstRow * columns + first]! : outside;
  if (place !== inside && place !== outside) return edge;
  for (let row = Math.max(0, firstRow); row <= Math.min(rows - 1, lastRow); row++)
    for (let column = Math.max(0, first); column <= Math.min(columns - 1, last); column++)
      if (values[row * columns + column] !== place) return edge;
  return place;
};

/**
 * Adds the documents of some points that are inside. Every point is compared with a side, because predictions of whether
 * its cell has one would fail too often; those near several sides are compared with slabs. Not a method of each raster:
 * V8 would optimise it again for each.
 */
export const addInArea = (
  { cells, sides, slabs }: AreaRaster,
  { docs, lats, lngs, from, to }: PointsOfTile,
  set: Bitset,
): void => {
  const { west, south, columnsPer, rowsPer, columns, rows, values } = cells;
  const { lngs: starts, souths, slopes, isWestInside } = sides;
  // A call inside the loop would slow down all of it.
  const nearMany = allocate(to - from);
  let nearManyCount = 0;
  for (let at = from; at < to; at++) {
    // Two declarations: `[lat, lng]` would be an array per point in all but the most optimised code.
    const lat = lats[at]!;
    const lng = lngs[at]!;
    const row = ((lat - south) * rowsPer) | 0;
    const column = ((lng - west) * columnsPer) | 0;
    if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
    const value = values[row * columns + column]!;
    const isEast = Number(starts[value]! + (lat - souths[value]!) * slopes[value]! <= lng);
    set[docs[at]! >>> 5]! |= (isEast ^ isWestInside[value]!) << (docs[at]! & 31);
    nearMany[nearManyCount] = at;
    nearManyCount += Number(value === manySides);
  }
  for (let i = 0; i < nearManyCount; i++) {
    const at = nearMany[i]!;
    if (isInSlabs(slabs, lats[at]!, lngs[at]!)) add(set, docs[at]!);
  }
};
