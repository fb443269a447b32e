import { circle, line, polygon, rect, type Point } from '../kit/svg.ts';
import type { PlanRoom } from './layout.ts';
import type { Ink } from './symbols.ts';

/** Dimension lines with ticks at the top and left, for every wall that ends at that side. */
export const dimensions = (rooms: readonly PlanRoom[], width: number, height: number, ink: Ink): string[] => {
  const top = Math.min(...rooms.map(({ y }) => y));
  const left = Math.min(...rooms.map(({ x }) => x));
  const stops = (values: readonly number[]) =>
    [...new Set(values.map((value) => Math.round(value * 100)))].sort((a, b) => a - b);
  const xs = stops([left, width, ...rooms.filter(({ y }) => y < top + 1.6).flatMap(({ x, w }) => [x, x + w])]);
  const ys = stops([top, height, ...rooms.filter(({ x }) => x < left + 1.2).flatMap(({ y, h }) => [y, y + h])]);
  const [level, side] = [top * 100 - 64, left * 100 - 64];
  const tick = (x: number, y: number) =>
    line(
      [
        [x - 8, y + 8],
        [x + 8, y - 8],
      ],
      ink.line,
      2.6,
    );
  return [
    line(
      [
        [xs[0]!, level],
        [xs.at(-1)!, level],
      ],
      ink.line,
      1.6,
    ),
    ...xs.map((x) => tick(x, level)),
    ...xs.map((x) =>
      line(
        [
          [x, level + 14],
          [x, level + 44],
        ],
        ink.line,
        1,
        { opacity: 0.5 },
      ),
    ),
    line(
      [
        [side, ys[0]!],
        [side, ys.at(-1)!],
      ],
      ink.line,
      1.6,
    ),
    ...ys.map((y) => tick(side, y)),
    ...ys.map((y) =>
      line(
        [
          [side + 14, y],
          [side + 44, y],
        ],
        ink.line,
        1,
        { opacity: 0.5 },
      ),
    ),
  ];
};

/** A north arrow without a letter: a needle in a ring. */
export const northArrow = ([x, y]: Point, ink: Ink): string[] => [
  circle(x, y, 38, '#fffdf8', { stroke: ink.line, strokeWidth: 2 }),
  polygon(
    [
      [x, y - 30],
      [x + 11, y + 16],
      [x, y + 8],
    ],
    ink.wall,
  ),
  polygon(
    [
      [x, y - 30],
      [x - 11, y + 16],
      [x, y + 8],
    ],
    ink.soft,
    { stroke: ink.wall, strokeWidth: 1.6 },
  ),
];

/** A scale bar of five metres. */
export const scaleBar = ([x, y]: Point, scale: number, ink: Ink): string[] =>
  Array.from({ length: 5 }, (_, index) =>
    rect(x + index * 100 * scale, y, 100 * scale, 9, index % 2 ? '#fffdf8' : ink.wall, {
      stroke: ink.wall,
      strokeWidth: 1.6,
    }),
  );
