import { mix } from '../kit/colour.ts';
import type { Scene, Sketch } from '../kit/sketch.ts';
import { drawArt, drawRoundRug, drawRug, vase } from '../interior/decor.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { floorLamp, pendant, tableLamp } from '../interior/lamps.ts';
import type { Furniture } from '../interior/furniture.ts';
import { createRoom, furnish, type Room } from '../interior/room.ts';
import { armchair, sofa } from '../interior/seating.ts';
import { bookshelf, cabinet } from '../interior/storage.ts';
import { styleOf } from '../interior/style.ts';
import { roundTable, table, tableThings } from '../interior/tables.ts';
import { outlooks } from '../interior/outlook.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { drawBattens } from '../building/wall.ts';

const layouts = [drawSeaward, drawSofaWall, drawMediaWall];

/** A living room in one of three layouts: sofa at the window, sofa at a wall with pictures, or television wall. */
export const livingRoom: Scene = (sketch) => layouts[sketch.variant % layouts.length]!(sketch);

const makeRoom = (sketch: Sketch, window: 'back' | 'left' | 'right', turn: number): Room => {
  const { random, variant } = sketch;
  return createRoom(sketch, styleOf(variant + Math.floor(variant / 7)), {
    width: random.between(5, 6.2),
    depth: random.between(4.2, 5.2),
    height: random.between(2.7, 3.1),
    window,
    eyeX: random.between(-0.9, 0.9),
    eyeZ: random.between(1.25, 1.5),
    turn,
    horizon: random.between(0.46, 0.52),
  });
};

/** Sliding doors across the far wall, and an L of seats around a low table. */
function drawSeaward(sketch: Sketch): void {
  const { random, variant } = sketch;
  const room = makeRoom(sketch, 'back', random.between(-0.5, 0.5));
  const { stage, style, width, depth, height, back, left, right } = room;
  const wide = width * random.between(0.62, 0.76);
  drawRoomWindow(room, back, {
    u: (width - wide) / 2,
    v: 0.05,
    width: wide,
    height: height - 0.4,
    bars: 3,
    outlook: outlooks[Math.floor(variant / 3) % outlooks.length]!,
    curtains: true,
  });
  drawArt(random, left, [1.1, 1.25, 0.7, 0.95], style);
  drawArt(random, left, [2, 1.25, 0.7, 0.95], style);
  drawBattens(right, [0.6, 0.1, 2.2, height - 0.4], style.wood, 0.16);
  const rugX = -width / 2 + 0.6;
  drawRug(stage, [rugX, depth - 3.5], [width - 1.5, 2.2], style, variant);
  const items: Furniture[] = [
    sofa({
      x: -width / 2 + 0.15,
      y: depth - 3.4,
      facing: 'right',
      width: 2.4,
      colour: style.fabric,
      cushions: [style.accent, style.soft],
      wood: style.wood,
    }),
    armchair(style, style.accent2, { x: width / 2 - 1.9, y: depth - 1.5, facing: 'near' }),
    table({ x: -0.75, y: depth - 2.9, width: 1.3, depth: 0.75, height: 0.38, top: style.wood, leg: style.metal }),
    tableThings(style, { x: -0.4, y: depth - 2.7, z: 0.38 }),
    vase({ x: 0.3, y: depth - 2.45, z: 0.38 }, style.stone, true),
    cabinet({
      x: width / 2 - 0.5,
      y: depth - 3.7,
      facing: 'left',
      width: 2.1,
      height: 0.55,
      colour: style.wood,
      handle: style.metal,
      lift: 0.12,
      columns: 4,
    }),
    pottedPlant(
      { x: width / 2 - 0.55, y: depth - 0.55 },
      random.between(1.4, 1.8),
      random.pick(['areca', 'banana', 'fig']),
      style.stone,
    ),
    floorLamp({ x: -width / 2 + 0.45, y: depth - 0.5 }, style),
    pendant({ x: 0, y: depth - 2.4, z: height - 0.75 }, height, random.pick(['globe', 'basket', 'dome']), style, 26),
  ];
  furnish(room, items);
}

/** The sofa stands against the far wall under pictures; light comes from a side. */
function drawSofaWall(sketch: Sketch): void {
  const { random, variant } = sketch;
  const side = random.pick(['left', 'right'] as const);
  const room = makeRoom(sketch, side, random.between(-0.4, 0.4));
  const { stage, style, width, depth, height, back } = room;
  back.rect(0, 0.1, width, height - 0.1, mix(style.wall, style.feature, random.between(0.35, 0.9)));
  const near = room[side];
  drawRoomWindow(room, near, {
    u: 0.6,
    v: 0.05,
    width: 2.6,
    height: height - 0.45,
    bars: 1,
    outlook: outlooks[(Math.floor(variant / 3) + 1) % outlooks.length]!,
    curtains: true,
  });
  const middle = width / 2;
  const frames = random.int(1, 3);
  for (let index = 0; index < frames; index += 1)
    drawArt(
      random,
      back,
      [middle + (index - frames / 2) * 0.95 + 0.08, 1.25, frames === 1 ? 1.1 : 0.78, frames === 1 ? 0.8 : 1],
      style,
    );
  drawRoundRug(stage, [0, depth - 1.9], 1.5, style);
  const far = side === 'left' ? 1 : -1;
  furnish(room, [
    sofa({
      x: -1.3,
      y: depth - 1.05,
      width: 2.6,
      colour: style.fabric,
      cushions: [style.accent, style.accent2, style.soft],
      wood: style.wood,
    }),
    roundTable({ x: -0.25, y: depth - 1.95 }, 0.46, 0.38, style.wood, style.metal),
    roundTable({ x: 0.42, y: depth - 2.2 }, 0.3, 0.3, style.stone, style.metal),
    tableThings(style, { x: -0.5, y: depth - 2.05, z: 0.38 }),
    armchair(style, style.accent, { x: far * 1.75 - 0.39, y: depth - 2.6, facing: far > 0 ? 'left' : 'right' }),
    cabinet({
      x: 1.5,
      y: depth - 0.5,
      width: 0.5,
      depth: 0.42,
      height: 0.5,
      colour: style.wood,
      handle: style.metal,
      columns: 1,
      rows: 2,
    }),
    tableLamp({ x: 1.75, y: depth - 0.3, z: 0.5 }, style),
    pottedPlant(
      { x: -far * (width / 2 - 0.5), y: depth - 0.55 },
      random.between(1.4, 1.9),
      random.pick(['areca', 'fig', 'banana', 'snake']),
      style.stone,
    ),
    ...(width > 5.5
      ? [
          bookshelf(random, style, {
            x: far > 0 ? width / 2 - 0.36 : -width / 2,
            y: depth - 3.2,
            facing: far > 0 ? 'left' : 'right',
            width: 1.5,
            height: 2.1,
          }),
        ]
      : []),
    pendant({ x: 0, y: depth - 1.9, z: height - 0.7 }, height, random.pick(['globe', 'basket', 'dome']), style, 28),
  ]);
}

/** A television wall with battens and a long low cabinet; the sofa faces it from the side. */
function drawMediaWall(sketch: Sketch): void {
  const { random, variant } = sketch;
  const side = random.pick(['left', 'right'] as const);
  const room = makeRoom(sketch, side, random.between(-0.3, 0.3));
  const { stage, style, width, depth, height, back } = room;
  const middle = width / 2;
  back.rect(middle - 1.5, 0.1, 3, height - 0.1, mix(style.stone, style.feature, 0.3));
  for (const u of [middle - 2.3, middle + 1.5]) drawBattens(back, [u, 0.1, 0.8, height - 0.12], style.wood, 0.13);
  back.slab(middle - 0.85, 1.05, 1.7, 0.98, 0.05, '#1f1f20');
  back.paint(
    middle - 0.83,
    1.07,
    1.66,
    0.94,
    stage.drawing.linear(
      [
        [0, '#35424a'],
        [0.6, '#20272b'],
        [1, '#15191b'],
      ],
      [0, 0],
      [1, 1],
    ),
    { opacity: 0.9 },
  );
  drawRoomWindow(room, room[side], {
    u: 0.7,
    v: 0.05,
    width: 2.8,
    height: height - 0.45,
    bars: 1,
    outlook: outlooks[(Math.floor(variant / 3) + 2) % outlooks.length]!,
    curtains: true,
  });
  drawRug(stage, [-1.5, depth - 3.3], [3, 2.3], style, variant + 1);
  const far = side === 'left' ? 1 : -1;
  const wall = far * (width / 2);
  furnish(room, [
    cabinet({
      x: -1.7,
      y: depth - 0.46,
      width: 3.4,
      height: 0.46,
      colour: style.wood,
      handle: style.metal,
      lift: 0.16,
      columns: 5,
    }),
    vase({ x: 1.3, y: depth - 0.3, z: 0.46 }, style.accent, true),
    roundTable({ x: 0, y: depth - 2.1 }, 0.52, 0.36, style.wood, style.metal),
    tableThings(style, { x: -0.25, y: depth - 2.2, z: 0.36 }),
    sofa({
      x: far > 0 ? wall - 1.15 : wall + 0.2,
      y: depth - 3.4,
      facing: far > 0 ? 'left' : 'right',
      width: 2.5,
      colour: style.fabric,
      cushions: [style.accent2, style.soft, style.accent],
      wood: style.wood,
    }),
    armchair(style, style.accent, { x: -far * 1.5 - 0.39, y: depth - 2.5, facing: far > 0 ? 'right' : 'left' }),
    pottedPlant(
      { x: far * (width / 2 - 0.5), y: depth - 0.5 },
      random.between(1.3, 1.8),
      random.pick(['areca', 'fig', 'banana']),
      style.stone,
    ),
    floorLamp({ x: -far * (width / 2 - 0.5), y: depth - 0.5 }, style),
    pendant({ x: 0, y: depth - 2.1, z: height - 0.66 }, height, random.pick(['globe', 'basket', 'dome']), style, 28),
  ]);
}
