import { drawBattens } from '../building/wall.ts';
import { drawRoundRug, vase } from '../interior/decor.ts';
import { build } from '../interior/furniture.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { pendant } from '../interior/lamps.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { armchair, sofa } from '../interior/seating.ts';
import { styleOf } from '../interior/style.ts';
import { roundTable } from '../interior/tables.ts';
import { drawTiles } from '../interior/tiles.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';

/** A condominium's lobby: a double-height hall with a desk, lounge chairs and a tall window. */
export const lobby: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = {
    ...styleOf(variant * 2 + 1),
    floor: 'tiles' as const,
    floorColour: ['#e6dccb', '#d9d2c6', '#cfc3b2'][variant % 3]!,
  };
  const [width, depth, height] = [8.4, 7, 4.6];
  const side = random.pick(['left', 'right'] as const);
  const away = side === 'left' ? 1 : -1;
  const room = createRoom(sketch, style, {
    width,
    depth,
    height,
    window: side,
    eyeX: random.between(-0.8, 0.8),
    eyeZ: 1.6,
    away: 2.4,
    turn: random.between(-0.5, 0.5),
    horizon: 0.6,
  });
  const { stage, back } = room;
  drawTiles(stage, back, [1.8, 0.1, width - 3.6, height - 0.4], mix(style.stone, style.feature, 0.35), 'slab');
  for (const u of [0.2, width - 1.6]) drawBattens(back, [u, 0.1, 1.4, height - 0.3], style.wood, 0.15);
  back.paint(
    1.8,
    height - 1,
    width - 3.6,
    0.9,
    stage.drawing.linear([
      [0, '#ffe7b8', 0.6],
      [1, '#ffe7b8', 0],
    ]),
  );
  drawRoomWindow(room, room[side], {
    u: 0.8,
    v: 0.1,
    width: 5.4,
    height: 3.8,
    bars: 4,
    outlook: random.pick(['garden', 'city']),
  });
  drawRoundRug(stage, [-away * 1.6, depth - 4], 1.9, style);
  const x = -away * 1.6;
  furnish(room, [
    build({ x: -1.6 + away * 0.6, y: depth - 1.7 }, 3.2, 0.8, [
      {
        u: 0,
        d: 0,
        z: 0,
        size: [3.2, 0.75, 1],
        colour: style.wood,
        front: (panel) => {
          for (let u = 0.04; u < panel.width; u += 0.12) panel.rect(u, 0.04, 0.07, 0.92, darken(style.wood, 0.16));
        },
      },
      { u: -0.03, d: -0.04, z: 1, size: [3.26, 0.82, 0.06], colour: lighten(style.stone, 0.4) },
    ]),
    vase({ x: away * 1.7, y: depth - 1.3, z: 1.06 }, style.accent2, true),
    armchair(style, style.accent, { x: x - 1.6, y: depth - 4.4, facing: 'right' }),
    armchair(style, style.accent, { x: x + 0.9, y: depth - 4.4, facing: 'left' }),
    roundTable({ x, y: depth - 4 }, 0.5, 0.4, style.stone, style.metal),
    sofa({
      x: x - 1.1,
      y: depth - 3,
      width: 2.2,
      colour: style.fabric,
      cushions: [style.accent2, style.soft],
      wood: style.wood,
    }),
    pottedPlant({ x: away * (width / 2 - 0.7), y: depth - 0.7 }, 2.4, 'fig', style.stone),
    pottedPlant({ x: -away * (width / 2 - 0.7), y: depth - 0.7 }, 2.1, 'areca', style.stone),
    ...[-0.7, 0, 0.7].map((dx, index) =>
      pendant(
        { x: dx + away * 0.2, y: depth - 3.4 + index * 0.3, z: 2.5 + index * 0.35 },
        height,
        variant % 2 ? 'globe' : 'basket',
        style,
        30,
      ),
    ),
  ]);
};
