import { drawCar, carColours } from '../building/car.ts';
import { drawGardenWall, drawSlats } from '../building/fence.ts';
import { drawGlow, ground, plant } from '../building/ground.ts';
import { drawPlot } from '../building/plot.ts';
import { drawRoof, drawSlabRoof } from '../building/roof.ts';
import {
  accents,
  drawBalcony,
  drawBattens,
  drawDoor,
  drawMasonry,
  drawWalls,
  roofTiles,
  shadeBelow,
  walls,
} from '../building/wall.ts';
import { mix } from '../kit/colour.ts';
import { drawWindow, frontOf, type Panel } from '../kit/panel.ts';
import { pose, type Scene, type Sketch } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { arecaClump } from '../nature/palm.ts';
import { bush } from '../nature/shrub.ts';
import { tree } from '../nature/tree.ts';

type Finish = { wall: string; accent: string; tile: string; frame: string; storeys: 2 | 3; pitched: boolean };

const unitWidth = 5.5;

/** A row of townhouses along a lane, looking down the row from its near end. */
export const townhouse: Scene = (sketch) => {
  const { random, variant } = sketch;
  const storeys = variant % 2 ? 3 : 2;
  const stage = pose(sketch, {
    eye: [random.between(-15, -11), random.between(-21, -18), random.between(2.2, 5)],
    target: [random.between(-0.6, 1.2), 0, 0],
    span: storeys === 3 ? random.between(25, 27) : random.between(23, 25),
    horizon: storeys === 3 ? random.between(0.66, 0.71) : random.between(0.61, 0.66),
  });
  const finish: Finish = {
    wall: random.pick(walls),
    accent: random.pick(accents),
    tile: random.pick(roofTiles),
    frame: random.pick(['#3b3836', '#efeae0']),
    storeys,
    pitched: variant % 4 < 2,
  };
  drawRow(stage, finish, 5);
};

/** Two mirrored houses under one roof. */
export const semiDetached: Scene = (sketch) => {
  const { random } = sketch;
  const stage = poseTwins(sketch);
  const finish: Finish = {
    wall: random.pick(walls),
    accent: random.pick(accents),
    tile: random.pick(roofTiles),
    frame: random.pick(['#efeae0', '#4a4541']),
    storeys: 2,
    pitched: true,
  };
  drawPlot(stage, { from: -9, to: 9, front: -5 });
  ground(stage, [-8.6, -6.7], [8.6, 0], '#d3cabc');
  const body: Box = { at: [-7.4, 0, 0], size: [14.8, 9, 6.1] };
  castShadow(stage, cornersOf(body));
  const [front] = drawWalls(stage, body, finish.wall, { eaves: 0.4 }).filter((panel) => panel.normal[1] === -1);
  drawRoof(
    stage,
    { at: [-8.2, -0.8, 6.1], width: 16.4, depth: 10.6, rise: 2.7, ridge: 'across', hip: 1, tile: finish.tile },
    finish.wall,
  );
  for (const mirror of [false, true]) drawTwin(stage, front!, mirror, finish);
  drawGardenWall(stage, -0.14, 0.14, -4.9, 1.1, finish.wall);
  box(stage, { at: [-0.12, -4.9, 0], size: [0.24, 4.9, 1.1] }, finish.wall);
  for (const [from, to] of [
    [-8.8, -6],
    [-0.4, 0.4],
    [6, 8.8],
  ] as const)
    drawGardenWall(stage, from, to, -4.95, 0.9, mix(finish.wall, '#cbbba4', 0.25));
  for (const [from, to] of [
    [-6, -3.4],
    [3.6, 6],
  ] as const)
    drawSlats(stage, from, to, -5, 1.35, mix(finish.accent, '#4a4541', 0.4));
  drawGlow(stage, [0, -0.5, 1.6], 9, 0.8);
};

const poseTwins = (sketch: Sketch): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-10, -5), random.between(-20, -17.5), random.between(2, 4.4)],
    target: [random.between(-0.6, 0.6), 0, 0],
    span: random.between(20, 22),
    horizon: random.between(0.63, 0.69),
  });
};

function drawTwin(stage: Stage, front: Panel, mirror: boolean, { wall, accent, tile, frame }: Finish): void {
  const { random, light } = stage;
  const place = (u: number, width: number) => (mirror ? 7.4 + u : 7.4 - u - width);
  drawWindow(stage, front, [place(0.8, 2), 3.7, 2, 1.7], { frame, bars: 1, isLit: random.chance(0.7) });
  drawDoor(front, place(1, 1.1), 0, 1.1, 2.3, accent);
  drawWindow(stage, front, [place(2.7, 3.6), 0.1, 3.6, 2.3], { frame, bars: 2, isLit: true });
  drawBattens(front, [place(3.1, 0.9), 3.2, 0.9, 2.8], accent);
  drawWindow(stage, front, [place(4.2, 2.4), 3.5, 2.4, 2], { frame, bars: 1, isLit: true });
  shadeBelow(front, place(0.2, 7), 2.95, 7, 1, 0.24);
  const x = mirror ? 0.3 : -7.3;
  drawSlabRoof(stage, [x, -3.8, 2.75], [7, 4.1, 0.26], mix(wall, '#ffffff', 0.4));
  for (const at of [x + 0.1, x + 6.6])
    box(stage, { at: [at, -3.6, 0], size: [0.26, 0.26, 2.75] }, mix(wall, '#ffffff', 0.3));
  drawRoof(
    stage,
    { at: [mirror ? 3.6 : -7.9, -1.3, 6.1], width: 4.3, depth: 4, rise: 1.5, ridge: 'away', hip: 0, tile },
    mix(wall, '#ffffff', 0.3),
  );
  if (random.chance(0.8))
    drawCar(stage, random.pick(['sedan', 'pickup']), [mirror ? 3.9 : -6.4, -3.9, 0], 'near', random.pick(carColours));
  plant(stage, [mirror ? 1.2 : -1.2, -2.2, 0], arecaClump(random, light, random.between(150, 210)), 0.7);
}

function drawRow(stage: Stage, finish: Finish, units: number): void {
  const { random, light } = stage;
  drawPlot(stage, { from: -9, to: 22, front: -4.6, neighbours: true });
  ground(stage, [-8, -6.3], [units * unitWidth - 7, 0], '#d3cabc');
  const height = finish.storeys * 3 + 0.2;
  const body: Box = { at: [-8, 0, 0], size: [units * unitWidth, 10, height] };
  castShadow(stage, cornersOf(body));
  if (!finish.pitched)
    drawSlabRoof(stage, [-8.2, -0.4, height], [units * unitWidth + 0.4, 10.6, 0.4], mix(finish.wall, '#ffffff', 0.4));
  const panels = drawWalls(stage, body, finish.wall, { eaves: 0.4 });
  if (finish.pitched)
    drawRoof(
      stage,
      {
        at: [-8.7, -0.7, height],
        width: units * unitWidth + 1.4,
        depth: 11.4,
        rise: 2.6,
        ridge: 'across',
        hip: 0,
        tile: finish.tile,
        verge: 0.7,
      },
      finish.wall,
    );
  const front = frontOf(stage, body);
  for (const panel of panels.filter(({ normal }) => normal[1] !== -1)) {
    drawWindow(stage, panel, [3, height - 2.3, 1.3, 1.4], { frame: finish.frame });
    drawMasonry(stage, panel, [0, 0, panel.width, 0.6], '#a59a8b', 0.3);
  }
  for (let index = units - 1; index >= 0; index -= 1) drawUnit(stage, front, index, finish);
  drawGlow(stage, [-2, -0.5, 1.6], 8, 0.7);
  for (let index = units; index >= 0; index -= 1) {
    const x = -8 + index * unitWidth;
    box(stage, { at: [x - 0.1, -4.5, 0], size: [0.2, 4.5, 1.15] }, finish.wall);
    plant(
      stage,
      [x + 0.7, -4.1, 0],
      bush(random, light, {
        width: 90,
        height: random.between(70, 130),
        green: random.pick(['lime', 'mango']),
        blossom: random.chance(0.3) ? '#d8577a' : undefined,
      }),
      0.5,
    );
  }
  for (let x = -12; x < 24; x += 5.5)
    plant(
      stage,
      [x, -5.6, 0],
      tree(random, light, {
        height: random.between(300, 420),
        shape: random.pick(['round', 'tall']),
        green: random.pick(['lime', 'rain', 'mango']),
      }),
      1,
    );
  if (random.chance(0.5)) drawOverhang(stage, 1, random.pick(['branch', 'palm']));
}

function drawUnit(
  stage: Stage,
  front: Panel,
  index: number,
  { wall, accent, frame, storeys, pitched, tile }: Finish,
): void {
  const { random } = stage;
  const u = index * unitWidth;
  const alternate = index % 2 === 0;
  front.rect(u + unitWidth - 0.09, 0, 0.18, front.height, mix(wall, '#ffffff', 0.45));
  drawWindow(stage, front, [u + 0.5, 0.08, 3.1, 2.3], { frame, bars: 1, isLit: random.chance(0.7) });
  drawDoor(front, u + 3.95, 0, 1, 2.25, accent);
  shadeBelow(front, u, 2.9, unitWidth, 1.1, 0.24);
  for (let storey = 1; storey < storeys; storey += 1) {
    const v = storey * 3;
    if (alternate) front.rect(u + 0.1, v, 3.2, 3, mix(wall, accent, 0.28));
    drawBattens(front, [u + (alternate ? 3.4 : 0.35), v + 0.1, 1.7, 2.7], accent, 0.24);
    drawWindow(stage, front, [u + (alternate ? 0.6 : 2.4), v + 0.25, 2.4, 2.1], {
      frame,
      bars: 1,
      isLit: random.chance(0.6),
    });
    if (storey === 1)
      drawBalcony(stage, front, [u + (alternate ? 0.4 : 2.2), v + 0.05, 2.8], 0.9, {
        rail: storeys === 3 ? 'glass' : 'bars',
        slab: mix(wall, '#ffffff', 0.4),
      });
  }
  if (pitched) {
    const x = front.at(u, 0)[0];
    drawRoof(
      stage,
      {
        at: [x + (alternate ? 0.1 : 1.7), -0.9, storeys * 3 + 0.2],
        width: 3.6,
        depth: 4.4,
        rise: 1.5,
        ridge: 'away',
        hip: 0,
        tile,
        verge: 0.3,
      },
      mix(wall, '#ffffff', 0.3),
    );
  }
  drawSlabRoof(stage, [front.at(u, 0)[0] + 0.15, -3.7, 2.65], [unitWidth - 0.3, 3.7, 0.18], mix(wall, '#ffffff', 0.35));
  box(stage, { at: [front.at(u, 0)[0] + 0.2, -3.6, 0], size: [0.14, 0.14, 2.65] }, '#4a4541');
  if (random.chance(0.62))
    drawCar(
      stage,
      random.pick(['sedan', 'sedan', 'pickup']),
      [front.at(u, 0)[0] + 1.6, -4.3, 0],
      'near',
      random.pick(carColours),
    );
}
