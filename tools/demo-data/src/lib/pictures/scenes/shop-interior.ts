import { drawArt, drawRug, vase } from '../interior/decor.ts';
import { build } from '../interior/furniture.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { pendant } from '../interior/lamps.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { chair, stool } from '../interior/seating.ts';
import { bookshelf } from '../interior/storage.ts';
import { styleOf } from '../interior/style.ts';
import { roundTable } from '../interior/tables.ts';
import { drawTiles } from '../interior/tiles.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';

/** The inside of a small café or shop: a counter under lamps, shelves, tables. */
export const shopInterior: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant * 2 + 1);
  const [width, depth, height] = [6.4, 5.6, 3.2];
  const side = random.pick(['left', 'right'] as const);
  const away = side === 'left' ? 1 : -1;
  const room = createRoom(sketch, style, {
    width,
    depth,
    height,
    window: side,
    eyeX: random.between(-0.6, 0.6),
    eyeZ: 1.55,
    away: 2,
    turn: random.between(-0.3, 0.3),
    horizon: 0.5,
  });
  const { stage, back } = room;
  drawTiles(
    stage,
    back,
    [0, 0.1, width, 1.7],
    mix(style.stone, style.accent, 0.35),
    random.pick(['upright', 'metro', 'grid']),
  );
  drawArt(random, back, [width - 1.6, 2, 0.8, 0.9], style);
  drawRoomWindow(room, room[side], {
    u: 0.8,
    v: 0.5,
    width: 3.8,
    height: 2.2,
    bars: 3,
    outlook: random.pick(['garden', 'city']),
  });
  drawRug(stage, [-2.2, depth - 4.9], [1.9, 1.3], style, 2);
  furnish(room, [
    bookshelf(random, style, { x: -2.4, y: depth - 0.36, width: 2.6, height: 2.3, shelves: 5 }),
    build({ x: -1.9, y: depth - 1.8 }, 3.8, 0.7, [
      {
        u: 0,
        d: 0,
        z: 0,
        size: [3.8, 0.66, 1.02],
        colour: style.wood,
        front: (panel) => {
          for (let u = 0.05; u < panel.width; u += 0.16) panel.rect(u, 0.05, 0.11, 0.9, lighten(style.wood, 0.1));
        },
      },
      { u: -0.04, d: -0.06, z: 1.02, size: [3.88, 0.74, 0.05], colour: lighten(style.stone, 0.3) },
      { u: 0.3, d: 0.16, z: 1.07, size: [0.7, 0.42, 0.4], colour: '#b9bdbc', paint: { soft: 0.03 } },
      { u: 1.5, d: 0.12, z: 1.07, size: [1.1, 0.45, 0.34], colour: '#dfe8e6', paint: { soft: 0.02 } },
    ]),
    vase({ x: 1.5, y: depth - 1.5, z: 1.07 }, style.accent2, true),
    ...[-1.1, 0, 1.1].map((x) =>
      pendant({ x, y: depth - 1.5, z: 1.95 }, height, variant % 2 ? 'dome' : 'basket', style, 18),
    ),
    roundTable({ x: away * 1.9, y: depth - 3.3 }, 0.42, 0.74, style.wood, style.metal),
    chair(style, { x: away * 1.9 - 0.95, y: depth - 3.54, facing: 'right' }),
    chair(style, { x: away * 1.9 + 0.5, y: depth - 3.54, facing: 'left' }),
    roundTable({ x: -away * 1.6, y: depth - 3.9 }, 0.42, 0.74, style.wood, style.metal),
    chair(style, { x: -away * 1.6 - 0.95, y: depth - 4.14, facing: 'right' }),
    stool(style, { x: -0.2, y: depth - 2.3 }, 0.7),
    pottedPlant({ x: away * (width / 2 - 0.5), y: depth - 0.6 }, 2, 'banana', style.stone),
  ]);
};
