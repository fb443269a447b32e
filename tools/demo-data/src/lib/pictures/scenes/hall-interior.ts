import { build, type Furniture } from '../interior/furniture.ts';
import { createRoom, furnish } from '../interior/room.ts';
import { styleOf } from '../interior/style.ts';
import { darken } from '../kit/colour.ts';
import type { Scene } from '../kit/sketch.ts';
import { lit, type Stage } from '../kit/stage.ts';
import type { Vec3 } from '../kit/vector.ts';

/** An empty hall with steel frames and roller doors. */
export const hallInterior: Scene = (sketch) => {
  const { random } = sketch;
  const style = { ...styleOf(4), wall: '#e3e5e2', floor: 'tiles' as const, floorColour: '#bdb8ae' };
  const [width, depth, height] = [20, 26, 8];
  const room = createRoom(sketch, style, {
    width,
    depth,
    height,
    window: 'back',
    eyeX: random.between(-3, 3),
    eyeZ: 1.8,
    away: 5,
    turn: random.between(-1, 1),
    horizon: 0.54,
  });
  const { stage, back, left, right } = room;
  for (const panel of [left, right]) {
    for (let u = 1; u < panel.width; u += 1.1) panel.rect(u, 1.2, 0.14, height - 1.2, '#cfd3d0');
    panel.rect(0, 0, panel.width, 1.2, '#c9c2b5');
    for (let u = 3; u < panel.width - 3; u += 6)
      panel.paint(
        u,
        height - 2,
        4,
        1.1,
        stage.drawing.linear([
          [0, '#fffbe9'],
          [1, '#e6f0f0'],
        ]),
      );
  }
  for (const u of [2, 11.6]) {
    back.rect(u - 0.3, 0, 7, 5.6, '#6b7478');
    back.paint(
      u,
      0,
      6.4,
      5.3,
      stage.drawing.linear([
        [0, '#f6f4e6'],
        [1, '#fffdf2'],
      ]),
    );
    for (let v = 3.6; v < 5.3; v += 0.22) back.rect(u, v, 6.4, 0.1, '#aab3b4');
  }
  for (const x of [-3.4, 3.2])
    lit(
      stage,
      [
        [x, -4, 0],
        [x + 0.2, -4, 0],
        [x + 0.2, depth - 0.4, 0],
        [x, depth - 0.4, 0],
      ],
      [0, 0, 1],
      '#e3b23c',
    );
  furnish(room, [
    ...[2, 8, 14, 20].flatMap((y): Furniture[] => [frame(-width / 2, y, width, height)]),
    ...Array.from({ length: 7 }, (): Furniture => {
      const [x, y] = [random.pick([-8, -6, 5, 7]) + random.between(-0.4, 0.4), random.between(9, 21)];
      const size = random.between(1, 1.4);
      return build({ x, y }, size, size, [
        { u: 0, d: 0, z: 0, size: [size, size, 0.14], colour: '#a8835a' },
        {
          u: 0.04,
          d: 0.04,
          z: 0.14,
          size: [size - 0.08, size - 0.08, size * random.between(0.5, 1)],
          colour: random.pick(['#c9a171', '#b98d5e', '#d3b083']),
        },
      ]);
    }),
  ]);
};

function frame(x: number, y: number, width: number, height: number): Furniture {
  const steel = '#8f9a9d';
  const piece = (at: Vec3, size: Vec3) => ({
    bounds: { at, size },
    draw: (stage: Stage) => drawBeam(stage, at, size, steel),
  });
  return {
    pieces: [
      piece([x, y, 0], [0.4, 0.4, height - 0.6]),
      piece([x + width - 0.4, y, 0], [0.4, 0.4, height - 0.6]),
      piece([x, y, height - 0.6], [width, 0.4, 0.5]),
    ],
    footprint: { at: [x, y, 0], size: [0, 0, 0] },
  };
}

const drawBeam = (stage: Stage, [x, y, z]: Vec3, [w, d, h]: Vec3, colour: string): void => {
  const side = x < 0 && w < 1 ? 1 : -1;
  lit(
    stage,
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + h],
      [x, y, z + h],
    ],
    [0, -1, 0],
    colour,
  );
  if (w < 1)
    lit(
      stage,
      [
        [side > 0 ? x + w : x, y, z],
        [side > 0 ? x + w : x, y + d, z],
        [side > 0 ? x + w : x, y + d, z + h],
        [side > 0 ? x + w : x, y, z + h],
      ],
      [side, 0, 0],
      darken(colour, 0.12),
    );
  else
    lit(
      stage,
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + d, z],
        [x, y + d, z],
      ],
      [0, 0, -1],
      darken(colour, 0.25),
    );
};
