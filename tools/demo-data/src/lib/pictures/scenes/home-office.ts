import { carColours, drawCar } from '../building/car.ts';
import { drawGlow, plant } from '../building/ground.ts';
import { drawBorder } from '../building/plot.ts';
import { drawSlabRoof } from '../building/roof.ts';
import { drawTownStreet, viewStreet } from '../building/town-street.ts';
import { accents, drawBalcony, drawBattens, drawDoor, drawWalls, shadeBelow, walls } from '../building/wall.ts';
import { mix } from '../kit/colour.ts';
import { drawWindow } from '../kit/panel.ts';
import type { Scene } from '../kit/sketch.ts';
import { castShadow, cornersOf, type Box, type Stage } from '../kit/stage.ts';
import { drawOverhang } from '../nature/foreground.ts';
import { arecaClump } from '../nature/palm.ts';
import { plantTree } from '../nature/planting.ts';

/** Two narrow units of three and a half storeys: a shop or office below, a home above. */
export const homeOffice: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = viewStreet(sketch, 13.5);
  drawTownStreet(stage, -5);
  const [wall, accent] = [random.pick(walls), random.pick(accents)];
  for (const index of [2, 1, 0]) drawUnit(stage, [-8.4 + index * 5.8, 0, 0], index, { wall, accent, variant });
  drawGlow(stage, [-2, -1, 2], 7, 0.7);
  for (const x of [-7, -1, 4.6])
    if (random.chance(0.7))
      drawCar(stage, random.pick(['sedan', 'pickup']), [x, -4.7, 0], 'near', random.pick(carColours));
  plantTree(stage, [-10.4, -3, 0], random.between(420, 560));
  plantTree(stage, [10.4, -4.6, 0], random.between(380, 520));
  drawBorder(stage, 9.4, 12, -3.6, 60);
  if (random.chance(0.5)) drawOverhang(stage, random.pick([-1, 1]));
};

function drawUnit(
  stage: Stage,
  at: readonly [number, number, number],
  index: number,
  { wall, accent, variant }: { wall: string; accent: string; variant: number },
): void {
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
    for (const [storey, v] of [
      [1, 4],
      [2, 7.2],
      [3, 10.4],
    ] as const) {
      const isLeft = (storey + index + variant) % 2 === 0;
      drawBattens(panel, [isLeft ? 3.9 : 0.5, v - 0.2, 1.5, 2.6], accent, 0.24);
      drawWindow(stage, panel, [isLeft ? 0.6 : 2.3, v, 2.9, 2.3], {
        frame: '#3b3836',
        bars: 1,
        isLit: random.chance(0.6),
      });
      if (storey > 1)
        drawBalcony(stage, panel, [isLeft ? 0.4 : 2.1, v - 0.1, 3.3], 0.9, { slab: mix(wall, '#ffffff', 0.4) });
    }
    panel.slab(0.2, 3.25, width - 0.4, 0.2, 1.6, mix(wall, accent, 0.6));
    shadeBelow(panel, 0.2, 3.25, width - 0.4, 0.8, 0.24);
  }
  plant(stage, [at[0] + 5.2, -0.8, 0], arecaClump(random, light, 140), 0.4);
}
