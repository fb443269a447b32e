import type { Random } from '../../random.ts';
import { depthOf, project, projectFace, scaleAt, type Camera } from './camera.ts';
import type { Drawing } from './drawing.ts';
import { distant, surface, type Light } from './light.ts';
import { group, polygon, type Paint, type Point } from './svg.ts';
import { add, cross, dot, subtract, times, unit, type Vec3 } from './vector.ts';

/** Context of a scene: a canvas, an hour, a seeded random source and a camera. Objects are drawn far to near. */
export type Stage = {
  readonly drawing: Drawing;
  readonly light: Light;
  readonly random: Random;
  readonly camera: Camera;
};

/** A flat outline in an unlit colour. */
export const flat = ({ drawing, camera }: Stage, points: readonly Vec3[], fill: string, paint?: Paint): void =>
  drawing.add(polygon(projectFace(camera, points), fill, paint));

/** A flat outline, lit by its normal and faded by distance. */
export const lit = (stage: Stage, points: readonly Vec3[], normal: Vec3, colour: string, paint?: Paint): void =>
  flat(stage, points, colourOn(stage, colour, normal, points[0]!), paint);

/** A colour on a surface: lit by its normal, faded by its distance. */
export const colourOn = ({ light, camera }: Stage, colour: string, normal: Vec3, at: Vec3): string =>
  distant(light, surface(light, colour, normal), depthOf(camera, at));

/** Whether the viewer sees the side of a plane that its normal points to. */
export const isSeen = ({ camera }: Stage, at: Vec3, normal: Vec3): boolean =>
  dot(subtract(camera.eye, at), normal) > 1e-6;

export type BlockPaint = {
  /** Radius of rounded edges in metres. */
  soft?: number;
  /** Another colour for the top. */
  top?: string;
};

/** A parallelepiped, spanned by three edges from its corner; only visible sides are drawn. */
export const block = (
  stage: Stage,
  corner: Vec3,
  edges: readonly [Vec3, Vec3, Vec3],
  colour: string,
  { soft, top }: BlockPaint = {},
): void => {
  const faces = edges.flatMap((edge, index) => {
    const [u, v] = [edges[(index + 1) % 3]!, edges[(index + 2) % 3]!];
    const outward = dot(cross(u, v), edge) > 0 ? unit(cross(u, v)) : times(unit(cross(u, v)), -1);
    return [
      { at: corner, u, v, normal: times(outward, -1) },
      { at: add(corner, edge), u, v, normal: outward },
    ];
  });
  for (const { at, u, v, normal } of faces.filter((face) => isSeen(stage, face.at, face.normal))) {
    const points = [at, add(at, u), add(add(at, u), v), add(at, v)];
    const fill = colourOn(stage, top && normal[2] > 0.9 ? top : colour, normal, at);
    flat(stage, points, fill, soft ? softEdge(stage, at, soft, fill) : undefined);
  }
};

const softEdge = ({ camera }: Stage, at: Vec3, soft: number, fill: string): Paint => ({
  stroke: fill,
  strokeWidth: Math.max(0.5, 2 * soft * scaleAt(camera, at)),
  round: true,
});

export type Box = { at: Vec3; size: Vec3 };

/** An upright box: `at` is its left, near, lower corner; `size` is width, depth, height in metres. */
export const box = (
  stage: Stage,
  { at, size: [width, depth, height] }: Box,
  colour: string,
  paint: BlockPaint = {},
): void => {
  const s = paint.soft ?? 0;
  block(
    stage,
    [at[0] + s, at[1] + s, at[2] + s],
    [
      [width - 2 * s, 0, 0],
      [0, depth - 2 * s, 0],
      [0, 0, height - 2 * s],
    ],
    colour,
    paint,
  );
};

/** Draws flat, upright objects (plants, lamps, cars), in centimetres from their foot, y downwards. */
export const stand = (
  { drawing, camera }: Stage,
  at: Vec3,
  fragments: readonly string[],
  options: { mirror?: boolean } = {},
): void => {
  if (depthOf(camera, at) < 0.3) return;
  drawing.add(group(fragments, { at: project(camera, at), scale: scaleAt(camera, at) / 100, ...options }));
};

/** Points of a horizontal ellipse: a round table, a pool, a rug. */
export const ring = (centre: Vec3, rx: number, ry: number, count = 36): Vec3[] =>
  Array.from({ length: count }, (_, index): Vec3 => {
    const angle = (index / count) * 2 * Math.PI;
    return [centre[0] + rx * Math.cos(angle), centre[1] + ry * Math.sin(angle), centre[2]];
  });

/** The shadow on the ground of a solid with the corners `points`, as one outline on the picture. */
export const castShadow = (stage: Stage, points: readonly Vec3[], opacity = stage.light.shadowOpacity): void => {
  const [sx, sy, sz] = stage.light.towardsSun;
  const fallen = points.map(([x, y, z]): Vec3 => [x - (sx / sz) * z, y - (sy / sz) * z, 0]);
  const outline = hull([...fallen, ...points.map(([x, y]): Vec3 => [x, y, 0])].map(([x, y]): Point => [x, y]));
  flat(
    stage,
    outline.map(([x, y]): Vec3 => [x, y, 0]),
    '#1e2430',
    { opacity },
  );
};

export const cornersOf = ({ at: [x, y, z], size: [width, depth, height] }: Box): Vec3[] =>
  [x, x + width].flatMap((px) => [y, y + depth].flatMap((py) => [z, z + height].map((pz): Vec3 => [px, py, pz])));

/** The convex hull of points (Andrew's monotone chain). */
const hull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const next of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, next) <= 0) chain.pop();
      chain.push(next);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
