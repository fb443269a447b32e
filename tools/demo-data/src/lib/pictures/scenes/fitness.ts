import { drawBattens } from '../building/wall.ts';
import { build, type Furniture, type Part, type Place } from '../interior/furniture.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { styleOf, type Style } from '../interior/style.ts';
import { drawRoomWindow } from '../interior/window.ts';
import type { Scene } from '../kit/sketch.ts';
import { lit } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';

const machine = (place: Place, style: Style, kind: 'treadmill' | 'bike'): Furniture => {
  const dark = '#33373a';
  const parts: Part[] =
    kind === 'treadmill'
      ? [
          { u: 0, d: 0, z: 0.02, size: [0.8, 1.7, 0.14], colour: dark, paint: { top: '#4a4f52' } },
          { u: 0, d: 1.5, z: 0.16, size: [0.06, 0.1, 1.1], colour: '#9aa0a1' },
          { u: 0.74, d: 1.5, z: 0.16, size: [0.06, 0.1, 1.1], colour: '#9aa0a1' },
          { u: 0, d: 1.42, z: 1.22, size: [0.8, 0.16, 0.34], colour: dark },
          { u: 0, d: 0.9, z: 0.98, size: [0.05, 0.6, 0.05], colour: style.accent },
          { u: 0.75, d: 0.9, z: 0.98, size: [0.05, 0.6, 0.05], colour: style.accent },
        ]
      : [
          { u: 0.1, d: 0.1, z: 0, size: [0.4, 0.08, 0.06], colour: dark },
          { u: 0.1, d: 1, z: 0, size: [0.4, 0.08, 0.06], colour: dark },
          { u: 0.26, d: 0.12, z: 0.06, size: [0.1, 0.96, 0.16], colour: style.accent },
          { u: 0.24, d: 0.24, z: 0.22, size: [0.1, 0.1, 0.6], colour: '#9aa0a1' },
          { u: 0.18, d: 0.16, z: 0.82, size: [0.24, 0.28, 0.08], colour: dark, paint: { soft: 0.03 } },
          { u: 0.27, d: 0.96, z: 0.22, size: [0.08, 0.08, 0.85], colour: '#9aa0a1' },
          { u: 0.06, d: 0.9, z: 1.07, size: [0.5, 0.08, 0.06], colour: dark },
        ];
  return build(place, 0.8, kind === 'treadmill' ? 1.7 : 1.2, parts);
};

/** A gymnasium with machines facing the window and a rack of weights. */
export const fitness: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = { ...styleOf(variant * 2 + 3), floor: 'planks' as const };
  const [width, depth, height] = [7.6, 5.8, 3.1];
  const room = createRoom(sketch, style, {
    width,
    depth,
    height,
    window: 'back',
    eyeX: random.between(-1.2, 1.2),
    eyeZ: 1.55,
    away: 2,
    turn: random.between(-0.5, 0.5),
    horizon: 0.47,
  });
  const { back, left, right, stage } = room;
  drawRoomWindow(room, back, {
    u: 0.4,
    v: 0.1,
    width: width - 0.8,
    height: 2.6,
    bars: 5,
    outlook: random.pick(['city', 'garden', 'sea', 'hills']),
  });
  left.paint(
    0.4,
    0.2,
    4.6,
    2.3,
    stage.drawing.linear(
      [
        [0, '#e2e9e8'],
        [0.5, '#c9d4d4'],
        [0.52, '#d5dedd'],
        [1, '#bccaca'],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  for (const u of [1.9, 3.4]) left.rect(u, 0.2, 0.02, 2.3, style.metal);
  drawBattens(right, [0.4, 0.1, 2.4, height - 0.3], style.wood, 0.18);
  const rack = (x: number): Furniture =>
    build({ x, y: depth - 3.6, facing: 'left' }, 2, 0.5, [
      { u: 0, d: 0, z: 0, size: [0.08, 0.5, 0.9], colour: '#3b3f42' },
      { u: 1.92, d: 0, z: 0, size: [0.08, 0.5, 0.9], colour: '#3b3f42' },
      ...[0.3, 0.72].flatMap((z): Part[] => [
        { u: 0.08, d: 0.05, z, size: [1.84, 0.4, 0.04], colour: '#55595b' },
        ...Array.from({ length: 6 }, (_, index): Part => ({
          u: 0.14 + index * 0.3,
          d: 0.08,
          z: z + 0.04,
          size: [0.2, 0.34, 0.14],
          colour: index % 2 ? '#2f3234' : style.accent,
          paint: { soft: 0.04 },
        })),
      ]),
    ]);
  lit(
    stage,
    [
      [-1.2, depth - 5, 0],
      [0.9, depth - 5, 0],
      [0.9, depth - 4.2, 0],
      [-1.2, depth - 4.2, 0],
    ] as Vec3[],
    [0, 0, 1],
    style.accent,
  );
  furnish(room, [
    ...[-3, -1.9, -0.8].map((x) => machine({ x, y: depth - 2.2 }, style, 'treadmill')),
    ...[0.7, 1.7].map((x) => machine({ x, y: depth - 1.8 }, style, 'bike')),
    rack(width / 2 - 0.55),
    build({ x: 1.1, y: depth - 4 }, 0.4, 1.3, [
      { u: 0.06, d: 0.1, z: 0, size: [0.28, 0.08, 0.4], colour: '#3b3f42' },
      { u: 0.06, d: 1.1, z: 0, size: [0.28, 0.08, 0.4], colour: '#3b3f42' },
      { u: 0, d: 0, z: 0.4, size: [0.4, 1.3, 0.1], colour: style.metal, paint: { soft: 0.03 } },
    ]),
    pottedPlant({ x: width / 2 - 0.5, y: depth - 0.6 }, 1.7, 'areca', style.stone),
    pottedPlant({ x: -width / 2 + 0.5, y: depth - 4.2 }, 1.4, 'snake', style.stone),
  ]);
};
