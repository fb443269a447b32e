import { darken, mix } from '../kit/colour.ts';
import { skyAt, tone } from '../kit/light.ts';
import type { Stage } from '../kit/stage.ts';
import { ellipse, group, path, polygon, rect, type Point } from '../kit/svg.ts';
import { ripples } from './water.ts';

/**
 * Open sea between two heights of the picture: deep blue at the horizon, green over the sand, with a reflection of the
 * sun.
 */
export const drawSea = (stage: Stage, horizon: number, shore: number, colour = '#2f93a3'): void => {
  const { drawing, light, random } = stage;
  const [deep, shallow] = [tone(light, '#2a6f95', 0.45), tone(light, colour, 0.75)];
  drawing.add(
    rect(
      0,
      horizon,
      drawing.width,
      shore - horizon,
      drawing.across(
        [
          [0, mix(deep, skyAt(light, 1), 0.45)],
          [0.1, deep],
          [0.42, mix(deep, shallow, 0.55)],
          [0.75, shallow],
          [1, mix(shallow, '#bfe8dc', light.lamps > 0.6 ? 0.1 : 0.35)],
        ],
        [0, horizon],
        [0, shore],
      ),
    ),
  );
  const sunX = drawing.width * (0.5 + light.towardsSun[0] * 0.55);
  if (light.time !== 'rain') {
    const glow = light.time === 'night' ? '#cfdcf0' : mix(skyAt(light, 1), '#ffffff', 0.5);
    const sea = drawing.clip(`M0 ${Math.round(horizon)}H${drawing.width}V${Math.round(shore)}H0Z`);
    drawing.add(
      group(
        [
          ellipse(
            sunX,
            horizon,
            drawing.width * 0.3,
            (shore - horizon) * 0.55,
            drawing.radial([
              [0, glow, 0.6],
              [0.5, glow, 0.18],
              [1, glow, 0],
            ]),
          ),
        ],
        { clip: sea },
      ),
    );
  }
  drawing.add(
    path(ripples(stage, horizon + 3, shore, 200), mix(shallow, '#ffffff', 0.7), { opacity: 0.3 }),
    path(ripples(stage, horizon + 3, shore, 130), darken(deep, 0.2), { opacity: 0.2 }),
  );
  if (shore - horizon > 90)
    for (let index = 0; index < 3; index += 1)
      drawing.add(
        ...boat(
          random.between(0.1, 0.9) * drawing.width,
          horizon + random.between(8, 30),
          random.between(0.5, 1.1),
          light.time === 'night' ? '#2b3a52' : '#5b4636',
        ),
      );
};

/** A distant long-tail boat. */
const boat = (x: number, y: number, scale: number, colour: string): string[] => {
  const at = (dx: number, dy: number): Point => [x + dx * scale, y + dy * scale];
  return [
    polygon([at(-34, -3), at(-28, 3), at(24, 3), at(40, -12), at(26, -3)], colour),
    polygon([at(-16, -11), at(8, -11), at(10, -9), at(-18, -9)], mix(colour, '#e9dcc4', 0.6)),
    polygon([at(-15, -10), at(-14, -10), at(-14, -2), at(-15, -2)], colour),
    polygon([at(6, -10), at(7, -10), at(7, -2), at(6, -2)], colour),
  ];
};

/** The line where water ends on sand: wet sand, foam and its shadow. `lift` bends it. */
export const drawSurf = (stage: Stage, y: number, sand: string): void => {
  const { drawing, light, random } = stage;
  const wave = (offset: number, sway: number): string => {
    const steps = 16;
    const points = Array.from(
      { length: steps + 1 },
      (_, index) =>
        `${Math.round((index / steps) * drawing.width)} ${Math.round(y + offset + Math.sin(index * 1.3 + sway) * 7 + Math.sin(index * 0.5 + sway * 2) * 10)}`,
    );
    return points.join('L');
  };
  const below = `L${drawing.width} ${drawing.height}L0 ${drawing.height}Z`;
  const sway = random.between(0, 6);
  const dry = tone(light, sand, 0.95);
  drawing.add(
    path(`M${wave(-16, sway)}${below}`, '#ffffff', { opacity: 0.55 }),
    path(`M${wave(-9, sway)}${below}`, mix(tone(light, '#8fc3bd', 0.7), dry, 0.4)),
    path(`M${wave(8, sway + 0.4)}${below}`, '#ffffff', { opacity: 0.8 }),
    path(`M${wave(13, sway + 0.5)}${below}`, darken(dry, 0.16)),
    path(
      `M${wave(58, sway + 1)}${below}`,
      drawing.across(
        [
          [0, dry],
          [1, darken(dry, 0.1)],
        ],
        [0, y],
        [0, drawing.height],
      ),
    ),
  );
};
