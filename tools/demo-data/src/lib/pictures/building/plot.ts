import { mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import { sidesInView, drawWindow } from '../kit/panel.ts';
import { box, type Box, type Stage } from '../kit/stage.ts';
import type { Point } from '../kit/svg.ts';
import { bush } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { greens } from '../nature/leaf.ts';
import { drawGardenWall } from './fence.ts';
import { drawBackdrop, drawBlades, drawLawn, drawRoad, ground, plant, stroke } from './ground.ts';
import { drawRoof } from './roof.ts';
import { roofTiles, walls } from './wall.ts';

export type Plot = {
  /** Left and right edge, and the near edge where the pavement begins, in metres. */
  from: number;
  to: number;
  front: number;
  drive?: readonly [from: number, to: number];
  road?: number;
  neighbours?: boolean;
};

/** Background and ground of a house in a housing estate: sky, neighbours, garden, drive and lane. */
export const drawPlot = (stage: Stage, { from, to, front, drive, road = 6.4, neighbours = true }: Plot): void => {
  const { random, camera } = stage;
  drawSky(stage, camera.horizon);
  drawBackdrop(stage, [random.between(55, 80), random.between(85, 125)]);
  drawLawn(stage);
  if (neighbours) {
    for (const x of [from - 18, to + 4, from - 34, to + 20])
      drawNeighbour(stage, [x + random.between(-1, 1), 6 + random.between(0, 5)]);
  }
  drawBackTrees(stage, from - 8, to + 8, 13);
  drawGardenWall(stage, from - 16, to + 16, 11, 1.9, '#e4dccd');
  drawRoad(stage, front - 1.7, road);
  drawBlades(stage, [from - 6, front], [to + 6, 9], 420, greens.grass);
  if (drive) drawDrive(stage, drive, front);
};

const drawDrive = (stage: Stage, [from, to]: readonly [number, number], front: number): void => {
  ground(stage, [from, front - 1.7], [to, 2], '#d3cabc');
  for (let y = front - 1.6; y < 2; y += 0.9)
    stroke(stage, [from, y, 0], [to, y, 0], tone(stage.light, '#b3a897', 0.6), 0.03);
  stroke(stage, [(from + to) / 2, front - 1.7, 0], [(from + to) / 2, 2, 0], tone(stage.light, '#b3a897', 0.6), 0.03);
};

const drawNeighbour = (stage: Stage, [x, y]: Point): void => {
  const { random } = stage;
  const body: Box = { at: [x, y, 0], size: [13, 9, random.pick([3.4, 6.2, 6.2])] };
  const wall = mix(random.pick(walls), '#c9c4b8', 0.25);
  box(stage, body, wall);
  for (const panel of sidesInView(stage, body)) {
    for (let v = 0.9; v + 1.4 < body.size[2]; v += 3) {
      for (const u of [panel.width * 0.18, panel.width * 0.58])
        drawWindow(stage, panel, [u, v, 1.9, 1.5], { isLit: random.chance(0.5) });
    }
  }
  drawRoof(
    stage,
    {
      at: [x - 0.7, y - 0.7, body.size[2]],
      width: 14.4,
      depth: 10.4,
      rise: 2.4,
      ridge: 'across',
      hip: 1,
      tile: random.pick(roofTiles),
    },
    wall,
  );
};

/** Garden trees in a row behind a house, of mixed kinds. */
export const drawBackTrees = (stage: Stage, from: number, to: number, y: number): void => {
  const { random } = stage;
  for (let x = from; x < to; x += random.between(2.6, 5)) {
    const at = [x, y + random.between(-0.6, 2.2), 0] as const;
    if (random.chance(0.18)) plantPalm(stage, at, random.between(650, 900));
    else plantTree(stage, at, random.between(520, 860));
  }
};

/** Bushes along the foot of a wall, from x to x. */
export const drawBorder = (stage: Stage, from: number, to: number, y: number, height = 62): void => {
  const { random, light } = stage;
  const green = random.pick(['mango', 'lime', 'rain'] as const);
  const blossom = random.pick([undefined, undefined, '#d8577a', '#f1f0e6', '#eda13c'] as const);
  for (let x = from; x < to; x += 0.8) {
    plant(
      stage,
      [x, y + random.between(-0.12, 0.12), 0],
      bush(random, light, {
        width: random.between(100, 150),
        height: height * random.between(0.7, 1.25),
        green,
        blossom,
      }),
      0.55,
    );
  }
};
