import type { Position } from 'geojson';

/** Units of a degree: 0.0001°, some 11 m. */
export const unitsPerDegree = 10_000;

/**
 * A closed ring as whole units: the first point, then steps from point to point, the way back to the first left out.
 * `[x, y, dx, dy, …]` takes half the bytes of the same points in degrees.
 */
export const packRing = (ring: readonly Position[]): number[] => {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (const [lng, lat] of ring.slice(0, -1)) {
    const [nextX, nextY] = [Math.round(lng! * unitsPerDegree), Math.round(lat! * unitsPerDegree)];
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
};

/** Whether a point is inside a ring: an odd number of its edges lie east of it. */
export const isInside = (lng: number, lat: number, ring: readonly Position[]): boolean =>
  ring.filter(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length]!;
    return y1! > lat !== y2! > lat && lng < x1! + ((lat - y1!) / (y2! - y1!)) * (x2! - x1!);
  }).length %
    2 ===
  1;
