import { project } from '../kit/camera.ts';
import { lighten, mix } from '../kit/colour.ts';
import { skyAt, tone } from '../kit/light.ts';
import { box, flat, lit, type Stage } from '../kit/stage.ts';
import { path } from '../kit/svg.ts';
import type { Vec3 } from '../kit/vector.ts';
import { contactShadow, drawGlow } from './ground.ts';

type Spot = readonly [x: number, y: number];

const sheet = ([x0, y0]: Spot, [x1, y1]: Spot, z: number): Vec3[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** A swimming pool in the ground: coping, tiled far wall, water with reflections. */
export const drawPool = (stage: Stage, from: Spot, to: Spot, colour = '#3fa9b5'): void => {
  const { drawing, light } = stage;
  const coping = 0.42;
  lit(stage, sheet([from[0] - coping, from[1] - coping], [to[0] + coping, to[1] + coping], 0.04), [0, 0, 1], '#efe6d6');
  flat(stage, sheet(from, to, 0.02), tone(light, mix(colour, '#1f6f80', 0.5), 0.2));
  const surface: [Spot, Spot] = [from, [to[0], to[1] - 0.16]];
  const lampLit = light.lamps > 0.5;
  const water = lampLit ? mix(tone(light, colour, 0.6), '#7fe3dc', 0.45) : tone(light, colour, 0.85);
  flat(
    stage,
    sheet(...surface, -0.12),
    drawing.linear([
      [0, mix(water, skyAt(light, 0.9), 0.55)],
      [0.4, mix(water, skyAt(light, 0.4), 0.22)],
      [1, water],
    ]),
  );
  drawing.add(
    path(waves(stage, ...surface, 150), lighten(water, 0.55), { opacity: 0.42 }),
    path(waves(stage, ...surface, 90), mix(water, '#0d4b5c', 0.5), { opacity: 0.2 }),
  );
  flat(stage, sheet([from[0], to[1] - 0.16], to, 0.02), tone(light, '#2b7f8c', 0.1), { opacity: 0.5 });
  if (lampLit) drawGlow(stage, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, -0.2], (to[0] - from[0]) * 0.4, 0.35);
};

/** Short lens-shaped glints on the water. */
const waves = ({ random, camera }: Stage, [x0, y0]: Spot, [x1, y1]: Spot, count: number): string =>
  Array.from({ length: count }, () => {
    const long = random.between(0.3, 1.3);
    const [x, y] = [random.between(x0, Math.max(x0, x1 - long)), random.between(y0 + 0.1, y1 - 0.1)];
    const [a, b, top, low] = [
      [x, y, -0.12],
      [x + long, y, -0.12],
      [x + long / 2, y + 0.05, -0.12],
      [x + long / 2, y - 0.03, -0.12],
    ].map((at) => project(camera, at as unknown as Vec3));
    const to = (p: readonly [number, number]) => `${Math.round(p[0] * 10) / 10} ${Math.round(p[1] * 10) / 10}`;
    return `M${to(a!)}Q${to(top!)} ${to(b!)}Q${to(low!)} ${to(a!)}Z`;
  }).join('');

/** A sun lounger with its head up, pointing at the viewer. */
export const drawLounger = (stage: Stage, [x, y, z]: Vec3, cloth = '#f4efe4'): void => {
  contactShadow(stage, [x + 0.35, y + 0.9, z], 0.75, 1.2, 0.3);
  box(stage, { at: [x, y, z + 0.2], size: [0.68, 1.9, 0.1] }, '#a87c50');
  for (const [dx, dy] of [
    [0.04, 0.1],
    [0.58, 0.1],
    [0.04, 1.7],
    [0.58, 1.7],
  ] as const)
    box(stage, { at: [x + dx, y + dy, z], size: [0.07, 0.07, 0.2] }, '#8a6440');
  box(stage, { at: [x + 0.03, y, z + 0.3], size: [0.62, 1.3, 0.12] }, cloth, { soft: 0.03 });
  lit(
    stage,
    [
      [x + 0.03, y + 1.3, z + 0.42],
      [x + 0.65, y + 1.3, z + 0.42],
      [x + 0.65, y + 1.86, z + 0.86],
      [x + 0.03, y + 1.86, z + 0.86],
    ],
    [0, -0.6, 0.8],
    cloth,
  );
  lit(
    stage,
    [
      [x + 0.1, y + 1.58, z + 0.68],
      [x + 0.58, y + 1.58, z + 0.68],
      [x + 0.58, y + 1.8, z + 0.85],
      [x + 0.1, y + 1.8, z + 0.85],
    ],
    [0, -0.6, 0.8],
    '#d9a066',
  );
};

/** An open parasol: eight panels, alternately lit. */
export const drawParasol = (stage: Stage, [x, y, z]: Vec3, cloth: string, reach = 1.5): void => {
  contactShadow(stage, [x - stage.light.towardsSun[0] * 1.6, y + 0.9, z], reach * 1.1, reach * 0.7, 0.32);
  box(stage, { at: [x - 0.03, y - 0.03, z], size: [0.06, 0.06, 2.6] }, '#8a6440');
  const rim = Array.from({ length: 8 }, (_, index): Vec3 => {
    const angle = (index / 8) * 2 * Math.PI + 0.2;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle), z + 2.2];
  });
  const order = rim.map((_, index) => index).sort((a, b) => rim[b]![1] - rim[a]![1]);
  for (const index of order) {
    const [a, b] = [rim[index]!, rim[(index + 1) % 8]!];
    const facing = ((a[0] + b[0]) / 2 - x) / reach;
    lit(stage, [a, b, [x, y, z + 2.75]], [facing * 0.5, -0.3, 0.8], index % 2 ? cloth : mix(cloth, '#ffffff', 0.25));
  }
};
