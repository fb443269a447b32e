import { carColours, drawCar } from '../building/car.ts';
import { drawGlow, plant } from '../building/ground.ts';
import { drawSlabRoof } from '../building/roof.ts';
import { drawTownStreet } from '../building/town-street.ts';
import { accents, drawBalcony, drawMasonry, drawWalls, walls } from '../building/wall.ts';
import { mix } from '../kit/colour.ts';
import { drawWindow } from '../kit/panel.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, castShadow, cornersOf, type Box } from '../kit/stage.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantTree } from '../nature/planting.ts';

/** Shops under one roof around a parking court: a small community mall. */
export const retail: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, {
    eye: [random.between(-15, -10), random.between(-26, -22), random.between(2, 4.6)],
    target: [random.between(-1, 1), 0, 0],
    span: random.between(25, 28),
    horizon: random.between(0.6, 0.66),
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
        drawWindow(stage, panel, [u, v + 0.05, 4.3, 2.7], {
          frame: '#2f2d2b',
          bars: 2,
          isLit: random.chance(0.85),
          curtains: false,
        });
        panel.slab(
          u + 0.2,
          v + 2.95,
          3.9,
          0.7,
          0.16,
          random.pick([accent, '#3f6b62', '#c98f3c', '#a8553f', '#5b6f86']),
        );
      }
    }
    if (body.size[2] > 6) drawBalcony(stage, panel, [0, 4, 26], 2, { slab: '#e4dccd' });
  }
  for (let x = -12; x < 15; x += 5.1) box(stage, { at: [x, -2.5, 0], size: [0.26, 0.26, body.size[2]] }, accent);
  drawGlow(stage, [0, -2, 2], 9, 0.7);
  for (let x = -11; x < 14; x += 5.1)
    plant(stage, [x, -3.2, 0], arecaClump(random, stage.light, random.between(130, 190)), 0.5);
  for (let x = -10; x < 12; x += 3.1)
    if (random.chance(0.66))
      drawCar(stage, random.pick(['sedan', 'sedan', 'pickup']), [x, -8.6, 0], 'near', random.pick(carColours));
  plantTree(stage, [-13.5, -6, 0], random.between(480, 620));
  plantTree(stage, [13.5, -7, 0], random.between(420, 560));
};
