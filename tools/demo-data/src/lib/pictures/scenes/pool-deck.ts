import { ground, plant, stroke } from '../building/ground.ts';
import { drawLounger, drawParasol, drawPool } from '../building/pool.ts';
import { drawRoof } from '../building/roof.ts';
import { drawSkyline } from '../building/skyline.ts';
import { accents } from '../building/wall.ts';
import { tone } from '../kit/light.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, flat, type Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { drawHills } from '../nature/hills.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantPalm } from '../nature/planting.ts';
import { drawSea } from '../nature/sea.ts';
import { banana, bush } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';

/** A pool on a roof above the city, or by the sea. */
export const poolDeck: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, {
    eye: [random.between(-7, -3.5), -13, random.between(2.2, 3.4)],
    target: [random.between(-0.6, 1), 0, 0],
    span: 20,
    horizon: random.between(0.42, 0.48),
  });
  const { camera, light } = stage;
  drawSky(stage, camera.horizon);
  const bySea = variant % 3 === 2;
  if (bySea) {
    drawSea(stage, camera.horizon, camera.horizon + 190, '#46b3b2');
    drawHills(stage, camera.horizon + 3, 70, 2);
  } else drawSkyline(stage, { base: camera.horizon + 110, height: random.between(300, 400), layers: 4 });
  ground(stage, [-60, -20], [60, 9.6], '#dccfb8');
  for (let x = -14; x < 16; x += 0.9) stroke(stage, [x, -14, 0.01], [x, 9.6, 0.01], tone(light, '#c3b293', 0.6), 0.02);
  drawPool(stage, [-9, -4.8], [12, 7.6], random.pick(['#3fa9b5', '#4fb3ae', '#3f9fc0']));
  for (let x = -16; x < 20; x += 1.1)
    plant(
      stage,
      [x, 8.9, 0],
      bush(stage.random, light, {
        width: 130,
        height: random.between(60, 110),
        green: random.pick(['mango', 'rain', 'lime']),
      }),
      0.4,
    );
  box(stage, { at: [-40, 9.6, 0], size: [80, 0.06, 0.12] }, '#8f8b85');
  flat(
    stage,
    [
      [-40, 9.6, 0.1],
      [40, 9.6, 0.1],
      [40, 9.6, 1.2],
      [-40, 9.6, 1.2],
    ],
    '#e8f2f2',
    { opacity: 0.22 },
  );
  for (const x of [-12, -7, 14, 17]) plantPalm(stage, [x, 8.6, 0], random.between(420, 620));
  drawPavilion(stage, [12.8, 3, 0], random.pick(accents));
  for (const x of [-7.4, -5.6, -1.4, 0.4]) drawLounger(stage, [x, -7.4, 0]);
  for (const x of [-6, 0]) drawParasol(stage, [x, -5.9, 0], random.pick(['#f2ead9', '#d9b48a', '#5f7f78']));
  plant(stage, [-10.4, -4.6, 0], banana(random, light, 220), 0.8);
  plant(stage, [4.2, -6.6, 0], arecaClump(random, light, 170), 0.7);
  if (random.chance(0.5)) drawOverhang(stage, random.pick([-1, 1]), 'palm');
};

function drawPavilion(stage: Stage, [x, y, z]: Vec3, wood: string): void {
  box(stage, { at: [x, y, z], size: [5, 4, 0.3] }, '#cda77a');
  for (const [dx, dy] of [
    [0.1, 3.7],
    [4.7, 3.7],
    [0.1, 0.1],
    [4.7, 0.1],
  ] as const)
    box(stage, { at: [x + dx, y + dy, z + 0.3], size: [0.2, 0.2, 2.5] }, wood);
  box(stage, { at: [x + 0.6, y + 1.4, z + 0.3], size: [3.8, 1.8, 0.45] }, '#f1eadb', { soft: 0.06 });
  drawRoof(
    stage,
    { at: [x - 0.6, y - 0.6, z + 2.8], width: 6.2, depth: 5.2, rise: 1.7, ridge: 'across', hip: 0.7, tile: '#8d7a63' },
    '#e9e0cf',
  );
}
