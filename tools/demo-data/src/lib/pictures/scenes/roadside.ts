import { drawBoundary, viewLand } from '../building/boundary.ts';
import { drawBackdrop, drawBlades, drawLawn, drawRoad, plant } from '../building/ground.ts';
import { drawTown } from '../building/town.ts';
import type { Scene } from '../kit/sketch.ts';
import { lit } from '../kit/stage.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { drawHills } from '../nature/hills.ts';
import { plantTree } from '../nature/planting.ts';
import { grassTuft } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';

/** A filled and levelled plot on a road, its corners pegged. */
export const roadside: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = viewLand(sketch, [4.4, 7], [0.44, 0.5], 34);
  const { camera, light } = stage;
  drawSky(stage, camera.horizon);
  if (variant % 2) drawHills(stage, camera.horizon + 2, random.between(90, 150), 2);
  drawBackdrop(stage, [45, 80]);
  drawLawn(stage, '#98a863');
  if (variant % 3 === 0) drawTown(stage, 44);
  for (let x = -40; x < 44; x += random.between(5, 9))
    plantTree(stage, [x, 33 + random.between(0, 8), 0], random.between(560, 1000));
  lit(
    stage,
    [
      [-15, -0.6, 0.02],
      [16, -0.6, 0.02],
      [15, 25, 0.02],
      [-14, 25, 0.02],
    ],
    [0, 0, 1],
    random.pick(['#d0ab80', '#c99f74', '#b3b571']),
  );
  drawBlades(stage, [-14, 0], [14, 22], 360, '#93a05a');
  for (let index = 0; index < 9; index += 1)
    plant(
      stage,
      [random.between(-13, 13), random.between(2, 22), 0],
      grassTuft(random, light, random.between(40, 80)),
      0.3,
    );
  drawBoundary(stage, [
    [-15, -0.6, 0.05],
    [16, -0.6, 0.05],
    [15, 25, 0.05],
    [-14, 25, 0.05],
  ]);
  drawRoad(stage, -3, 6.4);
  drawBlades(stage, [-22, -15], [22, -9.6], 420);
  drawUndergrowth(stage, 0, 1, 70);
  if (random.chance(0.4)) drawOverhang(stage, random.pick([-1, 1]));
};
