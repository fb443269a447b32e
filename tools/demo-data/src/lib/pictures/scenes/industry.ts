import { drawCar, carColours } from '../building/car.ts';
import { drawHedge } from '../building/fence.ts';
import { drawBackdrop, drawGlow, drawLawn, drawRoad, ground } from '../building/ground.ts';
import { drawBackTrees } from '../building/plot.ts';
import { drawRoof, drawSlabRoof } from '../building/roof.ts';
import { drawDoor, drawWalls, shadeBelow } from '../building/wall.ts';
import { darken, mix } from '../kit/colour.ts';
import { extrude } from '../kit/extrude.ts';
import { drawWindow, type Panel } from '../kit/panel.ts';
import { pose, type Scene, type Sketch } from '../kit/sketch.ts';
import { block, box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { ellipse } from '../kit/svg.ts';
import { project, scaleAt } from '../kit/camera.ts';
import { tone } from '../kit/light.ts';
import { plantTree } from '../nature/planting.ts';
import { drawSky } from '../nature/sky.ts';

const sheetColours = ['#dfe2e0', '#c9d2d4', '#d8d3c6', '#b9c7c4', '#e6e0d2'] as const;
const trims = ['#2f6d7c', '#a65c42', '#3f6b62', '#5b6672', '#c08a3a'] as const;

const drawYard = (stage: Stage): void => {
  const { camera } = stage;
  drawSky(stage, camera.horizon);
  drawBackdrop(stage, [60, 95]);
  drawLawn(stage);
  drawBackTrees(stage, -60, 70, 34);
  ground(stage, [-38, -20], [46, 30], '#cdc6b9');
  for (let x = -38; x < 46; x += 6) ground(stage, [x, -20], [x + 0.08, 30], '#b3ab9c');
  drawHedge(stage, -44, -12, -20.5, { width: 190, height: 110, green: 'mango' });
  drawHedge(stage, 16, 46, -20.5, { width: 190, height: 110, green: 'mango' });
  drawRoad(stage, -23, 8);
};

const view = (sketch: Sketch): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-34, -22), random.between(-44, -38), random.between(3.6, 12)],
    target: [random.between(-2, 3), 0, 0], span: random.between(42, 47), horizon: random.between(0.46, 0.54),
  });
};

/** Profiled metal sheet: fine upright lines over a wall. */
function drawSheeting(panel: Panel, colour: string): void {
  for (let u = 0.4; u < panel.width; u += 0.8) panel.rect(u, 0, 0.12, panel.height, darken(colour, 0.1));
}

function drawShutter(panel: Panel, u: number, width: number, height: number, colour: string): void {
  panel.rect(u - 0.2, 0, width + 0.4, height + 0.3, darken(colour, 0.35));
  panel.rect(u, 0, width, height, mix(colour, '#ffffff', 0.35));
  for (let v = 0.3; v < height; v += 0.36) panel.rect(u, v, width, 0.09, darken(colour, 0.12));
}

/** A warehouse with loading doors and lorries in its yard. */
export const warehouse: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = view(sketch);
  drawYard(stage);
  const [sheet, trim] = [random.pick(sheetColours), random.pick(trims)];
  const count = variant % 2 ? 2 : 1;
  for (let index = count - 1; index >= 0; index -= 1) {
    const body: Box = { at: [count === 1 ? -18 : -20 + index * 21, 0, 0], size: [count === 1 ? 36 : 20, 30, 8.4] };
    castShadow(stage, cornersOf(body));
    for (const panel of drawWalls(stage, body, sheet)) {
      drawSheeting(panel, sheet);
      panel.rect(0, 0, panel.width, 1.1, '#b9b2a6');
      panel.rect(0, 7.3, panel.width, 1.1, trim);
      if (panel.normal[1] !== -1) continue;
      for (let u = 2; u < panel.width - 5; u += 6.4) drawShutter(panel, u, 4.4, 4.8, random.pick([trim, '#8b9496']));
      for (let u = 2; u < panel.width - 3; u += 6.4) drawWindow(stage, panel, [u + 0.6, 5.7, 3, 1], { frame: '#5b6672', bars: 2, isLit: random.chance(0.4), curtains: false });
      panel.slab(1, 5.2, panel.width - 2, 0.2, 2.4, trim);
      shadeBelow(panel, 1, 5.2, panel.width - 2, 1.5, 0.2);
    }
    drawRoof(stage, { at: [body.at[0] - 0.6, -0.8, 8.4], width: body.size[0] + 1.2, depth: 31.6, rise: 2.6, ridge: count === 1 ? 'across' : 'away', hip: 0, tile: mix(sheet, '#8fa3a8', 0.5), verge: 0.6 }, sheet);
  }
  drawGlow(stage, [0, -1, 4], 14, 0.6);
  drawCar(stage, 'lorry', [-10, -10, 0], 'left', random.pick(['#f0efeb', '#2f6d7c', '#c08a3a']));
  if (random.chance(0.7)) drawCar(stage, 'lorry', [8, -5, 0], 'near', '#e7e4dc');
  drawCar(stage, 'sedan', [random.between(4, 10), -14, 0], 'left', random.pick(carColours));
};

/** A factory: saw-tooth roof, office front, tanks and a water tower. */
export const factory: Scene = (sketch) => {
  const { random } = sketch;
  const stage = view(sketch);
  drawYard(stage);
  const [sheet, trim] = [random.pick(sheetColours), random.pick(trims)];
  drawWaterTower(stage, [26, 18, 0]);
  const hall: Box = { at: [-8, 4, 0], size: [32, 26, 8] };
  castShadow(stage, cornersOf(hall));
  for (const panel of drawWalls(stage, hall, sheet)) {
    drawSheeting(panel, sheet);
    panel.rect(0, 0, panel.width, 1.1, '#b9b2a6');
    panel.rect(0, 6.9, panel.width, 0.8, trim);
    if (panel.normal[1] !== -1) continue;
    for (const u of [12, 19, 25.6]) drawShutter(panel, u, 4.2, 4.6, trim);
  }
  for (let index = 3; index >= 0; index -= 1) {
    extrude(stage, {
      origin: [-8 + index * 8, 4, 8], along: [1, 0, 0], across: [0, 26, 0], colour: mix(sheet, '#9fb0b3', 0.35),
      profile: [[0, 0], [8, 0], [8, 0.3], [0.3, 3.4], [0, 3.4]], strips: { 4: '#7f9aa6' },
    });
  }
  const office: Box = { at: [-20, 0, 0], size: [13, 14, 7.4] };
  castShadow(stage, cornersOf(office));
  drawSlabRoof(stage, [-20.5, -0.6, 7.4], [14, 15, 0.4], '#efe9de');
  for (const panel of drawWalls(stage, office, '#efe8db', { eaves: 0.5 })) {
    for (const v of [0.9, 4.3]) {
      for (let u = 0.8; u < panel.width - 2; u += 3) drawWindow(stage, panel, [u, v, 2.2, 1.9], { frame: '#4a5a62', bars: 1, isLit: random.chance(0.6) });
    }
    if (panel.normal[1] === -1) drawDoor(panel, 5.6, 0, 1.9, 2.5, trim);
  }
  drawSlabRoof(stage, [-16.6, -3.4, 3], [6, 4, 0.3], trim);
  for (const x of [4, 8.4]) drawTank(stage, [x, -3, 0], random.between(6, 8.5));
  drawGlow(stage, [-14, -1, 3], 9, 0.6);
  drawCar(stage, 'lorry', [6, -13, 0], 'left', random.pick(['#f0efeb', '#2f6d7c']));
  for (const x of [-17, -13.6]) drawCar(stage, random.pick(['sedan', 'pickup']), [x, -8.6, 0], 'near', random.pick(carColours));
  for (const x of [-27, -23]) plantTree(stage, [x, -4, 0], random.between(520, 720));
};

/** An upright steel tank: a lit cylinder with hoops. */
function drawTank(stage: Stage, at: readonly [number, number, number], height: number): void {
  const { drawing, light, camera } = stage;
  const scale = scaleAt(camera, at);
  const [x, y] = project(camera, at);
  const [half, tall] = [1.5 * scale, height * scale];
  const steel = (exposure: number) => tone(light, '#d3d6d3', exposure);
  const fill = drawing.linear([[0, steel(0.4)], [0.32, steel(1)], [0.7, steel(0.35)], [1, steel(0)]], [0, 0], [1, 0]);
  drawing.add(
    `<rect x="${Math.round(x - half)}" y="${Math.round(y - tall)}" width="${Math.round(half * 2)}" height="${Math.round(tall)}" fill="${fill}"/>`,
    ellipse(x, y - tall, half, half * 0.2, steel(0.9)),
    ...[0.25, 0.5, 0.75].map((share) => `<rect x="${Math.round(x - half)}" y="${Math.round(y - tall * share)}" width="${Math.round(half * 2)}" height="2" fill="#5d6466" opacity="0.3"/>`),
  );
}

function drawWaterTower(stage: Stage, [x, y]: readonly [number, number, number]): void {
  for (const [dx, dy] of [[0, 0], [3, 0], [0, 3], [3, 3]] as const) box(stage, { at: [x + dx, y + dy, 0], size: [0.3, 0.3, 15] }, '#8f9698');
  for (const z of [5, 10]) block(stage, [x, y, z], [[3.3, 0, 0], [0, 3.3, 0], [0, 0, 0.2]], '#8f9698');
  drawTank(stage, [x + 1.6, y + 1, 15], 4.4);
}
