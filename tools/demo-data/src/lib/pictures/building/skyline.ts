import type { Random } from '../../random.ts';
import { mix } from '../kit/colour.ts';
import { distant, skyAt, tone, type Light } from '../kit/light.ts';
import type { Stage } from '../kit/stage.ts';
import { closed, path, type Point } from '../kit/svg.ts';

export type SkylineOptions = {
  /** Pixels: the skyline's base line from the top of the picture, and the height of its tallest towers above it. */
  base: number;
  height: number;
  layers?: number;
};

type Tower = { x: number; width: number; height: number; outline: Point[] };

/** Distant towers in layers, each paler than the one in front of it. At night, windows of the nearest layer are lit. */
export const drawSkyline = (stage: Stage, { base, height, layers = 3 }: SkylineOptions): void => {
  const { drawing, light, random } = stage;
  for (let layer = 0; layer < layers; layer += 1) {
    const nearness = (layer + 1) / layers;
    const towers = makeTowers(random, drawing.width, height * (1.05 - nearness * 0.35), base);
    const colour = distant(light, tone(light, '#8296a3', 0.3), 1900 - nearness * 1350);
    const top = mix(colour, skyAt(light, 0.8), 0.1);
    drawing.add(
      path(
        towers.map(({ outline }) => closed(outline)).join(''),
        drawing.across(
          [
            [0, top],
            [0.55, colour],
            [1, mix(colour, light.haze, 0.6)],
          ],
          [0, base - height],
          [0, base],
        ),
      ),
    );
    if (layer === layers - 1) drawing.add(...sides(towers, light), ...lights(random, towers, light));
  }
};

const makeTowers = (random: Random, span: number, height: number, base: number): Tower[] => {
  const towers: Tower[] = [];
  for (let x = -40; x < span;) {
    const width = random.between(0.16, 0.4) * Math.min(height, 240) + 14;
    const tall = height * (0.28 + 0.72 * random.next() ** 2.2);
    towers.push({ x, width, height: tall, outline: outlineOf(random, x, width, tall, base) });
    x += width * random.between(0.75, 1.7);
  }
  return towers;
};

/** A tower's outline with one of six tops: flat, stepped, slanted, spired, rounded or notched. */
const outlineOf = (random: Random, x: number, width: number, height: number, base: number): Point[] => {
  const [right, top] = [x + width, base - height];
  const tops: Record<number, Point[]> = {
    0: [
      [x, top],
      [right, top],
    ],
    1: [
      [x, top + height * 0.1],
      [x + width * 0.2, top + height * 0.1],
      [x + width * 0.2, top],
      [x + width * 0.8, top],
      [x + width * 0.8, top + height * 0.1],
      [right, top + height * 0.1],
    ],
    2: [
      [x, top + height * 0.12],
      [right, top],
    ],
    3: [
      [x, top + height * 0.08],
      [x + width * 0.42, top + height * 0.08],
      [x + width * 0.46, top - height * 0.16],
      [x + width * 0.54, top - height * 0.16],
      [x + width * 0.58, top + height * 0.08],
      [right, top + height * 0.08],
    ],
    4: [
      [x, top + width * 0.3],
      [x + width * 0.2, top + width * 0.08],
      [x + width * 0.5, top],
      [x + width * 0.8, top + width * 0.08],
      [right, top + width * 0.3],
    ],
    5: [
      [x, top],
      [x + width * 0.38, top],
      [x + width * 0.38, top + height * 0.07],
      [x + width * 0.62, top + height * 0.07],
      [x + width * 0.62, top + height * 0.02],
      [right, top + height * 0.02],
    ],
  };
  return [[x, base], ...tops[random.int(0, 5)]!, [right, base]];
};

/** The sides away from the sun, a shade darker, which gives the silhouettes volume. */
const sides = (towers: readonly Tower[], { towardsSun }: Light): string[] => [
  path(
    towers
      .map(({ x, width, outline }) => {
        const base = outline[0]![1];
        const top = Math.max(outline[1]![1], outline.at(-2)![1]);
        const [from, to] = towardsSun[0] < 0 ? [x + width * 0.64, x + width] : [x, x + width * 0.36];
        return closed([
          [from, base],
          [from, top],
          [to, top],
          [to, base],
        ]);
      })
      .join(''),
    '#2b3a4a',
    { opacity: 0.1 },
  ),
];

const lights = (random: Random, towers: readonly Tower[], { lamps }: Light): string[] => {
  const cells = (share: number) =>
    towers
      .flatMap(({ x, width, height, outline }) => {
        const base = outline[0]![1];
        const columns = Math.max(2, Math.floor(width / 9));
        const rows = Math.floor((height * 0.84) / 11);
        return Array.from({ length: rows * columns }, (_, index) => {
          if (!random.chance(share)) return '';
          const [column, row] = [index % columns, Math.floor(index / columns)];
          const [cx, cy] = [x + 5 + (column * (width - 8)) / columns, base - height * 0.86 + row * 11];
          return closed([
            [cx, cy],
            [cx + 4, cy],
            [cx + 4, cy + 5],
            [cx, cy + 5],
          ]);
        });
      })
      .join('');
  return lamps > 0.5
    ? [path(cells(0.26 * lamps), '#ffd48a', { opacity: 0.75 }), path(cells(0.1 * lamps), '#fff1cf', { opacity: 0.8 })]
    : [path(cells(0.4), '#ffffff', { opacity: 0.14 })];
};
