import { drawTiles, type Tiling } from '../interior/tiles.ts';
import { drawArt, drawRug, vase } from '../interior/decor.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { pendant } from '../interior/lamps.ts';
import {
  drawHood,
  fridge,
  island,
  ovenColumn,
  wallUnits,
  worktop,
  type KitchenColours,
} from '../interior/kitchen-units.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { chair, stool } from '../interior/seating.ts';
import { bookshelf } from '../interior/storage.ts';
import { styleOf } from '../interior/style.ts';
import { roundTable, table } from '../interior/tables.ts';
import { outlooks } from '../interior/outlook.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';

/** A kitchen along the far wall, with an island and stools or a dining table in front of it. */
export const kitchen: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant + 2);
  const side = random.pick(['left', 'right'] as const);
  const width = random.between(4.4, 5.4);
  const depth = random.between(3.8, 4.5);
  const room = createRoom(sketch, style, {
    width,
    depth,
    height: 2.7,
    window: side,
    eyeX: random.between(-0.7, 0.7),
    eyeZ: 1.45,
    turn: random.between(-0.3, 0.3),
    horizon: random.between(0.45, 0.5),
  });
  const { stage, back } = room;
  const colours: KitchenColours = {
    base: [style.accent, mix(style.wall, style.wood, 0.55), style.wood, '#f4efe6', mix(style.accent, '#3b3a36', 0.5)][
      variant % 5
    ]!,
    wall: [lighten(style.wall, 0.3), mix(style.wall, style.wood, 0.55), '#f4efe6'][variant % 3]!,
    top: lighten(style.stone, variant % 2 ? 0.4 : 0.1),
  };
  const half = width / 2;
  const run = width - 1.75;
  drawTiles(
    stage,
    back,
    [0, 0.9, run + 0.2, 0.75],
    lighten(style.stone, 0.25),
    random.pick<Tiling>(['metro', 'upright', 'grid', 'slab']),
  );
  drawHood(back, run * 0.2 + 0.36, '#c9cac6');
  drawRoomWindow(room, room[side], {
    u: 1,
    v: 0.75,
    width: 2,
    height: 1.5,
    bars: 1,
    outlook: outlooks[(variant + 2) % outlooks.length]!,
    sill: true,
  });
  const fridgeColour = random.pick(['#d4d6d4', '#ecebe6', '#8f9696']);
  const light = random.pick(['dome', 'globe', 'basket'] as const);
  const common = [
    worktop(style, colours, { x: -half + 0.02, y: depth - 0.62, width: run }),
    wallUnits(style, colours, { x: -half + run * 0.2 + 0.86, y: depth - 0.36, width: run * 0.8 - 0.86 }),
    ovenColumn(style, colours.wall, { x: half - 1.6, y: depth - 0.63 }),
    fridge({ x: half - 0.92, y: depth - 0.7 }, fridgeColour),
  ];
  if (variant % 2 === 0) {
    furnish(room, [
      ...common,
      island(style, colours, { x: -1.3, y: depth - 2.5, width: 2.4 }),
      ...[-0.95, -0.2, 0.55].map((x) => stool(style, { x, y: depth - 2.86 })),
      ...[-0.7, 0.5].map((x) => pendant({ x, y: depth - 2, z: 1.75 }, 2.7, light, style, 17)),
      vase({ x: 0.75, y: depth - 2, z: 0.93 }, style.accent2, true),
      pottedPlant(
        { x: (side === 'left' ? 1 : -1) * (half - 0.4), y: depth - 1.9 },
        1.3,
        random.pick(['fig', 'areca']),
        style.stone,
      ),
    ]);
    return;
  }
  drawRug(stage, [-1.5, depth - 3.1], [3, 1.9], style, variant);
  drawArt(random, side === 'left' ? room.right : room.left, [1.6, 1.2, 0.8, 1.05], style);
  const round = variant % 4 === 1;
  furnish(room, [
    ...common,
    round
      ? roundTable({ x: 0, y: depth - 2.1 }, 0.62, 0.75, style.wood, style.metal)
      : table({ x: -0.9, y: depth - 2.55, width: 1.8, depth: 0.85, height: 0.75, top: style.wood, leg: style.wood }),
    ...(round
      ? [
          chair(style, { x: -1.25, y: depth - 2.33, facing: 'right' }),
          chair(style, { x: 0.77, y: depth - 2.33, facing: 'left' }),
          chair(style, { x: -0.23, y: depth - 3.05, facing: 'far' }),
        ]
      : [-0.75, 0.3].flatMap((x) => [
          chair(style, { x, y: depth - 1.75, facing: 'near' }),
          chair(style, { x, y: depth - 3.0, facing: 'far' }),
        ])),
    pendant({ x: 0, y: depth - 2.1, z: 1.7 }, 2.7, light, style, 28),
    vase({ x: 0, y: depth - 2.1, z: 0.75 }, style.accent, true),
    bookshelf(random, style, {
      x: side === 'left' ? half - 0.36 : -half,
      y: depth - 2.9,
      facing: side === 'left' ? 'left' : 'right',
      width: 1.1,
      height: 1.2,
      shelves: 3,
    }),
  ]);
};
