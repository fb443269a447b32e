/** Width of a cell in pixels, on a map of 512-pixel tiles. */
const cellPixels = 112;

/** More than any screen shows; a larger box gets larger cells instead of more. */
const maxCells = 500;

/** Ratio of a degree of latitude to one of longitude on the map: 1/cos of Thailand's middle latitude. */
const stretch = 1 / Math.cos((13.5 * Math.PI) / 180);

/** Cells numbered from 0, row by row from the north-west. */
export interface Grid {
  cells: number;
  columns: number;
  rows: number;
  /** Of a cell, in degrees. */
  width: number;
  height: number;
  /** The numbers of the westernmost column and the southernmost row in the world's grid. */
  first: { column: number; row: number };
  /** The cell of a point inside the box. */
  cellAt(lat: number, lng: number): number;
  /** Distance of two points on the map, in cells. */
  apart(a: Point, b: Point): number;
}

interface Point {
  lat: number;
  lng: number;
}

export type Bounds = [west: number, south: number, east: number, north: number];

/** Inside or on the edge. */
export const isInBox = ([west, south, east, north]: Readonly<Bounds>, lat: number, lng: number): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** The bounding box of boxes; null for none. */
export const boundsAround = (boxes: readonly Bounds[]): Bounds | null =>
  boxes.reduce<Bounds | null>(
    (around, [west, south, east, north]) =>
      around
        ? [Math.min(around[0], west), Math.min(around[1], south), Math.max(around[2], east), Math.max(around[3], north)]
        : [west, south, east, north],
    null,
  );

/**
 * Size of a cell at an integer zoom, in degrees. Each zoom halves it exactly, so that a cell consists of complete cells
 * of the next zoom.
 */
export const cellSize = (zoom: number): { width: number; height: number } => {
  const width = (360 * cellPixels) / (512 * 2 ** zoom);
  return { width, height: width / stretch };
};

/** Cell numbers between two degrees, in the world's grid. */
const span = (from: number, to: number, size: number) => {
  const first = Math.floor(from / size);
  return { first, count: Math.floor(to / size) - first + 1 };
};

/**
 * The cells that cover a box at a zoom. They belong to a grid of the world, so that an asset stays in its cluster while
 * the map moves. In degrees without projection: between 5° and 21° north the difference is 6 %.
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
      rows: rows.count,
      ...{ width, height },
      first: { column: columns.first, row: rows.first },
      cellAt: (lat, lng) => {
        const row = rows.count - 1 - (Math.floor(lat / height) - rows.first);
        return row * columns.count + (Math.floor(lng / width) - columns.first);
      },
      // `Math.hypot` is several times as slow, and clusters compare every cell with every other.
      apart: (a, b) => Math.sqrt(((a.lng - b.lng) / width) ** 2 + ((a.lat - b.lat) / height) ** 2),
    };
  }
};
