import { drawBattens } from '../building/wall.ts';
import { bed, bench } from '../interior/beds.ts';
import { drawArt, drawRug, vase } from '../interior/decor.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { floorLamp, pendant, tableLamp } from '../interior/lamps.ts';
import { createRoom, furnish, type Room } from '../interior/room.ts';
import { armchair } from '../interior/seating.ts';
import { cabinet, wardrobe } from '../interior/storage.ts';
import { styleOf } from '../interior/style.ts';
import { outlooks } from '../interior/outlook.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';

const headWalls = [drawPanels, drawBattenWall, drawArchWall, drawTwoTone];

/** A bedroom: the bed's head on the far wall, daylight from one side, a wardrobe or chair on the other. */
export const bedroom: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant + 3 + Math.floor(variant / 7));
  const side = random.pick(['left', 'right'] as const);
  const away = side === 'left' ? 1 : -1;
  const room = createRoom(sketch, style, {
    width: random.between(4.2, 5.2),
    depth: random.between(3.9, 4.6),
    height: random.between(2.65, 2.95),
    window: side,
    eyeX: away * random.between(0.2, 1.1),
    eyeZ: random.between(1.3, 1.5),
    turn: -away * random.between(0, 0.4),
    horizon: random.between(0.45, 0.51),
  });
  const { stage, width, depth, height, back } = room;
  headWalls[variant % headWalls.length]!(room);
  drawRoomWindow(room, room[side], {
    u: 0.7,
    v: variant % 2 ? 0.05 : 0.8,
    width: random.between(2, 2.7),
    height: variant % 2 ? height - 0.45 : 1.5,
    bars: 1,
    outlook: outlooks[(variant + 1) % outlooks.length]!,
    curtains: true,
    sill: variant % 2 === 0,
  });
  if (variant % 4 > 1) drawArt(random, back, [width / 2 - 0.5, 1.45, 1, 0.7], style);
  const x = away * 0.12;
  drawRug(stage, [x - 1.55, depth - 3], [3.1, 1.8], style, variant);
  const hasWardrobe = variant % 2 === 0;
  const lampKind = random.pick(['globe', 'dome', 'basket'] as const);
  furnish(room, [
    bed(style, { x: x - 1, y: depth - 2.17, width: 1.8, board: (['padded', 'panel', 'slats'] as const)[variant % 3]! }),
    ...[-1, 1].map((hand) =>
      cabinet({
        x: x + hand * 1.32 - 0.22,
        y: depth - 0.44,
        width: 0.44,
        depth: 0.4,
        height: 0.5,
        colour: style.wood,
        handle: style.metal,
        columns: 1,
        rows: 2,
        lift: 0.12,
      }),
    ),
    ...(variant % 3 === 0
      ? [-1, 1].map((hand) => pendant({ x: x + hand * 1.32, y: depth - 0.24, z: 1.25 }, height, lampKind, style, 12))
      : [-1, 1].map((hand) => tableLamp({ x: x + hand * 1.32, y: depth - 0.24, z: 0.5 }, style))),
    ...(variant % 2 ? [bench(style, { x: x - 0.65, y: depth - 2.72 })] : []),
    hasWardrobe
      ? wardrobe(style, {
          x: away * (width / 2) - (away > 0 ? 0.6 : 0),
          y: depth - 2.9,
          facing: away > 0 ? 'left' : 'right',
          width: 2.2,
          height: height - 0.35,
          mirror: random.chance(0.5),
        })
      : armchair(style, style.accent, {
          x: away * (width / 2 - 0.75) - 0.38,
          y: depth - 2.6,
          facing: away > 0 ? 'left' : 'right',
        }),
    hasWardrobe
      ? vase({ x: x - away * 1.36, y: depth - 0.3, z: 0.5 }, style.accent2, true)
      : floorLamp({ x: away * (width / 2 - 0.36), y: depth - 1.2 }, style),
    pottedPlant(
      { x: -away * (width / 2 - 0.42), y: depth - 0.42 },
      random.between(1.1, 1.6),
      random.pick(['fig', 'areca', 'snake']),
      style.stone,
    ),
  ]);
};

function drawPanels({ back, width, height, style }: Room): void {
  back.rect(0, 0.1, width, height - 0.1, mix(style.wall, style.feature, 0.55));
  const columns = Math.round(width / 0.85);
  const step = width / columns;
  for (let index = 0; index < columns; index += 1) {
    back.rect(index * step + 0.1, 0.35, step - 0.2, height - 0.7, lighten(mix(style.wall, style.feature, 0.55), 0.14));
    back.rect(index * step + 0.13, 0.38, step - 0.26, height - 0.76, mix(style.wall, style.feature, 0.52));
  }
}

function drawBattenWall({ back, width, height, style, stage }: Room): void {
  drawBattens(back, [0.3, 0.1, width - 0.6, height - 0.14], mix(style.wood, style.wall, 0.25), 0.15);
  back.paint(
    0.3,
    0.1,
    width - 0.6,
    height - 0.14,
    stage.drawing.linear([
      [0, '#ffe7b8', 0.35],
      [0.3, '#ffe7b8', 0],
      [1, '#2a1d12', 0.12],
    ]),
  );
}

function drawArchWall({ back, width, height, style }: Room): void {
  const middle = width / 2;
  const arch = Array.from({ length: 25 }, (_, index): readonly [number, number] => {
    const angle = (index / 24) * Math.PI;
    return [middle + 1.45 * Math.cos(angle), 1.15 + (height - 1.45) * Math.sin(angle)];
  });
  back.shape([[middle + 1.45, 0.1], ...arch, [middle - 1.45, 0.1]], mix(style.feature, style.wall, 0.2));
}

function drawTwoTone({ back, width, style }: Room): void {
  back.rect(0, 0.1, width, 1.25, mix(style.feature, style.wall, 0.25));
  back.slab(0, 1.35, width, 0.05, 0.05, style.wood);
}
