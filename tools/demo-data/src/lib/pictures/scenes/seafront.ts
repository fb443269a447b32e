import { drawBoundary, viewLand } from '../building/boundary.ts';
import { drawBlades } from '../building/ground.ts';
import { project } from '../kit/camera.ts';
import { darken, mix } from '../kit/colour.ts';
import { distant, tone } from '../kit/light.ts';
import type { Scene } from '../kit/sketch.ts';
import { path, polygon } from '../kit/svg.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { ridge } from '../nature/hills.ts';
import { greens } from '../nature/leaf.ts';
import { plantPalm } from '../nature/planting.ts';
import { drawSea, drawSurf } from '../nature/sea.ts';
import { drawSky } from '../nature/sky.ts';

/** A plot behind the beach. */
export const seafront: Scene = (sketch) => {
  const { random } = sketch;
  const stage = viewLand(sketch, [5, 9], [0.34, 0.4], 36);
  const { camera, drawing, light } = stage;
  drawSky(stage, camera.horizon);
  const shore = camera.horizon + random.between(190, 240);
  drawSea(stage, camera.horizon, shore + 20);
  drawing.add(
    path(ridge(stage, camera.horizon + 6, 84, 0.4), distant(light, tone(light, greens.teal, 0.4), 900), {
      opacity: 0.9,
    }),
  );
  drawSurf(stage, shore, '#ecdcb8');
  const grass = tone(light, '#9cab62', 0.9);
  const edge = project(camera, [0, -6, 0])[1];
  drawing.add(
    polygon(
      [
        [0, edge - 20],
        [drawing.width * 0.3, edge - 44],
        [drawing.width * 0.7, edge - 30],
        [drawing.width, edge - 52],
        [drawing.width, drawing.height],
        [0, drawing.height],
      ],
      drawing.linear([
        [0, mix(grass, tone(light, '#ecdcb8', 0.9), 0.5)],
        [0.25, grass],
        [1, darken(grass, 0.14)],
      ]),
    ),
  );
  drawBlades(stage, [-16, -22], [16, -6], 620, '#8fa058');
  for (const x of [-15, -11.5, 11, 15.5, 18])
    plantPalm(stage, [x + random.between(-1, 1), random.between(-9, -5), 0], random.between(760, 1150));
  drawBoundary(stage, [
    [-8, -18, 0.05],
    [7.6, -18.4, 0.05],
    [9.6, -7.6, 0.05],
    [-8.8, -7.2, 0.05],
  ]);
  drawUndergrowth(stage, 0, 1, 70);
  if (random.chance(0.7)) drawOverhang(stage, random.pick([-1, 1]), 'palm');
};
