import { depthOf, project, scaleAt } from './camera.ts';
import { mix } from './colour.ts';
import { skyAt, tone } from './light.ts';
import { block, colourOn, flat, isSeen, type Box, type Stage } from './stage.ts';
import type { Paint, Point } from './svg.ts';
import { add, times, type Vec3 } from './vector.ts';

/** One flat side of a building or room, in metres: u to the side, v up. Details are placed in these coordinates. */
export type Panel = {
  readonly width: number;
  readonly height: number;
  readonly normal: Vec3;
  readonly seen: boolean;
  at: (u: number, v: number) => Vec3;
  /** A rectangle in a colour that is lit. */
  rect: (u: number, v: number, width: number, height: number, colour: string, paint?: Paint) => void;
  /** A rectangle with a fixed colour or gradient. */
  paint: (u: number, v: number, width: number, height: number, fill: string, paint?: Paint) => void;
  /** Any outline on the panel with a fixed fill. */
  shape: (points: readonly Point[], fill: string, paint?: Paint) => void;
  /** An element that projects by `out` metres: a balcony slab, a canopy, a fin. */
  slab: (u: number, v: number, width: number, height: number, out: number, colour: string) => void;
};

/** A panel from its lower corner, two unit directions and its outward normal; sizes in metres. */
export const createPanel = (
  stage: Stage,
  origin: Vec3,
  along: Vec3,
  up: Vec3,
  normal: Vec3,
  width: number,
  height: number,
): Panel => {
  const at = (u: number, v: number): Vec3 => add(origin, add(times(along, u), times(up, v)));
  const corners = (u: number, v: number, w: number, h: number) => [
    at(u, v),
    at(u + w, v),
    at(u + w, v + h),
    at(u, v + h),
  ];
  return {
    width,
    height,
    normal,
    seen: isSeen(stage, origin, normal),
    at,
    rect: (u, v, w, h, colour, paint) =>
      flat(
        stage,
        corners(u, v, w, h),
        colour.startsWith('#') ? colourOn(stage, colour, normal, at(u, v)) : colour,
        paint,
      ),
    paint: (u, v, w, h, fill, paint) => flat(stage, corners(u, v, w, h), fill, paint),
    shape: (points, fill, paint) =>
      flat(
        stage,
        points.map(([u, v]) => at(u, v)),
        fill,
        paint,
      ),
    slab: (u, v, w, h, out, colour) =>
      block(stage, at(u, v), [times(along, w), times(normal, out), times(up, h)], colour),
  };
};

const up: Vec3 = [0, 0, 1];

/** The near side of a box, u from its left. */
export const frontOf = (stage: Stage, { at, size: [width, , height] }: Box): Panel =>
  createPanel(stage, at, [1, 0, 0], up, [0, -1, 0], width, height);

/** The left or right side of a box, u from its near edge backwards. */
export const sideOf = (stage: Stage, { at, size: [width, depth, height] }: Box, side: -1 | 1): Panel =>
  createPanel(stage, side === -1 ? at : [at[0] + width, at[1], at[2]], [0, 1, 0], up, [side, 0, 0], depth, height);

/** The visible vertical sides of a box. */
export const sidesInView = (stage: Stage, solid: Box): Panel[] =>
  [sideOf(stage, solid, -1), sideOf(stage, solid, 1), frontOf(stage, solid)].filter((panel) => panel.seen);

/** Pixels per metre in the middle of a panel: decides which details are drawn. */
export const detailOf = ({ camera }: Stage, panel: Panel): number =>
  scaleAt(camera, panel.at(panel.width / 2, panel.height / 2));

/** Vertical position of a place in the picture, 0…1, for reflections of the sky. */
const heightOnPicture = ({ camera, drawing }: Stage, at: Vec3) => project(camera, at)[1] / drawing.height;

export type WindowPaint = {
  frame?: string;
  /** Number of vertical bars. */
  bars?: number;
  glass?: string;
  /** Whether the window is lit after dark. */
  isLit?: boolean;
  curtains?: boolean;
};

/** A framed window: reflected sky by day, a warm room after dark. */
export const drawWindow = (
  stage: Stage,
  panel: Panel,
  [u, v, width, height]: readonly [u: number, v: number, width: number, height: number],
  { frame = '#3b3a38', bars = 1, glass = '#6f8b97', isLit = false, curtains = true }: WindowPaint = {},
): void => {
  const { light, drawing, camera } = stage;
  const edge = Math.min(0.07, width * 0.06);
  const far = depthOf(camera, panel.at(u, v));
  panel.rect(u - edge, v - edge, width + 2 * edge, height + 2 * edge, frame);
  const sky = skyAt(light, Math.min(1, Math.max(0, heightOnPicture(stage, panel.at(u, v + height)))));
  const reflected = mix(tone(light, glass, 0.25), sky, 0.42);
  const room = isLit && light.lamps > 0.05;
  const warm = mix(reflected, '#ffdf9f', Math.min(1, 0.25 + light.lamps));
  const fill = room
    ? drawing.linear([
        [0, mix(warm, '#fff3d0', 0.3)],
        [1, mix(warm, '#e2954a', 0.35)],
      ])
    : drawing.linear([
        [0, mix(reflected, sky, 0.35)],
        [1, mix(reflected, tone(light, '#3c5157', 0), 0.4)],
      ]);
  panel.paint(u, v, width, height, fill);
  if (scaleAt(camera, panel.at(u, v)) > 9 && far < 90) {
    if (curtains) curtainHint(panel, [u, v, width, height], room ? '#fff0cf' : '#f4ede0', room ? 0.55 : 0.3);
    if (!room) {
      const lean = height * 0.35;
      panel.shape(
        [
          [u + width * 0.32, v],
          [u + width * 0.58, v],
          [u + Math.min(width, width * 0.58 + lean), v + height],
          [u + Math.min(width, width * 0.32 + lean), v + height],
        ],
        '#ffffff',
        { opacity: 0.13 },
      );
    }
  }
  for (let bar = 1; bar <= bars; bar += 1)
    panel.rect(u + (width * bar) / (bars + 1) - edge / 3, v, edge * 0.66, height, frame);
};

const curtainHint = (
  panel: Panel,
  [u, v, width, height]: readonly [number, number, number, number],
  fill: string,
  opacity: number,
) => {
  panel.paint(u, v, width * 0.16, height, fill, { opacity });
  panel.paint(u + width * 0.84, v, width * 0.16, height, fill, { opacity });
};
