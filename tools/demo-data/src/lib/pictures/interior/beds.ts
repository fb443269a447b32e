import { darken, mix } from '../kit/colour.ts';
import { build, type Furniture, type Part, type Place } from './furniture.ts';
import type { Style } from './style.ts';

/** A made bed with its foot towards the viewer. The headboard is `head` metres wide and may be wider than the bed. */
export const bed = (
  style: Style,
  { width = 1.8, board = 'panel', ...place }: Place & { width?: number; board?: 'panel' | 'padded' | 'slats' },
): Furniture => {
  const depth = 2.15;
  const head = width + 0.2;
  const u = 0.1;
  const boardColour = board === 'padded' ? mix(style.fabric, style.accent, 0.35) : style.wood;
  const pads = Math.round(head / 0.5);
  const parts: Part[] = [
    ...[
      [0.14, 0.06],
      [head - 0.2, 0.06],
    ].map(([x, d]): Part => ({ u: x!, d: d!, z: 0, size: [0.06, 0.06, 0.16], colour: style.wood })),
    {
      u: u - 0.04,
      d: 0,
      z: 0.16,
      size: [width + 0.08, depth - 0.1, 0.14],
      colour: board === 'padded' ? darken(boardColour, 0.05) : style.wood,
      paint: { soft: 0.02 },
    },
    ...(board === 'panel'
      ? [{ u: 0, d: depth - 0.08, z: 0, size: [head, 0.08, 1.1], colour: boardColour } as Part]
      : Array.from({ length: board === 'padded' ? pads : pads * 3 }, (_, index): Part => {
          const step = head / (board === 'padded' ? pads : pads * 3);
          return {
            u: index * step + 0.005,
            d: depth - 0.1,
            z: 0.1,
            size: [step - 0.01, 0.1, 1.05],
            colour: board === 'slats' && index % 2 ? darken(boardColour, 0.12) : boardColour,
            paint: { soft: board === 'padded' ? 0.04 : 0 },
          };
        })),
    { u, d: 0.02, z: 0.3, size: [width, depth - 0.14, 0.2], colour: style.soft, paint: { soft: 0.05 } },
    {
      u: u - 0.03,
      d: -0.02,
      z: 0.44,
      size: [width + 0.06, depth - 0.85, 0.13],
      colour: mix(style.soft, style.fabric, 0.4),
      paint: { soft: 0.05 },
    },
    {
      u: u - 0.03,
      d: depth - 0.9,
      z: 0.5,
      size: [width + 0.06, 0.22, 0.08],
      colour: style.soft,
      paint: { soft: 0.035 },
    },
    { u: u - 0.05, d: 0.1, z: 0.575, size: [width + 0.1, 0.52, 0.05], colour: style.accent, paint: { soft: 0.02 } },
    ...[0.08, width / 2 + 0.04].map((x): Part => ({
      u: u + x,
      d: depth - 0.46,
      z: 0.5,
      size: [width / 2 - 0.12, 0.24, 0.34],
      colour: '#fffdf8',
      paint: { soft: 0.07 },
    })),
    ...[0.16, width / 2 + 0.12].map((x): Part => ({
      u: u + x,
      d: depth - 0.64,
      z: 0.5,
      size: [width / 2 - 0.28, 0.16, 0.28],
      colour: mix(style.accent2, style.soft, 0.35),
      paint: { soft: 0.06 },
    })),
  ];
  return build(place, head, depth, parts);
};

/** A low bench for the end of a bed. */
export const bench = (style: Style, place: Place, width = 1.3): Furniture =>
  build(place, width, 0.42, [
    ...[
      [0.06, 0.05],
      [width - 0.12, 0.05],
      [0.06, 0.32],
      [width - 0.12, 0.32],
    ].map(([u, d]): Part => ({ u: u!, d: d!, z: 0, size: [0.05, 0.05, 0.36], colour: style.wood })),
    { u: 0, d: 0, z: 0.36, size: [width, 0.42, 0.1], colour: style.fabric, paint: { soft: 0.03 } },
  ]);
