import { drawBackdrop, drawBlades, drawLawn, drawRoad, plant } from '../building/ground.ts';
import { drawTown } from '../building/town.ts';
import { depthOf, project, scaleAt } from '../kit/camera.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { distant, tone } from '../kit/light.ts';
import { pose, type Scene, type Sketch } from '../kit/sketch.ts';
import { box, flat, lit, type Stage } from '../kit/stage.ts';
import { line, path, polygon, rect } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { drawHills, ridge } from '../nature/hills.ts';
import { greens, leaf, scatter } from '../nature/leaf.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { drawSea, drawSurf } from '../nature/sea.ts';
import { bush, grassTuft } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';

const view = (sketch: Sketch, height: readonly [number, number], horizon: readonly [number, number], span = 34): Stage => {
  const { random } = sketch;
  return pose(sketch, { eye: [random.between(-8, 8), -26, random.between(...height)], target: [random.between(-4, 4), 0, 0], span, horizon: random.between(...horizon) });
};

/** Survey pegs with red heads at a plot's corners, and the line between them. */
function drawBoundary(stage: Stage, corners: readonly Vec3[]): void {
  const { drawing, camera } = stage;
  const ring = [...corners, corners[0]!];
  flat(stage, corners, '#fff6da', { opacity: 0.13 });
  for (let index = 0; index < corners.length; index += 1) {
    drawing.add(line([ring[index]!, ring[index + 1]!].map((at) => project(camera, at)), '#fff3d2', 3.2, { dash: '15 11', opacity: 0.95 }));
  }
  for (const [x, y, z] of [...corners].sort((a, b) => depthOf(camera, b) - depthOf(camera, a))) {
    const size = Math.max(0.1, 5 / scaleAt(camera, [x, y, z]));
    box(stage, { at: [x - size / 2, y, z], size: [size, size, size * 7] }, '#f4efe2');
    box(stage, { at: [x - size / 2, y - 0.01, z + size * 5], size: [size, size, size * 2.1] }, '#c9452f');
  }
}

/** Paddies between low banks, mountains behind. */
export const riceField: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = view(sketch, [4.5, 8], [0.42, 0.5], 40);
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
      const points: Vec3[] = [[x + 0.5, y, 0], [x + width - 0.5, y, 0], [x + width - 0.5, y + depth, 0], [x + 0.5, y + depth, 0]];
      if (isWater) flat(stage, points, mix(light.sky[1]![1], tone(light, '#7f9f92', 0.6), 0.4));
      else lit(stage, points, [0, 0, 1], colour);
      if (row < 4) drawRows(stage, [x + 0.8, y + 0.4], [x + width - 0.8, y + depth - 0.4], isWater ? '#7f9c4c' : darken(colour, 0.14));
    }
  }
  for (const x of [-26, -12, 15, 31]) plantTree(stage, [x + random.between(-3, 3), 34 + random.between(-6, 12), 0], random.between(520, 900));
  for (const x of [-19, 22]) plantPalm(stage, [x + random.between(-3, 3), 26, 0], random.between(900, 1300));
  drawHut(stage, [random.between(6, 11), 14, 0]);
  drawBoundary(stage, [[-9, -14, 0.05], [8, -15, 0.05], [10, 6, 0.05], [-8, 7, 0.05]]);
  drawUndergrowth(stage, 0, 1, 70);
};

/** Rows of young rice: tufts in perspective lines. */
function drawRows(stage: Stage, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], colour: string): void {
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
  for (const [dx, dy] of [[0, 0], [2.6, 0], [0, 2], [2.6, 2]] as const) box(stage, { at: [x + dx, y + dy, z], size: [0.14, 0.14, 2.5] }, '#7b6048');
  box(stage, { at: [x - 0.1, y - 0.1, z + 0.8], size: [3, 2.4, 0.12] }, '#9a7a58');
  for (const [from, to] of [[-0.7, 1.4], [1.4, 3.5]] as const) {
    const low = from === -0.7 ? from : to;
    lit(stage, [[x + low, y - 0.6, z + 2.2], [x + 1.4, y - 0.6, z + 3.6], [x + 1.4, y + 2.8, z + 3.6], [x + low, y + 2.8, z + 2.2]], [from === -0.7 ? -0.6 : 0.6, -0.3, 0.7], '#b29362');
  }
  lit(stage, [[x - 0.7, y - 0.6, z + 2.2], [x + 3.5, y - 0.6, z + 2.2], [x + 1.4, y - 0.6, z + 3.6]], [0, -1, 0], '#8c6f49');
}

/** A slope above a valley, with ridges behind it. */
export const hillside: Scene = (sketch) => {
  const { random } = sketch;
  const stage = view(sketch, [9, 12], [0.44, 0.5], 40);
  const { camera, light, drawing } = stage;
  drawSky(stage, camera.horizon + 60);
  drawHills(stage, camera.horizon + 90, random.between(300, 400), 4);
  const mist = light.haze;
  drawing.add(rect(0, camera.horizon, drawing.width, 130, drawing.linear([[0, mist, 0], [0.6, mist, 0.75], [1, mist, 0]])));
  for (const [lift, colour, metres] of [[110, '#5f8a5c', 260], [190, '#86a35c', 40]] as const) {
    const base = camera.horizon + lift;
    const fill = distant(light, tone(light, colour, 0.7), metres);
    const paint = drawing.across([[0, lighten(fill, 0.1)], [0.4, fill], [1, darken(fill, 0.14)]], [0, base - 90], [0, drawing.height]);
    drawing.add(path(ridge(stage, base, 120, 0.08), paint), rect(0, base - 1, drawing.width, drawing.height - base + 1, paint));
    drawing.add(path(scatter(random, [drawing.width / 2, base + 30, drawing.width * 0.56, 50], 90, 16), darken(fill, 0.2), { opacity: 0.4 }));
  }
  for (const [x, y] of [[-19, 14], [-13, 18], [13, 16], [20, 12], [27, 20]] as const) plantTree(stage, [x + random.between(-2, 2), y, 0], random.between(420, 720));
  drawPathUp(stage);
  drawBlades(stage, [-16, -20], [16, 16], 700, '#8aa257');
  drawBoundary(stage, [[-7, -13, 0.2], [8, -14, 0.2], [9, 6, 0.2], [-6, 7, 0.2]]);
  for (const [x, y] of [[-12, -10], [13, -12]] as const) plant(stage, [x, y, 0], bush(random, light, { width: 200, height: 100 }), 1);
  drawUndergrowth(stage, 0, 1, 80);
  if (random.chance(0.5)) drawOverhang(stage, random.pick([-1, 1]));
};

function drawPathUp(stage: Stage): void {
  const { random } = stage;
  const side = random.pick([-1, 1]);
  const bend = (t: number): Vec3 => [side * (13 + 2.6 * Math.sin(t * 4)), -24 + t * 40, 0];
  for (let index = 13; index >= 0; index -= 1) {
    const [a, b] = [bend(index / 14), bend((index + 1) / 14)];
    const half = 1.5;
    lit(stage, [[a[0] - half, a[1], a[2]], [a[0] + half, a[1], a[2]], [b[0] + half, b[1], b[2]], [b[0] - half, b[1], b[2]]], [0, 0, 1], '#c7a27a');
  }
}

/** A filled and levelled plot on a road, its corners pegged. */
export const roadside: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = view(sketch, [4.4, 7], [0.44, 0.5], 34);
  const { camera, light } = stage;
  drawSky(stage, camera.horizon);
  if (variant % 2) drawHills(stage, camera.horizon + 2, random.between(90, 150), 2);
  drawBackdrop(stage, [45, 80]);
  drawLawn(stage, '#98a863');
  if (variant % 3 === 0) drawTown(stage, 44);
  for (let x = -40; x < 44; x += random.between(5, 9)) plantTree(stage, [x, 33 + random.between(0, 8), 0], random.between(560, 1000));
  lit(stage, [[-15, -0.6, 0.02], [16, -0.6, 0.02], [15, 25, 0.02], [-14, 25, 0.02]], [0, 0, 1], random.pick(['#d0ab80', '#c99f74', '#b3b571']));
  drawBlades(stage, [-14, 0], [14, 22], 360, '#93a05a');
  for (let index = 0; index < 9; index += 1) plant(stage, [random.between(-13, 13), random.between(2, 22), 0], grassTuft(random, light, random.between(40, 80)), 0.3);
  drawBoundary(stage, [[-15, -0.6, 0.05], [16, -0.6, 0.05], [15, 25, 0.05], [-14, 25, 0.05]]);
  drawRoad(stage, -3, 6.4);
  drawBlades(stage, [-22, -15], [22, -9.6], 420);
  drawUndergrowth(stage, 0, 1, 70);
  if (random.chance(0.4)) drawOverhang(stage, random.pick([-1, 1]));
};

/** A plot behind the beach. */
export const seafront: Scene = (sketch) => {
  const { random } = sketch;
  const stage = view(sketch, [5, 9], [0.34, 0.4], 36);
  const { camera, drawing, light } = stage;
  drawSky(stage, camera.horizon);
  const shore = camera.horizon + random.between(190, 240);
  drawSea(stage, camera.horizon, shore + 20);
  drawing.add(path(ridge(stage, camera.horizon + 6, 84, 0.4), distant(light, tone(light, greens.teal, 0.4), 900), { opacity: 0.9 }));
  drawSurf(stage, shore, '#ecdcb8');
  const grass = tone(light, '#9cab62', 0.9);
  const edge = project(camera, [0, -6, 0])[1];
  drawing.add(polygon([[0, edge - 20], [drawing.width * 0.3, edge - 44], [drawing.width * 0.7, edge - 30], [drawing.width, edge - 52], [drawing.width, drawing.height], [0, drawing.height]], drawing.linear([[0, mix(grass, tone(light, '#ecdcb8', 0.9), 0.5)], [0.25, grass], [1, darken(grass, 0.14)]])));
  drawBlades(stage, [-16, -22], [16, -6], 620, '#8fa058');
  for (const x of [-15, -11.5, 11, 15.5, 18]) plantPalm(stage, [x + random.between(-1, 1), random.between(-9, -5), 0], random.between(760, 1150));
  drawBoundary(stage, [[-8, -18, 0.05], [7.6, -18.4, 0.05], [9.6, -7.6, 0.05], [-8.8, -7.2, 0.05]]);
  drawUndergrowth(stage, 0, 1, 70);
  if (random.chance(0.7)) drawOverhang(stage, random.pick([-1, 1]), 'palm');
};
