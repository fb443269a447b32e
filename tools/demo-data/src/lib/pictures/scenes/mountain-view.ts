import { darken, mix } from '../kit/colour.ts';
import { distant, tone } from '../kit/light.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { group, path, rect } from '../kit/svg.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { drawHills, ridge } from '../nature/hills.ts';
import { greens } from '../nature/leaf.ts';
import { plantTree } from '../nature/planting.ts';
import { drawSky } from '../nature/sky.ts';
import { treeLine } from '../nature/tree.ts';

/** Ridges in the morning mist above a valley with a few roofs. */
export const mountainView: Scene = (sketch) => {
  const { random } = sketch;
  const stage = pose(sketch, { eye: [0, -60, 20], target: [0, 0, 0], span: 90, horizon: 0.5 });
  const { camera, drawing, light } = stage;
  drawSky(stage, camera.horizon + 40);
  drawHills(stage, camera.horizon + 120, random.between(380, 470), 5);
  drawing.add(
    rect(
      0,
      camera.horizon - 20,
      drawing.width,
      170,
      drawing.linear([
        [0, light.haze, 0],
        [0.6, light.haze, 0.8],
        [1, light.haze, 0],
      ]),
    ),
  );
  drawing.add(
    rect(0, camera.horizon + 110, drawing.width, drawing.height, distant(light, tone(light, greens.teal, 0.5), 500)),
  );
  for (const [lift, height, metres, colour] of [
    [170, 120, 300, greens.teal],
    [300, 130, 120, greens.rain],
    [430, 120, 20, greens.grass],
  ] as const) {
    const base = camera.horizon + lift;
    const fill = distant(light, tone(light, colour, 0.6), metres);
    const paint = drawing.across(
      [
        [0, mix(fill, '#ffffff', 0.1)],
        [0.5, fill],
        [1, darken(fill, 0.18)],
      ],
      [0, base - height],
      [0, drawing.height],
    );
    drawing.add(
      group([path(treeLine(random, drawing.width, 26), darken(fill, 0.14))], { at: [0, base - height * 0.25] }),
      path(ridge(stage, base, height, 0.12), paint),
      rect(0, base - 1, drawing.width, drawing.height - base + 1, paint),
    );
  }
  for (const x of [-30, -18, 4, 22, 33])
    plantTree(stage, [x + random.between(-4, 4), random.between(-8, 12), 0], random.between(500, 800));
  drawUndergrowth(stage, 0, 1, 140);
  if (random.chance(0.6)) drawOverhang(stage, random.pick([-1, 1]));
};
