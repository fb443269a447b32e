import { drawSkyline } from '../building/skyline.ts';
import { darken, mix } from '../kit/colour.ts';
import { distant, tone } from '../kit/light.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import type { Stage } from '../kit/stage.ts';
import { closed, group, line, path, polygon, rect, type Point } from '../kit/svg.ts';
import { drawOverhang, drawUndergrowth } from '../nature/foreground.ts';
import { greens } from '../nature/leaf.ts';
import { drawSky } from '../nature/sky.ts';
import { treeLine } from '../nature/tree.ts';
import { drawStillWater } from '../nature/water.ts';

/** A broad river with boats, a cable-stayed bridge and old spires on the far bank. */
export const riverView: Scene = (sketch) => {
  const { random, variant } = sketch;
  const stage = pose(sketch, { eye: [0, -60, 14], target: [0, 0, 0], span: 90, horizon: 0.44 });
  const { camera, drawing, light } = stage;
  const bank = camera.horizon + 46;
  drawSky(stage, camera.horizon);
  drawSkyline(stage, { base: bank - 16, height: random.between(230, 320), layers: 4 });
  if (variant % 2) drawBridge(stage, bank - 8);
  else drawSpires(stage, bank - 14);
  for (const [height, metres] of [
    [46, 500],
    [30, 240],
  ] as const) {
    drawing.add(
      group([path(treeLine(random, drawing.width, height), distant(light, tone(light, greens.mango, 0.35), metres))], {
        at: [0, bank],
      }),
    );
  }
  drawing.add(rect(0, bank - 7, drawing.width, 9, distant(light, tone(light, '#d6cebf', 0.6), 200)));
  drawStillWater(stage, bank + 2, '#6f9290');
  for (const [x, y, scale] of [
    [random.between(0.1, 0.4), 60, 0.8],
    [random.between(0.55, 0.85), 150, 1.5],
  ] as const)
    drawFerry(stage, x * drawing.width, bank + y, scale);
  drawUndergrowth(stage, 0, 1, 110);
  if (random.chance(0.5)) drawOverhang(stage, random.pick([-1, 1]), 'palm');
};

function drawBridge({ drawing, light, random }: Stage, y: number): void {
  const colour = distant(light, tone(light, '#cfc9bd', 0.5), 420);
  const at = random.between(0.35, 0.65) * drawing.width;
  const top = y - 300;
  const cables = Array.from({ length: 13 }, (_, index) => 40 + index * 34).flatMap((reach) =>
    [-1, 1].map((side) =>
      line(
        [
          [at, top + 24 + reach * 0.12],
          [at + side * reach, y - 44],
        ],
        colour,
        1.5,
        { opacity: 0.85 },
      ),
    ),
  );
  drawing.add(
    polygon(
      [
        [at - 30, y],
        [at - 5, top],
        [at + 5, top],
        [at + 30, y],
        [at + 19, y],
        [at, top + 70],
        [at - 19, y],
      ],
      colour,
    ),
    ...cables,
    rect(0, y - 48, drawing.width, 11, colour),
    rect(0, y - 37, drawing.width, 5, darken(colour, 0.18)),
    ...[0.12, 0.3, 0.72, 0.9].map((share) => rect(share * drawing.width, y - 36, 16, 40, darken(colour, 0.1))),
  );
}

/** Temple towers (prang) as silhouettes. */
function drawSpires({ drawing, light, random }: Stage, y: number): void {
  const colour = distant(light, tone(light, '#b79f83', 0.5), 520);
  const at = random.between(0.3, 0.7) * drawing.width;
  const spire = (x: number, height: number): string => {
    const half = height * 0.17;
    const side: Point[] = [
      [1.5, 0],
      [1.25, 0.12],
      [1.3, 0.13],
      [0.95, 0.26],
      [1, 0.28],
      [0.62, 0.42],
      [0.5, 0.6],
      [0.42, 0.74],
      [0.24, 0.86],
      [0.05, 0.93],
      [0.03, 1.06],
    ];
    const right = side.map(([w, h]): Point => [x + w * half, y - h * height]);
    return closed([...right, ...right.map(([px, py]): Point => [2 * x - px, py]).toReversed()]);
  };
  const spires = [
    spire(at, 240),
    spire(at - 92, 120),
    spire(at + 92, 120),
    spire(at - 150, 84),
    spire(at + 150, 84),
  ].join('');
  const roofs = [-260, 250]
    .map((dx) =>
      closed([
        [at + dx - 62, y],
        [at + dx - 54, y - 40],
        [at + dx - 68, y - 42],
        [at + dx, y - 96],
        [at + dx + 68, y - 42],
        [at + dx + 54, y - 40],
        [at + dx + 62, y],
      ]),
    )
    .join('');
  drawing.add(
    path(roofs, mix(colour, '#a4593c', 0.3)),
    path(
      spires,
      drawing.linear([
        [0, mix(colour, '#fff0d0', 0.35)],
        [1, colour],
      ]),
    ),
  );
}

function drawFerry({ drawing, light }: Stage, x: number, y: number, scale: number): void {
  const paint = (colour: string) => tone(light, colour, 0.7);
  const glow = light.lamps > 0.5 ? '#ffe2a6' : paint('#5c6f78');
  drawing.add(
    group(
      [
        polygon(
          [
            [-90, -18],
            [-78, 6],
            [72, 6],
            [96, -22],
            [60, -16],
          ],
          paint('#f1ede2'),
        ),
        polygon(
          [
            [-82, -2],
            [-78, 6],
            [72, 6],
            [80, -4],
          ],
          paint('#0b6b57'),
        ),
        rect(-66, -42, 112, 26, paint('#e9e0cc')),
        ...[-58, -36, -14, 8, 28].map((at) => rect(at, -37, 15, 14, glow)),
        polygon(
          [
            [-74, -44],
            [-66, -54],
            [48, -54],
            [56, -44],
          ],
          paint('#c98f3c'),
        ),
        path('M-150 8q60 -5 240 0q-120 6 -240 0Z', '#ffffff', { opacity: 0.35 }),
      ],
      { at: [x, y], scale },
    ),
  );
}
