import { darken, mix } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import type { Stage } from '../kit/stage.ts';
import { group, path } from '../kit/svg.ts';
import { greens, leaf, scatter } from './leaf.ts';
import { feather } from './palm.ts';
import { grassTuft } from './shrub.ts';

/** Branches in a top corner, close to the camera, as foreground. */
export const drawOverhang = (
  { drawing, light, random }: Stage,
  side: -1 | 1,
  kind: 'palm' | 'branch' = 'branch',
): void => {
  const x = side === -1 ? 0 : drawing.width;
  const inward = -side;
  const colours = [darken(greens.mango, 0.45), darken(greens.rain, 0.25)].map((colour, index) =>
    tone(light, colour, index * 0.5),
  );
  const tilt = random.between(-0.4, 0.1);
  const fragments = colours.map((colour, layer) => {
    const d =
      kind === 'palm'
        ? Array.from({ length: 3 }, (_, index) =>
            feather(
              random,
              {
                from: [-20 * inward, -30 - layer * 20],
                angle: inward === 1 ? tilt - index * 0.42 : Math.PI - tilt + index * 0.42,
                reach: random.between(260, 460) - layer * 60,
                droop: random.between(40, 130),
              },
              24,
              92,
            ),
          ).join('')
        : Array.from({ length: 46 }, () => {
            const [dx, dy] = [random.next() ** 1.4 * 400, random.next() ** 1.8 * 230];
            return dx / 400 + dy / 230 > 1.15
              ? ''
              : leaf(dx * inward, dy - 14, random.between(48, 92), 15, Math.PI / 2 - inward * random.between(0.1, 1));
          }).join('');
    return path(d, mix(colour, light.haze, 0.06));
  });
  drawing.add(group(fragments, { at: [x, 0] }));
};

/** Blurred plants along the bottom edge, between two shares of the width. */
export const drawUndergrowth = ({ drawing, light, random }: Stage, from: number, to: number, height = 120): void => {
  for (let x = from * drawing.width; x < to * drawing.width; x += height * 0.42) {
    const tuft = grassTuft(random, light, height * random.between(0.6, 1.15), random.pick(['olive', 'mango', 'lime']));
    drawing.add(group(tuft, { at: [x + random.between(-20, 20), drawing.height + height * 0.12] }));
  }
  drawing.add(
    path(
      scatter(
        random,
        [((from + to) / 2) * drawing.width, drawing.height, ((to - from) / 2) * drawing.width, height * 0.5],
        40,
        height * 0.22,
      ),
      tone(light, darken(greens.mango, 0.3), 0.1),
    ),
  );
};
