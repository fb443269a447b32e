import { drawBackdrop, drawBlades, drawGlow, drawLawn, plant } from '../building/ground.ts';
import { drawBorder } from '../building/plot.ts';
import { drawTower } from '../building/tower.ts';
import { drawTown } from '../building/town.ts';
import { accents } from '../building/wall.ts';
import { drawInOrder } from '../interior/arrange.ts';
import { build } from '../interior/furniture.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, lit, type Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantTree } from '../nature/planting.ts';
import { banana, bush, grassTuft } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';

/** A shared garden: a winding path under trees, a bench, borders and a building behind. */
export const gardenCourt: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, {
    eye: [random.between(-4, 4), -17, 1.7],
    target: [random.between(-1, 1), 0, 0],
    span: 21,
    horizon: random.between(0.46, 0.52),
  });
  const { camera, light } = stage;
  drawSky(stage, camera.horizon);
  if (variant % 2)
    drawTower(
      stage,
      { at: [random.pick([-34, 12]), 46, 0], size: [24, 16, 34] },
      { style: random.pick(['balconies', 'frames']), wall: '#efe9dd', accent: random.pick(accents), rhythm: 3 },
    );
  drawBackdrop(stage, [60, 110]);
  drawLawn(stage);
  if (variant % 2) drawTown(stage, 70);
  for (let x = -24; x < 26; x += random.between(2.6, 4.2))
    plantTree(stage, [x, 20 + random.between(-3, 4), 0], random.between(560, 980));
  const bend = (t: number): readonly [number, number, number] => [
    3.4 * Math.sin(t * 4.2 + variant),
    -16 + t * 34,
    1.5 - t * 0.3,
  ];
  for (let index = 39; index >= 0; index -= 1) {
    const [[ax, ay, aw], [bx, by, bw]] = [bend(index / 40), bend((index + 1) / 40)];
    lit(
      stage,
      [
        [ax - aw - 0.12, ay, 0],
        [ax + aw + 0.12, ay, 0],
        [bx + bw + 0.12, by, 0],
        [bx - bw - 0.12, by, 0],
      ],
      [0, 0, 1],
      '#f0e7d5',
    );
    lit(
      stage,
      [
        [ax - aw, ay, 0.005],
        [ax + aw, ay, 0.005],
        [bx + bw, by, 0.005],
        [bx - bw, by, 0.005],
      ],
      [0, 0, 1],
      index % 2 ? '#d8c8ab' : '#dccdb2',
    );
  }
  drawBlades(stage, [-14, -15], [14, 14], 520);
  for (const [x, y] of [
    [-8, 10],
    [9, 9],
    [-10, 3],
    [10.5, 2],
  ] as const)
    plantTree(stage, [x + random.between(-1, 1), y, 0], random.between(480, 760));
  drawBorder(stage, -13, -5.6, 5, 66);
  drawBorder(stage, 6, 13, 4, 66);
  drawBench(stage, [random.pick([-6.6, 4.6]), 0.5, 0]);
  for (const x of [-9, 8.4]) {
    plant(stage, [x, -3.5, 0], random.chance(0.5) ? arecaClump(random, light, 190) : banana(random, light, 210), 0.9);
    plant(stage, [x + 1.4, -4.6, 0], grassTuft(random, light, 80), 0.4);
    plant(
      stage,
      [x - 1, -5, 0],
      bush(random, light, { width: 150, height: 80, blossom: random.pick(['#d8577a', '#f1f0e6', '#eda13c']) }),
      0.6,
    );
  }
  for (const x of [-4.4, 5.2]) {
    box(stage, { at: [x, 3, 0], size: [0.1, 0.1, 3] }, '#4a4541');
    box(stage, { at: [x - 0.12, 2.9, 3], size: [0.34, 0.34, 0.24] }, light.lamps > 0.4 ? '#ffeec4' : '#e9e2d2');
    drawGlow(stage, [x, 3, 3], 3, 1);
  }
  drawOverhang(stage, random.pick([-1, 1]));
};

function drawBench(stage: Stage, [x, y]: Vec3): void {
  const wood = '#b98755';
  const { pieces } = build({ x, y }, 1.9, 0.6, [
    ...[0.15, 1.65].map((u) => ({ u, d: 0.08, z: 0, size: [0.08, 0.44, 0.42] as const, colour: '#4a4541' })),
    ...[0.04, 0.2, 0.36].map((d) => ({ u: 0, d, z: 0.42, size: [1.9, 0.13, 0.05] as const, colour: wood })),
    ...[0.56, 0.72].map((z) => ({ u: 0, d: 0.5, z, size: [1.9, 0.05, 0.12] as const, colour: wood })),
  ]);
  drawInOrder(stage, pieces);
}
