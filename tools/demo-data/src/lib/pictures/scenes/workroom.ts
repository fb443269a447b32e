import { drawBattens } from '../building/wall.ts';
import { drawArt, drawRug, vase } from '../interior/decor.ts';
import { screen, swivel } from '../interior/desks.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { floorLamp, tableLamp } from '../interior/lamps.ts';
import { outlooks } from '../interior/outlook.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { armchair } from '../interior/seating.ts';
import { bookshelf } from '../interior/storage.ts';
import { styleOf } from '../interior/style.ts';
import { table } from '../interior/tables.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';

/** A study at home: a desk before a wall of shelves or the window. */
export const workroom: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant + 4);
  const side = random.pick(['left', 'right'] as const);
  const away = side === 'left' ? 1 : -1;
  const [width, depth] = [random.between(3.6, 4.4), random.between(3.4, 4)];
  const room = createRoom(sketch, style, {
    width,
    depth,
    height: 2.65,
    window: side,
    eyeX: away * random.between(0.1, 0.7),
    eyeZ: 1.4,
    horizon: 0.48,
  });
  const { back, stage, height } = room;
  if (variant % 2) drawBattens(back, [0.1, 0.1, width - 0.2, height - 0.14], mix(style.wood, style.wall, 0.3), 0.16);
  else back.rect(0, 0.1, width, height - 0.1, mix(style.wall, style.feature, 0.6));
  drawRoomWindow(room, room[side], {
    u: 0.8,
    v: 0.8,
    width: 2,
    height: 1.5,
    bars: 1,
    outlook: outlooks[variant % outlooks.length]!,
    curtains: true,
    sill: true,
  });
  drawArt(random, back, [width / 2 - 0.5 + away * 0.2, 1.5, 1, 0.72], style);
  drawRug(stage, [-1.2, depth - 2.6], [2.4, 1.6], style, variant);
  const x = -0.75 - away * 0.15;
  furnish(room, [
    table({ x, y: depth - 0.75, width: 1.6, depth: 0.7, height: 0.74, top: style.wood, leg: style.metal }),
    screen({ x: x + 0.5, y: depth - 0.36, z: 0.74 }),
    tableLamp({ x: x + 1.4, y: depth - 0.3, z: 0.74 }, style),
    vase({ x: x + 0.2, y: depth - 0.3, z: 0.74 }, style.accent2, true),
    swivel(style, { x: x + 0.5, y: depth - 1.4, facing: 'far' }),
    bookshelf(random, style, {
      x: away > 0 ? width / 2 - 0.35 : -width / 2,
      y: depth - 2,
      facing: away > 0 ? 'left' : 'right',
      width: 1.7,
      height: 2.2,
    }),
    armchair(style, style.fabric, {
      x: -away * (width / 2 - 0.5) - 0.38,
      y: depth - 2.6,
      facing: away > 0 ? 'right' : 'left',
    }),
    floorLamp({ x: -away * (width / 2 - 0.4), y: depth - 1.4 }, style),
    pottedPlant(
      { x: -away * (width / 2 - 0.4), y: depth - 0.4 },
      1.3,
      random.pick(['fig', 'areca', 'snake']),
      style.stone,
    ),
  ]);
};
