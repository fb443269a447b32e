import { depthOf, project, scaleAt } from '../kit/camera.ts';
import { pose, type Sketch } from '../kit/sketch.ts';
import { box, flat, type Stage } from '../kit/stage.ts';
import { line } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';

/** A camera that looks straight along a plot, from a random height in metres within a range. */
export const viewLand = (
  sketch: Sketch,
  height: readonly [number, number],
  horizon: readonly [number, number],
  span = 34,
): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-8, 8), -26, random.between(...height)],
    target: [random.between(-4, 4), 0, 0],
    span,
    horizon: random.between(...horizon),
  });
};

/** Survey pegs with red heads at a plot's corners, and the line between them. */
export function drawBoundary(stage: Stage, corners: readonly Vec3[]): void {
  const { drawing, camera } = stage;
  const ring = [...corners, corners[0]!];
  flat(stage, corners, '#fff6da', { opacity: 0.13 });
  for (let index = 0; index < corners.length; index += 1) {
    drawing.add(
      line(
        [ring[index]!, ring[index + 1]!].map((at) => project(camera, at)),
        '#fff3d2',
        3.2,
        { dash: '15 11', opacity: 0.95 },
      ),
    );
  }
  for (const [x, y, z] of [...corners].sort((a, b) => depthOf(camera, b) - depthOf(camera, a))) {
    const size = Math.max(0.1, 5 / scaleAt(camera, [x, y, z]));
    box(stage, { at: [x - size / 2, y, z], size: [size, size, size * 7] }, '#f4efe2');
    box(stage, { at: [x - size / 2, y - 0.01, z + size * 5], size: [size, size, size * 2.1] }, '#c9452f');
  }
}
