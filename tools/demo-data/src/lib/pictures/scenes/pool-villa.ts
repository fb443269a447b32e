import {
  contactShadow,
  drawBackdrop,
  drawBlades,
  drawGlow,
  drawLawn,
  ground,
  plant,
  stroke,
} from '../building/ground.ts';
import { drawBorder } from '../building/plot.ts';
import { drawPool, drawLounger, drawParasol } from '../building/pool.ts';
import { drawRoof, drawSlabRoof } from '../building/roof.ts';
import { accents, drawBattens, drawMasonry, drawWalls, roofTiles, walls } from '../building/wall.ts';
import { mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import { drawWindow } from '../kit/panel.ts';
import { pose, type Scene, type Sketch } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { greens } from '../nature/leaf.ts';
import { drawHills } from '../nature/hills.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { banana } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';
import { drawSea } from '../nature/sea.ts';

type Finish = { wall: string; accent: string; stone: string; tile: string };

const outlooks = ['garden', 'hills', 'sea'] as const;

/** A villa of one storey around its own pool, seen from the garden. */
export const poolVilla: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = view(sketch);
  const finish: Finish = {
    wall: random.pick(walls),
    accent: random.pick(accents),
    stone: random.pick(['#a59a8b', '#8f8a84', '#b7a58f']),
    tile: random.pick(roofTiles),
  };
  drawOutlook(stage, outlooks[variant % outlooks.length]!);
  if (variant % 2) drawPavilion(stage, finish);
  else drawLongVilla(stage, finish);
  drawTerrace(stage);
  if (random.chance(0.4)) drawOverhang(stage, random.pick([-1, 1]), 'palm');
};

const view = (sketch: Sketch): Stage => {
  const { random } = sketch;
  return pose(sketch, {
    eye: [random.between(-11, -6.5), random.between(-19, -16.5), random.between(2.4, 4.6)],
    target: [random.between(-0.5, 1), 0, 0],
    span: random.between(19.5, 22),
    horizon: random.between(0.47, 0.54),
  });
};

const drawOutlook = (stage: Stage, outlook: (typeof outlooks)[number]): void => {
  const { camera, random } = stage;
  drawSky(stage, camera.horizon);
  if (outlook === 'sea') drawSea(stage, camera.horizon, camera.horizon + 130);
  if (outlook !== 'garden')
    drawHills(
      stage,
      camera.horizon + (outlook === 'sea' ? 0 : 3),
      outlook === 'sea' ? 90 : 210,
      outlook === 'sea' ? 2 : 3,
    );
  if (outlook !== 'sea') drawBackdrop(stage, [50, 85]);
  if (outlook === 'sea') ground(stage, [-200, -60], [200, 17], greens.grass);
  else drawLawn(stage);
  for (let x = -24; x < 28; x += random.between(2.6, 4.6)) {
    if (random.chance(0.55)) plantPalm(stage, [x, 12 + random.between(-1, 4), 0], random.between(650, 1050));
    else plantTree(stage, [x, 12 + random.between(-1, 3), 0], random.between(420, 680));
  }
  drawBlades(stage, [-16, -9], [18, 6], 320);
};

/** Living rooms in a row under one deep flat roof. */
function drawLongVilla(stage: Stage, { wall, accent, stone }: Finish): void {
  const { random } = stage;
  const body: Box = { at: [-7.5, 0, 0.3], size: [16, 7, 3.2] };
  castShadow(stage, cornersOf(body));
  box(stage, { at: [-8.4, -2.6, 0], size: [17.8, 9.8, 0.3] }, '#d8cbb6', { top: '#dccdb4' });
  drawSlabRoof(stage, [-8.4, -2.2, 3.5], [17.8, 10, 0.4], mix(wall, accent, 0.12));
  for (const panel of drawWalls(stage, body, wall, { eaves: 0.8 })) {
    if (panel.normal[1] !== -1) {
      drawMasonry(stage, panel, [0, 0, panel.width, 3.2], stone, 0.32);
      continue;
    }
    drawMasonry(stage, panel, [0, 0, 1.4, 3.2], stone, 0.32);
    drawWindow(stage, panel, [1.7, 0.02, 5.6, 2.75], { frame: '#35322f', bars: 3, isLit: true });
    drawBattens(panel, [7.6, 0, 1.5, 3.2], accent);
    drawWindow(stage, panel, [9.4, 0.02, 3.2, 2.75], { frame: '#35322f', bars: 1, isLit: random.chance(0.7) });
    drawWindow(stage, panel, [13, 0.02, 2.6, 2.75], { frame: '#35322f', bars: 1, isLit: true });
  }
  for (const x of [-7.4, -1.8, 3.6, 8.4]) box(stage, { at: [x, -2, 0.3], size: [0.2, 0.2, 3.2] }, '#46403a');
  drawGlow(stage, [0, -1, 1.6], 10, 0.7);
}

/** A tall sala with a steep tiled roof beside a flat-roofed bedroom wing. */
function drawPavilion(stage: Stage, { wall, accent, stone, tile }: Finish): void {
  const { random, light } = stage;
  const wing: Box = { at: [0.6, 1.6, 0.3], size: [8.6, 6, 3] };
  const hall: Box = { at: [-8, -0.4, 0.3], size: [8.4, 8, 3.3] };
  castShadow(stage, [...cornersOf(hall), [-3.8, -0.4, 6.4], [-3.8, 7.6, 6.4], ...cornersOf(wing)]);
  box(stage, { at: [-9, -2.4, 0], size: [18.6, 10, 0.3] }, '#cfae84', { top: '#cda77a' });
  for (let x = -8.8; x < 9.6; x += 0.42)
    stroke(stage, [x, -2.4, 0.31], [x, -0.4, 0.31], tone(light, '#a5825a', 0.6), 0.02);
  drawSlabRoof(stage, [0.2, 0.2, 3.3], [9.6, 7.8, 0.36], mix(wall, '#ffffff', 0.4));
  for (const panel of drawWalls(stage, wing, wall, { eaves: 0.6 })) {
    if (panel.normal[1] !== -1) continue;
    drawWindow(stage, panel, [0.8, 0.02, 3, 2.5], { frame: '#35322f', bars: 1, isLit: true });
    drawBattens(panel, [4.1, 0, 0.9, 3], accent);
    drawWindow(stage, panel, [5.3, 0.02, 2.8, 2.5], { frame: '#35322f', bars: 1, isLit: random.chance(0.6) });
  }
  for (const panel of drawWalls(stage, hall, mix(wall, '#ffffff', 0.2), { eaves: 0.8 })) {
    if (panel.normal[1] !== -1) {
      drawMasonry(stage, panel, [0, 0, 2.2, 3.3], stone, 0.32);
      drawWindow(stage, panel, [3, 0.02, 4, 2.6], { frame: '#35322f', bars: 2, isLit: true });
      continue;
    }
    drawWindow(stage, panel, [0.6, 0.02, 7.2, 2.9], { frame: '#35322f', bars: 4, isLit: true });
  }
  drawRoof(stage, { at: [-9.2, -1.8, 3.5], width: 10.8, depth: 10.6, rise: 4, ridge: 'across', hip: 0.62, tile }, wall);
  for (const x of [-8.6, -4.2, 0.2]) box(stage, { at: [x, -1.4, 0.3], size: [0.26, 0.26, 3.2] }, accent);
  drawGlow(stage, [-3, -1, 1.8], 10, 0.8);
}

function drawTerrace(stage: Stage): void {
  const { random, light } = stage;
  ground(stage, [-9.4, -10.6], [10, -2.5], '#ddd0b9');
  for (let y = -10.6; y < -2.5; y += 1) stroke(stage, [-9.4, y, 0], [10, y, 0], tone(light, '#bfae92', 0.6), 0.03);
  drawBorder(stage, 4.8, 9.4, -3.1, 60);
  const pool = { from: [-6.8, -9.6] as const, to: [5.4, -5.2] as const };
  drawPool(stage, pool.from, pool.to);
  for (const x of [1.2, 3.2]) drawLounger(stage, [x, -4.6, 0]);
  drawParasol(stage, [2.5, -3.6, 0], random.pick(['#f2ead9', '#d9b48a', '#5f7f78']));
  plant(stage, [-8.6, -4.4, 0], banana(random, light, random.between(230, 300)), 0.9);
  plant(stage, [9.4, -4.8, 0], arecaClump(random, light, random.between(240, 300)), 1);
  plantPalm(stage, [-10.2, -6.4, 0], random.between(560, 760));
  contactShadow(stage, [0, -2.4, 0], 9, 0.4, 0.2);
  drawBorder(stage, -10, -7.4, -9.8, 54);
}
