import { flat, isSeen, lit, type Stage } from './stage.ts';
import type { Point } from './svg.ts';
import { add, cross, dot, subtract, times, unit, type Vec3 } from './vector.ts';

export type Extrusion = {
  origin: Vec3;
  /** Direction of the profile's first coordinate; the second is up. */
  along: Vec3;
  /** Direction and length of the extrusion. */
  across: Vec3;
  /** Closed outline in metres (along, up). It should be nearly convex. */
  profile: readonly Point[];
  colour: string;
  /** Colours of single strips by the index of their first point, e.g. a windscreen. */
  strips?: Readonly<Record<number, string>>;
};

/** An extruded solid: a car, a sofa, a shed with its roof. Draws the strips first, then the visible end. */
export const extrude = (stage: Stage, { origin, along, across, profile, colour, strips = {} }: Extrusion): void => {
  const place = ([u, v]: Point): Vec3 => add(add(origin, times(along, u)), [0, 0, v]);
  const middle = place([
    profile.reduce((sum, [u]) => sum + u, 0) / profile.length,
    profile.reduce((sum, [, v]) => sum + v, 0) / profile.length,
  ]);
  profile.forEach((from, index) => {
    const [a, b] = [place(from), place(profile[(index + 1) % profile.length]!)];
    const raw = unit(cross(subtract(b, a), across));
    const normal = dot(raw, subtract(a, middle)) > 0 ? raw : times(raw, -1);
    if (isSeen(stage, a, normal)) lit(stage, [a, b, add(b, across), add(a, across)], normal, strips[index] ?? colour);
  });
  const outward = unit(across);
  for (const [shift, normal] of [
    [[0, 0, 0], times(outward, -1)],
    [across, outward],
  ] as const) {
    if (isSeen(stage, add(origin, shift), normal))
      lit(
        stage,
        profile.map((at) => add(place(at), shift)),
        normal,
        colour,
      );
  }
};

/** The same outline with a fixed fill, on the near or far end of an extrusion. */
export const onEnd = (
  stage: Stage,
  { origin, along, across }: Pick<Extrusion, 'origin' | 'along' | 'across'>,
  end: 0 | 1,
  points: readonly Point[],
  fill: string,
): void =>
  flat(
    stage,
    points.map(([u, v]) => add(add(add(origin, times(along, u)), times(across, end)), [0, 0, v])),
    fill,
  );
