import { circle, ellipse, line, path, rect, type Point } from '../kit/svg.ts';

/** Colours of a drawn plan. */
export type Ink = {
  line: string;
  wall: string;
  fabric: string;
  wood: string;
  water: string;
  green: string;
  soft: string;
};

/** A symbol in centimetres, its back at the top edge, its middle at 0. */
type Symbol = (ink: Ink, width: number) => string[];

export const box = (ink: Ink, x: number, y: number, w: number, h: number, fill: string, radius = 3): string =>
  rect(x, y, w, h, fill, { stroke: ink.line, strokeWidth: 2.4, radius });

export const bed: Symbol = (ink, width) => [
  box(ink, -width / 2, 2, width, 205, ink.soft, 6),
  box(ink, -width / 2, 62, width, 145, ink.fabric, 8),
  ...[-1, 1].map((side) => box(ink, side * width * 0.24 - width * 0.18, 12, width * 0.36, 38, '#ffffff', 10)),
  line(
    [
      [-width / 2, 84],
      [width / 2, 84],
    ],
    ink.line,
    2,
  ),
  ...[-1, 1].map((side) => box(ink, side * (width / 2 + 28) - 22, 4, 44, 40, ink.wood)),
];

export const sofa: Symbol = (ink, width) => [
  box(ink, -width / 2, 2, width, 88, ink.fabric, 12),
  box(ink, -width / 2 + 16, 26, width / 2 - 18, 60, ink.soft, 8),
  box(ink, 2, 26, width / 2 - 18, 60, ink.soft, 8),
  box(ink, -55, 126, 110, 56, ink.wood, 8),
  rect(-width / 2 - 14, 104, width + 28, 100, 'none', { stroke: ink.line, strokeWidth: 1.4, radius: 6, opacity: 0.4 }),
];

export const desk: Symbol = (ink, width) => [
  box(ink, -width / 2, 2, width, 62, ink.wood),
  circle(0, 92, 24, ink.fabric, { stroke: ink.line, strokeWidth: 2.4 }),
  box(ink, -24, 14, 48, 6, ink.line),
];

export const counter: Symbol = (ink, width) => [
  box(ink, -width / 2, 2, width, 60, ink.soft, 2),
  box(ink, -width / 2 + 20, 14, 54, 38, ink.water, 8),
  circle(-width / 2 + 47, 33, 4, ink.line),
  ...[
    [0, 20],
    [26, 20],
    [0, 46],
    [26, 46],
  ].map(([x, y]) => circle(x! + width * 0.12, y!, 9, 'none', { stroke: ink.line, strokeWidth: 2.2 })),
  box(ink, width / 2 - 62, 2, 62, 66, ink.wood, 2),
];

export const table: Symbol = (ink) => [
  ...[-1, 1].flatMap((side) => [-34, 34].map((x) => box(ink, x - 18, side * 52 - 18, 36, 36, ink.fabric, 10))),
  box(ink, -70, -42, 140, 84, ink.wood, 8),
];

/** Basin, toilet and shower in a row along a wall of `long` centimetres. */
export const bathroom = (ink: Ink, long: number): string[] => [
  box(ink, -long / 2 + 8, 4, 66, 46, ink.soft, 6),
  ellipse(-long / 2 + 41, 28, 22, 15, ink.water, { stroke: ink.line, strokeWidth: 2.2 }),
  box(ink, -18, 2, 42, 18, ink.soft, 4),
  ellipse(3, 42, 19, 25, '#ffffff', { stroke: ink.line, strokeWidth: 2.4 }),
  box(ink, long / 2 - 92, 4, 86, 92, ink.water, 2),
  line(
    [
      [long / 2 - 92, 4],
      [long / 2 - 6, 96],
    ],
    ink.line,
    1.2,
    { opacity: 0.5 },
  ),
  line(
    [
      [long / 2 - 6, 4],
      [long / 2 - 92, 96],
    ],
    ink.line,
    1.2,
    { opacity: 0.5 },
  ),
  circle(long / 2 - 49, 50, 5, ink.line),
];

export const plantAt = (ink: Ink, x: number, y: number, radius: number): string => {
  const leaves = Array.from({ length: 8 }, (_, index): Point => [
    x + radius * Math.cos(index * 0.785),
    y + radius * Math.sin(index * 0.785),
  ]);
  return (
    circle(x, y, radius, ink.green, { opacity: 0.55 }) +
    leaves.map((tip) => line([[x, y], tip], ink.line, 1.2, { opacity: 0.45 })).join('') +
    circle(x, y, radius, 'none', { stroke: ink.line, strokeWidth: 1.6 })
  );
};

export const car = (ink: Ink): string[] => [
  box(ink, -88, -215, 176, 430, ink.soft, 46),
  path('M-70 -110Q0 -150 70 -110L62 -60Q0 -84 -62 -60Z', ink.water, { stroke: ink.line, strokeWidth: 2 }),
  path('M-62 90Q0 112 62 90L70 132Q0 160 -70 132Z', ink.water, { stroke: ink.line, strokeWidth: 2 }),
  box(ink, -66, -54, 132, 138, '#ffffff', 16),
];
