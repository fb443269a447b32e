import { drawCar, carColours } from '../building/car.ts';
import { drawGardenWall, drawGatePosts, drawSlats } from '../building/fence.ts';
import { contactShadow, drawGlow } from '../building/ground.ts';
import { drawBorder, drawPlot } from '../building/plot.ts';
import { drawSlabRoof } from '../building/roof.ts';
import {
  accents,
  drawBalcony,
  drawBattens,
  drawDoor,
  drawMasonry,
  drawWalls,
  shadeBelow,
  walls,
} from '../building/wall.ts';
import { mix } from '../kit/colour.ts';
import { drawWindow } from '../kit/panel.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';

type Finish = { wall: string; accent: string; frame: string; stone: string };

const massings = [drawCantilever, drawTwinBlocks, drawLongHouse];

/** A modern house with a flat roof in a housing estate, seen from the lane. */
export const modernHouse: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, {
    eye: [random.between(-13, -8), random.between(-21, -18), random.between(1.9, 4.4)],
    target: [random.between(-0.6, 0.8), 0, 0],
    span: random.between(20, 23),
    horizon: random.between(0.62, 0.68),
  });
  const finish: Finish = {
    wall: random.pick(walls),
    accent: random.pick(accents),
    frame: random.pick(['#33312f', '#4a4541', '#f1ede4']),
    stone: random.pick(['#a59a8b', '#8f8a84', '#b7a58f']),
  };
  massings[variant % massings.length]!(stage, finish);
  drawGlow(stage, [0, -0.5, 1.6], 9, 0.8);
  if (random.chance(0.45)) drawOverhang(stage, random.pick([-1, 1]), random.pick(['branch', 'branch', 'palm']));
};

/** An upper storey that projects over the garden, its side clad in battens. */
function drawCantilever(stage: Stage, { wall, accent, frame, stone }: Finish): void {
  const { random } = stage;
  drawPlot(stage, { from: -9, to: 9, front: -5, drive: [-6.6, -1.4] });
  const lower: Box = { at: [-6, 0, 0], size: [12, 8, 3.1] };
  const upper: Box = { at: [-2.6, -1.7, 3.1], size: [9, 9.4, 3.2] };
  castShadow(stage, [...cornersOf(lower), ...cornersOf(upper)]);
  drawSlabRoof(stage, [-6.9, -1.9, 3.02], [4.6, 9.6, 0.3], mix(wall, '#ffffff', 0.4));
  for (const panel of drawWalls(stage, lower, mix(wall, '#b9a78f', 0.35))) {
    if (panel.normal[1] !== -1) continue;
    drawMasonry(stage, panel, [3.4, 0, 2.1, 3.1], stone);
    drawDoor(panel, 1.4, 0, 1.2, 2.35, accent);
    drawWindow(stage, panel, [6.1, 0.08, 5.2, 2.5], { bars: 3, isLit: true, frame });
    shadeBelow(panel, 3.4, 3.1, 8.6, 1.2, 0.26);
    shadeBelow(panel, 0, 3.1, 3.4, 0.9);
  }
  for (const x of [-6.6, -2.9]) box(stage, { at: [x, -1.7, 0], size: [0.16, 0.16, 3.02] }, frame);
  drawSlabRoof(stage, [-3.3, -2.5, 6.3], [10.3, 10.8, 0.34], mix(wall, '#ffffff', 0.5));
  for (const panel of drawWalls(stage, upper, wall, { eaves: 0.4 })) {
    if (panel.normal[1] !== -1) {
      drawBattens(panel, [0.4, 0.25, panel.width * 0.62, 2.7], accent);
      continue;
    }
    drawWindow(stage, panel, [0.7, 0.1, 3.9, 2.5], { bars: 2, isLit: true, frame });
    drawBattens(panel, [5.1, 0.1, 1.2, 3], accent);
    drawWindow(stage, panel, [6.7, 0.9, 1.7, 1.7], { bars: 0, frame, isLit: random.chance(0.5) });
    drawBalcony(stage, panel, [0.4, 0, 4.5], 0.9, { slab: mix(wall, '#ffffff', 0.4) });
  }
  drawCar(stage, random.pick(['sedan', 'pickup']), [-5.4, -3.2, 0], 'near', random.pick(carColours));
  drawFrontGarden(stage, { wall, accent, from: -1.2, to: 9.4, gate: [-6.8, -1.3] });
  plantPalm(stage, [7.6, -3.2, 0], 520, { crown: 210 });
}

/** A tall and a low block side by side; the tall one carries a stair window and a timber screen. */
function drawTwinBlocks(stage: Stage, { wall, accent, frame, stone }: Finish): void {
  const { random } = stage;
  drawPlot(stage, { from: -9, to: 9, front: -5, drive: [0.6, 6] });
  const tall: Box = { at: [-6.4, -0.4, 0], size: [6, 9, 6.9] };
  const low: Box = { at: [-0.4, 1.2, 0], size: [7.2, 7, 6] };
  castShadow(stage, [...cornersOf(tall), ...cornersOf(low)]);
  drawSlabRoof(stage, [-0.6, 0.4, 6], [8.2, 8.4, 0.3], mix(wall, '#ffffff', 0.4));
  for (const panel of drawWalls(stage, low, mix(wall, '#c9b79d', 0.4), { eaves: 0.5 })) {
    if (panel.normal[1] !== -1) continue;
    drawWindow(stage, panel, [1, 3.4, 2.5, 2], { bars: 1, isLit: true, frame });
    drawWindow(stage, panel, [4.3, 3.4, 2.2, 2], { bars: 1, isLit: random.chance(0.5), frame });
    drawDoor(panel, 0.8, 0, 1.2, 2.4, accent);
    drawWindow(stage, panel, [2.8, 0.1, 3.8, 2.3], { bars: 2, isLit: true, frame });
    shadeBelow(panel, 0, 3, 7.2, 1.3, 0.28);
  }
  drawSlabRoof(stage, [-7, -1.2, 6.9], [7.2, 10.4, 0.32], mix(wall, '#ffffff', 0.5));
  for (const panel of drawWalls(stage, tall, wall, { eaves: 0.5 })) {
    if (panel.normal[1] !== -1) {
      drawMasonry(stage, panel, [0, 0, panel.width, 3], stone, 0.34);
      drawWindow(stage, panel, [2, 3.7, 3, 1.6], { bars: 1, frame, isLit: true });
      continue;
    }
    drawBattens(panel, [0.4, 3.3, 2.2, 3.2], accent);
    drawWindow(stage, panel, [3, 3.4, 2.5, 2.7], { bars: 1, isLit: true, frame });
    drawBalcony(stage, panel, [2.8, 3.3, 2.9], 1, { slab: mix(wall, '#ffffff', 0.4) });
    drawWindow(stage, panel, [0.7, 0.1, 4.6, 2.5], { bars: 3, isLit: true, frame });
  }
  drawSlabRoof(stage, [-0.5, -3.4, 2.9], [7.6, 4.7, 0.26], mix(wall, '#ffffff', 0.4));
  for (const x of [0, 6.4]) box(stage, { at: [x, -3.1, 0], size: [0.2, 0.2, 2.9] }, frame);
  drawCar(stage, random.pick(['sedan', 'pickup']), [1.2, -2.6, 0], 'near', random.pick(carColours));
  drawFrontGarden(stage, { wall, accent, from: -9.4, to: 0.4, gate: [0.4, 6.4] });
}

/** One storey under a deep flat roof, glass along the garden. */
function drawLongHouse(stage: Stage, { wall, accent, frame, stone }: Finish): void {
  const { random } = stage;
  drawPlot(stage, { from: -9, to: 9, front: -5, drive: [-7.4, -2.4] });
  const body: Box = { at: [-2.2, 0.4, 0.35], size: [10.2, 8, 3.1] };
  const wing: Box = { at: [-8, 2.4, 0], size: [5.8, 6.6, 3.2] };
  castShadow(stage, [...cornersOf(body), ...cornersOf(wing)]);
  drawSlabRoof(stage, [-8.6, -1.4, 3.1], [6.6, 10, 0.28], mix(wall, '#ffffff', 0.4));
  for (const panel of drawWalls(stage, wing, mix(wall, '#b9a78f', 0.3), { eaves: 0.6 })) {
    if (panel.normal[1] === -1) drawBattens(panel, [0.2, 0, 5.2, 2.6], accent);
  }
  for (const x of [-8.2, -2.9]) box(stage, { at: [x, -1.1, 0], size: [0.18, 0.18, 3.1] }, frame);
  box(stage, { at: [-2.6, -1.9, 0], size: [11, 10.6, 0.35] }, '#c9b79d', { top: '#b98d62' });
  drawSlabRoof(stage, [-3.4, -2.1, 3.6], [12.4, 11.4, 0.42], mix(accent, wall, 0.75));
  for (const panel of drawWalls(stage, body, wall, { eaves: 0.9 })) {
    if (panel.normal[1] !== -1) {
      drawMasonry(stage, panel, [0, 0, panel.width, 3.1], stone, 0.34);
      continue;
    }
    drawMasonry(stage, panel, [0, 0, 1.5, 3.1], stone);
    drawWindow(stage, panel, [1.8, 0.05, 5, 2.6], { bars: 3, isLit: true, frame });
    drawBattens(panel, [7.1, 0, 0.9, 3.1], accent);
    drawWindow(stage, panel, [8.3, 0.9, 1.5, 1.6], { bars: 0, isLit: random.chance(0.6), frame });
  }
  for (const x of [-2.2, 2.6, 7.6]) box(stage, { at: [x, -1.7, 0.35], size: [0.16, 0.16, 3.25] }, frame);
  contactShadow(stage, [2.6, -2.2, 0], 6.4, 0.6, 0.25);
  drawCar(stage, random.pick(['sedan', 'pickup']), [-6.4, -3, 0], 'near', random.pick(carColours));
  drawFrontGarden(stage, { wall, accent, from: -2, to: 9.4, gate: [-7.8, -2.2] });
  plantPalm(stage, [-9.3, -1.5, 0], 640);
}

/** Planting, boundary wall and an open sliding gate along the street. */
function drawFrontGarden(
  stage: Stage,
  {
    wall,
    accent,
    from,
    to,
    gate,
  }: { wall: string; accent: string; from: number; to: number; gate: readonly [number, number] },
): void {
  const { random } = stage;
  drawBorder(stage, from + 0.8, to - 1, -1.4);
  const isLeft = gate[0] < from;
  plantTree(stage, [isLeft ? to - 0.6 : from + 0.6, -2.8, 0], random.between(430, 560));
  drawGardenWall(stage, from, to, -4.9, 0.85, mix(wall, '#cbbba4', 0.2));
  drawSlats(stage, isLeft ? from : to - 3.2, isLeft ? from + 3.2 : to, -5.02, 1.55, accent);
  drawGatePosts(stage, gate, -5, 1.75, wall);
  drawBorder(stage, isLeft ? from + 3.6 : from + 0.4, isLeft ? to : to - 3.6, -5.5, 44);
}
