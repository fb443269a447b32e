import { darken, mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import type { Stage } from '../kit/stage.ts';
import { fixed, path, rect } from '../kit/svg.ts';

/** Small flat waves between two heights of the picture, longer towards the viewer. */
export const ripples = ({ random, drawing }: Stage, from: number, to: number, count: number): string =>
  Array.from({ length: count }, () => {
    const depth = random.next() ** 1.3;
    const y = from + (to - from) * depth;
    const x = random.between(-0.05, 1) * drawing.width;
    const half = (10 + depth * 90) * random.between(0.4, 1);
    const thick = 0.7 + depth * 2.6;
    return `M${fixed(x)} ${fixed(y)}q${fixed(half)} ${fixed(-thick)} ${fixed(half * 2)} 0q${fixed(-half)} ${fixed(thick)} ${fixed(-half * 2)} 0Z`;
  }).join('');

/**
 * Water from the line `y` to the bottom: mirrors everything above it, then adds tint and ripples. Call it before
 * anything is drawn in front of the water.
 */
export const drawStillWater = (stage: Stage, y: number, colour = '#5f8d92'): void => {
  const { drawing, light } = stage;
  const water = tone(light, colour, 0.5);
  drawing.mirrorBelow(y, 1);
  const height = drawing.height - y;
  drawing.add(
    rect(
      0,
      y,
      drawing.width,
      height,
      drawing.across(
        [
          [0, mix(water, light.haze, 0.5), 0.35],
          [0.35, water, 0.6],
          [1, darken(water, 0.3), 0.86],
        ],
        [0, y],
        [0, drawing.height],
      ),
    ),
    path(ripples(stage, y + 2, drawing.height, 170), mix(water, '#ffffff', 0.55), { opacity: 0.28 }),
    path(ripples(stage, y + 2, drawing.height, 130), darken(water, 0.35), { opacity: 0.26 }),
    rect(0, y - 1, drawing.width, 3, mix(water, '#ffffff', 0.4), { opacity: 0.4 }),
  );
};
