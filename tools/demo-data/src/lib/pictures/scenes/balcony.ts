import { drawGlow, stroke } from '../building/ground.ts';
import { drawInOrder } from '../interior/arrange.ts';
import type { Furniture } from '../interior/furniture.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { drawOutlook, outlooks } from '../interior/outlook.ts';
import { indoors } from '../interior/room.ts';
import { armchair } from '../interior/seating.ts';
import { styleOf } from '../interior/style.ts';
import { roundTable, tableThings } from '../interior/tables.ts';
import { mix } from '../kit/colour.ts';
import { skyAt, tone } from '../kit/light.ts';
import { pose, type Scene } from '../kit/sketch.ts';
import { box, flat, lit, type Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';

/** A balcony: two chairs and plants behind a glass rail, and the view. */
export const balcony: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant + 1);
  const outside = pose(sketch, {
    eye: [random.between(-0.7, 0.7), -2.4, 1.5],
    target: [random.between(-0.3, 0.3), 1.6, 0],
    span: 5.4,
    horizon: random.between(0.44, 0.5),
  });
  drawOutlook(outside, 1.6, outlooks[variant % outlooks.length]!);
  const stage: Stage = { ...outside, light: indoors(sketch.light, 'back') };
  const { drawing, light } = stage;
  const deck = mix(style.wood, '#c7a27a', 0.4);
  lit(
    stage,
    [
      [-3, -2.2, 0],
      [3, -2.2, 0],
      [3, 1.5, 0],
      [-3, 1.5, 0],
    ],
    [0, 0, 1],
    deck,
  );
  for (let x = -3; x < 3; x += 0.16)
    stroke(stage, [x, -2.2, 0.001], [x, 1.5, 0.001], tone(light, mix(deck, '#3a2a1c', 0.35), 0.5), 0.012);
  for (const side of [-1, 1]) {
    lit(
      stage,
      [
        [side * 2.2, -2.2, 0],
        [side * 2.2, 1.5, 0],
        [side * 2.2, 1.5, 3],
        [side * 2.2, -2.2, 3],
      ],
      [-side, 0, 0],
      style.wall,
    );
  }
  lit(
    stage,
    [
      [-2.2, -2.2, 2.8],
      [2.2, -2.2, 2.8],
      [2.2, 1.7, 2.8],
      [-2.2, 1.7, 2.8],
    ],
    [0, 0, -1],
    '#f2ebdf',
  );
  const pane: Vec3[] = [
    [-2.2, 1.45, 0.08],
    [2.2, 1.45, 0.08],
    [2.2, 1.45, 1.05],
    [-2.2, 1.45, 1.05],
  ];
  flat(
    stage,
    pane,
    drawing.linear(
      [
        [0, '#ffffff', 0.26],
        [0.5, skyAt(light, 0.6), 0.1],
        [1, '#ffffff', 0.2],
      ],
      [0, 0],
      [1, 0.4],
    ),
  );
  for (const x of [-2.2, -0.73, 0.73, 2.16]) box(stage, { at: [x, 1.44, 0], size: [0.04, 0.04, 1.05] }, style.metal);
  box(stage, { at: [-2.2, 1.42, 1.05], size: [4.4, 0.07, 0.05] }, style.metal);
  const items: Furniture[] = [
    armchair(style, style.accent, { x: -1.35, y: 0.05, facing: 'right' }),
    armchair(style, style.accent, { x: 0.55, y: 0.05, facing: 'left' }),
    roundTable({ x: -0.02, y: 0.45 }, 0.3, 0.5, style.wood, style.metal),
    tableThings(style, { x: -0.25, y: 0.35, z: 0.5 }),
    pottedPlant({ x: -1.85, y: 1.05 }, 1.3, random.pick(['areca', 'fig', 'banana']), style.stone),
    pottedPlant({ x: 1.85, y: 1.1 }, 0.9, random.pick(['snake', 'fig']), style.accent2),
    pottedPlant({ x: 1.9, y: 0.5 }, 0.6, 'snake', style.stone),
  ];
  drawInOrder(
    stage,
    items.flatMap(({ pieces }) => pieces),
  );
  drawGlow(stage, [0, 0.8, 2.7], 1.6, 0.8);
};
