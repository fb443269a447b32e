import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { sidesOf, slabsOf, type Side, type Slabs } from './area-slabs.ts';
import { allocateBytes } from './scratch.ts';
import { edge, inside, outside } from './tile-places.ts';

/** Wider than rounding errors, in degrees: a tile that a side only touches counts as crossed. */
const hair = 1e-8;

interface TileSize {
  width: number;
  height: number;
}

/** The tiles around an area, row by row from the south-west. */
const tilesAround = (sides: readonly Side[], { width, height }: TileSize) => {
  const lngs = sides.flatMap(({ lng, lngAtNorth }) => [lng, lngAtNorth]);
  const west = Math.floor((Math.min(...lngs) - hair) / width);
  const east = Math.floor((Math.max(...lngs) + hair) / width);
  const south = Math.floor((Math.min(...sides.map((side) => side.south)) - hair) / height);
  const north = Math.floor((Math.max(...sides.map((side) => side.north)) + hair) / height);
  const [columns, rows] = [east - west + 1, north - south + 1];
  const places = allocateBytes(rows * columns).fill(outside);
  return { west, south, columns, rows, places };
};
type TilesAround = ReturnType<typeof tilesAround>;

/** Marks the tiles whose middle is inside. */
const fillInside = ({ west, south, columns, rows, places }: TilesAround, slabs: Slabs, { width, height }: TileSize) => {
  for (let row = 0; row < rows; row++) {
    const start = row * columns - west;
    slabs.eachSpan((south + row + 0.5) * height, (from, to) => {
      const last = start + Math.floor(to / width - 0.5);
      for (let at = start + Math.ceil(from / width - 0.5); at <= last; at++) places[at] = inside;
    });
  }
};

/** Marks the tiles that a side crosses or touches. */
const drawEdges = ({ west, south, columns, places }: TilesAround, sides: readonly Side[], size: TileSize) => {
  for (const side of sides) {
    const last = Math.floor((side.north + hair) / size.height);
    let from = side.lng;
    for (let row = Math.floor((side.south - hair) / size.height); row <= last; row++) {
      const top = (row + 1) * size.height;
      // A level side is in each row with its whole width.
      const isWhole = side.slope === 0 || top >= side.north;
      const to = isWhole ? side.lngAtNorth : side.lng + (top - side.south) * side.slope;
      const start = (row - south) * columns - west;
      const end = start + Math.floor(((from < to ? to : from) + hair) / size.width);
      for (let at = start + Math.floor(((from < to ? from : to) - hair) / size.width); at <= end; at++)
        places[at] = edge;
      if (!isWhole) from = to;
    }
  }
};

/**
 * Where tiles are relative to an area, and which points are inside. Points are only tested in tiles that a side crosses;
 * those of another tile are all inside or all outside, as its middle is. In memory of the current search, see
 * `inScratch`.
 */
export const areaOnTiles = (area: DrawnArea, size: TileSize) => {
  const sides = sidesOf(area);
  const slabs = slabsOf(sides);
  const around = tilesAround(sides, size);
  fillInside(around, slabs, size);
  // Last, so that edges overwrite the marks of crossed tiles.
  drawEdges(around, sides, size);
  const { west, south, columns, rows, places } = around;
  return {
    placeOf(worldRow: number, worldColumn: number): number {
      const [row, column] = [worldRow - south, worldColumn - west];
      if (row < 0 || row >= rows || column < 0 || column >= columns) return outside;
      return places[row * columns + column]!;
    },
    contains: slabs.contains,
  };
};
