import { drawBackdrop, drawBlades, drawGlow, drawLawn, ground, plant, stroke } from '../building/ground.ts';
import { drawBorder } from '../building/plot.ts';
import { drawLounger, drawParasol, drawPool } from '../building/pool.ts';
import { drawRoof } from '../building/roof.ts';
import { drawSkyline } from '../building/skyline.ts';
import { drawTower } from '../building/tower.ts';
import { drawTown } from '../building/town.ts';
import { accents } from '../building/wall.ts';
import { pottedPlant } from '../interior/decor.ts';
import { build, type Furniture } from '../interior/furniture.ts';
import { drawOutlook, outlooks } from '../interior/outlook.ts';
import { drawInOrder } from '../interior/arrange.ts';
import { indoors } from '../interior/room.ts';
import { armchair } from '../interior/seating.ts';
import { styleOf } from '../interior/style.ts';
import { roundTable, tableThings } from '../interior/tables.ts';
import { mix } from '../kit/colour.ts';
import { skyAt, tone } from '../kit/light.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, flat, lit, type Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { drawHills } from '../nature/hills.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { drawSea } from '../nature/sea.ts';
import { banana, bush, grassTuft } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';

/** A balcony: two chairs and plants before a glass rail, and the view. */
export const balcony: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant + 1);
  const outside = pose(sketch, { eye: [random.between(-0.7, 0.7), -2.4, 1.5], target: [random.between(-0.3, 0.3), 1.6, 0], span: 5.4, horizon: random.between(0.44, 0.5) });
  drawOutlook(outside, 1.6, outlooks[variant % outlooks.length]!);
  const stage: Stage = { ...outside, light: indoors(sketch.light, 'back') };
  const { drawing, light } = stage;
  const deck = mix(style.wood, '#c7a27a', 0.4);
  lit(stage, [[-3, -2.2, 0], [3, -2.2, 0], [3, 1.5, 0], [-3, 1.5, 0]], [0, 0, 1], deck);
  for (let x = -3; x < 3; x += 0.16) stroke(stage, [x, -2.2, 0.001], [x, 1.5, 0.001], tone(light, mix(deck, '#3a2a1c', 0.35), 0.5), 0.012);
  for (const side of [-1, 1]) {
    lit(stage, [[side * 2.2, -2.2, 0], [side * 2.2, 1.5, 0], [side * 2.2, 1.5, 3], [side * 2.2, -2.2, 3]], [-side, 0, 0], style.wall);
  }
  lit(stage, [[-2.2, -2.2, 2.8], [2.2, -2.2, 2.8], [2.2, 1.7, 2.8], [-2.2, 1.7, 2.8]], [0, 0, -1], '#f2ebdf');
  const pane: Vec3[] = [[-2.2, 1.45, 0.08], [2.2, 1.45, 0.08], [2.2, 1.45, 1.05], [-2.2, 1.45, 1.05]];
  flat(stage, pane, drawing.linear([[0, '#ffffff', 0.26], [0.5, skyAt(light, 0.6), 0.1], [1, '#ffffff', 0.2]], [0, 0], [1, 0.4]));
  for (const x of [-2.2, -0.73, 0.73, 2.16]) box(stage, { at: [x, 1.44, 0], size: [0.04, 0.04, 1.05] }, style.metal);
  box(stage, { at: [-2.2, 1.42, 1.05], size: [4.4, 0.07, 0.05] }, style.metal);
  const items: Furniture[] = [
    armchair(style, style.accent, { x: -1.35, y: 0.05, facing: 'right' }),
    armchair(style, style.accent, { x: 0.55, y: 0.05, facing: 'left' }),
    roundTable({ x: -0.02, y: 0.45 }, 0.3, 0.5, style.wood, style.metal),
    tableThings(style, { x: -0.25, y: 0.35, z: 0.5 }),
    pottedPlant({ x: -1.85, y: 1.05 }, 1.3, random.pick(['areca', 'fig', 'banana']), style.stone),
    pottedPlant({ x: 1.85, y: 1.1 }, 0.9, random.pick(['snake', 'fig']), style.accent2),
    pottedPlant({ x: 1.9, y: 0.5 }, 0.6, 'snake', style.stone),
  ];
  drawInOrder(stage, items.flatMap(({ pieces }) => pieces));
  drawGlow(stage, [0, 0.8, 2.7], 1.6, 0.8);
};

/** A pool on a roof above the city, or by the sea. */
export const poolDeck: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, { eye: [random.between(-7, -3.5), -13, random.between(2.2, 3.4)], target: [random.between(-0.6, 1), 0, 0], span: 20, horizon: random.between(0.42, 0.48) });
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
  for (let x = -16; x < 20; x += 1.1) plant(stage, [x, 8.9, 0], bush(stage.random, light, { width: 130, height: random.between(60, 110), green: random.pick(['mango', 'rain', 'lime']) }), 0.4);
  box(stage, { at: [-40, 9.6, 0], size: [80, 0.06, 0.12] }, '#8f8b85');
  flat(stage, [[-40, 9.6, 0.1], [40, 9.6, 0.1], [40, 9.6, 1.2], [-40, 9.6, 1.2]], '#e8f2f2', { opacity: 0.22 });
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
  for (const [dx, dy] of [[0.1, 3.7], [4.7, 3.7], [0.1, 0.1], [4.7, 0.1]] as const) box(stage, { at: [x + dx, y + dy, z + 0.3], size: [0.2, 0.2, 2.5] }, wood);
  box(stage, { at: [x + 0.6, y + 1.4, z + 0.3], size: [3.8, 1.8, 0.45] }, '#f1eadb', { soft: 0.06 });
  drawRoof(stage, { at: [x - 0.6, y - 0.6, z + 2.8], width: 6.2, depth: 5.2, rise: 1.7, ridge: 'across', hip: 0.7, tile: '#8d7a63' }, '#e9e0cf');
}

/** A shared garden: a winding path under trees, a bench, borders and a building behind. */
export const gardenCourt: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, { eye: [random.between(-4, 4), -17, 1.7], target: [random.between(-1, 1), 0, 0], span: 21, horizon: random.between(0.46, 0.52) });
  const { camera, light } = stage;
  drawSky(stage, camera.horizon);
  if (variant % 2) drawTower(stage, { at: [random.pick([-34, 12]), 46, 0], size: [24, 16, 34] }, { style: random.pick(['balconies', 'frames']), wall: '#efe9dd', accent: random.pick(accents), rhythm: 3 });
  drawBackdrop(stage, [60, 110]);
  drawLawn(stage);
  if (variant % 2) drawTown(stage, 70);
  for (let x = -24; x < 26; x += random.between(2.6, 4.2)) plantTree(stage, [x, 20 + random.between(-3, 4), 0], random.between(560, 980));
  const bend = (t: number): readonly [number, number, number] => [3.4 * Math.sin(t * 4.2 + variant), -16 + t * 34, 1.5 - t * 0.3];
  for (let index = 39; index >= 0; index -= 1) {
    const [[ax, ay, aw], [bx, by, bw]] = [bend(index / 40), bend((index + 1) / 40)];
    lit(stage, [[ax - aw - 0.12, ay, 0], [ax + aw + 0.12, ay, 0], [bx + bw + 0.12, by, 0], [bx - bw - 0.12, by, 0]], [0, 0, 1], '#f0e7d5');
    lit(stage, [[ax - aw, ay, 0.005], [ax + aw, ay, 0.005], [bx + bw, by, 0.005], [bx - bw, by, 0.005]], [0, 0, 1], index % 2 ? '#d8c8ab' : '#dccdb2');
  }
  drawBlades(stage, [-14, -15], [14, 14], 520);
  for (const [x, y] of [[-8, 10], [9, 9], [-10, 3], [10.5, 2]] as const) plantTree(stage, [x + random.between(-1, 1), y, 0], random.between(480, 760));
  drawBorder(stage, -13, -5.6, 5, 66);
  drawBorder(stage, 6, 13, 4, 66);
  drawBench(stage, [random.pick([-6.6, 4.6]), 0.5, 0]);
  for (const x of [-9, 8.4]) {
    plant(stage, [x, -3.5, 0], random.chance(0.5) ? arecaClump(random, light, 190) : banana(random, light, 210), 0.9);
    plant(stage, [x + 1.4, -4.6, 0], grassTuft(random, light, 80), 0.4);
    plant(stage, [x - 1, -5, 0], bush(random, light, { width: 150, height: 80, blossom: random.pick(['#d8577a', '#f1f0e6', '#eda13c']) }), 0.6);
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
