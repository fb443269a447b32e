import { darken, lighten } from '../kit/colour.ts';
import { tone } from '../kit/light.ts';
import { stand, type Stage } from '../kit/stage.ts';
import { ellipse, group, line, path, polygon } from '../kit/svg.ts';
import { leaf } from '../nature/leaf.ts';
import { arecaClump } from '../nature/palm.ts';
import { banana } from '../nature/shrub.ts';
import { upright, type Furniture, type Place } from './furniture.ts';

/** A plant in a pot; `height` in metres, pot included. */
export const pottedPlant = (
  place: Place,
  height: number,
  kind: 'areca' | 'banana' | 'fig' | 'snake',
  pot: string,
): Furniture =>
  upright(place, 0.16 + height * 0.07, height, (stage, foot) => {
    const { random, light } = stage;
    const potHeight = Math.min(42, height * 26);
    const [top, base] = [potHeight * 0.52, potHeight * 0.4];
    const leaves = {
      areca: () => arecaClump(random, light, height * 100 - potHeight),
      banana: () => banana(random, light, height * 100 - potHeight),
      fig: () => fig(stage, height * 100 - potHeight),
      snake: () => snake(stage, height * 100 - potHeight),
    }[kind]();
    stand(stage, foot, [
      group(leaves, { at: [0, -potHeight + 3] }),
      polygon(
        [
          [-top, -potHeight],
          [top, -potHeight],
          [base, 0],
          [-base, 0],
        ],
        stage.drawing.linear(
          [
            [0, tone(light, lighten(pot, 0.12), 0.8)],
            [0.45, tone(light, pot, 0.6)],
            [1, tone(light, darken(pot, 0.25), 0)],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
      ellipse(0, -potHeight, top, top * 0.16, tone(light, darken(pot, 0.4), 0)),
    ]);
  });

/** A fiddle-leaf fig: a thin stem with big leaves in a column. */
const fig = ({ random, light }: Stage, height: number): string[] => {
  const layer = (count: number, colour: string) =>
    path(
      Array.from({ length: count }, (_, index) => {
        const y = -height * (0.34 + 0.64 * (index / count));
        return leaf(
          random.between(-4, 4),
          y,
          height * random.between(0.2, 0.3),
          height * 0.11,
          random.between(-2.9, -0.2),
        );
      }).join(''),
      colour,
    );
  return [
    line(
      [
        [0, 0],
        [2, -height * 0.5],
        [0, -height * 0.86],
      ],
      tone(light, '#7a6552', 0.3),
      height * 0.025,
    ),
    layer(9, tone(light, '#2f5a41', 0.1)),
    layer(9, tone(light, '#4a7d52', 0.5)),
    layer(7, tone(light, '#6f9f62', 0.9)),
  ];
};

const snake = ({ random, light }: Stage, height: number): string[] => {
  const layer = (count: number, colour: string) =>
    path(
      Array.from({ length: count }, () =>
        leaf(
          random.between(-9, 9),
          0,
          height * random.between(0.7, 1),
          height * 0.09,
          -Math.PI / 2 + random.between(-0.32, 0.32),
        ),
      ).join(''),
      colour,
    );
  return [
    layer(4, tone(light, '#35603f', 0.1)),
    layer(4, tone(light, '#527f4f', 0.5)),
    layer(3, tone(light, '#9aa860', 0.8)),
  ];
};
