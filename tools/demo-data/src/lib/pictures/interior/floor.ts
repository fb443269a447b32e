import { projectFace } from '../kit/camera.ts';
import { darken, lighten } from '../kit/colour.ts';
import { flat, lit, type Stage } from '../kit/stage.ts';
import { closed, line, path } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import type { Style } from './style.ts';

/** A floor between two corners in the style's material, brighter near the light. */
export const drawFloor = (
  stage: Stage,
  style: Style,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): void => {
  const { drawing, random, camera } = stage;
  const { floor, floorColour } = style;
  lit(
    stage,
    [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ],
    [0, 0, 1],
    floorColour,
  );
  const piece = (points: readonly Vec3[], fill: string, opacity: number) =>
    drawing.add(path(closed(projectFace(camera, points)), fill, { opacity }));
  const joint = (from: Vec3, to: Vec3) =>
    drawing.add(line(projectFace(camera, [from, to]), darken(floorColour, 0.35), 1.1, { opacity: 0.4 }));
  if (floor === 'planks') {
    for (let x = x0; x < x1; x += 0.22) {
      for (let y = y0 - random.between(0, 1.4); y < y1;) {
        const long = random.between(1.2, 2.1);
        if (random.chance(0.7))
          piece(
            [
              [x, Math.max(y0, y), 0],
              [x + 0.21, Math.max(y0, y), 0],
              [x + 0.21, Math.min(y1, y + long), 0],
              [x, Math.min(y1, y + long), 0],
            ],
            random.pick([darken(floorColour, 0.25), lighten(floorColour, 0.4), '#a5713c']),
            random.between(0.05, 0.18),
          );
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
          const inside = points.map(([px, py]): Vec3 => [
            Math.min(x1, Math.max(x0, px)),
            Math.min(y1, Math.max(y0, py)),
            0,
          ]);
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
  flat(
    stage,
    [
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ],
    drawing.linear([
      [0, '#fff6e4', 0.2],
      [0.5, '#fff6e4', 0],
      [1, '#3a2a1c', 0.12],
    ]),
  );
};

const drawChips = (
  stage: Stage,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  colour: string,
): void => {
  const { drawing, random, camera } = stage;
  for (const chip of [darken(colour, 0.3), '#b5835f', '#8d9a8a', '#ffffff']) {
    const d = Array.from({ length: 150 }, () => {
      const [x, y, s] = [random.between(x0, x1), random.between(y0, y1), random.between(0.012, 0.035)];
      return closed(
        projectFace(camera, [
          [x - s, y, 0],
          [x, y - s, 0],
          [x + s * 1.3, y, 0],
          [x, y + s, 0],
        ]),
      );
    }).join('');
    drawing.add(path(d, chip, { opacity: 0.5 }));
  }
};
