import { ground } from '../building/ground.ts';
import { drawSkyline } from '../building/skyline.ts';
import { mix } from '../kit/colour.ts';
import { distant, tone } from '../kit/light.ts';
import type { Stage } from '../kit/stage.ts';
import { group, path, rect } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { drawHills } from '../nature/hills.ts';
import { greens } from '../nature/leaf.ts';
import { plantPalm, plantTree } from '../nature/planting.ts';
import { drawSea } from '../nature/sea.ts';
import { drawSky } from '../nature/sky.ts';
import { treeLine } from '../nature/tree.ts';

export const outlooks = ['city', 'garden', 'sea', 'hills'] as const;
export type Outlook = (typeof outlooks)[number];

/** What lies beyond a wall `depth` metres away: a skyline, a garden, the sea or hills. */
export const drawOutlook = (outside: Stage, depth: number, outlook: Outlook): void => {
  const { camera, drawing, light, random } = outside;
  drawSky(outside, camera.horizon);
  const below = { city: '#9aa392', garden: '#93b162', sea: '#e6d6b2', hills: '#93b162' }[outlook];
  drawing.add(
    rect(0, camera.horizon - 1, drawing.width, drawing.height, mix(tone(light, below, 0.8), light.haze, 0.3)),
  );
  if (outlook === 'city') {
    drawSkyline(outside, { base: camera.horizon + 50, height: random.between(170, 260) });
    const haze = mix(tone(light, '#9aa392', 0.6), light.haze, 0.4);
    drawing.add(rect(0, camera.horizon + 46, drawing.width, drawing.height, haze));
    for (const [lift, height, metres] of [
      [96, 34, 700],
      [150, 46, 380],
      [230, 60, 160],
    ] as const) {
      drawSkyline(outside, { base: camera.horizon + lift, height: height * 1.8, layers: 1 });
      drawing.add(
        group([path(treeLine(random, drawing.width, height), distant(light, tone(light, greens.mango, 0.4), metres))], {
          at: [0, camera.horizon + lift + height * 0.4],
        }),
        rect(
          0,
          camera.horizon + lift + height * 0.38,
          drawing.width,
          drawing.height,
          distant(light, tone(light, '#8fa07c', 0.6), metres),
        ),
      );
    }
    return;
  }
  if (outlook === 'sea') {
    drawSea(outside, camera.horizon, camera.horizon + 260, '#46b3b2');
    for (const x of [-4, -2.6, 3.4, 4.6])
      plantPalm(outside, [x, depth + random.between(7, 11), -1.6], random.between(420, 560));
    return;
  }
  if (outlook === 'hills') drawHills(outside, camera.horizon + 6, 150, 3);
  ground(outside, [-60, depth - 30], [60, depth + 60], '#93b162', -0.3);
  ground(outside, [-60, depth - 30], [60, depth + 2.2], '#d6cab4', -0.29);
  for (let x = -11; x < 12; x += random.between(1.3, 2.4)) {
    const at: Vec3 = [x, depth + random.between(6, 10), -0.3];
    if (random.chance(0.25)) plantPalm(outside, at, random.between(330, 520));
    else plantTree(outside, at, random.between(240, 460));
  }
};
