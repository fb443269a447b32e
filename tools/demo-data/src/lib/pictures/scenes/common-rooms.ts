import { drawBattens } from '../building/wall.ts';
import { drawArt, drawRoundRug, drawRug, pendant, pottedPlant, vase } from '../interior/decor.ts';
import { build, type Furniture, type Part, type Place } from '../interior/furniture.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { armchair, chair, sofa, stool } from '../interior/seating.ts';
import { bookshelf } from '../interior/storage.ts';
import { styleOf, type Style } from '../interior/style.ts';
import { roundTable } from '../interior/tables.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { drawTiles } from '../interior/wet.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';
import { lit, type Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';

/** A condominium's lobby: a double-height hall with a desk, lounge chairs and a tall window. */
export const lobby: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = { ...styleOf(variant * 2 + 1), floor: 'tiles' as const, floorColour: ['#e6dccb', '#d9d2c6', '#cfc3b2'][variant % 3]! };
  const [width, depth, height] = [8.4, 7, 4.6];
  const side = random.pick(['left', 'right'] as const);
  const away = side === 'left' ? 1 : -1;
  const room = createRoom(sketch, style, { width, depth, height, window: side, eyeX: random.between(-0.8, 0.8), eyeZ: 1.6, away: 2.4, turn: random.between(-0.5, 0.5), horizon: 0.6 });
  const { stage, back } = room;
  drawTiles(stage, back, [1.8, 0.1, width - 3.6, height - 0.4], mix(style.stone, style.feature, 0.35), 'slab');
  for (const u of [0.2, width - 1.6]) drawBattens(back, [u, 0.1, 1.4, height - 0.3], style.wood, 0.15);
  back.paint(1.8, height - 1, width - 3.6, 0.9, stage.drawing.linear([[0, '#ffe7b8', 0.6], [1, '#ffe7b8', 0]]));
  drawRoomWindow(room, room[side], { u: 0.8, v: 0.1, width: 5.4, height: 3.8, bars: 4, outlook: random.pick(['garden', 'city']) });
  drawRoundRug(stage, [-away * 1.6, depth - 4], 1.9, style);
  const x = -away * 1.6;
  furnish(room, [
    build({ x: -1.6 + away * 0.6, y: depth - 1.7 }, 3.2, 0.8, [
      { u: 0, d: 0, z: 0, size: [3.2, 0.75, 1], colour: style.wood, front: (panel) => { for (let u = 0.04; u < panel.width; u += 0.12) panel.rect(u, 0.04, 0.07, 0.92, darken(style.wood, 0.16)); } },
      { u: -0.03, d: -0.04, z: 1, size: [3.26, 0.82, 0.06], colour: lighten(style.stone, 0.4) },
    ]),
    vase({ x: away * 1.7, y: depth - 1.3, z: 1.06 }, style.accent2, true),
    armchair(style, style.accent, { x: x - 1.6, y: depth - 4.4, facing: 'right' }),
    armchair(style, style.accent, { x: x + 0.9, y: depth - 4.4, facing: 'left' }),
    roundTable({ x, y: depth - 4 }, 0.5, 0.4, style.stone, style.metal),
    sofa({ x: x - 1.1, y: depth - 3, width: 2.2, colour: style.fabric, cushions: [style.accent2, style.soft], wood: style.wood }),
    pottedPlant({ x: away * (width / 2 - 0.7), y: depth - 0.7 }, 2.4, 'fig', style.stone),
    pottedPlant({ x: -away * (width / 2 - 0.7), y: depth - 0.7 }, 2.1, 'areca', style.stone),
    ...[-0.7, 0, 0.7].map((dx, index) => pendant({ x: dx + away * 0.2, y: depth - 3.4 + index * 0.3, z: 2.5 + index * 0.35 }, height, variant % 2 ? 'globe' : 'basket', style, 30)),
  ]);
};

const machine = (place: Place, style: Style, kind: 'treadmill' | 'bike'): Furniture => {
  const dark = '#33373a';
  const parts: Part[] = kind === 'treadmill'
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
  const room = createRoom(sketch, style, { width, depth, height, window: 'back', eyeX: random.between(-1.2, 1.2), eyeZ: 1.55, away: 2, turn: random.between(-0.5, 0.5), horizon: 0.47 });
  const { back, left, right, stage } = room;
  drawRoomWindow(room, back, { u: 0.4, v: 0.1, width: width - 0.8, height: 2.6, bars: 5, outlook: random.pick(['city', 'garden', 'sea', 'hills']) });
  left.paint(0.4, 0.2, 4.6, 2.3, stage.drawing.linear([[0, '#e2e9e8'], [0.5, '#c9d4d4'], [0.52, '#d5dedd'], [1, '#bccaca']], [0, 0], [1, 1]));
  for (const u of [1.9, 3.4]) left.rect(u, 0.2, 0.02, 2.3, style.metal);
  drawBattens(right, [0.4, 0.1, 2.4, height - 0.3], style.wood, 0.18);
  const rack = (x: number): Furniture => build({ x, y: depth - 3.6, facing: 'left' }, 2, 0.5, [
    { u: 0, d: 0, z: 0, size: [0.08, 0.5, 0.9], colour: '#3b3f42' }, { u: 1.92, d: 0, z: 0, size: [0.08, 0.5, 0.9], colour: '#3b3f42' },
    ...[0.3, 0.72].flatMap((z): Part[] => [
      { u: 0.08, d: 0.05, z, size: [1.84, 0.4, 0.04], colour: '#55595b' },
      ...Array.from({ length: 6 }, (_, index): Part => ({ u: 0.14 + index * 0.3, d: 0.08, z: z + 0.04, size: [0.2, 0.34, 0.14], colour: index % 2 ? '#2f3234' : style.accent, paint: { soft: 0.04 } })),
    ]),
  ]);
  lit(stage, [[-1.2, depth - 5, 0], [0.9, depth - 5, 0], [0.9, depth - 4.2, 0], [-1.2, depth - 4.2, 0]] as Vec3[], [0, 0, 1], style.accent);
  furnish(room, [
    ...[-3, -1.9, -0.8].map((x) => machine({ x, y: depth - 2.2 }, style, 'treadmill')),
    ...[0.7, 1.7].map((x) => machine({ x, y: depth - 1.8 }, style, 'bike')),
    rack(width / 2 - 0.55),
    build({ x: 1.1, y: depth - 4 }, 0.4, 1.3, [{ u: 0.06, d: 0.1, z: 0, size: [0.28, 0.08, 0.4], colour: '#3b3f42' }, { u: 0.06, d: 1.1, z: 0, size: [0.28, 0.08, 0.4], colour: '#3b3f42' }, { u: 0, d: 0, z: 0.4, size: [0.4, 1.3, 0.1], colour: style.metal, paint: { soft: 0.03 } }]),
    pottedPlant({ x: width / 2 - 0.5, y: depth - 0.6 }, 1.7, 'areca', style.stone),
    pottedPlant({ x: -width / 2 + 0.5, y: depth - 4.2 }, 1.4, 'snake', style.stone),
  ]);
};

/** The inside of a small café or shop: a counter under lamps, shelves, tables. */
export const shopInterior: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant * 2 + 1);
  const [width, depth, height] = [6.4, 5.6, 3.2];
  const side = random.pick(['left', 'right'] as const);
  const away = side === 'left' ? 1 : -1;
  const room = createRoom(sketch, style, { width, depth, height, window: side, eyeX: random.between(-0.6, 0.6), eyeZ: 1.55, away: 2, turn: random.between(-0.3, 0.3), horizon: 0.5 });
  const { stage, back } = room;
  drawTiles(stage, back, [0, 0.1, width, 1.7], mix(style.stone, style.accent, 0.35), random.pick(['upright', 'metro', 'grid']));
  drawArt(random, back, [width - 1.6, 2, 0.8, 0.9], style);
  drawRoomWindow(room, room[side], { u: 0.8, v: 0.5, width: 3.8, height: 2.2, bars: 3, outlook: random.pick(['garden', 'city']) });
  drawRug(stage, [-2.2, depth - 4.9], [1.9, 1.3], style, 2);
  furnish(room, [
    bookshelf(random, style, { x: -2.4, y: depth - 0.36, width: 2.6, height: 2.3, shelves: 5 }),
    build({ x: -1.9, y: depth - 1.8 }, 3.8, 0.7, [
      { u: 0, d: 0, z: 0, size: [3.8, 0.66, 1.02], colour: style.wood, front: (panel) => { for (let u = 0.05; u < panel.width; u += 0.16) panel.rect(u, 0.05, 0.11, 0.9, lighten(style.wood, 0.1)); } },
      { u: -0.04, d: -0.06, z: 1.02, size: [3.88, 0.74, 0.05], colour: lighten(style.stone, 0.3) },
      { u: 0.3, d: 0.16, z: 1.07, size: [0.7, 0.42, 0.4], colour: '#b9bdbc', paint: { soft: 0.03 } },
      { u: 1.5, d: 0.12, z: 1.07, size: [1.1, 0.45, 0.34], colour: '#dfe8e6', paint: { soft: 0.02 } },
    ]),
    vase({ x: 1.5, y: depth - 1.5, z: 1.07 }, style.accent2, true),
    ...[-1.1, 0, 1.1].map((x) => pendant({ x, y: depth - 1.5, z: 1.95 }, height, variant % 2 ? 'dome' : 'basket', style, 18)),
    roundTable({ x: away * 1.9, y: depth - 3.3 }, 0.42, 0.74, style.wood, style.metal),
    chair(style, { x: away * 1.9 - 0.95, y: depth - 3.54, facing: 'right' }),
    chair(style, { x: away * 1.9 + 0.5, y: depth - 3.54, facing: 'left' }),
    roundTable({ x: -away * 1.6, y: depth - 3.9 }, 0.42, 0.74, style.wood, style.metal),
    chair(style, { x: -away * 1.6 - 0.95, y: depth - 4.14, facing: 'right' }),
    stool(style, { x: -0.2, y: depth - 2.3 }, 0.7),
    pottedPlant({ x: away * (width / 2 - 0.5), y: depth - 0.6 }, 2, 'banana', style.stone),
  ]);
};

/** An empty hall with steel frames and roller doors. */
export const hallInterior: Scene = (sketch) => {
  const { random } = sketch;
  const style = { ...styleOf(4), wall: '#e3e5e2', floor: 'tiles' as const, floorColour: '#bdb8ae' };
  const [width, depth, height] = [20, 26, 8];
  const room = createRoom(sketch, style, { width, depth, height, window: 'back', eyeX: random.between(-3, 3), eyeZ: 1.8, away: 5, turn: random.between(-1, 1), horizon: 0.54 });
  const { stage, back, left, right } = room;
  for (const panel of [left, right]) {
    for (let u = 1; u < panel.width; u += 1.1) panel.rect(u, 1.2, 0.14, height - 1.2, '#cfd3d0');
    panel.rect(0, 0, panel.width, 1.2, '#c9c2b5');
    for (let u = 3; u < panel.width - 3; u += 6) panel.paint(u, height - 2, 4, 1.1, stage.drawing.linear([[0, '#fffbe9'], [1, '#e6f0f0']]));
  }
  for (const u of [2, 11.6]) {
    back.rect(u - 0.3, 0, 7, 5.6, '#6b7478');
    back.paint(u, 0, 6.4, 5.3, stage.drawing.linear([[0, '#f6f4e6'], [1, '#fffdf2']]));
    for (let v = 3.6; v < 5.3; v += 0.22) back.rect(u, v, 6.4, 0.1, '#aab3b4');
  }
  for (const x of [-3.4, 3.2]) lit(stage, [[x, -4, 0], [x + 0.2, -4, 0], [x + 0.2, depth - 0.4, 0], [x, depth - 0.4, 0]], [0, 0, 1], '#e3b23c');
  furnish(room, [
    ...[2, 8, 14, 20].flatMap((y): Furniture[] => [frame(-width / 2, y, width, height)]),
    ...Array.from({ length: 7 }, (): Furniture => {
      const [x, y] = [random.pick([-8, -6, 5, 7]) + random.between(-0.4, 0.4), random.between(9, 21)];
      const size = random.between(1, 1.4);
      return build({ x, y }, size, size, [{ u: 0, d: 0, z: 0, size: [size, size, 0.14], colour: '#a8835a' }, { u: 0.04, d: 0.04, z: 0.14, size: [size - 0.08, size - 0.08, size * random.between(0.5, 1)], colour: random.pick(['#c9a171', '#b98d5e', '#d3b083']) }]);
    }),
  ]);
};

function frame(x: number, y: number, width: number, height: number): Furniture {
  const steel = '#8f9a9d';
  const piece = (at: Vec3, size: Vec3) => ({ bounds: { at, size }, draw: (stage: Stage) => drawBeam(stage, at, size, steel) });
  return {
    pieces: [piece([x, y, 0], [0.4, 0.4, height - 0.6]), piece([x + width - 0.4, y, 0], [0.4, 0.4, height - 0.6]), piece([x, y, height - 0.6], [width, 0.4, 0.5])],
    footprint: { at: [x, y, 0], size: [0, 0, 0] },
  };
}

const drawBeam = (stage: Stage, [x, y, z]: Vec3, [w, d, h]: Vec3, colour: string): void => {
  const side = x < 0 && w < 1 ? 1 : -1;
  lit(stage, [[x, y, z], [x + w, y, z], [x + w, y, z + h], [x, y, z + h]], [0, -1, 0], colour);
  if (w < 1) lit(stage, [[side > 0 ? x + w : x, y, z], [side > 0 ? x + w : x, y + d, z], [side > 0 ? x + w : x, y + d, z + h], [side > 0 ? x + w : x, y, z + h]], [side, 0, 0], darken(colour, 0.12));
  else lit(stage, [[x, y, z], [x + w, y, z], [x + w, y + d, z], [x, y + d, z]], [0, 0, -1], darken(colour, 0.25));
};
