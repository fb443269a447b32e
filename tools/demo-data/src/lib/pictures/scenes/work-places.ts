import { drawCar, carColours } from '../building/car.ts';
import { drawGlow, drawLawn, drawBackdrop, drawRoad, ground, plant } from '../building/ground.ts';
import { drawBorder } from '../building/plot.ts';
import { drawSlabRoof } from '../building/roof.ts';
import { drawSkyline } from '../building/skyline.ts';
import { drawTower } from '../building/tower.ts';
import { drawTown } from '../building/town.ts';
import { accents, drawBalcony, drawBattens, drawDoor, drawMasonry, drawWalls, shadeBelow, walls } from '../building/wall.ts';
import { mix } from '../kit/colour.ts';
import { drawWindow } from '../kit/panel.ts';
import { pose, type Scene, type Sketch } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantTree, plantPalm } from '../nature/planting.ts';
import { drawSky } from '../nature/sky.ts';

const view = (sketch: Sketch, height: number, far = 1): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-14, -9) * far, random.between(-24, -20) * far, random.between(1.9, 4.4) * far],
    target: [random.between(-0.5, 1), 0, 0], span: 13 + height * 1.15, horizon: random.between(0.7, 0.76),
  });
};

const drawTownStreet = (stage: Stage, front: number): void => {
  const { camera } = stage;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: camera.horizon + 3, height: 150, layers: 2 });
  drawBackdrop(stage, [40, 70]);
  drawLawn(stage, '#b9b2a2');
  drawTown(stage, 26);
  ground(stage, [-120, front], [120, 12], '#cfc7b8');
  drawRoad(stage, front - 1.6, 8);
};

/** Two narrow units of three and a half storeys: a shop or office below, a home above. */
export const homeOffice: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = view(sketch, 13.5);
  drawTownStreet(stage, -5);
  const [wall, accent] = [random.pick(walls), random.pick(accents)];
  for (const index of [2, 1, 0]) drawUnit(stage, [-8.4 + index * 5.8, 0, 0], index, { wall, accent, variant });
  drawGlow(stage, [-2, -1, 2], 7, 0.7);
  for (const x of [-7, -1, 4.6]) if (random.chance(0.7)) drawCar(stage, random.pick(['sedan', 'pickup']), [x, -4.7, 0], 'near', random.pick(carColours));
  plantTree(stage, [-10.4, -3, 0], random.between(420, 560));
  plantTree(stage, [10.4, -4.6, 0], random.between(380, 520));
  drawBorder(stage, 9.4, 12, -3.6, 60);
  if (random.chance(0.5)) drawOverhang(stage, random.pick([-1, 1]));
};

function drawUnit(stage: Stage, at: readonly [number, number, number], index: number, { wall, accent, variant }: { wall: string; accent: string; variant: number }): void {
  const { random, light } = stage;
  const [width, height] = [5.8, 13.2];
  const body: Box = { at: [...at], size: [width, 11, height] };
  if (index === 0) castShadow(stage, cornersOf({ ...body, size: [width * 3, 11, height] }));
  drawSlabRoof(stage, [at[0] - 0.1, -0.7, height], [width + 0.2, 11.6, 0.35], mix(wall, '#ffffff', 0.5));
  for (const panel of drawWalls(stage, body, index % 2 ? mix(wall, '#ffffff', 0.3) : wall, { eaves: 0.5 })) {
    if (panel.normal[1] !== -1) {
      for (const v of [4.6, 7.8, 10.6]) drawWindow(stage, panel, [3.5, v, 1.2, 1.4], { frame: '#3b3836' });
      continue;
    }
    panel.rect(0, 0, 0.24, height, mix(accent, wall, index % 2 ? 0.2 : 0.6));
    drawWindow(stage, panel, [0.6, 0.05, 3.2, 3], { frame: '#2f2d2b', bars: 1, isLit: true, curtains: false });
    drawDoor(panel, 4.2, 0, 1.1, 2.5, '#4a4541');
    for (const [storey, v] of [[1, 4], [2, 7.2], [3, 10.4]] as const) {
      const isLeft = (storey + index + variant) % 2 === 0;
      drawBattens(panel, [isLeft ? 3.9 : 0.5, v - 0.2, 1.5, 2.6], accent, 0.24);
      drawWindow(stage, panel, [isLeft ? 0.6 : 2.3, v, 2.9, 2.3], { frame: '#3b3836', bars: 1, isLit: random.chance(0.6) });
      if (storey > 1) drawBalcony(stage, panel, [isLeft ? 0.4 : 2.1, v - 0.1, 3.3], 0.9, { slab: mix(wall, '#ffffff', 0.4) });
    }
    panel.slab(0.2, 3.25, width - 0.4, 0.2, 1.6, mix(wall, accent, 0.6));
    shadeBelow(panel, 0.2, 3.25, width - 0.4, 0.8, 0.24);
  }
  plant(stage, [at[0] + 5.2, -0.8, 0], arecaClump(random, light, 140), 0.4);
}

/** An office building of glass with a stone base and a plaza. */
export const officeTower: Scene = (sketch) => {
  const { random, variant } = sketch;
  const height = random.int(12, 18) * 3.8;
  const stage = pose(sketch, {
    eye: [random.between(-60, -38), random.between(-78, -66), random.between(4, 12)],
    target: [random.between(-4, 6), 0, 0], span: Math.max(74, height * 1.62), horizon: random.between(0.78, 0.82),
  });
  const { camera } = stage;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: camera.horizon + 3, height: random.between(180, 290) });
  drawLawn(stage, '#a9ab94');
  drawTower(stage, { at: [40, 70, 0], size: [26, 20, height * 0.7] }, { style: 'ribbons', wall: '#ddd7cc', accent: '#8b8378', bay: 5 });
  drawTower(stage, { at: [-74, 60, 0], size: [26, 20, height * 0.8] }, { style: 'frames', wall: '#e6dfd3', accent: '#8b8378', bay: 5 });
  drawTown(stage, 46, 120);
  const accent = random.pick(accents);
  const main: Box = { at: [-16, 0, 0], size: [30, 22, height] };
  castShadow(stage, cornersOf(main));
  if (variant % 2) drawTower(stage, { at: [6, 6, 0], size: [20, 18, height * 0.72] }, { style: 'fins', wall: '#e9e2d6', accent, storey: 3.8 });
  drawTower(stage, main, { style: variant % 2 ? 'glass' : 'fins', wall: variant % 2 ? '#cfd6d6' : '#e9e2d6', accent, storey: 3.8, bay: 3.2 });
  const base: Box = { at: [-18, -4, 0], size: [44, 10, 7] };
  for (const panel of drawWalls(stage, base, '#d8cfc1')) {
    for (let u = 1; u < panel.width - 4; u += 5) drawWindow(stage, panel, [u, 0.2, 4.2, 5.4], { frame: '#3b3836', bars: 1, isLit: true, curtains: false });
  }
  drawSlabRoof(stage, [-8, -10, 6.2], [14, 8, 0.5], '#efe9de');
  for (const x of [-7, 4.6]) box(stage, { at: [x, -9.4, 0], size: [0.6, 0.6, 6.2] }, '#cfc7ba');
  ground(stage, [-140, -24], [140, -4], '#d3cbbd');
  drawGlow(stage, [0, -5, 3], 18, 0.7);
  for (let x = -44; x < 48; x += 7.5) plantTree(stage, [x, -17 + random.between(-1, 1), 0], random.between(520, 760));
  drawRoad(stage, -24, 10, { kerb: 2.4 });
  for (const x of [-22, -9]) if (random.chance(0.7)) drawCar(stage, 'sedan', [x, -28, 0], 'left', random.pick(carColours));
  for (let x = -30; x < 30; x += 12) plantPalm(stage, [x, -20, 0], random.between(620, 820));
};

/** Shops under one roof around a parking court: a small community mall. */
export const retail: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, {
    eye: [random.between(-15, -10), random.between(-26, -22), random.between(2, 4.6)],
    target: [random.between(-1, 1), 0, 0], span: random.between(25, 28), horizon: random.between(0.6, 0.66),
  });
  drawTownStreet(stage, -9);
  const [wall, accent] = [random.pick(walls), random.pick(accents)];
  const body: Box = { at: [-12, 0, 0], size: [26, 12, variant % 2 ? 8 : 5] };
  castShadow(stage, cornersOf(body));
  drawSlabRoof(stage, [-12.6, -2.8, body.size[2]], [27.2, 15, 0.5], mix(wall, '#ffffff', 0.5));
  for (const panel of drawWalls(stage, body, wall, { eaves: 1 })) {
    if (panel.normal[1] !== -1) {
      drawMasonry(stage, panel, [0, 0, panel.width, panel.height], mix(accent, '#b5a48e', 0.6), 0.36);
      continue;
    }
    for (let u = 0.5; u < 25; u += 5.1) {
      for (let v = 0; v + 4 <= body.size[2]; v += 4) {
        drawWindow(stage, panel, [u, v + 0.05, 4.3, 2.7], { frame: '#2f2d2b', bars: 2, isLit: random.chance(0.85), curtains: false });
        panel.slab(u + 0.2, v + 2.95, 3.9, 0.7, 0.16, random.pick([accent, '#3f6b62', '#c98f3c', '#a8553f', '#5b6f86']));
      }
    }
    if (body.size[2] > 6) drawBalcony(stage, panel, [0, 4, 26], 2, { slab: '#e4dccd' });
  }
  for (let x = -12; x < 15; x += 5.1) box(stage, { at: [x, -2.5, 0], size: [0.26, 0.26, body.size[2]] }, accent);
  drawGlow(stage, [0, -2, 2], 9, 0.7);
  for (let x = -11; x < 14; x += 5.1) plant(stage, [x, -3.2, 0], arecaClump(random, stage.light, random.between(130, 190)), 0.5);
  for (let x = -10; x < 12; x += 3.1) if (random.chance(0.66)) drawCar(stage, random.pick(['sedan', 'sedan', 'pickup']), [x, -8.6, 0], 'near', random.pick(carColours));
  plantTree(stage, [-13.5, -6, 0], random.between(480, 620));
  plantTree(stage, [13.5, -7, 0], random.between(420, 560));
};
