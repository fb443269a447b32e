import { drawBoundary, viewLand } from '../building/boundary.ts';
import { drawBackdrop, drawLawn } from '../building/ground.ts';
import { depthOf, project, scaleAt } from '../kit/camera.ts';
import { darken, mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import type { Scene } from '../kit/sketch.ts';
import { box, flat, lit, type Stage } from '../kit/stage.ts';
import { path } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawUndergrowth } from '../nature/foreground.ts';
import { drawHills } from '../nature/hills.ts';
import { leaf } from '../nature/leaf.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { drawSky } from '../nature/sky.ts';

/** Paddies between low banks, mountains behind. */
export const riceField: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = viewLand(sketch, [4.5, 8], [0.42, 0.5], 40);
  const { camera, light } = stage;
  drawSky(stage, camera.horizon);
  drawHills(stage, camera.horizon + 2, random.between(140, 240));
  drawBackdrop(stage, [34, 60]);
  drawLawn(stage, '#a3b45c');
  const flooded = variant % 2 === 0;
  const paddies = flooded ? ['#8fb0a8', '#a9bb62', '#97ab59', '#8fb0a8'] : ['#c9b65c', '#b4b458', '#d0bd67', '#a9b058'];
  for (let row = 9; row >= 0; row -= 1) {
    const y = -22 + row * row * 1.15 + row * 6;
    const depth = 5.2 + row * 2.3;
    for (let column = -8; column <= 8; column += 1) {
      const width = 22;
      const x = column * width + (row % 2 ? 9 : 0);
      const colour = random.pick(paddies);
      const isWater = colour === '#8fb0a8';
      const points: Vec3[] = [
        [x + 0.5, y, 0],
        [x + width - 0.5, y, 0],
        [x + width - 0.5, y + depth, 0],
        [x + 0.5, y + depth, 0],
      ];
      if (isWater) flat(stage, points, mix(light.sky[1]![1], tone(light, '#7f9f92', 0.6), 0.4));
      else lit(stage, points, [0, 0, 1], colour);
      if (row < 4)
        drawRows(
          stage,
          [x + 0.8, y + 0.4],
          [x + width - 0.8, y + depth - 0.4],
          isWater ? '#7f9c4c' : darken(colour, 0.14),
        );
    }
  }
  for (const x of [-26, -12, 15, 31])
    plantTree(stage, [x + random.between(-3, 3), 34 + random.between(-6, 12), 0], random.between(520, 900));
  for (const x of [-19, 22]) plantPalm(stage, [x + random.between(-3, 3), 26, 0], random.between(900, 1300));
  drawHut(stage, [random.between(6, 11), 14, 0]);
  drawBoundary(stage, [
    [-9, -14, 0.05],
    [8, -15, 0.05],
    [10, 6, 0.05],
    [-8, 7, 0.05],
  ]);
  drawUndergrowth(stage, 0, 1, 70);
};

/** Rows of young rice: tufts in perspective lines. */
function drawRows(
  stage: Stage,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  colour: string,
): void {
  const { random, camera, drawing, light } = stage;
  const tufts: string[] = [];
  for (let y = y0; y < y1; y += 0.85) {
    for (let x = x0; x < x1; x += 0.8) {
      const at: Vec3 = [x + random.between(-0.1, 0.1), y, 0];
      if (depthOf(camera, at) < 2) continue;
      const [px, py] = project(camera, at);
      if (px < -20 || px > drawing.width + 20 || py > drawing.height + 20) continue;
      const size = scaleAt(camera, at) * 0.42;
      tufts.push(leaf(px, py, size, size * 0.14, -Math.PI / 2 + random.between(-0.5, 0.5)));
    }
  }
  drawing.add(path(tufts.join(''), tone(light, colour, 0.6), { opacity: 0.75 }));
}

/** A thatched field hut on stilts. */
function drawHut(stage: Stage, [x, y, z]: Vec3): void {
  for (const [dx, dy] of [
    [0, 0],
    [2.6, 0],
    [0, 2],
    [2.6, 2],
  ] as const)
    box(stage, { at: [x + dx, y + dy, z], size: [0.14, 0.14, 2.5] }, '#7b6048');
  box(stage, { at: [x - 0.1, y - 0.1, z + 0.8], size: [3, 2.4, 0.12] }, '#9a7a58');
  for (const [from, to] of [
    [-0.7, 1.4],
    [1.4, 3.5],
  ] as const) {
    const low = from === -0.7 ? from : to;
    lit(
      stage,
      [
        [x + low, y - 0.6, z + 2.2],
        [x + 1.4, y - 0.6, z + 3.6],
        [x + 1.4, y + 2.8, z + 3.6],
        [x + low, y + 2.8, z + 2.2],
      ],
      [from === -0.7 ? -0.6 : 0.6, -0.3, 0.7],
      '#b29362',
    );
  }
  lit(
    stage,
    [
      [x - 0.7, y - 0.6, z + 2.2],
      [x + 3.5, y - 0.6, z + 2.2],
      [x + 1.4, y - 0.6, z + 3.6],
    ],
    [0, -1, 0],
    '#8c6f49',
  );
}
