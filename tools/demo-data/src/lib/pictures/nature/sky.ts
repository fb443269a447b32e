import { mix } from '../kit/colour.ts';
import { skyAt } from '../kit/light.ts';
import type { Stage } from '../kit/stage.ts';
import { circle, ellipse, group, path, rect, type Point } from '../kit/svg.ts';
import { blob } from './leaf.ts';

/** Sky down to `horizon` (pixels), with clouds, the glow of a low sun, or stars, depending on the hour. */
export const drawSky = (stage: Stage, horizon: number): void => {
  const { drawing, light, random } = stage;
  drawing.add(rect(0, 0, drawing.width, horizon + 4, drawing.across([...light.sky], [0, 0], [0, horizon])));
  if (light.time === 'night') drawing.add(stars(stage, horizon));
  if (light.time === 'dusk' || light.time === 'afternoon' || light.time === 'morning') drawGlow(stage, horizon);
  const count = light.time === 'night' ? 3 : random.int(3, 6);
  for (let index = 0; index < count; index += 1) {
    const nearness = random.next();
    const at: Point = [random.between(-0.05, 1.05) * drawing.width, horizon * (0.86 - nearness * 0.72)];
    drawing.add(...cloud(stage, at, 90 + nearness * 210, horizon));
  }
};

const stars = ({ drawing, random }: Stage, horizon: number): string =>
  Array.from({ length: 70 }, () =>
    circle(
      random.between(0, drawing.width),
      random.next() ** 1.4 * horizon * 0.7,
      random.between(0.7, 1.7),
      '#f4f1df',
      { opacity: random.between(0.25, 0.8) },
    ),
  ).join('');

const drawGlow = ({ drawing, light }: Stage, horizon: number): void => {
  const x = drawing.width * (0.5 + light.towardsSun[0] * 0.55);
  const warm = light.time === 'morning' ? '#fff3d2' : '#ffe2a6';
  drawing.add(
    ellipse(
      x,
      horizon * 0.92,
      drawing.width * 0.55,
      horizon * 0.6,
      drawing.radial([
        [0, warm, 0.75],
        [0.45, warm, 0.25],
        [1, warm, 0],
      ]),
    ),
  );
};

/** A cumulus cloud: bright at the top, fading at its base. */
const cloud = ({ drawing, light, random }: Stage, [x, y]: Point, size: number, horizon: number): string[] => {
  const height = size * random.between(0.2, 0.3);
  const background = skyAt(light, Math.max(0, y) / horizon);
  const [lit, shade] = [mix(background, light.cloud.lit, 0.78), mix(background, light.cloud.shade, 0.6)];
  const puffs = Array.from({ length: 9 }, (_, index): readonly [number, number, number] => {
    const share = (index + 0.5) / 9 - 0.5;
    const radius = height * (0.36 + 0.64 * (1 - Math.abs(share) * 2)) * random.between(0.6, 1.1);
    return [share * size * 1.9, -radius * 0.6, radius];
  });
  const sunward = Math.sign(light.towardsSun[0]);
  const body = puffs.map(([px, py, radius]) => blob(random, px, py, radius * 1.3, radius, 9)).join('');
  const crown = puffs
    .map(([px, py, radius]) =>
      blob(random, px + sunward * radius * 0.24, py - radius * 0.22, radius * 0.86, radius * 0.6, 9),
    )
    .join('');
  return [
    group(
      [
        path(
          body,
          drawing.linear([
            [0, lit],
            [0.5, mix(lit, shade, 0.55)],
            [0.92, shade, 0],
          ]),
        ),
        path(
          crown,
          drawing.linear([
            [0, lit, 0.95],
            [0.85, lit, 0],
          ]),
        ),
      ],
      { at: [x, y], opacity: light.time === 'rain' ? 0.6 : 0.9 },
    ),
  ];
};
