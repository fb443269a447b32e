import { darken, lighten, mix } from '../kit/colour.ts';
import { lit, ring, type Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';
import { build, upright, type Furniture, type Part, type Place } from './furniture.ts';
import type { Style } from './style.ts';

/** A table on four legs; things on it are separate parts. */
export const table = ({
  width,
  depth,
  height,
  top,
  leg,
  ...place
}: Place & { width: number; depth: number; height: number; top: string; leg: string }): Furniture =>
  build(place, width, depth, [
    ...[
      [0.05, 0.05],
      [width - 0.11, 0.05],
      [0.05, depth - 0.11],
      [width - 0.11, depth - 0.11],
    ].map(([u, d]): Part => ({ u: u!, d: d!, z: 0, size: [0.06, 0.06, height - 0.05], colour: leg })),
    { u: 0, d: 0, z: height - 0.05, size: [width, depth, 0.05], colour: top },
  ]);

/** A round table on one foot. */
export const roundTable = (place: Place, radius: number, height: number, top: string, foot: string): Furniture =>
  upright(place, radius, height, (stage, [x, y, z]) => {
    const disc = (level: number, r: number, colour: string) =>
      lit(stage, ring([x, y, z + level], r, r, 32), [0, 0, 1], colour);
    disc(0.02, radius * 0.55, darken(foot, 0.2));
    column(stage, [x, y, z], 0.05, height - 0.05, foot);
    disc(height - 0.05, radius, darken(top, 0.3));
    disc(height - 0.03, radius, darken(top, 0.16));
    disc(height, radius, top);
  });

const column = (stage: Stage, [x, y, z]: Vec3, half: number, height: number, colour: string): void => {
  lit(
    stage,
    [
      [x - half, y, z],
      [x, y - half, z],
      [x, y - half, z + height],
      [x - half, y, z + height],
    ],
    [-0.7, -0.7, 0],
    colour,
  );
  lit(
    stage,
    [
      [x, y - half, z],
      [x + half, y, z],
      [x + half, y, z + height],
      [x, y - half, z + height],
    ],
    [0.7, -0.7, 0],
    colour,
  );
};

/** Small things on a table: books, a bowl, a cup. */
export const tableThings = (style: Style, { x, y, z = 0 }: Place): Furniture =>
  build({ x, y, z }, 0.5, 0.3, [
    { u: 0, d: 0.02, z: 0, size: [0.3, 0.22, 0.035], colour: style.accent },
    { u: 0.02, d: 0.03, z: 0.035, size: [0.26, 0.2, 0.03], colour: lighten(style.soft, 0.2) },
    { u: 0.4, d: 0.08, z: 0, size: [0.1, 0.1, 0.1], colour: mix(style.stone, '#ffffff', 0.4), paint: { soft: 0.02 } },
  ]);
