import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { sidesOf, slabsOf, type Side } from './area-slabs.ts';
import { allocate } from './scratch.ts';
import { edge, inside, outside, type Place } from './tile-places.ts';

/** Wider than rounding errors, in degrees: a tile that a side only touches counts as crossed. */
const hair = 1e-8;

interface TileSize {
  width: number;
  height: number;
}

/** The tiles around an area, row by row from the south-west, and which of them a side crosses. */
const crossedTiles = (sides: readonly Side[], { width, height }: TileSize) => {
  const columnAt = (lng: number) => Math.floor(lng / width);
  const rowAt = (lat: number) => Math.floor(lat / height);
  const lngs = sides.map(({ lng }) => lng).concat(sides.map(({ lngAtNorth }) => lngAtNorth));
  const west = columnAt(Math.min(...lngs) - hair);
  const south = rowAt(Math.min(...sides.map((side) => side.south)) - hair);
  const columns = columnAt(Math.max(...lngs) + hair) - west + 1;
  const rows = rowAt(Math.max(...sides.map((side) => side.north)) + hair) - south + 1;
  // A byte a tile: half a million words would not stay in the cache of a processor.
  const words = allocate((rows * columns + 3) >> 2).fill(0);
  const crossed = new Uint8Array(words.buffer, words.byteOffset, rows * columns);
  for (const side of sides) {
    const last = rowAt(side.north + hair);
    let from = side.lng;
    for (let row = rowAt(side.south - hair); row <= last; row++) {
      const top = (row + 1) * height;
      // A level side is in each row with its whole width.
      const isWhole = side.slope === 0 || top >= side.north;
      const to = isWhole ? side.lngAtNorth : side.lng + (top - side.south) * side.slope;
      const start = (row - south) * columns - west;
      const end = start + columnAt((from < to ? to : from) + hair);
      for (let at = start + columnAt((from < to ? from : to) - hair); at <= end; at++) crossed[at] = 1;
      if (!isWhole) from = to;
    }
  }
  return { west, south, columns, rows, crossed };
};

/**
 * Where tiles are relative to an area, and which points are inside. Points are only tested in tiles that a side crosses;
 * those of another tile are all inside or all outside, as its middle is. In memory of the current search, see
 * `inScratch`.
 */
export const areaOnTiles = (area: DrawnArea, size: TileSize) => {
  const sides = sidesOf(area);
  const { slabAt, isInside } = slabsOf(sides);
  const { west, south, columns, rows, crossed } = crossedTiles(sides, size);
  /** Latitude of the middle of a row, and its slab. */
  const middles = Float64Array.from({ length: rows }, (_, row) => (south + row + 0.5) * size.height);
  const slabs = Int32Array.from(middles, slabAt);
  return {
    placeOf(worldRow: number, worldColumn: number): Place {
      const [row, column] = [worldRow - south, worldColumn - west];
      if (row < 0 || row >= rows || column < 0 || column >= columns) return outside;
      if (crossed[row * columns + column] === 1) return edge;
      return isInside(slabs[row]!, middles[row]!, (worldColumn + 0.5) * size.width) ? inside : outside;
    },
    contains: (lat: number, lng: number): boolean => isInside(slabAt(lat), lat, lng),
  };
};
