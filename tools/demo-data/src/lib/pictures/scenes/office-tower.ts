import { carColours, drawCar } from '../building/car.ts';
import { drawGlow, drawLawn, drawRoad, ground } from '../building/ground.ts';
import { drawSlabRoof } from '../building/roof.ts';
import { drawSkyline } from '../building/skyline.ts';
import { drawTower } from '../building/tower.ts';
import { drawTown } from '../building/town.ts';
import { accents, drawWalls } from '../building/wall.ts';
import { drawWindow } from '../kit/panel.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box } from '../kit/stage.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { drawSky } from '../nature/sky.ts';

/** An office building of glass with a stone base and a plaza. */
export const officeTower: Scene = (sketch) => {
  const { random, variant } = sketch;
  const height = random.int(12, 18) * 3.8;
  const stage = pose(sketch, {
    eye: [random.between(-60, -38), random.between(-78, -66), random.between(4, 12)],
    target: [random.between(-4, 6), 0, 0],
    span: Math.max(74, height * 1.62),
    horizon: random.between(0.78, 0.82),
  });
  const { camera } = stage;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: camera.horizon + 3, height: random.between(180, 290) });
  drawLawn(stage, '#a9ab94');
  drawTower(
    stage,
    { at: [40, 70, 0], size: [26, 20, height * 0.7] },
    { style: 'ribbons', wall: '#ddd7cc', accent: '#8b8378', bay: 5 },
  );
  drawTower(
    stage,
    { at: [-74, 60, 0], size: [26, 20, height * 0.8] },
    { style: 'frames', wall: '#e6dfd3', accent: '#8b8378', bay: 5 },
  );
  drawTown(stage, 46, 120);
  const accent = random.pick(accents);
  const main: Box = { at: [-16, 0, 0], size: [30, 22, height] };
  castShadow(stage, cornersOf(main));
  if (variant % 2)
    drawTower(
      stage,
      { at: [6, 6, 0], size: [20, 18, height * 0.72] },
      { style: 'fins', wall: '#e9e2d6', accent, storey: 3.8 },
    );
  drawTower(stage, main, {
    style: variant % 2 ? 'glass' : 'fins',
    wall: variant % 2 ? '#cfd6d6' : '#e9e2d6',
    accent,
    storey: 3.8,
    bay: 3.2,
  });
  const base: Box = { at: [-18, -4, 0], size: [44, 10, 7] };
  for (const panel of drawWalls(stage, base, '#d8cfc1')) {
    for (let u = 1; u < panel.width - 4; u += 5)
      drawWindow(stage, panel, [u, 0.2, 4.2, 5.4], { frame: '#3b3836', bars: 1, isLit: true, curtains: false });
  }
  drawSlabRoof(stage, [-8, -10, 6.2], [14, 8, 0.5], '#efe9de');
  for (const x of [-7, 4.6]) box(stage, { at: [x, -9.4, 0], size: [0.6, 0.6, 6.2] }, '#cfc7ba');
  ground(stage, [-140, -24], [140, -4], '#d3cbbd');
  drawGlow(stage, [0, -5, 3], 18, 0.7);
  for (let x = -44; x < 48; x += 7.5) plantTree(stage, [x, -17 + random.between(-1, 1), 0], random.between(520, 760));
  drawRoad(stage, -24, 10, { kerb: 2.4 });
  for (const x of [-22, -9])
    if (random.chance(0.7)) drawCar(stage, 'sedan', [x, -28, 0], 'left', random.pick(carColours));
  for (let x = -30; x < 30; x += 12) plantPalm(stage, [x, -20, 0], random.between(620, 820));
};
