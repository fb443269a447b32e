import { drawBattens } from '../building/wall.ts';
import { drawArt, drawRug, floorLamp, pendant, pottedPlant, tableLamp, vase } from '../interior/decor.ts';
import { build, type Furniture, type Part, type Place } from '../interior/furniture.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { armchair, chair } from '../interior/seating.ts';
import { bookshelf, cabinet } from '../interior/storage.ts';
import { styleOf, type Style } from '../interior/style.ts';
import { table } from '../interior/tables.ts';
import { outlooks } from '../interior/outlook.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';

const screen = (place: Place): Furniture =>
  build(place, 0.6, 0.18, [
    { u: 0.2, d: 0.06, z: 0, size: [0.2, 0.12, 0.015], colour: '#a8abaa' },
    { u: 0.28, d: 0.1, z: 0.015, size: [0.04, 0.03, 0.14], colour: '#a8abaa' },
    { u: 0, d: 0.08, z: 0.13, size: [0.6, 0.03, 0.36], colour: '#2a2c2e', front: (panel) => panel.paint(0.015, 0.02, panel.width - 0.03, 0.325, '#3f5560') },
  ]);

/** An office chair on a star foot. */
const swivel = (style: Style, place: Place): Furniture => {
  const parts: Part[] = [
    { u: 0.05, d: 0.24, z: 0.04, size: [0.46, 0.06, 0.04], colour: style.metal },
    { u: 0.25, d: 0.05, z: 0.04, size: [0.06, 0.46, 0.04], colour: style.metal },
    { u: 0.25, d: 0.24, z: 0.08, size: [0.06, 0.06, 0.36], colour: style.metal },
    { u: 0.03, d: 0.03, z: 0.44, size: [0.5, 0.48, 0.09], colour: style.accent, paint: { soft: 0.03 } },
    { u: 0.05, d: 0.47, z: 0.58, size: [0.46, 0.07, 0.5], colour: mix(style.accent, '#2b2a28', 0.15), paint: { soft: 0.04 } },
  ];
  return build(place, 0.56, 0.56, parts);
};

/** A study at home: a desk before a wall of shelves or the window. */
export const workroom: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant + 4);
  const side = random.pick(['left', 'right'] as const);
  const away = side === 'left' ? 1 : -1;
  const [width, depth] = [random.between(3.6, 4.4), random.between(3.4, 4)];
  const room = createRoom(sketch, style, { width, depth, height: 2.65, window: side, eyeX: away * random.between(0.1, 0.7), eyeZ: 1.4, horizon: 0.48 });
  const { back, stage, height } = room;
  if (variant % 2) drawBattens(back, [0.1, 0.1, width - 0.2, height - 0.14], mix(style.wood, style.wall, 0.3), 0.16);
  else back.rect(0, 0.1, width, height - 0.1, mix(style.wall, style.feature, 0.6));
  drawRoomWindow(room, room[side], { u: 0.8, v: 0.8, width: 2, height: 1.5, bars: 1, outlook: outlooks[variant % outlooks.length]!, curtains: true, sill: true });
  drawArt(random, back, [width / 2 - 0.5 + away * 0.2, 1.5, 1, 0.72], style);
  drawRug(stage, [-1.2, depth - 2.6], [2.4, 1.6], style, variant);
  const x = -0.75 - away * 0.15;
  furnish(room, [
    table({ x, y: depth - 0.75, width: 1.6, depth: 0.7, height: 0.74, top: style.wood, leg: style.metal }),
    screen({ x: x + 0.5, y: depth - 0.36, z: 0.74 }),
    tableLamp({ x: x + 1.4, y: depth - 0.3, z: 0.74 }, style),
    vase({ x: x + 0.2, y: depth - 0.3, z: 0.74 }, style.accent2, true),
    swivel(style, { x: x + 0.5, y: depth - 1.4, facing: 'far' }),
    bookshelf(random, style, { x: away > 0 ? width / 2 - 0.35 : -width / 2, y: depth - 2, facing: away > 0 ? 'left' : 'right', width: 1.7, height: 2.2 }),
    armchair(style, style.fabric, { x: -away * (width / 2 - 0.5) - 0.38, y: depth - 2.6, facing: away > 0 ? 'right' : 'left' }),
    floorLamp({ x: -away * (width / 2 - 0.4), y: depth - 1.4 }, style),
    pottedPlant({ x: -away * (width / 2 - 0.4), y: depth - 0.4 }, 1.3, random.pick(['fig', 'areca', 'snake']), style.stone),
  ]);
};

/** An open office: rows of desks, a meeting corner, the city in the windows. */
export const officeInterior: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = { ...styleOf(variant * 3 + 3), floor: 'tiles' as const, floorColour: '#cfc9be' };
  const [width, depth] = [9.5, 9];
  const room = createRoom(sketch, style, { width, depth, height: 3.2, window: 'back', eyeX: random.between(-1.4, 1.4), eyeZ: 1.6, away: 2.2, turn: random.between(-0.6, 0.6), horizon: 0.46 });
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
    desks.push(pendant({ x: -2.1, y: y + 0.3, z: 2.3 }, 3.2, 'dome', style, 24), pendant({ x: 2.3, y: y + 0.3, z: 2.3 }, 3.2, 'dome', style, 24));
  }
  furnish(room, [
    ...desks,
    pottedPlant({ x: width / 2 - 0.6, y: depth - 0.6 }, 1.9, 'fig', style.stone),
    pottedPlant({ x: -width / 2 + 0.6, y: depth - 0.6 }, 1.7, 'areca', style.stone),
    cabinet({ x: width / 2 - 0.45, y: depth - 4.6, facing: 'left', width: 3, height: 1.1, colour: style.wood, handle: style.metal, columns: 5 }),
    chair(style, { x: 3.7, y: depth - 6.4, facing: 'left' }),
  ]);
};
