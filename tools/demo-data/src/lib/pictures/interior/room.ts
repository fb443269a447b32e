import { contactShadow } from '../building/ground.ts';
import { lighten, mix } from '../kit/colour.ts';
import { tone, type Light } from '../kit/light.ts';
import { createPanel, type Panel } from '../kit/panel.ts';
import { pose, type Sketch } from '../kit/sketch.ts';
import { flat, type Stage } from '../kit/stage.ts';
import { unit, type Vec3 } from '../kit/vector.ts';
import { drawInOrder } from './arrange.ts';
import { drawFloor } from './floor.ts';
import type { Furniture } from './furniture.ts';
import type { Style } from './style.ts';

export type RoomPlan = {
  width: number;
  depth: number;
  height?: number;
  /** Where daylight comes from. */ window: 'back' | 'left' | 'right';
  eyeX?: number;
  eyeZ?: number;
  /** Distance of the eye in front of the room, in metres. */ away?: number;
  turn?: number;
  horizon?: number;
  zoom?: number;
};

export type Room = {
  /** Light for indoors; furniture and walls use this stage. */
  readonly stage: Stage;
  /** Light outside, for the view from windows. */
  readonly outside: Stage;
  readonly back: Panel;
  readonly left: Panel;
  readonly right: Panel;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly style: Style;
};

/** Diffuse daylight, stronger on the window's side; lamplight after dark. */
export const indoors = (light: Light, window: RoomPlan['window']): Light => {
  const dark = light.lamps > 0.6;
  const side = window === 'left' ? -1 : window === 'right' ? 1 : 0;
  return {
    ...light,
    haze: '#f4ece0',
    hazeMetres: 90,
    sun: dark ? [0.18, 0.14, 0.08] : [0.2, 0.18, 0.14],
    ambient: dark ? [0.84, 0.76, 0.66] : [0.87, 0.86, 0.84],
    towardsSun: dark ? unit([0.2, -0.3, 0.9]) : unit([side * 0.9, side === 0 ? 0.35 : -0.25, 0.75]),
  };
};

/** An empty room, open to the viewer: floor, walls, ceiling and daylight. */
export const createRoom = (
  sketch: Sketch,
  style: Style,
  {
    width,
    depth,
    height = 2.75,
    window,
    eyeX = 0,
    eyeZ = 1.35,
    away = 1.9,
    turn = 0,
    horizon = 0.5,
    zoom = 1,
  }: RoomPlan,
): Room => {
  const outside = pose(sketch, {
    eye: [eyeX, -away, eyeZ],
    target: [turn, depth, 0],
    span: (width * 1.42) / zoom,
    horizon,
  });
  const stage: Stage = { ...outside, light: indoors(sketch.light, window) };
  const half = width / 2;
  const front = -away + 0.1;
  const up: Vec3 = [0, 0, 1];
  const long = depth - front;
  drawFloor(stage, style, [-half, front], [half, depth]);
  drawCeiling(stage, [-half, front], [half, depth], height);
  const back = createPanel(stage, [-half, depth, 0], [1, 0, 0], up, [0, -1, 0], width, height);
  // Side walls are measured from the far corner, so that u = 0 is where they meet the back wall.
  const left = createPanel(stage, [-half, depth, 0], [0, -1, 0], up, [1, 0, 0], long, height);
  const right = createPanel(stage, [half, depth, 0], [0, -1, 0], up, [-1, 0, 0], long, height);
  for (const panel of [left, right, back]) drawWall(stage, panel, style.wall);
  return { stage, outside, back, left, right, width, depth, height, style };
};

const drawWall = ({ drawing }: Stage, panel: Panel, colour: string): void => {
  panel.rect(0, 0, panel.width, panel.height, colour);
  panel.paint(
    0,
    0,
    panel.width,
    panel.height,
    drawing.linear([
      [0, '#fff8ea', 0.22],
      [0.45, '#fff8ea', 0],
      [1, '#5a4632', 0.1],
    ]),
  );
  panel.rect(0, 0, panel.width, 0.1, lighten(colour, 0.4));
  panel.paint(0, 0.1, panel.width, 0.012, '#3a2d22', { opacity: 0.2 });
};

const drawCeiling = (
  stage: Stage,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  z: number,
): void => {
  const { drawing } = stage;
  const outline = (inset: number, lift: number): Vec3[] => [
    [x0 + inset, y0, lift],
    [x1 - inset, y0, lift],
    [x1 - inset, y1 - inset, lift],
    [x0 + inset, y1 - inset, lift],
  ];
  const white = (share: number) => mix(tone(stage.light, '#ffffff', 0.4), '#d8cbb8', share);
  flat(stage, outline(0, z), white(0.1));
  flat(
    stage,
    outline(0, z),
    drawing.linear([
      [0, '#6b5a48', 0.02],
      [1, '#6b5a48', 0.14],
    ]),
  );
  flat(stage, outline(0.42, z), white(0.35));
  flat(stage, outline(0.42, z), '#fff3d6', { opacity: stage.light.lamps > 0.5 ? 0.6 : 0.25 });
  flat(stage, outline(0.5, z + 0.001), white(0));
  for (const share of [0.28, 0.72]) {
    for (const y of [y1 - 1, y1 - 2.6]) {
      const x = x0 + (x1 - x0) * share;
      flat(
        stage,
        Array.from({ length: 14 }, (_, index): Vec3 => [
          x + 0.07 * Math.cos(index / 2.228),
          y + 0.07 * Math.sin(index / 2.228),
          z,
        ]),
        stage.light.lamps > 0.3 ? '#fff1c9' : '#e9e2d4',
      );
    }
  }
};

/** Draws furniture: all shadows first, then the pieces from far to near. */
export const furnish = ({ stage }: Room, furniture: readonly Furniture[]): void => {
  for (const {
    footprint: { at, size },
    isRound,
  } of furniture) {
    if (isRound)
      contactShadow(stage, [at[0] + size[0] / 2, at[1] + size[1] / 2, at[2]], size[0] * 0.85, size[1] * 0.8, 0.42);
    else drawShadow(stage, at, size);
  }
  drawInOrder(
    stage,
    furniture.flatMap(({ pieces }) => pieces),
  );
};

const drawShadow = (stage: Stage, [x, y, z]: Vec3, [width, depth]: Vec3): void => {
  if (width * depth === 0) return;
  const { towardsSun } = stage.light;
  const [dx, dy] = [-towardsSun[0] * 0.16, -0.05];
  for (const [grow, opacity] of [
    [0.16, 0.05],
    [0.1, 0.07],
    [0.04, 0.1],
    [0, 0.14],
  ] as const) {
    flat(
      stage,
      [
        [x - grow + dx, y - grow + dy, z],
        [x + width + grow + dx, y - grow + dy, z],
        [x + width + grow + dx, y + depth + grow, z],
        [x - grow + dx, y + depth + grow, z],
      ],
      mix('#2a1d12', '#000000', 0.2),
      { opacity },
    );
  }
};
