import { drawBoundary, viewLand } from '../building/boundary.ts';
import { drawBlades, plant } from '../building/ground.ts';
import { darken, lighten } from '../kit/colour.ts';
import { distant, tone } from '../kit/light.ts';
import type { Scene } from '../kit/sketch.ts';
import { lit, type Stage } from '../kit/stage.ts';
import { path, rect } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { drawHills, ridge } from '../nature/hills.ts';
import { scatter } from '../nature/leaf.ts';
import { plantTree } from '../nature/planting.ts';
import { bush } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';

/** A slope above a valley, with ridges behind it. */
export const hillside: Scene = (sketch) => {
  const { random } = sketch;
  const stage = viewLand(sketch, [9, 12], [0.44, 0.5], 40);
  const { camera, light, drawing } = stage;
  drawSky(stage, camera.horizon + 60);
  drawHills(stage, camera.horizon + 90, random.between(300, 400), 4);
  const mist = light.haze;
  drawing.add(
    rect(
      0,
      camera.horizon,
      drawing.width,
      130,
      drawing.linear([
        [0, mist, 0],
        [0.6, mist, 0.75],
        [1, mist, 0],
      ]),
    ),
  );
  for (const [lift, colour, metres] of [
    [110, '#5f8a5c', 260],
    [190, '#86a35c', 40],
  ] as const) {
    const base = camera.horizon + lift;
    const fill = distant(light, tone(light, colour, 0.7), metres);
    const paint = drawing.across(
      [
        [0, lighten(fill, 0.1)],
        [0.4, fill],
        [1, darken(fill, 0.14)],
      ],
      [0, base - 90],
      [0, drawing.height],
    );
    drawing.add(
      path(ridge(stage, base, 120, 0.08), paint),
      rect(0, base - 1, drawing.width, drawing.height - base + 1, paint),
    );
    drawing.add(
      path(scatter(random, [drawing.width / 2, base + 30, drawing.width * 0.56, 50], 90, 16), darken(fill, 0.2), {
        opacity: 0.4,
      }),
    );
  }
  for (const [x, y] of [
    [-19, 14],
    [-13, 18],
    [13, 16],
    [20, 12],
    [27, 20],
  ] as const)
    plantTree(stage, [x + random.between(-2, 2), y, 0], random.between(420, 720));
  drawPathUp(stage);
  drawBlades(stage, [-16, -20], [16, 16], 700, '#8aa257');
  drawBoundary(stage, [
    [-7, -13, 0.2],
    [8, -14, 0.2],
    [9, 6, 0.2],
    [-6, 7, 0.2],
  ]);
  for (const [x, y] of [
    [-12, -10],
    [13, -12],
  ] as const)
    plant(stage, [x, y, 0], bush(random, light, { width: 200, height: 100 }), 1);
  drawUndergrowth(stage, 0, 1, 80);
  if (random.chance(0.5)) drawOverhang(stage, random.pick([-1, 1]));
};

function drawPathUp(stage: Stage): void {
  const { random } = stage;
  const side = random.pick([-1, 1]);
  const bend = (t: number): Vec3 => [side * (13 + 2.6 * Math.sin(t * 4)), -24 + t * 40, 0];
  for (let index = 13; index >= 0; index -= 1) {
    const [a, b] = [bend(index / 14), bend((index + 1) / 14)];
    const half = 1.5;
    lit(
      stage,
      [
        [a[0] - half, a[1], a[2]],
        [a[0] + half, a[1], a[2]],
        [b[0] + half, b[1], b[2]],
        [b[0] - half, b[1], b[2]],
      ],
      [0, 0, 1],
      '#c7a27a',
    );
  }
}
