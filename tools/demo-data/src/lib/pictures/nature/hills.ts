import { mix } from '../kit/colour.ts';
import { distant, skyAt, tone } from '../kit/light.ts';
import type { Stage } from '../kit/stage.ts';
import { fixed, path } from '../kit/svg.ts';
import { greens, type Green } from './leaf.ts';

/** A ridge across the picture as path data down to `base`: broad waves with smaller ones on them. */
export const ridge = ({ random, drawing }: Stage, base: number, height: number, rough = 0.3): string => {
  const waves = [
    [1.2, 0.55],
    [2.7, 0.28],
    [6.1, 0.17 * rough * 3],
    [14, 0.06 * rough * 3],
    [31, 0.025 * rough * 3],
  ].map(([turns, share]) => ({
    turns: turns! * random.between(0.8, 1.25),
    share: share!,
    phase: random.between(0, 6.28),
  }));
  const steps = 120;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const t = index / steps;
    const lift = waves.reduce((sum, { turns, share, phase }) => sum + share * Math.sin(t * turns * 6.28 + phase), 0);
    return `${fixed(t * (drawing.width + 4) - 2)} ${fixed(base - height * Math.max(0.08, 0.5 + lift * 0.55))}`;
  });
  return `M-2 ${fixed(base)}L${points.join('L')}L${drawing.width + 2} ${fixed(base)}Z`;
};

/** Hills behind hills, the far ones blue, standing on the line `base`. */
export const drawHills = (stage: Stage, base: number, height: number, layers = 3, green: Green = 'teal'): void => {
  const { drawing, light } = stage;
  for (let layer = 0; layer < layers; layer += 1) {
    const nearness = (layer + 1) / layers;
    const colour = distant(light, tone(light, mix('#6f93a5', greens[green], nearness), 0.35), 1700 - nearness * 1250);
    drawing.add(
      path(
        ridge(stage, base + 2, height * (1.1 - nearness * 0.55), 0.3 + nearness * 0.2),
        drawing.across(
          [
            [0, mix(colour, skyAt(light, 0.85), 0.12)],
            [1, mix(colour, light.haze, 0.45)],
          ],
          [0, base - height],
          [0, base],
        ),
      ),
    );
  }
};
