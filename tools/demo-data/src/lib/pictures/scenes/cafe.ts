import { contactShadow, drawBackdrop, drawGlow, drawLawn, drawRoad, ground, plant } from '../building/ground.ts';
import { drawBorder } from '../building/plot.ts';
import { drawParasol } from '../building/pool.ts';
import { drawRoof, drawSlabRoof } from '../building/roof.ts';
import { drawTown } from '../building/town.ts';
import { accents, drawBattens, drawDoor, drawWalls, roofTiles, walls } from '../building/wall.ts';
import { project } from '../kit/camera.ts';
import { mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import { drawWindow } from '../kit/panel.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, lit, ring, type Box, type Stage } from '../kit/stage.ts';
import { circle, line } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantTree } from '../nature/planting.ts';
import { banana } from '../nature/shrub.ts';
import { drawSky } from '../nature/sky.ts';

/** A small café in a garden, with tables outside and bulbs strung across. */
export const cafe: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, {
    eye: [random.between(-10, -6), random.between(-17, -14.5), random.between(1.8, 3.2)],
    target: [random.between(-0.4, 0.8), 0, 0],
    span: random.between(16.5, 18.5),
    horizon: random.between(0.6, 0.65),
  });
  drawSky(stage, stage.camera.horizon);
  drawBackdrop(stage, [60, 100]);
  drawLawn(stage);
  drawTown(stage, 30);
  for (const x of [-13, -9, 8, 12]) plantTree(stage, [x, 7 + random.between(0, 3), 0], random.between(560, 860));
  ground(stage, [-12, -6.4], [12, 1], '#d8cdba');
  const { wall, accent, tile } = {
    wall: random.pick(walls),
    accent: random.pick(accents),
    tile: random.pick(roofTiles),
  };
  const body: Box = { at: [-5.6, 0, 0], size: [11.2, 7, 3.6] };
  castShadow(stage, cornersOf(body));
  const gabled = variant % 2 === 0;
  if (!gabled) drawSlabRoof(stage, [-6.4, -2.2, 3.6], [12.8, 9.6, 0.36], mix(accent, wall, 0.4));
  for (const panel of drawWalls(stage, body, wall, { eaves: 0.6 })) {
    if (panel.normal[1] !== -1) {
      drawBattens(panel, [0, 0, panel.width, 3.6], accent, 0.26);
      continue;
    }
    drawWindow(stage, panel, [0.6, 0.7, 3.6, 2.1], { frame: '#2f2d2b', bars: 3, isLit: true, curtains: false });
    drawDoor(panel, 4.8, 0, 1.5, 2.6, accent);
    drawWindow(stage, panel, [7, 0.7, 3.6, 2.1], { frame: '#2f2d2b', bars: 3, isLit: true, curtains: false });
    panel.rect(0, 0, 4.4, 0.6, accent);
    panel.rect(6.8, 0, 4.4, 0.6, accent);
    panel.slab(0.4, 2.95, 4, 0.12, 1.2, random.pick(['#b4553f', '#3f6b62', '#c98f3c']));
    panel.slab(6.8, 2.95, 4, 0.12, 1.2, random.pick(['#b4553f', '#3f6b62', '#c98f3c']));
  }
  if (gabled)
    drawRoof(
      stage,
      { at: [-6.4, -1.2, 3.6], width: 12.8, depth: 9.4, rise: 2.6, ridge: 'across', hip: 0, tile, verge: 0.6 },
      wall,
    );
  drawGlow(stage, [0, -0.6, 1.6], 6, 0.9);
  for (const [x, y] of [
    [4.6, -3.4],
    [-4.4, -3.4],
    [0.6, -4.8],
  ] as const) {
    drawTableSet(stage, [x, y, 0], accent);
    if (x !== 0.6) drawParasol(stage, [x, y, 0], random.pick(['#f2ead9', '#d9b48a', '#5f7f78']), 1.3);
  }
  drawBulbs(stage, [-5.4, -2.6, 3.3], [6.4, -3.4, 3.3]);
  plant(stage, [-6.6, -2.4, 0], banana(random, stage.light, 220), 0.8);
  plant(stage, [6.9, -2.2, 0], arecaClump(random, stage.light, 210), 0.8);
  drawBorder(stage, -9.6, -6.8, -5.4, 50);
  drawRoad(stage, -7.6, 6);
  if (random.chance(0.6)) drawOverhang(stage, random.pick([-1, 1]));
};

/** A round table and two stools. */
function drawTableSet(stage: Stage, [x, y, z]: Vec3, wood: string): void {
  contactShadow(stage, [x, y, z], 1.1, 0.7, 0.3);
  for (const dx of [-0.95, 0.6]) {
    box(stage, { at: [x + dx, y - 0.16, z + 0.4], size: [0.36, 0.36, 0.07] }, wood);
    for (const leg of [0.02, 0.28]) box(stage, { at: [x + dx + leg, y - 0.1, z], size: [0.05, 0.05, 0.4] }, '#3b3836');
  }
  box(stage, { at: [x - 0.05, y - 0.05, z], size: [0.1, 0.1, 0.72] }, '#3b3836');
  lit(stage, ring([x, y, z + 0.7], 0.5, 0.5, 24), [0, 0, 1], '#8a6a4c');
  lit(stage, ring([x, y, z + 0.74], 0.5, 0.5, 24), [0, 0, 1], '#d9b98d');
}

function drawBulbs(stage: Stage, from: Vec3, to: Vec3): void {
  const { drawing, light, camera } = stage;
  const at = (share: number): Vec3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share - 2.4 * share * (1 - share),
  ];
  for (const end of [from, to])
    box(stage, { at: [end[0] - 0.03, end[1] - 0.03, 0], size: [0.06, 0.06, 3.4] }, '#3b3836');
  const points = Array.from({ length: 25 }, (_, index) => project(camera, at(index / 24)));
  drawing.add(line(points, tone(light, '#3b3836', 0.2), 1.6));
  for (const [x, y] of points.filter((_, index) => index % 2)) {
    if (light.lamps > 0.4)
      drawing.add(
        circle(
          x,
          y + 7,
          22,
          drawing.radial([
            [0, '#ffe2a0', 0.7],
            [1, '#ffc873', 0],
          ]),
        ),
      );
    drawing.add(circle(x, y + 7, 4.4, light.lamps > 0.4 ? '#fff3cf' : '#f3ead4'));
  }
}
