import { metresFrom } from './local-metres.ts';
import type { PlotCorner } from './plot-outline.ts';

/** Shape of a plot. Lengths in metres, one decimal. */
export interface PlotShape {
  /** Four sides at right angles, within 5°. */
  isRegular: boolean;
  /** Along the road side, or along the longest side where none is marked. */
  width: number;
  /** Across it. */
  depth: number;
  /** Sum of the sides that face a road; null where the seller has marked none. */
  frontage: number | null;
}

type Vector = readonly [east: number, north: number];

/** A corner that turns less than this is a bend of a measured side. */
const bend = (5 * Math.PI) / 180;

const oneDecimal = (metres: number) => Math.round(metres * 10) / 10;

const sidesOf = (corners: readonly PlotCorner[]): Vector[] => {
  const { north, east } = metresFrom(corners[0]!);
  return corners.map((from, place) => {
    const to = corners[(place + 1) % corners.length]!;
    return [(to.lng - from.lng) * east, (to.lat - from.lat) * north];
  });
};

const lengthOf = ([east, north]: Vector) => Math.hypot(east, north);

/** The turn from one side to the next, radians, 0 to π. */
const turnOf = (a: Vector, b: Vector) => Math.abs(Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]));

/** The length of each side in metres, one decimal; the first is that from the first corner to the second. */
export const sideLengths = (corners: readonly PlotCorner[]): number[] =>
  sidesOf(corners).map((side) => oneDecimal(lengthOf(side)));

/** The extent of the corners along a direction. */
const extentAlong = (sides: readonly Vector[], [east, north]: Vector): number => {
  let [at, least, most] = [0, 0, 0];
  for (const side of sides) {
    at += side[0] * east + side[1] * north;
    [least, most] = [Math.min(least, at), Math.max(most, at)];
  }
  return most - least;
};

/** The shape of an outline that has no problem. */
export const plotShape = (corners: readonly PlotCorner[]): PlotShape => {
  const sides = sidesOf(corners);
  const roadSides = sides.filter((_, place) => corners[place]!.isRoad);
  const longest = (some: readonly Vector[]) => some.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!;
  const along = longest(roadSides.length > 0 ? roadSides : sides);
  const [east, north] = [along[0] / lengthOf(along), along[1] / lengthOf(along)];
  const turns = sides
    .map((side, place) => turnOf(side, sides[(place + 1) % sides.length]!))
    .filter((turn) => turn > bend);
  return {
    isRegular: turns.length === 4 && turns.every((turn) => Math.abs(turn - Math.PI / 2) < bend),
    width: oneDecimal(extentAlong(sides, [east, north])),
    depth: oneDecimal(extentAlong(sides, [-north, east])),
    frontage: roadSides.length > 0 ? oneDecimal(roadSides.reduce((sum, side) => sum + lengthOf(side), 0)) : null,
  };
};
