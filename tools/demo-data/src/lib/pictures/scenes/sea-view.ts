import { darken, mix } from '../kit/colour.ts';
import { distant, tone } from '../kit/light.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import type { Stage } from '../kit/stage.ts';
import { group, path, polygon, rect, type Point } from '../kit/svg.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { greens } from '../nature/leaf.ts';
import { drawSea } from '../nature/sea.ts';
import { drawSky } from '../nature/sky.ts';
import { treeLine } from '../nature/tree.ts';

/** Open sea between headlands, seen over palms. */
export const seaView: Scene = (sketch) => {
  const { random } = sketch;
  const stage = pose(sketch, { eye: [0, -40, 16], target: [0, 0, 0], span: 60, horizon: random.between(0.38, 0.46) });
  const { camera, drawing, light } = stage;
  drawSky(stage, camera.horizon);
  drawSea(stage, camera.horizon, drawing.height + 60, '#46b3b2');
  for (const [share, width, height] of [
    [random.between(0.02, 0.2), 0.36, 100],
    [random.between(0.6, 0.86), 0.3, 74],
    [random.between(0.3, 0.55), 0.12, 46],
  ] as const) {
    drawIsland(stage, share * drawing.width, camera.horizon + 4, width * drawing.width, height);
  }
  for (const x of [-13, -9, 10, 14, 17]) {
    drawing.add(
      group([path(treeLine(random, 300, 80), tone(light, darken(greens.rain, 0.2), 0.3))], {
        at: [(x / 36 + 0.5) * drawing.width - 150, drawing.height + 26],
      }),
    );
  }
  drawUndergrowth(stage, 0, 1, 150);
  drawOverhang(stage, random.pick([-1, 1]), 'palm');
};

/** A limestone island: steep sides, green top, foam at its foot. */
function drawIsland({ drawing, light, random }: Stage, x: number, y: number, width: number, height: number): void {
  const points = Array.from({ length: 15 }, (_, index): Point => {
    const t = index / 14;
    return [
      x + t * width,
      y - height * Math.sqrt(Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, t)))) * random.between(0.72, 1.05),
    ];
  });
  const rock = distant(light, tone(light, '#8d9a86', 0.5), 700);
  const green = distant(light, tone(light, greens.teal, 0.5), 640);
  drawing.add(
    polygon(
      [[x - 4, y], ...points, [x + width + 4, y]],
      drawing.linear([
        [0, green],
        [0.55, mix(green, rock, 0.4)],
        [1, rock],
      ]),
    ),
    polygon([[x + width * 0.55, y], ...points.slice(8), [x + width + 4, y]], '#20333a', { opacity: 0.14 }),
    rect(x - 10, y - 1, width + 20, 3, '#ffffff', { opacity: 0.35 }),
  );
}
