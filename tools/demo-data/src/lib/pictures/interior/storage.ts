import type { Random } from '../../random.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Panel } from '../kit/panel.ts';
import { build, type Furniture, type Part, type Place } from './furniture.ts';
import type { Style } from './style.ts';

/** Door or drawer gaps and slim handles on a cabinet's front. */
export const fronts =
  (columns: number, rows: number, colour: string, handle: string) =>
  (panel: Panel): void => {
    const [w, h] = [panel.width / columns, panel.height / rows];
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        panel.rect(column * w + 0.012, row * h + 0.012, w - 0.024, h - 0.024, lighten(colour, 0.06));
        if (rows > columns || h < w) panel.rect(column * w + w * 0.4, row * h + h * 0.72, w * 0.2, 0.02, handle);
        else panel.rect(column * w + (column % 2 ? 0.05 : w - 0.07), row * h + h * 0.42, 0.02, h * 0.18, handle);
      }
    }
  };

export type CabinetPlan = Place & {
  width: number;
  depth?: number;
  height: number;
  colour: string;
  handle: string;
  columns?: number;
  rows?: number;
  lift?: number;
  top?: string;
};

/** A closed cabinet, on the floor or (with `lift`) on short legs. */
export const cabinet = ({
  width,
  depth = 0.45,
  height,
  colour,
  handle,
  columns = 3,
  rows = 1,
  lift = 0,
  top,
  ...place
}: CabinetPlan): Furniture =>
  build(place, width, depth, [
    ...(lift
      ? [
          [0.08, 0.05],
          [width - 0.14, 0.05],
          [0.08, depth - 0.1],
          [width - 0.14, depth - 0.1],
        ].map(([u, d]): Part => ({ u: u!, d: d!, z: 0, size: [0.05, 0.05, lift], colour: handle }))
      : []),
    {
      u: 0,
      d: 0,
      z: lift,
      size: [width, depth, height - lift],
      colour,
      front: fronts(columns, rows, colour, handle),
      ...(top ? { paint: { top } } : {}),
    },
  ]);

/** Open shelves with books, boxes and small things on them. */
export const bookshelf = (
  random: Random,
  style: Style,
  {
    width,
    height,
    depth = 0.34,
    shelves = 5,
    ...place
  }: Place & { width: number; height: number; depth?: number; shelves?: number },
): Furniture => {
  const pitch = height / shelves;
  return build(place, width, depth, [
    {
      u: 0,
      d: 0,
      z: 0,
      size: [width, depth, height],
      colour: style.wood,
      front: (panel) => {
        for (let shelf = 0; shelf < shelves; shelf += 1) {
          const v = shelf * pitch;
          panel.rect(0.03, v + 0.03, width - 0.06, pitch - 0.05, darken(style.wood, 0.32));
          fillShelf(random, style, panel, [0.05, v + 0.03, width - 0.1, pitch - 0.09]);
        }
      },
    },
  ]);
};

const fillShelf = (
  random: Random,
  style: Style,
  panel: Panel,
  [u, v, width, height]: readonly [number, number, number, number],
): void => {
  for (let x = u; x < u + width - 0.05;) {
    const kind = random.next();
    if (kind < 0.62) {
      const [thick, tall] = [random.between(0.025, 0.055), height * random.between(0.62, 0.92)];
      panel.rect(
        x,
        v,
        thick,
        tall,
        random.pick([
          style.accent,
          style.accent2,
          style.soft,
          style.fabric,
          '#6d6a63',
          '#c9b79a',
          mix(style.accent, '#2b2a28', 0.4),
        ]),
      );
      panel.rect(x, v + tall * 0.78, thick, tall * 0.05, '#f3ead6', { opacity: 0.6 });
      x += thick + 0.004;
    } else if (kind < 0.8) {
      const wide = Math.min(0.2, u + width - x);
      panel.rect(x, v, wide, height * 0.5, random.pick([style.stone, style.rug, style.feature]));
      x += wide + 0.04;
    } else x += random.between(0.05, 0.16);
  }
};

/** A tall wardrobe with doors, optionally one with a mirror. */
export const wardrobe = (
  style: Style,
  {
    width,
    height = 2.5,
    depth = 0.6,
    mirror = false,
    colour = mix(style.wall, style.wood, 0.35),
    ...place
  }: Place & { width: number; height?: number; depth?: number; mirror?: boolean; colour?: string },
): Furniture => {
  const doors = Math.max(2, Math.round(width / 0.55));
  return build(place, width, depth, [
    {
      u: 0,
      d: 0,
      z: 0,
      size: [width, depth, height],
      colour,
      front: (panel, { drawing }) => {
        fronts(doors, 1, colour, style.metal)(panel);
        if (!mirror) return;
        const w = panel.width / doors;
        panel.paint(
          w * (doors - 1) + 0.04,
          0.1,
          w - 0.08,
          height - 0.2,
          drawing.linear(
            [
              [0, '#dfe8e8'],
              [0.5, '#c4d2d3'],
              [1, '#b3c2c3'],
            ],
            [0, 0],
            [1, 1],
          ),
        );
      },
    },
  ]);
};
