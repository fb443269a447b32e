import type { Position } from 'geojson';

/** Units of a degree: 0.0001°, some 11 m. */
export const unitsPerDegree = 10_000;

/**
 * Encodes a line in integer units: the first point, then the differences from point to point, without points that round
 * to the one before. `[x, y, dx, dy, …]` has half the size of the same points in degrees.
 */
export const packLine = (line: readonly Position[], units = unitsPerDegree): number[] => {
  const steps: number[] = [];
  let [x, y] = [0, 0];
  for (const [lng, lat] of line) {
    const [nextX, nextY] = [Math.round(lng! * units), Math.round(lat! * units)];
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
};

/** Encodes a closed ring as {@link packLine} does, without the closing point. */
export const packRing = (ring: readonly Position[], units = unitsPerDegree): number[] =>
  packLine(ring.slice(0, -1), units);

/** Whether a point is inside a ring: a ray to the east crosses an odd number of edges. */
export const isInside = (lng: number, lat: number, ring: readonly Position[]): boolean =>
  ring.filter(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length]!;
    return y1! > lat !== y2! > lat && lng < x1! + ((lat - y1!) / (y2! - y1!)) * (x2! - x1!);
  }).length %
    2 ===
  1;
