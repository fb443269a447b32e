import type { ReachedAreas } from '@yoodee/api-contract/geo';
import type { Point } from '@yoodee/map/canvas';

type Circle = ReachedAreas[number]['circles'][number];

/** Metres east and north of a common point. */
type Position = readonly [x: number, y: number];

interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** Corners of a whole circle: at most 4 m from a circle of 1.5 km. */
const corners = 48;

const metresPerDegree = 111_320;

const ringOf = ({ x, y, radius }: Disc): Position[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** The part of a convex ring on the side of a line where `side` is not positive (Sutherland and Hodgman 1974). */
const clipped = (ring: readonly Position[], side: (position: Position) => number): Position[] =>
  ring.flatMap((from, at) => {
    const to = ring[(at + 1) % ring.length]!;
    const [before, after] = [side(from), side(to)];
    const kept = before <= 0 ? [from] : [];
    if (before <= 0 === after <= 0) return kept;
    const share = before / (before - after);
    return [...kept, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])] as const];
  });

/** The part of a disc that is deeper in it than in any other (its cell of the power diagram); none inside another disc. */
const cellOf = (disc: Disc, at: number, discs: readonly Disc[]): Position[] => {
  let cell = ringOf(disc);
  for (const [index, other] of discs.entries()) {
    if (index === at || cell.length === 0) continue;
    const [dx, dy] = [other.x - disc.x, other.y - disc.y];
    const distance = Math.hypot(dx, dy);
    if (distance >= disc.radius + other.radius) continue;
    // Of two equal discs, only the first is kept.
    if (distance === 0 && disc.radius === other.radius && at < index) continue;
    if (distance + disc.radius <= other.radius) return [];
    const limit = (distance ** 2 + disc.radius ** 2 - other.radius ** 2) / 2;
    cell = clipped(cell, ([x, y]) => (x - disc.x) * dx + (y - disc.y) * dy - limit);
  }
  return cell;
};

/**
 * The union of circles as areas that do not overlap, so that a translucent fill has the same colour everywhere. The
 * areas touch along straight lines.
 */
export const disjointCircles = (circles: readonly Circle[]): Point[][] => {
  const middle = circles[0];
  if (!middle) return [];
  const wide = metresPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const discs = circles.map(({ lat, lng, metres }) => ({
    x: (lng - middle.lng) * wide,
    y: (lat - middle.lat) * metresPerDegree,
    radius: metres,
  }));
  return discs
    .map((disc, at) => cellOf(disc, at, discs))
    .filter(({ length }) => length > 2)
    .map((cell) => cell.map(([x, y]) => ({ lat: middle.lat + y / metresPerDegree, lng: middle.lng + x / wide })));
};
