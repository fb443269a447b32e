import { drawRug, vase } from '../interior/decor.ts';
import { pottedPlant } from '../interior/house-plants.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { styleOf } from '../interior/style.ts';
import { drawMirror, drawShower, showerScreen, toilet, towelRail, tub, vanity } from '../interior/bath.ts';
import { drawTiles, type Tiling } from '../interior/tiles.ts';
import { drawRoomWindow } from '../interior/window.ts';
import { mix } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';

const tilings: readonly Tiling[] = ['upright', 'metro', 'slab', 'grid'];

/** A bathroom: basin under a lit mirror, and a glazed shower or a tub by the window. */
export const bathroom: Scene = (sketch) => {
  const { random, variant } = sketch;
  const style = styleOf(variant * 2 + 1);
  const withTub = variant % 2 === 1;
  const tile = mix(
    style.stone,
    [style.accent, style.feature, '#f2ece0', style.accent2][variant % 4]!,
    variant % 4 === 2 ? 0.6 : 0.36,
  );
  const width = withTub ? random.between(3.8, 4.4) : random.between(3.1, 3.5);
  const depth = random.between(2.7, 3.1);
  const room = createRoom(
    sketch,
    { ...style, floor: random.pick(['tiles', 'terrazzo']), floorColour: mix(style.stone, '#d9cdbb', 0.4) },
    {
      width,
      depth,
      height: 2.6,
      window: 'right',
      eyeX: random.between(-0.5, 0.3),
      eyeZ: 1.4,
      away: 1.6,
      turn: random.between(-0.2, 0.3),
      horizon: random.between(0.45, 0.5),
    },
  );
  const { stage, back, left, right } = room;
  drawTiles(stage, back, [0, 0, width, withTub ? 1.25 : 2.6], tile, tilings[variant % 4]!);
  drawTiles(stage, left, [0, 0, left.width, withTub ? 1.25 : 2.6], mix(tile, '#ffffff', 0.16), tilings[variant % 4]!);
  drawTiles(stage, right, [0, 0, right.width, withTub ? 1.25 : 2.6], mix(tile, '#ffffff', 0.1), tilings[variant % 4]!);
  const half = width / 2;
  if (withTub) {
    drawRoomWindow(room, back, {
      u: width - 2.2,
      v: 0.75,
      width: 1.8,
      height: 1.5,
      bars: 1,
      outlook: random.pick(['garden', 'sea', 'hills', 'city']),
      sill: true,
    });
    drawMirror(stage, back, [0.45, 1.15, 0.9, 0.95], variant % 4 === 1, style.metal);
    towelRail(left, 0.9, 1, style.soft, style.metal);
    drawRug(stage, [half - 2.3, depth - 1.9], [1.2, 0.6], style, 0);
    furnish(room, [
      vanity(style, { x: -half + 0.15, y: depth - 0.54, width: 1.5 }),
      tub(style, { x: half - 1.95, y: depth - 1 }),
      pottedPlant({ x: -half + 2, y: depth - 0.35 }, 1.2, random.pick(['fig', 'snake', 'areca']), style.stone),
      vase({ x: -half + 0.35, y: depth - 0.2, z: 0.83 }, style.accent2, true),
    ]);
    return;
  }
  const shower = half - 1.1;
  drawTiles(stage, back, [width - 1.1, 0, 1.1, 2.6], mix(tile, style.accent, 0.3), 'upright');
  drawShower(back, width - 0.55, style.metal);
  drawMirror(stage, back, [0.35, 1.15, width - 2.3, 0.95], variant % 4 === 0, style.metal);
  towelRail(left, 0.9, 1, mix(style.accent, style.soft, 0.4), style.metal);
  furnish(room, [
    vanity(style, { x: -half + 0.12, y: depth - 0.54, width: Math.max(1, width - 2) }),
    toilet({ x: -half + width - 1.72, y: depth - 0.58 }),
    showerScreen(style, { x: shower, y: depth - 1.25, depth: 1.25, height: 2.1 }),
    pottedPlant({ x: -half + 0.32, y: depth - 1.3 }, 0.9, random.pick(['snake', 'fig']), style.stone),
    vase({ x: -half + 0.3, y: depth - 0.2, z: 0.83 }, style.accent2, true),
  ]);
};
