/** Pixels of a cell on a map of 512-pixel tiles: room for a bubble and some air. */
const cellPixels = 112;

/** No screen shows more; a box too large for its zoom gets larger cells instead of more of them. */
const maxCells = 500;

/** A degree of latitude looks as long as so many of longitude: 1/cos of Thailand's middle latitude. */
const stretch = 1 / Math.cos((13.5 * Math.PI) / 180);

/** Cells numbered from 0, row by row from the north-west. */
export interface Grid {
  cells: number;
  columns: number;
  /** Of a cell, degrees. */
  width: number;
  /** The cell of a point inside the box. */
  cellAt(lat: number, lng: number): number;
  /** How far two points are from each other on the map, in cells. */
  apart(a: Point, b: Point): number;
}

interface Point {
  lat: number;
  lng: number;
}

export type Bounds = [west: number, south: number, east: number, north: number];

/** Inside, or on the edge. */
export const isInBox = ([west, south, east, north]: Readonly<Bounds>, lat: number, lng: number): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** The box around boxes; null around none. */
export const boundsAround = (boxes: readonly Bounds[]): Bounds | null =>
  boxes.reduce<Bounds | null>(
    (around, [west, south, east, north]) =>
      around
        ? [Math.min(around[0], west), Math.min(around[1], south), Math.max(around[2], east), Math.max(around[3], north)]
        : [west, south, east, north],
    null,
  );

/**
 * A cell at a whole zoom, degrees. Each zoom halves the sides of the one before and nothing is rounded by that, so
 * the cells of one zoom are made of whole cells of the next.
 */
export const cellSize = (zoom: number): { width: number; height: number } => {
  const width = (360 * cellPixels) / (512 * 2 ** zoom);
  return { width, height: width / stretch };
};

/** Cell numbers of the world's grid between two degrees. */
const span = (from: number, to: number, size: number) => {
  const first = Math.floor(from / size);
  return { first, count: Math.floor(to / size) - first + 1 };
};

/**
 * The cells that cover a box at a zoom. They are those of a grid over the whole world, so an asset stays in its
 * cluster while the map is moved. Degrees instead of map projection: between 5° and 21° north the difference is 6 %.
 */
export const gridOf = ([west, south, east, north]: Readonly<Bounds>, zoom: number): Grid => {
  for (let whole = Math.floor(zoom); ; whole--) {
    const { width, height } = cellSize(whole);
    const columns = span(west, east, width);
    const rows = span(south, north, height);
    const cells = columns.count * rows.count;
    if (cells > maxCells) continue;
    return {
      cells,
      columns: columns.count,
      width,
      cellAt: (lat, lng) => {
        const row = rows.count - 1 - (Math.floor(lat / height) - rows.first);
        return row * columns.count + (Math.floor(lng / width) - columns.first);
      },
      // Not `Math.hypot`, which takes several times as long: clusters compare every cell with every other.
      apart: (a, b) => Math.sqrt(((a.lng - b.lng) / width) ** 2 + ((a.lat - b.lat) / height) ** 2),
    };
  }
};
