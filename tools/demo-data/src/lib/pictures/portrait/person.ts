import { darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';
import { circle, ellipse, group, path, rect, smoothClosed, type Point } from '../kit/svg.ts';
import { leaf } from '../nature/leaf.ts';

const skins = ['#e3b48c', '#d79f76', '#c68a62', '#eec3a0', '#b57a55', '#f1cdb0'] as const;
const hairs = ['#2a2320', '#3a2c25', '#1f1c1d', '#4b382c', '#8d8780', '#6b4b32'] as const;
const shirts = [
  '#0b6b57',
  '#c98f3c',
  '#b4553f',
  '#5b6f86',
  '#7f9a86',
  '#d9b48a',
  '#8a6a8a',
  '#3f4a55',
  '#efe6d6',
] as const;
const grounds = [
  ['#dfe9de', '#b8d0c0'],
  ['#f5e4c8', '#e8c48f'],
  ['#e9dfd6', '#cdb9a8'],
  ['#dce6ea', '#aec5cf'],
  ['#f3ddd3', '#e0b09a'],
  ['#e6e4d4', '#c6c7a3'],
] as const;

/** A symmetrical outline: the right side is given and mirrored at x = 0. */
const mirrored = (right: readonly Point[]): string =>
  smoothClosed([...right, ...right.map(([x, y]): Point => [-x, y]).toReversed()]);

/** Hair behind and in front of the head, in units of the head (radius 100). */
const cuts: readonly { back: (colour: string) => string; front: (colour: string) => string }[] = [
  {
    back: () => '',
    front: (colour) =>
      path(
        mirrored([
          [20, -112],
          [82, -92],
          [106, -30],
          [98, 12],
          [84, -34],
          [40, -58],
        ]),
        colour,
      ),
  },
  {
    back: (colour) =>
      path(
        mirrored([
          [40, -118],
          [112, -70],
          [126, 40],
          [112, 150],
          [60, 168],
        ]),
        colour,
      ),
    front: (colour) =>
      path(
        'M-104 20C-112 -70 -60 -118 0 -118C60 -118 112 -70 104 20C92 -30 60 -66 -10 -74C-60 -66 -92 -30 -104 20Z',
        colour,
      ),
  },
  {
    back: (colour) =>
      path(
        mirrored([
          [40, -118],
          [114, -76],
          [122, 20],
          [104, 92],
          [54, 104],
        ]),
        colour,
      ),
    front: (colour) =>
      path(
        'M-106 40C-116 -70 -60 -120 4 -118C70 -116 114 -66 106 40C100 -6 84 -44 36 -62C0 -40 -60 -30 -92 -14C-98 4 -102 20 -106 40Z',
        colour,
      ),
  },
  {
    back: (colour) => circle(0, -122, 46, colour),
    front: (colour) =>
      path(
        mirrored([
          [20, -112],
          [80, -96],
          [106, -36],
          [102, 4],
          [80, -46],
          [30, -72],
        ]),
        colour,
      ),
  },
  {
    back: () => '',
    front: (colour) =>
      path(
        'M-102 -4C-118 -70 -76 -124 -6 -122C30 -136 104 -104 104 -2C92 -30 84 -52 60 -66C20 -44 -40 -50 -74 -64C-90 -48 -98 -26 -102 -4Z',
        colour,
      ),
  },
  {
    back: (colour) => path('M40 -100C150 -80 150 60 118 150C96 150 84 120 88 60Z', colour),
    front: (colour) =>
      path(
        mirrored([
          [20, -114],
          [84, -94],
          [106, -30],
          [100, 10],
          [84, -40],
          [36, -66],
        ]),
        colour,
      ),
  },
];

/** A member's drawn portrait: head, hair and shoulders in calm colours, without a face. Square. */
export const person: Scene = ({ drawing, random, variant }) => {
  const { width: size } = drawing;
  const [light, deep] = grounds[variant % grounds.length]!;
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  const shirt = random.pick(shirts);
  const cut = cuts[variant % cuts.length]!;
  const sprigs = (count: number, colour: string) =>
    path(
      Array.from({ length: count }, (_, index) =>
        leaf(
          random.between(-20, 40),
          size + 20,
          size * random.between(0.3, 0.5),
          size * 0.05,
          -1.57 + (index / count) * 1.1 - 0.2,
        ),
      ).join(''),
      colour,
    );
  const shoulders: Point[] = [
    [44, 150],
    [110, 176],
    [188, 232],
    [214, 420],
  ];
  drawing.add(
    rect(
      0,
      0,
      size,
      size,
      drawing.linear(
        [
          [0, light],
          [1, deep],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    circle(size * 0.5, size * 0.52, size * 0.37, lighten(light, 0.45), { opacity: 0.65 }),
    group(
      [sprigs(6, mix(deep, '#4f7f5c', 0.45))],
      random.chance(0.5) ? { at: [0, 0] } : { at: [size, 0], mirror: true },
    ),
    group(
      [
        cut.back(darken(hair, 0.15)),
        path(mirrored(shoulders), shirt),
        path('M-214 420C-190 300 -150 210 -110 176L-60 420Z', darken(shirt, 0.35), { opacity: 0.25 }),
        path('M-44 96L44 96L46 152Q0 196 -46 152Z', darken(skin, 0.12)),
        collar(variant, shirt),
        ellipse(
          0,
          0,
          92,
          108,
          drawing.linear(
            [
              [0, lighten(skin, 0.12)],
              [0.6, skin],
              [1, darken(skin, 0.08)],
            ],
            [0, 0],
            [1, 1],
          ),
        ),
        ...[-1, 1].map((side) => ellipse(side * 92, 8, 15, 24, darken(skin, 0.06))),
        path('M-60 60Q0 112 60 60Q44 108 0 108Q-44 108 -60 60Z', darken(skin, 0.2), { opacity: 0.25 }),
        cut.front(hair),
      ],
      { at: [size * 0.5, size * 0.46], scale: size / 640 },
    ),
  );
};

const collar = (variant: number, shirt: string): string => {
  const pale = lighten(shirt, 0.55);
  if (variant % 3 === 0) return path('M-46 150L0 214L-30 250L-84 168ZM46 150L0 214L30 250L84 168Z', pale);
  if (variant % 3 === 1) return path('M-60 156Q0 236 60 156L72 164Q0 262 -72 164Z', pale);
  return (
    path('M-46 150L0 268L46 150L96 172L40 420L-40 420L-96 172Z', pale) +
    path('M-46 150L-2 262L-60 420L-150 420L-110 176ZM46 150L2 262L60 420L150 420L110 176Z', darken(shirt, 0.12))
  );
};
