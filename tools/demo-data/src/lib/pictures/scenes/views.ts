import { drawSkyline } from '../building/skyline.ts';
import { drawTower } from '../building/tower.ts';
import { drawTown } from '../building/town.ts';
import { farness } from '../building/roof.ts';
import { accents } from '../building/wall.ts';
import { darken, mix } from '../kit/colour.ts';
import { distant, tone } from '../kit/light.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import type { Box, Stage } from '../kit/stage.ts';
import { closed, group, line, path, polygon, rect, type Point } from '../kit/svg.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { drawHills, ridge } from '../nature/hills.ts';
import { greens } from '../nature/leaf.ts';
import { plantTree } from '../nature/planting.ts';
import { drawSea } from '../nature/sea.ts';
import { drawSky } from '../nature/sky.ts';
import { treeLine } from '../nature/tree.ts';
import { drawStillWater } from '../nature/water.ts';

/** The city from a high floor: towers to the horizon, a park among them. */
export const cityView: Scene = (sketch) => {
  const { random } = sketch;
  const stage = pose(sketch, { eye: [0, -190, random.between(70, 95)], target: [random.between(-40, 40), 0, 0], span: 250, horizon: random.between(0.36, 0.44) });
  const { camera, drawing, light } = stage;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: camera.horizon + 24, height: random.between(190, 250), layers: 4 });
  const [street, park] = [mix(tone(light, '#a8a898', 0.6), light.haze, 0.4), tone(light, '#7f9a63', 0.6)];
  drawing.add(rect(0, camera.horizon + 10, drawing.width, drawing.height, drawing.across(
    [[0, mix(street, light.haze, 0.6)], [0.5, street], [0.72, mix(street, park, 0.7)], [1, park]], [0, camera.horizon], [0, drawing.height])));
  const towers = Array.from({ length: 18 }, (_, index): Box => ({
    at: [-260 + index * 30 + random.between(-12, 12), random.between(30, 350), 0],
    size: [random.between(20, 32), random.between(16, 22), random.int(10, 30) * 3.2],
  }));
  for (const [band, reach] of [[400, 420], [320, 360], [250, 300], [180, 260], [110, 220], [40, 190]] as const) {
    drawTown(stage, band, reach);
    const standing = towers.filter(({ at }) => at[1] >= band && at[1] < band + 70).sort((a, b) => farness(stage, b.at, b.size) - farness(stage, a.at, a.size));
    for (const tower of standing) drawTower(stage, tower, { style: random.pick(['balconies', 'ribbons', 'glass', 'frames', 'fins']), wall: random.pick(['#f3f0ea', '#e0d8cb', '#d3cdc4', '#c8cdd0']), accent: random.pick(accents), bay: 5, rhythm: 3 });
  }
  for (let row = 0; row < 8; row += 1) {
    for (let x = -125; x < 125; x += random.between(5, 13)) {
      if (Math.abs(x - 30) < 34 - row * 2 && row > 2) continue;
      plantTree(stage, [x, 34 - row * 11 + random.between(-4, 4), 0], random.between(600, 1100));
    }
  }
};

/** A broad river with boats, a cable-stayed bridge and old spires on the far bank. */
export const riverView: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, { eye: [0, -60, 14], target: [0, 0, 0], span: 90, horizon: 0.44 });
  const { camera, drawing, light } = stage;
  const bank = camera.horizon + 46;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: bank - 16, height: random.between(230, 320), layers: 4 });
  if (variant % 2) drawBridge(stage, bank - 8);
  else drawSpires(stage, bank - 14);
  for (const [height, metres] of [[46, 500], [30, 240]] as const) {
    drawing.add(group([path(treeLine(random, drawing.width, height), distant(light, tone(light, greens.mango, 0.35), metres))], { at: [0, bank] }));
  }
  drawing.add(rect(0, bank - 7, drawing.width, 9, distant(light, tone(light, '#d6cebf', 0.6), 200)));
  drawStillWater(stage, bank + 2, '#6f9290');
  for (const [x, y, scale] of [[random.between(0.1, 0.4), 60, 0.8], [random.between(0.55, 0.85), 150, 1.5]] as const) drawFerry(stage, x * drawing.width, bank + y, scale);
  drawUndergrowth(stage, 0, 1, 110);
  if (random.chance(0.5)) drawOverhang(stage, random.pick([-1, 1]), 'palm');
};

function drawBridge({ drawing, light, random }: Stage, y: number): void {
  const colour = distant(light, tone(light, '#cfc9bd', 0.5), 420);
  const at = random.between(0.35, 0.65) * drawing.width;
  const top = y - 300;
  const cables = Array.from({ length: 13 }, (_, index) => 40 + index * 34).flatMap((reach) => [-1, 1].map((side) =>
    line([[at, top + 24 + reach * 0.12], [at + side * reach, y - 44]], colour, 1.5, { opacity: 0.85 })));
  drawing.add(
    polygon([[at - 30, y], [at - 5, top], [at + 5, top], [at + 30, y], [at + 19, y], [at, top + 70], [at - 19, y]], colour),
    ...cables,
    rect(0, y - 48, drawing.width, 11, colour),
    rect(0, y - 37, drawing.width, 5, darken(colour, 0.18)),
    ...[0.12, 0.3, 0.72, 0.9].map((share) => rect(share * drawing.width, y - 36, 16, 40, darken(colour, 0.1))),
  );
}

/** Temple towers (prang) as silhouettes. */
function drawSpires({ drawing, light, random }: Stage, y: number): void {
  const colour = distant(light, tone(light, '#b79f83', 0.5), 520);
  const at = random.between(0.3, 0.7) * drawing.width;
  const spire = (x: number, height: number): string => {
    const half = height * 0.17;
    const side: Point[] = [[1.5, 0], [1.25, 0.12], [1.3, 0.13], [0.95, 0.26], [1, 0.28], [0.62, 0.42], [0.5, 0.6], [0.42, 0.74], [0.24, 0.86], [0.05, 0.93], [0.03, 1.06]];
    const right = side.map(([w, h]): Point => [x + w * half, y - h * height]);
    return closed([...right, ...right.map(([px, py]): Point => [2 * x - px, py]).toReversed()]);
  };
  const spires = [spire(at, 240), spire(at - 92, 120), spire(at + 92, 120), spire(at - 150, 84), spire(at + 150, 84)].join('');
  const roofs = [-260, 250].map((dx) => closed([[at + dx - 62, y], [at + dx - 54, y - 40], [at + dx - 68, y - 42], [at + dx, y - 96], [at + dx + 68, y - 42], [at + dx + 54, y - 40], [at + dx + 62, y]])).join('');
  drawing.add(path(roofs, mix(colour, '#a4593c', 0.3)), path(spires, drawing.linear([[0, mix(colour, '#fff0d0', 0.35)], [1, colour]])));
}

function drawFerry({ drawing, light }: Stage, x: number, y: number, scale: number): void {
  const paint = (colour: string) => tone(light, colour, 0.7);
  const glow = light.lamps > 0.5 ? '#ffe2a6' : paint('#5c6f78');
  drawing.add(group([
    polygon([[-90, -18], [-78, 6], [72, 6], [96, -22], [60, -16]], paint('#f1ede2')),
    polygon([[-82, -2], [-78, 6], [72, 6], [80, -4]], paint('#0b6b57')),
    rect(-66, -42, 112, 26, paint('#e9e0cc')),
    ...[-58, -36, -14, 8, 28].map((at) => rect(at, -37, 15, 14, glow)),
    polygon([[-74, -44], [-66, -54], [48, -54], [56, -44]], paint('#c98f3c')),
    path('M-150 8q60 -5 240 0q-120 6 -240 0Z', '#ffffff', { opacity: 0.35 }),
  ], { at: [x, y], scale }));
}

/** Open sea between headlands, seen over palms. */
export const seaView: Scene = (sketch) => {
  const { random } = sketch;
  const stage = pose(sketch, { eye: [0, -40, 16], target: [0, 0, 0], span: 60, horizon: random.between(0.38, 0.46) });
  const { camera, drawing, light } = stage;
  drawSky(stage, camera.horizon);
  drawSea(stage, camera.horizon, drawing.height + 60, '#46b3b2');
  for (const [share, width, height] of [[random.between(0.02, 0.2), 0.36, 100], [random.between(0.6, 0.86), 0.3, 74], [random.between(0.3, 0.55), 0.12, 46]] as const) {
    drawIsland(stage, share * drawing.width, camera.horizon + 4, width * drawing.width, height);
  }
  for (const x of [-13, -9, 10, 14, 17]) {
    drawing.add(group([path(treeLine(random, 300, 80), tone(light, darken(greens.rain, 0.2), 0.3))], { at: [(x / 36 + 0.5) * drawing.width - 150, drawing.height + 26] }));
  }
  drawUndergrowth(stage, 0, 1, 150);
  drawOverhang(stage, random.pick([-1, 1]), 'palm');
};

/** A limestone island: steep sides, green top, foam at its foot. */
function drawIsland({ drawing, light, random }: Stage, x: number, y: number, width: number, height: number): void {
  const points = Array.from({ length: 15 }, (_, index): Point => {
    const t = index / 14;
    return [x + t * width, y - height * Math.sqrt(Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, t)))) * random.between(0.72, 1.05)];
  });
  const rock = distant(light, tone(light, '#8d9a86', 0.5), 700);
  const green = distant(light, tone(light, greens.teal, 0.5), 640);
  drawing.add(
    polygon([[x - 4, y], ...points, [x + width + 4, y]], drawing.linear([[0, green], [0.55, mix(green, rock, 0.4)], [1, rock]])),
    polygon([[x + width * 0.55, y], ...points.slice(8), [x + width + 4, y]], '#20333a', { opacity: 0.14 }),
    rect(x - 10, y - 1, width + 20, 3, '#ffffff', { opacity: 0.35 }),
  );
}

/** Ridges in the morning mist above a valley with a few roofs. */
export const mountainView: Scene = (sketch) => {
  const { random } = sketch;
  const stage = pose(sketch, { eye: [0, -60, 20], target: [0, 0, 0], span: 90, horizon: 0.5 });
  const { camera, drawing, light } = stage;
  drawSky(stage, camera.horizon + 40);
  drawHills(stage, camera.horizon + 120, random.between(380, 470), 5);
  drawing.add(rect(0, camera.horizon - 20, drawing.width, 170, drawing.linear([[0, light.haze, 0], [0.6, light.haze, 0.8], [1, light.haze, 0]])));
  drawing.add(rect(0, camera.horizon + 110, drawing.width, drawing.height, distant(light, tone(light, greens.teal, 0.5), 500)));
  for (const [lift, height, metres, colour] of [[170, 120, 300, greens.teal], [300, 130, 120, greens.rain], [430, 120, 20, greens.grass]] as const) {
    const base = camera.horizon + lift;
    const fill = distant(light, tone(light, colour, 0.6), metres);
    const paint = drawing.across([[0, mix(fill, '#ffffff', 0.1)], [0.5, fill], [1, darken(fill, 0.18)]], [0, base - height], [0, drawing.height]);
    drawing.add(
      group([path(treeLine(random, drawing.width, 26), darken(fill, 0.14))], { at: [0, base - height * 0.25] }),
      path(ridge(stage, base, height, 0.12), paint), rect(0, base - 1, drawing.width, drawing.height - base + 1, paint),
    );
  }
  for (const x of [-30, -18, 4, 22, 33]) plantTree(stage, [x + random.between(-4, 4), random.between(-8, 12), 0], random.between(500, 800));
  drawUndergrowth(stage, 0, 1, 140);
  if (random.chance(0.6)) drawOverhang(stage, random.pick([-1, 1]));
};
