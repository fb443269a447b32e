import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { sidesOf, slabsOf } from './area-slabs.ts';
import { edge, inside, outside, type Place } from './tile-places.ts';

/** Wider than rounding errors: a tile that a side only touches counts as crossed. */
const hair = 1e-9;

/**
 * Where tiles are relative to an area, row by row, and which points are inside. Points are only tested in tiles that a
 * side crosses; those of another tile are all inside or all outside, as its middle is.
 */
export const areaOnTiles = (area: DrawnArea, { width, height }: { width: number; height: number }) => {
  const sides = sidesOf(area);
  const { slabAt, isInside } = slabsOf(sides);
  const columnAt = (lng: number) => Math.floor(lng / width);
  const rowAt = (lat: number) => Math.floor(lat / height);
  const [lats, lngs] = [area.map(({ lat }) => lat), area.map(({ lng }) => lng)];
  const [firstColumn, lastColumn] = [columnAt(Math.min(...lngs) - hair), columnAt(Math.max(...lngs) + hair)];
  /** By column from the first: whether a side crosses it in the current row. */
  const crossed = new Uint8Array(lastColumn - firstColumn + 1);

  const cross = (row: number) => {
    const [south, north] = [row * height, (row + 1) * height];
    crossed.fill(0);
    for (const side of sides) {
      if (side.north < south - hair || side.south > north + hair) continue;
      // The whole width of a level side, otherwise what is between the latitudes.
      const from = side.south < south ? side.lng + (south - side.south) * side.slope : side.lng;
      const to = side.north > north ? side.lng + (north - side.south) * side.slope : side.lngAtNorth;
      const last = columnAt((from < to ? to : from) + hair) - firstColumn;
      for (let at = columnAt((from < to ? from : to) - hair) - firstColumn; at <= last; at++) crossed[at] = 1;
    }
  };

  return {
    rows: [rowAt(Math.min(...lats) - hair), rowAt(Math.max(...lats) + hair)] as const,
    /** Where the columns of a row are. Valid until it is called for another row. */
    placesIn(row: number): (column: number) => Place {
      cross(row);
      const middle = (row + 0.5) * height;
      const slab = slabAt(middle);
      return (column) => {
        if (column < firstColumn || column > lastColumn) return outside;
        if (crossed[column - firstColumn] === 1) return edge;
        return isInside(slab, middle, (column + 0.5) * width) ? inside : outside;
      };
    },
    contains: (lat: number, lng: number): boolean => isInside(slabAt(lat), lat, lng),
  };
};
