import { farness } from '../building/roof.ts';
import { drawSkyline } from '../building/skyline.ts';
import { drawTower } from '../building/tower.ts';
import { drawTown } from '../building/town.ts';
import { accents } from '../building/wall.ts';
import { mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import type { Box } from '../kit/stage.ts';
import { rect } from '../kit/svg.ts';
import { plantTree } from '../nature/planting.ts';
import { drawSky } from '../nature/sky.ts';

/** The city from a high floor: towers to the horizon, a park among them. */
export const cityView: Scene = (sketch) => {
  const { random } = sketch;
  const stage = pose(sketch, {
    eye: [0, -190, random.between(70, 95)],
    target: [random.between(-40, 40), 0, 0],
    span: 250,
    horizon: random.between(0.36, 0.44),
  });
  const { camera, drawing, light } = stage;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: camera.horizon + 24, height: random.between(190, 250), layers: 4 });
  const [street, park] = [mix(tone(light, '#a8a898', 0.6), light.haze, 0.4), tone(light, '#7f9a63', 0.6)];
  drawing.add(
    rect(
      0,
      camera.horizon + 10,
      drawing.width,
      drawing.height,
      drawing.across(
        [
          [0, mix(street, light.haze, 0.6)],
          [0.5, street],
          [0.72, mix(street, park, 0.7)],
          [1, park],
        ],
        [0, camera.horizon],
        [0, drawing.height],
      ),
    ),
  );
  const towers = Array.from({ length: 18 }, (_, index): Box => ({
    at: [-260 + index * 30 + random.between(-12, 12), random.between(30, 350), 0],
    size: [random.between(20, 32), random.between(16, 22), random.int(10, 30) * 3.2],
  }));
  for (const [band, reach] of [
    [400, 420],
    [320, 360],
    [250, 300],
    [180, 260],
    [110, 220],
    [40, 190],
  ] as const) {
    drawTown(stage, band, reach);
    const standing = towers
      .filter(({ at }) => at[1] >= band && at[1] < band + 70)
      .sort((a, b) => farness(stage, b.at, b.size) - farness(stage, a.at, a.size));
    for (const tower of standing)
      drawTower(stage, tower, {
        style: random.pick(['balconies', 'ribbons', 'glass', 'frames', 'fins']),
        wall: random.pick(['#f3f0ea', '#e0d8cb', '#d3cdc4', '#c8cdd0']),
        accent: random.pick(accents),
        bay: 5,
        rhythm: 3,
      });
  }
  for (let row = 0; row < 8; row += 1) {
    for (let x = -125; x < 125; x += random.between(5, 13)) {
      if (Math.abs(x - 30) < 34 - row * 2 && row > 2) continue;
      plantTree(stage, [x, 34 - row * 11 + random.between(-4, 4), 0], random.between(600, 1100));
    }
  }
};
