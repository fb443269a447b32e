import { carColours, drawCar } from '../building/car.ts';
import { drawGlow } from '../building/ground.ts';
import { drawRoof } from '../building/roof.ts';
import { drawWalls, shadeBelow } from '../building/wall.ts';
import { drawSheeting, drawShutter, drawYard, sheetColours, trims, viewYard } from '../building/yard.ts';
import { mix } from '../kit/colour.ts';
import { drawWindow } from '../kit/panel.ts';
import type { Scene } from '../kit/sketch.ts';
import { castShadow, cornersOf, type Box } from '../kit/stage.ts';

/** A warehouse with loading doors and lorries in its yard. */
export const warehouse: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = viewYard(sketch);
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
      for (let u = 2; u < panel.width - 3; u += 6.4)
        drawWindow(stage, panel, [u + 0.6, 5.7, 3, 1], {
          frame: '#5b6672',
          bars: 2,
          isLit: random.chance(0.4),
          curtains: false,
        });
      panel.slab(1, 5.2, panel.width - 2, 0.2, 2.4, trim);
      shadeBelow(panel, 1, 5.2, panel.width - 2, 1.5, 0.2);
    }
    drawRoof(
      stage,
      {
        at: [body.at[0] - 0.6, -0.8, 8.4],
        width: body.size[0] + 1.2,
        depth: 31.6,
        rise: 2.6,
        ridge: count === 1 ? 'across' : 'away',
        hip: 0,
        tile: mix(sheet, '#8fa3a8', 0.5),
        verge: 0.6,
      },
      sheet,
    );
  }
  drawGlow(stage, [0, -1, 4], 14, 0.6);
  drawCar(stage, 'lorry', [-10, -10, 0], 'left', random.pick(['#f0efeb', '#2f6d7c', '#c08a3a']));
  if (random.chance(0.7)) drawCar(stage, 'lorry', [8, -5, 0], 'near', '#e7e4dc');
  drawCar(stage, 'sedan', [random.between(4, 10), -14, 0], 'left', random.pick(carColours));
};
