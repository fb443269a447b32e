import { drawCar, carColours } from '../building/car.ts';
import { drawGardenWall, drawGatePosts, drawSlats } from '../building/fence.ts';
import { drawGlow, plant } from '../building/ground.ts';
import { drawBorder, drawPlot } from '../building/plot.ts';
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
import { drawWindow, frontOf } from '../kit/panel.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';

type Finish = { wall: string; accent: string; tile: string; frame: string };

const massings = [drawEstateHouse, drawNordicHouse, drawGardenHouse];

/** A house with a pitched roof: two storeys as in housing estates, a steep gable, or one storey under a wide hip. */
export const gableHouse: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, {
    eye: [random.between(-13, -7), random.between(-21, -17.5), random.between(1.9, 4.6)],
    target: [random.between(-0.8, 0.8), 0, 0],
    span: random.between(20.5, 23),
    horizon: random.between(0.62, 0.68),
  });
  massings[variant % massings.length]!(stage, {
    wall: random.pick(walls),
    accent: random.pick(accents),
    tile: random.pick(roofTiles),
    frame: random.pick(['#f1ede4', '#4a4541', '#f1ede4']),
  });
  if (random.chance(0.45)) drawOverhang(stage, random.pick([-1, 1]), random.pick(['branch', 'branch', 'palm']));
};

/** Two storeys under a hipped roof with a gabled bay and a carport: the most common type in housing estates. */
function drawEstateHouse(stage: Stage, { wall, accent, tile, frame }: Finish): void {
  const { random } = stage;
  drawPlot(stage, { from: -9, to: 9, front: -5, drive: [-6.4, -1] });
  const main: Box = { at: [-6, 0.6, 0], size: [12, 8.4, 6.1] };
  const bay: Box = { at: [0.4, -1.4, 0], size: [4.8, 2.2, 6.1] };
  castShadow(stage, [...cornersOf(main), ...cornersOf(bay)]);
  const roof = { at: [-6.8, -0.2, 6.1], width: 13.6, depth: 10, rise: 2.7, ridge: 'across', hip: 1, tile } as const;
  for (const panel of drawWalls(stage, main, wall, { eaves: 0.45 })) {
    if (panel.normal[1] !== -1) {
      drawWindow(stage, panel, [2, 3.9, 1.8, 1.5], { frame, isLit: random.chance(0.5) });
      drawWindow(stage, panel, [5.4, 3.9, 1.2, 1.5], { frame });
      continue;
    }
    panel.rect(0, 2.85, 12, 0.22, mix(wall, '#ffffff', 0.4));
    drawWindow(stage, panel, [1, 3.7, 2, 1.7], { frame, bars: 1, isLit: true });
    drawWindow(stage, panel, [4, 3.7, 1.6, 1.7], { frame, bars: 1, isLit: random.chance(0.5) });
    drawDoor(panel, 4.6, 0, 1.3, 2.3, accent);
    drawWindow(stage, panel, [1, 0.9, 2.4, 1.4], { frame, bars: 1, isLit: true });
  }
  drawRoof(stage, roof, wall);
  for (const panel of drawWalls(stage, bay, mix(wall, accent, 0.18), { eaves: 0.4 })) {
    if (panel.normal[1] !== -1) continue;
    drawWindow(stage, panel, [0.9, 3.6, 3, 1.9], { frame, bars: 2, isLit: true });
    drawBalcony(stage, panel, [0.5, 3.2, 3.8], 0.7, { rail: 'bars', slab: mix(wall, '#ffffff', 0.4) });
    drawWindow(stage, panel, [0.9, 0.1, 3, 2.3], { frame, bars: 2, isLit: true });
    drawMasonry(stage, panel, [0, 0, 0.7, 3], '#b1a292', 0.3);
    drawMasonry(stage, panel, [4.1, 0, 0.7, 3], '#b1a292', 0.3);
  }
  drawRoof(
    stage,
    { at: [-0.2, -2, 6.1], width: 6, depth: 5, rise: 1.9, ridge: 'away', hip: 0, tile },
    mix(wall, '#ffffff', 0.3),
  );
  drawSlabRoof(stage, [-6.6, -3.6, 2.75], [6.4, 4.4, 0.3], mix(wall, '#ffffff', 0.35));
  for (const x of [-6.3, -0.9]) box(stage, { at: [x, -3.4, 0], size: [0.36, 0.36, 2.75] }, mix(wall, '#ffffff', 0.25));
  drawCar(stage, random.pick(['sedan', 'pickup']), [-4.9, -3.1, 0], 'near', random.pick(carColours));
  drawStreetSide(stage, { wall, accent, from: -0.7, to: 9.4, gate: [-6.6, -0.8] });
  plantTree(stage, [7.6, -2.8, 0], random.between(460, 620));
  plantPalm(stage, [-8.4, -1.8, 0], 520, { crown: 210 });
}

/** A long steep gable with its glazed end to the garden. */
function drawNordicHouse(stage: Stage, { wall, accent, tile }: Finish): void {
  const { random, light } = stage;
  const dark = mix(tile, '#3e3a38', 0.5);
  drawPlot(stage, { from: -9, to: 9, front: -5, drive: [2.2, 7.4] });
  const barn: Box = { at: [-5.6, -0.8, 0], size: [6.6, 10, 3.5] };
  const wing: Box = { at: [1, 2, 0], size: [6.4, 6.4, 3.1] };
  castShadow(stage, [...cornersOf(barn), [-2.3, -0.8, 7.2], [-2.3, 9.2, 7.2], ...cornersOf(wing)]);
  for (const panel of drawWalls(stage, wing, mix(wall, '#ffffff', 0.3), { eaves: 0.5 })) {
    if (panel.normal[1] !== -1) continue;
    drawDoor(panel, 0.7, 0, 1.2, 2.3, accent);
    drawBattens(panel, [2.4, 0, 3.6, 2.6], accent);
  }
  drawRoof(
    stage,
    { at: [0.6, 1.4, 3.1], width: 7.4, depth: 7.6, rise: 2.9, ridge: 'across', hip: 0, tile: dark },
    mix(wall, '#ffffff', 0.3),
  );
  for (const panel of drawWalls(stage, barn, mix(wall, '#ffffff', 0.4))) {
    if (panel.normal[1] !== -1) {
      drawWindow(stage, panel, [1.6, 0.8, 1.3, 1.9], { frame: dark, isLit: true });
      drawWindow(stage, panel, [4.4, 0.8, 1.3, 1.9], { frame: dark, isLit: random.chance(0.5) });
      continue;
    }
    drawWindow(stage, panel, [0.7, 0.1, 5.2, 2.6], { frame: dark, bars: 3, isLit: true });
    drawBattens(panel, [0.7, 2.85, 5.2, 0.5], accent);
  }
  drawRoof(
    stage,
    { at: [-6.1, -1.3, 3.5], width: 7.6, depth: 11, rise: 3.7, ridge: 'away', hip: 0, tile: dark, verge: 0.5 },
    mix(wall, '#ffffff', 0.4),
  );
  drawWindow(stage, frontOf(stage, barn), [2.1, 3.8, 2.4, 1.3], { frame: dark, bars: 1, isLit: true });
  box(stage, { at: [-5.6, -2.6, 0], size: [6.6, 1.8, 0.3] }, '#c39a6c', { top: '#c99f70' });
  drawCar(stage, random.pick(['sedan', 'pickup']), [3.2, -2.4, 0], 'near', random.pick(carColours));
  drawStreetSide(stage, { wall, accent, from: -9.4, to: 1.9, gate: [2, 7.6] });
  plantTree(stage, [-7.4, -2.4, 0], random.between(520, 680));
  plant(stage, [8.4, -2.6, 0], arecaClump(random, light, 260), 0.9);
}

/** One storey under a wide hipped roof, with a deep porch on posts. */
function drawGardenHouse(stage: Stage, { wall, accent, tile, frame }: Finish): void {
  const { random } = stage;
  drawPlot(stage, { from: -9, to: 9, front: -5, drive: [3.4, 7.8] });
  const body: Box = { at: [-7.2, 0.6, 0.4], size: [14, 8.4, 3] };
  castShadow(stage, cornersOf({ at: [-8, -0.4, 0], size: [15.6, 10, 4.6] }));
  box(stage, { at: [-7.4, -2.2, 0], size: [9.6, 3, 0.4] }, '#cdb595', { top: '#c9a276' });
  for (const panel of drawWalls(stage, body, wall, { eaves: 0.7 })) {
    panel.rect(0, 0, panel.width, 0.7, mix(wall, accent, 0.35));
    if (panel.normal[1] !== -1) {
      drawWindow(stage, panel, [2, 0.9, 2, 1.5], { frame, isLit: true });
      drawWindow(stage, panel, [5.6, 0.9, 1.4, 1.5], { frame });
      continue;
    }
    drawWindow(stage, panel, [0.8, 0.1, 3.2, 2.3], { frame, bars: 2, isLit: true });
    drawDoor(panel, 5, 0, 1.3, 2.3, accent);
    drawWindow(stage, panel, [7.2, 0.9, 2, 1.5], { frame, bars: 1, isLit: random.chance(0.6) });
    drawWindow(stage, panel, [10.6, 0.9, 2.2, 1.5], { frame, bars: 1, isLit: true });
    shadeBelow(panel, 0, 3, 9.6, 1.2, 0.24);
  }
  drawRoof(stage, { at: [-8.2, -0.5, 3.4], width: 16, depth: 10.6, rise: 3, ridge: 'across', hip: 1, tile }, wall);
  for (const x of [-7.2, -4.2, -1.2, 1.8])
    box(stage, { at: [x, -2, 0.4], size: [0.24, 0.24, 2.9] }, mix(accent, wall, 0.25));
  drawRoof(
    stage,
    { at: [-8, -2.8, 3.3], width: 10.8, depth: 5, rise: 2, ridge: 'away', hip: 0, tile },
    mix(wall, '#ffffff', 0.35),
  );
  drawCar(stage, random.pick(['sedan', 'pickup']), [4.2, -2.6, 0], 'near', random.pick(carColours));
  drawBorder(stage, -7.4, 2, -2.7, 55);
  drawStreetSide(stage, { wall, accent, from: -9.4, to: 3.2, gate: [3.3, 8] });
  plantPalm(stage, [-8.6, -1.2, 0], 660);
  plantTree(stage, [2.8, -2.6, 0], random.between(360, 460));
}

function drawStreetSide(
  stage: Stage,
  {
    wall,
    accent,
    from,
    to,
    gate,
  }: { wall: string; accent: string; from: number; to: number; gate: readonly [number, number] },
): void {
  const isLeft = gate[0] < from;
  drawGlow(stage, [0, -0.5, 1.6], 9, 0.8);
  drawBorder(stage, from + 1, to - 1, -1.9, 52);
  drawGardenWall(stage, from, to, -4.9, 0.5, mix(wall, '#cbbba4', 0.2));
  drawSlats(stage, from, to, -4.86, 1.35, mix(accent, '#4a4541', 0.5), 0.22);
  drawGatePosts(stage, gate, -5, 1.7, wall);
  drawBorder(stage, isLeft ? from + 0.4 : from, to - 0.4, -5.5, 42);
}
