import { drawCar, carColours } from '../building/car.ts';
import { drawGlow, drawLawn, drawBackdrop, drawRoad, ground, plant } from '../building/ground.ts';
import { drawRoof, drawSlabRoof } from '../building/roof.ts';
import {
  accents,
  drawBalcony,
  drawBattens,
  drawDoor,
  drawWalls,
  roofTiles,
  shadeBelow,
  walls,
} from '../building/wall.ts';
import { drawTown } from '../building/town.ts';
import { darken, mix } from '../kit/colour.ts';
import { colourOn, type Box, box, castShadow, cornersOf, type Stage } from '../kit/stage.ts';
import { drawWindow, frontOf, type Panel } from '../kit/panel.ts';
import { pose, type Scene, type Sketch } from '../kit/sketch.ts';
import type { Point } from '../kit/svg.ts';
import { drawSky } from '../nature/sky.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantTree } from '../nature/planting.ts';

const pastels = ['#e8c9a8', '#bcd3cb', '#e5b9a5', '#efe3c2', '#c3cfdd', '#d9b9bd', '#cdd6b5'] as const;

const view = (sketch: Sketch, storeys: number): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-14, -10), random.between(-22, -19), random.between(1.8, 4)],
    target: [random.between(0, 1.5), 0, 0],
    span: 15 + storeys * 3.6,
    horizon: 0.6 + storeys * 0.04,
  });
};

const drawStreet = (stage: Stage): void => {
  const { camera, random } = stage;
  drawSky(stage, camera.horizon);
  drawBackdrop(stage, [60, 95]);
  drawLawn(stage, '#b9b2a2');
  drawTown(stage, 26);
  for (const x of [-22, -16, 40, 47]) plantTree(stage, [x, 12 + random.between(0, 5), 0], random.between(700, 1000));
  ground(stage, [-120, -3.2], [120, 14], '#cfc7b8');
  drawRoad(stage, -4.8, 8);
};

/** A row of shophouses of four storeys, or in an old town two storeys with arches and shutters. */
export const shophouse: Scene = (sketch) => {
  const { random, variant } = sketch;
  const isOldTown = variant % 2 === 1;
  const storeys = isOldTown ? 2 : random.pick([3, 4]);
  const stage = view(sketch, isOldTown ? 2.4 : storeys);
  drawStreet(stage);
  const [units, width] = isOldTown ? [6, 5] : [5, 4.6];
  const height = storeys * 3.5 + (isOldTown ? 0.6 : 0.5);
  const wall = random.pick(walls);
  const finish = { wall, accent: random.pick(accents), height, storeys };
  castShadow(stage, cornersOf({ at: [-8, 0, 0], size: [units * width, 11, height] }));
  const first = random.int(0, 6);
  for (let index = units - 1; index >= 0; index -= 1) {
    const body: Box = { at: [-8 + index * width, 0, 0], size: [width, 11, height] };
    if (isOldTown) drawOldUnit(stage, body, pastels[(first + index * 3) % pastels.length]!);
    else drawShopUnit(stage, body, finish, index);
  }
  drawGlow(stage, [-2, -1, 2], 8, 0.8);
  drawCar(stage, random.pick(['sedan', 'pickup']), [random.between(-5, 2), -6.8, 0], 'left', random.pick(carColours));
  if (random.chance(0.6)) drawCar(stage, 'sedan', [random.between(8, 12), -6.8, 0], 'left', random.pick(carColours));
};

function drawShopUnit(
  stage: Stage,
  body: Box,
  { wall, accent, height, storeys }: { wall: string; accent: string; height: number; storeys: number },
  index: number,
): void {
  const { random, light } = stage;
  const width = body.size[0];
  drawWalls(stage, body, index % 2 ? wall : mix(wall, accent, 0.16));
  const front = frontOf(stage, body);
  front.rect(0, height - 0.5, width, 0.5, mix(wall, '#ffffff', 0.45));
  front.rect(width - 0.14, 0, 0.28, height, mix(wall, '#ffffff', 0.4));
  for (let storey = 1; storey < storeys; storey += 1) {
    const v = storey * 3.5 + 0.2;
    drawWindow(stage, front, [0.6, v + 0.5, width - 1.2, 2], { frame: '#efeae0', bars: 2, isLit: random.chance(0.5) });
    front.slab(0.2, v + 2.75, width - 0.4, 0.12, 0.5, mix(wall, '#ffffff', 0.4));
    shadeBelow(front, 0.2, v + 2.75, width - 0.4, 0.45, 0.2);
    if (storey % 2 === 1)
      drawBalcony(stage, front, [0.3, v, width - 0.6], 0.8, { rail: 'bars', slab: mix(wall, '#ffffff', 0.4) });
    if (storey === 2) front.slab(width - 1.5, v - 0.1, 0.9, 0.6, 0.35, '#e4e2dc');
  }
  drawShopFront(stage, front, [0.3, 0, width - 0.6], accent);
  const awning = random.pick([accent, '#b4553f', '#3f6b62', '#c98f3c']);
  front.slab(0.1, 3.1, width - 0.2, 0.1, 1.5, awning);
  front.slab(0.25, 3.3, width - 0.5, 0.75, 0.12, darken(awning, 0.15));
  shadeBelow(front, 0.1, 3.1, width - 0.2, 1.1, 0.26);
  if (random.chance(0.5)) plant(stage, [body.at[0] + 0.5, -0.8, 0], arecaClump(random, light, 150), 0.5);
}

/** Glass, a roller door or folding timber under an awning. */
function drawShopFront(
  stage: Stage,
  front: Panel,
  [u, v, width]: readonly [number, number, number],
  accent: string,
): void {
  const { random } = stage;
  const kind = random.int(0, 2);
  if (kind === 0) {
    front.rect(u, v, width, 3, '#b9b6ae');
    for (let y = 0.1; y < 3; y += 0.16) front.rect(u, v + y, width, 0.05, '#8f8c86');
  } else if (kind === 1) {
    drawWindow(stage, front, [u, v + 0.1, width * 0.68, 2.8], {
      frame: '#33312f',
      bars: 1,
      isLit: true,
      curtains: false,
    });
    drawDoor(front, u + width * 0.74, v, width * 0.24, 2.5, accent);
  } else
    drawWindow(stage, front, [u, v + 0.1, width, 2.8], { frame: '#33312f', bars: 3, isLit: true, curtains: false });
}

function drawOldUnit(stage: Stage, body: Box, colour: string): void {
  const { random } = stage;
  const [width, , height] = body.size;
  const trim = '#f6f0e2';
  drawWalls(stage, body, colour);
  const front = frontOf(stage, body);
  const shutter = random.pick(['#3f6b62', '#7a4a38', '#5b6f86', '#8a6a3f']);
  for (const u of [0.55, width / 2 - 0.5, width - 1.55]) drawShutters(stage, front, u, 4.4, shutter, trim);
  front.rect(0, 3.55, width, 0.28, trim);
  front.rect(0, 4, width, 0.08, trim);
  front.rect(0, height - 0.35, width, 0.35, trim);
  for (const u of [0, width - 0.32]) front.rect(u, 0, 0.32, height, mix(colour, trim, 0.7));
  for (let u = 0.6; u < width - 0.4; u += 0.36) front.rect(u, height - 0.52, 0.16, 0.17, trim);
  drawDoor(front, 0.7, 0, 1.2, 2.5, shutter);
  drawWindow(stage, front, [2.3, 0.6, 2, 1.9], { frame: shutter, bars: 2, isLit: random.chance(0.7) });
  drawArcade(stage, body, colour, trim);
  drawRoof(
    stage,
    {
      at: [body.at[0], -0.5, height],
      width,
      depth: 12,
      rise: 2.2,
      ridge: 'across',
      hip: 0,
      tile: random.pick(roofTiles),
      verge: 0,
    },
    colour,
  );
}

function drawShutters(stage: Stage, front: Panel, u: number, v: number, colour: string, trim: string): void {
  const arch = Array.from({ length: 9 }, (_, index): Point => {
    const angle = Math.PI - (index / 8) * Math.PI;
    return [u + 0.5 + 0.62 * Math.cos(angle), v + 1.75 + 0.42 * Math.sin(angle)];
  });
  front.shape([[u - 0.12, v - 0.1], ...arch, [u + 1.12, v - 0.1]], colourOn(stage, trim, front.normal, front.at(u, v)));
  front.rect(u, v, 1, 1.75, '#3c4a4c');
  drawBattens(front, [u, v, 0.46, 1.75], colour, 0.12);
  drawBattens(front, [u + 0.54, v, 0.46, 1.75], colour, 0.12);
}

/** The covered walk along the street: arches on square posts. */
function drawArcade(stage: Stage, { at: [x, ,], size: [width] }: Box, colour: string, trim: string): void {
  drawSlabRoof(stage, [x, -2.2, 3.35], [width, 2.2, 0.3], trim);
  const front = frontOf(stage, { at: [x, -2.2, 0], size: [width, 0, 3.35] });
  const fill = colourOn(stage, mix(colour, trim, 0.35), front.normal, front.at(0, 0));
  const arch = Array.from({ length: 13 }, (_, index): Point => {
    const angle = (index / 12) * Math.PI;
    return [width / 2 + (width / 2 - 0.4) * Math.cos(angle), 2.1 + 0.8 * Math.sin(angle)];
  });
  front.shape([[0, 0], [0.4, 0], ...arch.toReversed(), [width - 0.4, 0], [width, 0], [width, 3.35], [0, 3.35]], fill);
  for (const u of [0, width - 0.4]) front.rect(u, 1.9, 0.4, 0.14, trim);
  box(stage, { at: [x - 0.2, -2.2, 0], size: [0.4, 0.4, 0.5] }, trim);
}
