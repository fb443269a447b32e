import { drawBattens } from '../building/wall.ts';
import { drawArt } from '../interior/decor.ts';
import { screen, swivel } from '../interior/desks.ts';
import type { Furniture } from '../interior/furniture.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { pendant } from '../interior/lamps.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { chair } from '../interior/seating.ts';
import { cabinet } from '../interior/storage.ts';
import { styleOf } from '../interior/style.ts';
import { table } from '../interior/tables.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';

/** An open office: rows of desks, a meeting corner, the city in the windows. */
export const officeInterior: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = { ...styleOf(variant * 3 + 3), floor: 'tiles' as const, floorColour: '#cfc9be' };
  const [width, depth] = [9.5, 9];
  const room = createRoom(sketch, style, {
    width,
    depth,
    height: 3.2,
    window: 'back',
    eyeX: random.between(-1.4, 1.4),
    eyeZ: 1.6,
    away: 2.2,
    turn: random.between(-0.6, 0.6),
    horizon: 0.46,
  });
  const { back, left, right } = room;
  drawRoomWindow(room, back, { u: 0.4, v: 0.05, width: width - 0.8, height: 2.8, bars: 6, outlook: 'city' });
  drawBattens(left, [0.5, 0.1, 3, 2.9], style.wood, 0.18);
  for (const u of [4.2, 5.6]) drawArt(random, left, [u, 1.2, 1, 1.3], style);
  right.rect(0, 0.1, right.width, 3.1, mix(style.wall, style.feature, 0.55));
  const desks: Furniture[] = [];
  for (const y of [depth - 2, depth - 4.4, depth - 6.8]) {
    for (const x of [-3.8, -2, 0.6, 2.4]) {
      desks.push(
        table({ x, y, width: 1.6, depth: 0.75, height: 0.74, top: style.wood, leg: style.metal }),
        screen({ x: x + 0.5, y: y + 0.4, z: 0.74 }),
        swivel(style, { x: x + 0.5, y: y - 0.62, facing: 'far' }),
      );
    }
    desks.push(
      pendant({ x: -2.1, y: y + 0.3, z: 2.3 }, 3.2, 'dome', style, 24),
      pendant({ x: 2.3, y: y + 0.3, z: 2.3 }, 3.2, 'dome', style, 24),
    );
  }
  furnish(room, [
    ...desks,
    pottedPlant({ x: width / 2 - 0.6, y: depth - 0.6 }, 1.9, 'fig', style.stone),
    pottedPlant({ x: -width / 2 + 0.6, y: depth - 0.6 }, 1.7, 'areca', style.stone),
    cabinet({
      x: width / 2 - 0.45,
      y: depth - 4.6,
      facing: 'left',
      width: 3,
      height: 1.1,
      colour: style.wood,
      handle: style.metal,
      columns: 5,
    }),
    chair(style, { x: 3.7, y: depth - 6.4, facing: 'left' }),
  ]);
};
