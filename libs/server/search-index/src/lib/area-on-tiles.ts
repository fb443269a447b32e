import type { DrawnArea } from '@yoodee/api-contract/drawn-areas';

/** Whether a point of a tile is inside. */
export type PointTest = (lat: number, lng: number) => boolean;

/** A side of an area, from its southern to its northern end. */
interface Side {
  south: number;
  north: number;
  /** Longitude at the southern end. */
  lng: number;
  lngAtNorth: number;
  /** Change of longitude per degree of latitude; 0 for a level side. */
  slope: number;
}

/** The sides that touch a row of tiles, and the columns that each crosses there. */
interface Row {
  sides: Side[];
  first: number[];
  last: number[];
}

/** Wider than rounding errors: a tile that a side only touches counts as crossed. */
const hair = 1e-9;

const sidesOf = (area: DrawnArea): Side[] =>
  area.map((from, place) => {
    const to = area[(place + 1) % area.length]!;
    const [low, high] = from.lat <= to.lat ? [from, to] : [to, from];
    const height = high.lat - low.lat;
    const slope = height === 0 ? 0 : (high.lng - low.lng) / height;
    return { south: low.lat, north: high.lat, lng: low.lng, lngAtNorth: high.lng, slope };
  });

/** The columns that each side crosses, taken between two latitudes. There may be 300,000. */
const rowOf = (sides: readonly Side[], [south, north]: readonly [number, number], width: number): Row => {
  const row: Row = { sides: [], first: [], last: [] };
  for (const side of sides) {
    if (side.north < south - hair || side.south > north + hair) continue;
    // The whole width of a level side, otherwise what is between the latitudes.
    const from = side.south < south ? side.lng + (south - side.south) * side.slope : side.lng;
    const to = side.north > north ? side.lng + (north - side.south) * side.slope : side.lngAtNorth;
    row.sides.push(side);
    row.first.push(Math.floor(((from < to ? from : to) - hair) / width));
    row.last.push(Math.floor(((from < to ? to : from) + hair) / width));
  }
  return row;
};

/** Even–odd rule: whether a line to the east crosses the sides an odd number of times. */
const isBetweenSides = (sides: readonly Side[], lat: number, lng: number): boolean => {
  let isInside = false;
  for (const { south, north, lng: from, slope } of sides)
    if (lat >= south && lat < north && lng < from + (lat - south) * slope) isInside = !isInside;
  return isInside;
};

/**
 * Where tiles are relative to an area, and which points of a tile are inside. Points are only tested in tiles that a
 * side crosses; those of another tile are all inside or all outside, as its middle is. A test looks at the sides in the
 * tile: those behind it that pass its whole row count alike for all its points. Otherwise a comb of 200 corners would
 * compare every asset with every side.
 */
export const areaOnTiles = (area: DrawnArea, { width, height }: { width: number; height: number }) => {
  const sides = sidesOf(area);
  const rows = new Map<number, Row>();
  const rowAt = (row: number): Row => {
    let found = rows.get(row);
    if (!found) rows.set(row, (found = rowOf(sides, [row * height, (row + 1) * height], width)));
    return found;
  };
  return {
    placeOf: (row: number, column: number): 'inside' | 'edge' | 'outside' => {
      const { sides: here, first, last } = rowAt(row);
      for (let at = 0; at < here.length; at++) if (column >= first[at]! && column <= last[at]!) return 'edge';
      return isBetweenSides(here, (row + 0.5) * height, (column + 0.5) * width) ? 'inside' : 'outside';
    },
    testIn: (row: number, column: number): PointTest => {
      const { sides: here, first, last } = rowAt(row);
      const [south, north] = [row * height - hair, (row + 1) * height + hair];
      const near: Side[] = [];
      let isBehindOdd = false;
      for (let at = 0; at < here.length; at++) {
        const side = here[at]!;
        if (last[at]! < column) continue;
        if (first[at]! > column && side.south <= south && side.north >= north) isBehindOdd = !isBehindOdd;
        else near.push(side);
      }
      return (lat, lng) => isBetweenSides(near, lat, lng) !== isBehindOdd;
    },
  };
};
