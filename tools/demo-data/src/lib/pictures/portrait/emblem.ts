import { darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';
import { circle, group, path, polygon, rect, type Point } from '../kit/svg.ts';
import { leaf } from '../nature/leaf.ts';

const pairs = [
  ['#0b6b57', '#f3d9a0'],
  ['#31505e', '#f0e6d6'],
  ['#8d4b38', '#f4dcc2'],
  ['#3f5f46', '#e9e3c4'],
  ['#c07a2c', '#fff3dc'],
  ['#4b3f5c', '#e6d9ea'],
  ['#1f4b6e', '#d6e6ee'],
  ['#6b5a2f', '#f3e8c7'],
] as const;

/** An abstract logo on a plain background, for agencies, developers and a bank. Square; no letters. */
export const emblem: Scene = ({ drawing, variant }) => {
  const { width: size } = drawing;
  const [deep, pale] = pairs[variant % pairs.length]!;
  const isDark = variant % 2 === 0;
  const [ground, ink] = isDark ? [deep, pale] : [pale, deep];
  drawing.add(
    rect(
      0,
      0,
      size,
      size,
      drawing.linear(
        [
          [0, lighten(ground, isDark ? 0.08 : 0.3)],
          [1, isDark ? darken(ground, 0.15) : ground],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    group(marks[variant % marks.length]!(ink, mix(ink, ground, 0.45)), { at: [size / 2, size / 2], scale: size / 800 }),
  );
};

/** Each in a square of 400 × 400 around the middle. */
const marks: readonly ((ink: string, half: string) => string[])[] = [
  (ink, half) => [
    polygon(
      [
        [-190, 30],
        [0, -160],
        [190, 30],
        [140, 30],
        [0, -104],
        [-140, 30],
      ],
      ink,
    ),
    rect(-96, 50, 84, 130, half, { radius: 8 }),
    rect(12, 10, 84, 170, ink, { radius: 8 }),
  ],
  (ink, half) => [
    path(leaf(0, 190, 390, 120, -1.57), half),
    path(leaf(0, 190, 300, 66, -2.2), ink),
    path(leaf(0, 190, 300, 66, -0.94), ink),
  ],
  (ink, half) =>
    [-1, 0, 1].flatMap((step) => [
      rect(step * 118 - 44, -120 + Math.abs(step) * 90, 88, 300 - Math.abs(step) * 90, step === 0 ? ink : half, {
        radius: 44,
      }),
    ]),
  (ink, half) =>
    [170, 120, 70]
      .map((radius, index) =>
        path(
          `M${-radius} 60A${radius} ${radius} 0 0 1 ${radius} 60L${radius - 30} 60A${radius - 30} ${radius - 30} 0 0 0 ${-radius + 30} 60Z`,
          index === 1 ? half : ink,
        ),
      )
      .concat(rect(-180, 92, 360, 26, ink, { radius: 13 })),
  (ink, half) => [
    polygon(
      [
        [-200, -60],
        [0, -180],
        [200, -60],
        [200, -24],
        [-200, -24],
      ],
      ink,
    ),
    ...[-150, -50, 50, 150].map((x) => rect(x - 26, -4, 52, 150, half, { radius: 6 })),
    rect(-200, 162, 400, 36, ink, { radius: 6 }),
  ],
  (ink, half) => [circle(60, -70, 84, half), path('M-200 150Q-90 -40 0 60Q70 130 200 30L200 170L-200 170Z', ink)],
  (ink, half) => {
    const tile = (x: number, y: number): Point[] => [
      [x, y - 86],
      [x + 86, y],
      [x, y + 86],
      [x - 86, y],
    ];
    return [
      polygon(tile(0, -98), ink),
      polygon(tile(-98, 0), half),
      polygon(tile(98, 0), half),
      polygon(tile(0, 98), ink),
    ];
  },
  (ink, half) => [
    path('M-180 170V-40Q-180 -170 -50 -170V170Z', ink),
    path('M180 170V-40Q180 -170 50 -170V170Z', half),
    rect(-50, 60, 100, 110, ink),
  ],
];
