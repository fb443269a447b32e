import { boxAround, metresBetween, type Point } from '@yoodee/server-thai-geo';
import type { MapPlace } from './read-places.ts';

/** Cells of a hundredth of a degree, about 1.1 km. */
const cellsPerDegree = 100;
const columns = 360 * cellsPerDegree;

const cell = (degrees: number) => Math.floor(degrees * cellsPerDegree);

export interface PlaceAround {
  place: MapPlace;
  /** Straight line. */
  metres: number;
}

/** Finds places around a point among some ten thousand. */
export const createPlaceGrid = (places: readonly MapPlace[]) => {
  const cells = new Map<number, MapPlace[]>();
  for (const place of places) {
    const key = cell(place.lat) * columns + cell(place.lng);
    const known = cells.get(key);
    if (known) known.push(place);
    else cells.set(key, [place]);
  }
  return {
    /** Nearest first. */
    around(point: Point, radius: number): PlaceAround[] {
      const [west, south, east, north] = boxAround(point, radius).map(cell) as [number, number, number, number];
      const found: PlaceAround[] = [];
      for (let row = south; row <= north; row += 1)
        for (let column = west; column <= east; column += 1)
          for (const place of cells.get(row * columns + column) ?? []) {
            const metres = metresBetween(point, place);
            if (metres <= radius) found.push({ place, metres });
          }
      return found.sort((a, b) => a.metres - b.metres);
    },
  };
};
export type PlaceGrid = ReturnType<typeof createPlaceGrid>;
