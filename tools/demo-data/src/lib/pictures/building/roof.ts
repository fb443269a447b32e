import { mix } from '../kit/colour.ts';
import { depthOf, projectFace, scaleAt } from '../kit/camera.ts';
import { colourOn, flat, isSeen, lit, type Stage } from '../kit/stage.ts';
import { line } from '../kit/svg.ts';
import { add, between, cross, dot, subtract, times, unit, type Vec3 } from '../kit/vector.ts';

export type RoofPlan = {
  /** Corner (left, near) of the eaves, and their extent. */
  at: Vec3;
  width: number;
  depth: number;
  rise: number;
  /** Direction of the ridge. */
  ridge: 'across' | 'away';
  /** 0 = gable … 1 = hipped at 45°. */
  hip: number;
  tile: string;
  /** Metres from a gable's roof edge to its wall. */
  verge?: number;
};

type Slope = { eave: readonly [Vec3, Vec3]; top: readonly [Vec3, Vec3] };

/** A pitched roof with courses of tiles and its fascia; gable walls in `gable`, boarded. */
export const drawRoof = (stage: Stage, plan: RoofPlan, gable: string): void => {
  const {
    at: [x, y, z],
    width,
    depth,
    rise,
    ridge,
    hip,
    tile,
  } = plan;
  const inset = (ridge === 'across' ? depth : width) * 0.5 * hip;
  const corners: [Vec3, Vec3, Vec3, Vec3] = [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ];
  const [near, right, far, left] = corners;
  const [start, end]: [Vec3, Vec3] =
    ridge === 'across'
      ? [
          [x + inset, y + depth / 2, z + rise],
          [x + width - inset, y + depth / 2, z + rise],
        ]
      : [
          [x + width / 2, y + inset, z + rise],
          [x + width / 2, y + depth - inset, z + rise],
        ];
  const long: Slope[] =
    ridge === 'across'
      ? [
          { eave: [far, left], top: [end, start] },
          { eave: [near, right], top: [start, end] },
        ]
      : [
          { eave: [left, near], top: [end, start] },
          { eave: [right, far], top: [start, end] },
        ];
  const ends: Slope[] =
    ridge === 'across'
      ? [
          { eave: [left, near], top: [start, start] },
          { eave: [right, far], top: [end, end] },
        ]
      : [
          { eave: [far, left], top: [end, end] },
          { eave: [near, right], top: [start, start] },
        ];
  const trim = mix(tile, '#f2ebdd', 0.55);
  if (hip === 0) for (const slope of ends) drawGable(stage, slope, gable, plan.verge ?? 0.5);
  for (const slope of [...long, ...(hip === 0 ? [] : ends)]) drawSlope(stage, slope, tile);
  drawFascia(stage, hip === 0 ? long : [...long, ...ends], trim);
  if (hip === 0) for (const slope of ends) drawVerge(stage, slope, trim);
};

const outwardOf = ({ eave: [a, b] }: Slope): Vec3 => unit(cross(subtract(b, a), [0, 0, 1]));

const drawSlope = (stage: Stage, slope: Slope, colour: string): void => {
  const {
    eave: [a, b],
    top: [c, d],
  } = slope;
  const raw = unit(cross(subtract(b, a), subtract(between(c, d, 0.5), a)));
  const normal = raw[2] < 0 ? times(raw, -1) : raw;
  if (!isSeen(stage, a, normal)) return;
  lit(stage, c === d ? [a, b, c] : [a, b, d, c], normal, colour);
  drawCourses(stage, slope, colourOn(stage, colour, normal, a));
};

/** The boarded wall under a gable, set back from the roof's edge, and the underside of the verge. */
const drawGable = (stage: Stage, slope: Slope, colour: string, verge: number): void => {
  const { drawing, camera } = stage;
  const outward = outwardOf(slope);
  const {
    eave: [a, b],
    top: [c],
  } = slope;
  if (!isSeen(stage, a, outward)) return;
  const back = (at: Vec3): Vec3 => add(at, times(outward, -verge));
  const fill = colourOn(stage, colour, outward, a);
  flat(stage, [back(a), back(b), back(c)], fill);
  const pixels = scaleAt(camera, a);
  for (let rise = 0.3; rise < c[2] - a[2] - 0.2; rise += 0.3) {
    const share = rise / (c[2] - a[2]);
    drawing.add(
      line(
        projectFace(camera, [back(between(a, c, share)), back(between(b, c, share))]),
        mix(fill, '#2a2018', 0.12),
        Math.max(0.6, pixels * 0.025),
      ),
    );
  }
  if (camera.eye[2] < c[2]) {
    const under = colourOn(stage, mix(colour, '#4a3a30', 0.45), [0, 0, -1], a);
    for (const foot of [a, b]) flat(stage, [foot, c, back(c), back(foot)], under);
  }
};

const drawVerge = (stage: Stage, slope: Slope, colour: string): void => {
  const {
    eave: [a, b],
    top: [c],
  } = slope;
  const outward = outwardOf(slope);
  if (!isSeen(stage, a, outward)) return;
  const down = ([x, y, z]: Vec3): Vec3 => [x, y, z - 0.26];
  for (const foot of [a, b]) lit(stage, [foot, c, down(c), down(foot)], outward, colour);
};

const drawCourses = (stage: Stage, { eave: [a, b], top: [c, d] }: Slope, fill: string): void => {
  const { drawing, camera } = stage;
  const pixels = scaleAt(camera, between(a, b, 0.5));
  if (pixels < 7) return;
  const span = Math.sqrt(dot(subtract(c, a), subtract(c, a)));
  const rows = Math.max(5, Math.round(span / 0.34));
  for (let row = 1; row < rows; row += 1) {
    const share = row / rows;
    const ends = [between(a, c, share), between(b, d, share)];
    drawing.add(
      line(
        projectFace(camera, ends),
        mix(fill, row % 2 ? '#241a14' : '#fff3df', row % 2 ? 0.2 : 0.1),
        Math.max(0.6, pixels * 0.035),
      ),
    );
  }
};

const drawFascia = (stage: Stage, slopes: readonly Slope[], colour: string): void => {
  for (const slope of slopes) {
    const {
      eave: [from, to],
    } = slope;
    const outward = outwardOf(slope);
    if (!isSeen(stage, from, outward)) continue;
    const down = ([x, y, z]: Vec3): Vec3 => [x, y, z - 0.2];
    lit(stage, [from, to, down(to), down(from)], outward, colour);
  }
};

/** A flat roof that overhangs the walls, with a dark underside when seen from below. */
export const drawSlabRoof = (stage: Stage, at: Vec3, [width, depth, height]: Vec3, colour: string): void => {
  const [x, y, z] = at;
  const { camera } = stage;
  if (camera.eye[2] < z)
    flat(
      stage,
      [
        [x, y, z],
        [x + width, y, z],
        [x + width, y + depth, z],
        [x, y + depth, z],
      ],
      colourOn(stage, mix(colour, '#6b5a4c', 0.35), [0, 0, -1], at),
    );
  const sides: [Vec3, Vec3, Vec3][] = [
    [
      [x, y, z],
      [x + width, y, z],
      [0, -1, 0],
    ],
    [
      [x, y + depth, z],
      [x, y, z],
      [-1, 0, 0],
    ],
    [
      [x + width, y, z],
      [x + width, y + depth, z],
      [1, 0, 0],
    ],
  ];
  const top: Vec3[] = [
    [x, y, z + height],
    [x + width, y, z + height],
    [x + width, y + depth, z + height],
    [x, y + depth, z + height],
  ];
  for (const [from, to, normal] of sides.filter(([from, , normal]) => isSeen(stage, from, normal))) {
    lit(stage, [from, to, [to[0], to[1], z + height], [from[0], from[1], z + height]], normal, colour);
  }
  if (camera.eye[2] > z + height) lit(stage, top, [0, 0, 1], mix(colour, '#b9b2a6', 0.4));
};

/** Distance to the middle of a box's footprint in metres, for drawing several boxes far to near. */
export const farness = ({ camera }: Stage, [x, y]: Vec3, [width, depth]: Vec3): number =>
  depthOf(camera, [x + width / 2, y + depth / 2, 0]);
