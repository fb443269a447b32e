import { projectFace } from '../kit/camera.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { tone, type Light } from '../kit/light.ts';
import { createPanel, type Panel } from '../kit/panel.ts';
import { pose, type Sketch } from '../kit/sketch.ts';
import { flat, lit, type Stage } from '../kit/stage.ts';
import { closed, line, path } from '../kit/svg.ts';
import { unit, type Vec3 } from '../kit/vector.ts';
import { contactShadow } from '../building/ground.ts';
import { drawInOrder } from './arrange.ts';
import type { Furniture } from './furniture.ts';
import type { Style } from './style.ts';

export type RoomPlan = { width: number; depth: number; height?: number; /** Where daylight comes from. */ window: 'back' | 'left' | 'right'; eyeX?: number; eyeZ?: number; /** Metres the eye stands in front of the room. */ away?: number; turn?: number; horizon?: number; zoom?: number };

export type Room = {
  /** Lit as indoors; furniture and walls use this one. */
  readonly stage: Stage;
  /** The hour outside, for what windows show. */
  readonly outside: Stage;
  readonly back: Panel;
  readonly left: Panel;
  readonly right: Panel;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly style: Style;
};

/** Bounced daylight with a bias to the window's side; after dark, lamplight. */
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

/** An empty room open to the viewer: floor, walls and ceiling drawn, daylight set. */
export const createRoom = (sketch: Sketch, style: Style, { width, depth, height = 2.75, window, eyeX = 0, eyeZ = 1.35, away = 1.9, turn = 0, horizon = 0.5, zoom = 1 }: RoomPlan): Room => {
  const outside = pose(sketch, { eye: [eyeX, -away, eyeZ], target: [turn, depth, 0], span: (width * 1.42) / zoom, horizon });
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
  panel.paint(0, 0, panel.width, panel.height, drawing.linear([[0, '#fff8ea', 0.22], [0.45, '#fff8ea', 0], [1, '#5a4632', 0.1]]));
  panel.rect(0, 0, panel.width, 0.1, lighten(colour, 0.4));
  panel.paint(0, 0.1, panel.width, 0.012, '#3a2d22', { opacity: 0.2 });
};

const drawCeiling = (stage: Stage, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], z: number): void => {
  const { drawing } = stage;
  const outline = (inset: number, lift: number): Vec3[] => [[x0 + inset, y0, lift], [x1 - inset, y0, lift], [x1 - inset, y1 - inset, lift], [x0 + inset, y1 - inset, lift]];
  const white = (share: number) => mix(tone(stage.light, '#ffffff', 0.4), '#d8cbb8', share);
  flat(stage, outline(0, z), white(0.1));
  flat(stage, outline(0, z), drawing.linear([[0, '#6b5a48', 0.02], [1, '#6b5a48', 0.14]]));
  flat(stage, outline(0.42, z), white(0.35));
  flat(stage, outline(0.42, z), '#fff3d6', { opacity: stage.light.lamps > 0.5 ? 0.6 : 0.25 });
  flat(stage, outline(0.5, z + 0.001), white(0));
  for (const share of [0.28, 0.72]) {
    for (const y of [y1 - 1, y1 - 2.6]) {
      const x = x0 + (x1 - x0) * share;
      flat(stage, Array.from({ length: 14 }, (_, index): Vec3 => [x + 0.07 * Math.cos(index / 2.228), y + 0.07 * Math.sin(index / 2.228), z]), stage.light.lamps > 0.3 ? '#fff1c9' : '#e9e2d4');
    }
  }
};

const drawFloor = (stage: Stage, style: Style, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): void => {
  const { drawing, random, camera } = stage;
  const { floor, floorColour } = style;
  lit(stage, [[x0, y0, 0], [x1, y0, 0], [x1, y1, 0], [x0, y1, 0]], [0, 0, 1], floorColour);
  const piece = (points: readonly Vec3[], fill: string, opacity: number) => drawing.add(path(closed(projectFace(camera, points)), fill, { opacity }));
  const joint = (from: Vec3, to: Vec3) => drawing.add(line(projectFace(camera, [from, to]), darken(floorColour, 0.35), 1.1, { opacity: 0.4 }));
  if (floor === 'planks') {
    for (let x = x0; x < x1; x += 0.22) {
      for (let y = y0 - random.between(0, 1.4); y < y1; ) {
        const long = random.between(1.2, 2.1);
        if (random.chance(0.7)) piece([[x, Math.max(y0, y), 0], [x + 0.21, Math.max(y0, y), 0], [x + 0.21, Math.min(y1, y + long), 0], [x, Math.min(y1, y + long), 0]], random.pick([darken(floorColour, 0.25), lighten(floorColour, 0.4), '#a5713c']), random.between(0.05, 0.18));
        y += long;
      }
      joint([x, y0, 0], [x, y1, 0]);
    }
  } else if (floor === 'herringbone') {
    const [long, wide] = [0.62, 0.155];
    for (let column = Math.floor(x0 / (long * 0.707 * 2)) - 1; column * long * 1.414 < x1 + 1; column += 1) {
      for (let y = y0 - 1; y < y1; y += wide * 1.414) {
        for (const side of [0, 1]) {
          const cx = column * long * 1.414 + side * long * 0.707;
          const tip: Vec3 = side ? [cx, y + long * 0.707, 0] : [cx, y, 0];
          const end: Vec3 = side ? [cx + long * 0.707, y, 0] : [cx + long * 0.707, y + long * 0.707, 0];
          const points: Vec3[] = [tip, end, [end[0], end[1] + wide * 1.414, 0], [tip[0], tip[1] + wide * 1.414, 0]];
          const inside = points.map(([px, py]): Vec3 => [Math.min(x1, Math.max(x0, px)), Math.min(y1, Math.max(y0, py)), 0]);
          piece(inside, side ? darken(floorColour, 0.3) : lighten(floorColour, 0.45), random.between(0.06, 0.2));
        }
      }
    }
  } else {
    const size = floor === 'tiles' ? 0.8 : 1.1;
    for (let x = Math.ceil(x0 / size) * size; x < x1; x += size) joint([x, y0, 0], [x, y1, 0]);
    for (let y = y0; y < y1; y += size) joint([x0, y, 0], [x1, y, 0]);
    if (floor === 'terrazzo') drawChips(stage, [x0, y0], [x1, y1], floorColour);
  }
  flat(stage, [[x0, y0, 0], [x1, y0, 0], [x1, y1, 0], [x0, y1, 0]], drawing.linear([[0, '#fff6e4', 0.2], [0.5, '#fff6e4', 0], [1, '#3a2a1c', 0.12]]));
};

const drawChips = (stage: Stage, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], colour: string): void => {
  const { drawing, random, camera } = stage;
  for (const chip of [darken(colour, 0.3), '#b5835f', '#8d9a8a', '#ffffff']) {
    const d = Array.from({ length: 150 }, () => {
      const [x, y, s] = [random.between(x0, x1), random.between(y0, y1), random.between(0.012, 0.035)];
      return closed(projectFace(camera, [[x - s, y, 0], [x, y - s, 0], [x + s * 1.3, y, 0], [x, y + s, 0]]));
    }).join('');
    drawing.add(path(d, chip, { opacity: 0.5 }));
  }
};

/** Sets furniture into the room: all shadows first, then every piece behind what stands before it. */
export const furnish = ({ stage }: Room, furniture: readonly Furniture[]): void => {
  for (const { footprint: { at, size }, isRound } of furniture) {
    if (isRound) contactShadow(stage, [at[0] + size[0] / 2, at[1] + size[1] / 2, at[2]], size[0] * 0.85, size[1] * 0.8, 0.42);
    else drawShadow(stage, at, size);
  }
  drawInOrder(stage, furniture.flatMap(({ pieces }) => pieces));
};

const drawShadow = (stage: Stage, [x, y, z]: Vec3, [width, depth]: Vec3): void => {
  if (width * depth === 0) return;
  const { towardsSun } = stage.light;
  const [dx, dy] = [-towardsSun[0] * 0.16, -0.05];
  for (const [grow, opacity] of [[0.16, 0.05], [0.1, 0.07], [0.04, 0.1], [0, 0.14]] as const) {
    flat(stage, [
      [x - grow + dx, y - grow + dy, z], [x + width + grow + dx, y - grow + dy, z], [x + width + grow + dx, y + depth + grow, z], [x - grow + dx, y + depth + grow, z],
    ], mix('#2a1d12', '#000000', 0.2), { opacity });
  }
};
