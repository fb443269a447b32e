import { drawBackdrop, drawBlades, drawGlow, drawLawn, ground, plant } from '../building/ground.ts';
import { drawBorder } from '../building/plot.ts';
import { drawLounger, drawParasol, drawPool } from '../building/pool.ts';
import { drawRoof, farness } from '../building/roof.ts';
import { accents, drawBalcony, drawBattens, drawWalls, roofTiles, walls } from '../building/wall.ts';
import { mix } from '../kit/colour.ts';
import { drawWindow } from '../kit/panel.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { drawHills } from '../nature/hills.ts';
import { greens } from '../nature/leaf.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantPalm } from '../nature/planting.ts';
import { drawSea } from '../nature/sea.ts';
import { banana } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';

/** A resort: tiled villas in a garden, or a four-storey wing, around a long pool. */
export const resort: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, {
    eye: [random.between(-18, -10), random.between(-30, -26), random.between(4.5, 8)],
    target: [random.between(-1, 2), 0, 0],
    span: random.between(33, 37),
    horizon: random.between(0.4, 0.46),
  });
  const { camera } = stage;
  drawSky(stage, camera.horizon);
  const bySea = variant % 2 === 1;
  if (bySea) drawSea(stage, camera.horizon, camera.horizon + 150);
  drawHills(stage, camera.horizon + 2, bySea ? 100 : 220, bySea ? 2 : 3);
  if (bySea) ground(stage, [-300, -60], [300, 34], greens.grass);
  else {
    drawBackdrop(stage, [50, 80]);
    drawLawn(stage);
  }
  for (let x = -40; x < 46; x += random.between(3, 5.5))
    plantPalm(stage, [x, 24 + random.between(-2, 5), 0], random.between(800, 1250));
  const finish = { wall: random.pick(walls), accent: random.pick(accents), tile: random.pick(roofTiles) };
  if (variant % 3 === 0) drawHotelWing(stage, finish);
  else drawVillas(stage, finish);
  drawPoolGarden(stage);
  if (random.chance(0.6)) drawOverhang(stage, random.pick([-1, 1]), 'palm');
};

type Finish = { wall: string; accent: string; tile: string };

function drawVillas(stage: Stage, { wall, accent, tile }: Finish): void {
  const { random } = stage;
  const spots: [number, number][] = [
    [-21, 8],
    [-11, 13],
    [-2, 9],
    [8, 13],
    [17, 8],
  ];
  for (const [x, y] of spots.sort(
    (a, b) => farness(stage, [...b, 0], [8, 6, 0]) - farness(stage, [...a, 0], [8, 6, 0]),
  )) {
    const body: Box = { at: [x, y, 0.5], size: [7.4, 6.4, 3] };
    castShadow(stage, [...cornersOf(body), [x + 3.7, y + 3.2, 6.4]]);
    box(stage, { at: [x - 0.6, y - 2, 0], size: [8.6, 8.6, 0.5] }, '#cfb48e', { top: '#cda77a' });
    for (const panel of drawWalls(stage, body, wall, { eaves: 0.8 })) {
      drawWindow(stage, panel, [0.9, 0.05, panel.width - 1.8, 2.4], {
        frame: accent,
        bars: 3,
        isLit: random.chance(0.8),
      });
    }
    for (const dx of [-0.3, 3.6, 7.3]) box(stage, { at: [x + dx, y - 1.7, 0.5], size: [0.22, 0.22, 3] }, accent);
    drawRoof(
      stage,
      { at: [x - 1.3, y - 2.2, 3.4], width: 10, depth: 10.4, rise: 3.6, ridge: 'across', hip: 0.7, tile },
      wall,
    );
    drawGlow(stage, [x + 3.5, y - 1, 1.6], 5, 0.8);
    drawBorder(stage, x - 0.5, x + 7.6, y - 2.4, 60);
    if (random.chance(0.7)) plantPalm(stage, [x - 1.8, y - 1.6, 0], random.between(560, 820));
  }
}

function drawHotelWing(stage: Stage, { wall, accent, tile }: Finish): void {
  const { random } = stage;
  const body: Box = { at: [-22, 9, 0], size: [46, 12, 13] };
  castShadow(stage, cornersOf(body));
  for (const panel of drawWalls(stage, body, wall, { eaves: 0.6 })) {
    const bay = 4.6;
    for (let u = 0.3; u + bay <= panel.width; u += bay) {
      for (let storey = 0; storey < 4; storey += 1) {
        const v = 0.4 + storey * 3.2;
        drawWindow(stage, panel, [u + 0.7, v, 2.9, 2.3], { frame: '#4a4541', bars: 1, isLit: random.chance(0.6) });
        if (storey > 0) drawBalcony(stage, panel, [u + 0.4, v, 3.6], 1.3, { slab: mix(wall, '#ffffff', 0.4) });
      }
      drawBattens(panel, [u + 4, 0.4, 0.5, 12], accent, 0.25);
    }
  }
  drawRoof(stage, { at: [-23.2, 7.8, 13], width: 48.4, depth: 14.4, rise: 3.4, ridge: 'across', hip: 1, tile }, wall);
  drawGlow(stage, [0, 8, 2], 14, 0.6);
  drawBorder(stage, -22, 24, 7.6, 80);
}

function drawPoolGarden(stage: Stage): void {
  const { random, light } = stage;
  drawBlades(stage, [-20, -16], [22, 6], 380);
  ground(stage, [-15, -9.6], [16, 3.4], '#ddd0b9');
  drawPool(stage, [-12.6, -7.8], [11.6, -1.4]);
  for (const x of [-10.4, -8.6, -1.8, 0, 6.2, 8]) drawLounger(stage, [x, 0, 0]);
  for (const x of [-9, -0.4, 7.6]) drawParasol(stage, [x, 1.6, 0], random.pick(['#f2ead9', '#d9b48a', '#5f7f78']));
  for (const [x, y] of [
    [-16.4, -4],
    [-15.6, 2.6],
    [16.6, -3],
    [17.4, 3.4],
  ] as const)
    plantPalm(stage, [x, y, 0], random.between(620, 980));
  plant(stage, [-14.6, -8.4, 0], banana(random, light, 260), 1);
  plant(stage, [14.4, -8.6, 0], arecaClump(random, light, 250), 1);
  drawBorder(stage, -15, 15, -10.2, 58);
  const [from, to] = random.pick([
    [0, 0.3],
    [0.7, 1],
  ] as const);
  drawUndergrowth(stage, from, to, 130);
}
