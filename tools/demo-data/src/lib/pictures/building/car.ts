import { darken, lighten } from '../kit/colour.ts';
import { extrude, onEnd, type Extrusion } from '../kit/extrude.ts';
import { colourOn, flat, isSeen, type Stage } from '../kit/stage.ts';
import type { Point } from '../kit/svg.ts';
import { add, times, type Vec3 } from '../kit/vector.ts';
import { contactShadow } from './ground.ts';

type Body = {
  profile: readonly Point[];
  screens: readonly number[];
  glass: readonly (readonly Point[])[];
  wheels: readonly number[];
  wheel: number;
  width: number;
};

const sedan: Body = {
  profile: [
    [0, 0.32],
    [0, 0.68],
    [0.12, 0.82],
    [1.1, 0.94],
    [1.9, 1.42],
    [3.1, 1.44],
    [3.95, 0.98],
    [4.45, 0.9],
    [4.5, 0.4],
    [4.4, 0.3],
  ],
  screens: [3, 5],
  glass: [
    [
      [1.34, 0.98],
      [1.96, 1.34],
      [2.5, 1.36],
      [2.5, 0.98],
    ],
    [
      [2.6, 0.98],
      [2.6, 1.36],
      [3.06, 1.36],
      [3.66, 1],
    ],
  ],
  wheels: [0.86, 3.6],
  wheel: 0.33,
  width: 1.78,
};

const pickup: Body = {
  profile: [
    [0, 0.5],
    [0, 0.95],
    [0.1, 1.06],
    [1.25, 1.14],
    [1.9, 1.74],
    [3.1, 1.76],
    [3.3, 1.14],
    [5.1, 1.14],
    [5.12, 0.55],
    [5, 0.48],
  ],
  screens: [3, 5],
  glass: [
    [
      [1.5, 1.18],
      [1.98, 1.64],
      [2.45, 1.66],
      [2.45, 1.18],
    ],
    [
      [2.55, 1.18],
      [2.55, 1.66],
      [3, 1.66],
      [3.12, 1.18],
    ],
  ],
  wheels: [0.95, 4.15],
  wheel: 0.4,
  width: 1.86,
};

const lorry: Body = {
  profile: [
    [0, 0.6],
    [0, 2.3],
    [0.15, 2.5],
    [1.7, 2.5],
    [1.72, 3.1],
    [7.4, 3.1],
    [7.4, 0.75],
    [7.3, 0.6],
  ],
  screens: [0],
  glass: [
    [
      [0.3, 1.6],
      [0.34, 2.25],
      [1.2, 2.25],
      [1.2, 1.6],
    ],
  ],
  wheels: [0.95, 5.3, 6.4],
  wheel: 0.5,
  width: 2.3,
};

const bodies = { sedan, pickup, lorry } as const;
export const carColours = ['#eef0ee', '#c9cdcf', '#3f4a55', '#8d3f38', '#31505e', '#d9cfbd', '#5a6a5e'] as const;

/**
 * A parked or passing car with its nose at `at`, its length along x (`facing` left or right) or along y (nose to the
 * street).
 */
export const drawCar = (
  stage: Stage,
  kind: keyof typeof bodies,
  at: Vec3,
  facing: 'left' | 'right' | 'near',
  colour: string,
): void => {
  const body = bodies[kind];
  const along: Vec3 = facing === 'left' ? [1, 0, 0] : facing === 'right' ? [-1, 0, 0] : [0, 1, 0];
  const across: Vec3 = facing === 'near' ? [body.width, 0, 0] : [0, body.width, 0];
  const long = body.profile.reduce((most, [u]) => Math.max(most, u), 0);
  const middle = add(add(at, times(along, long / 2)), times(across, 0.5));
  contactShadow(stage, middle, facing === 'near' ? 1.35 : long * 0.6, facing === 'near' ? long * 0.56 : 1.15, 0.6);
  const solid: Extrusion = {
    origin: at,
    along,
    across,
    profile: body.profile,
    colour,
    strips: Object.fromEntries(body.screens.map((index) => [index, '#4c5d66'])),
  };
  extrude(stage, solid);
  for (const end of [0, 1] as const) {
    const normal = times(across, (end ? 1 : -1) / body.width);
    if (!isSeen(stage, add(at, times(across, end)), normal)) continue;
    for (const pane of body.glass) onEnd(stage, solid, end, pane, colourOn(stage, '#43535c', normal, at));
    onEnd(
      stage,
      solid,
      end,
      [
        [0.2, 0.52],
        [0.2, 0.56],
        [long - 0.2, 0.58],
        [long - 0.2, 0.54],
      ],
      colourOn(stage, darken(colour, 0.25), normal, at),
    );
    for (const u of body.wheels) {
      onEnd(stage, solid, end, disc(u, body.wheel, body.wheel * 1.12), colourOn(stage, '#2a2826', normal, at));
      onEnd(stage, solid, end, disc(u, body.wheel, body.wheel * 0.62), colourOn(stage, '#a9aaa8', normal, at));
    }
  }
  if (facing === 'near') drawFront(stage, at, body, colour);
};

const drawFront = (stage: Stage, [x, y, z]: Vec3, { width, profile }: Body, colour: string): void => {
  const top = profile[1]![1];
  const patch = (u: number, v: number, w: number, h: number, fill: string) =>
    flat(
      stage,
      [
        [x + u, y - 0.01, z + v],
        [x + u + w, y - 0.01, z + v],
        [x + u + w, y - 0.01, z + v + h],
        [x + u, y - 0.01, z + v + h],
      ],
      fill,
    );
  const lamp = stage.light.lamps > 0.5 ? '#ffe9b0' : lighten(colour, 0.5);
  patch(0.08, top - 0.16, 0.36, 0.13, lamp);
  patch(width - 0.44, top - 0.16, 0.36, 0.13, lamp);
  patch(0.5, top - 0.2, width - 1, 0.16, '#2f3133');
  patch(width / 2 - 0.26, top - 0.32, 0.52, 0.1, '#e8e6df');
};

const disc = (u: number, v: number, radius: number): Point[] =>
  Array.from({ length: 18 }, (_, index): Point => {
    const angle = (index / 18) * 2 * Math.PI;
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
  });
