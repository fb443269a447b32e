import { darken, mix } from '../kit/colour.ts';
import { build, type Furniture, type Part, type Place } from './furniture.ts';
import type { Style } from './style.ts';

export type SofaPlan = Place & { width?: number; colour: string; cushions: readonly string[]; wood: string };

/** A low sofa on wooden legs with seat, back and loose cushions. */
export const sofa = ({ width = 2.3, colour, cushions, wood, ...place }: SofaPlan): Furniture => {
  const depth = 0.95;
  const seats = Math.max(1, Math.round((width - 0.4) / 0.85));
  const seat = (width - 0.4) / seats;
  const parts: Part[] = [
    ...legs(width, depth, 0.12, wood),
    { u: 0, d: 0, z: 0.12, size: [width, depth, 0.18], colour: darken(colour, 0.08), paint: { soft: 0.03 } },
    { u: 0, d: depth - 0.22, z: 0.3, size: [width, 0.22, 0.5], colour, paint: { soft: 0.06 } },
    { u: 0, d: 0, z: 0.3, size: [0.2, depth - 0.22, 0.26], colour, paint: { soft: 0.05 } },
    { u: width - 0.2, d: 0, z: 0.3, size: [0.2, depth - 0.22, 0.26], colour, paint: { soft: 0.05 } },
    ...Array.from({ length: seats }, (_, index): Part => ({
      u: 0.2 + index * seat,
      d: 0,
      z: 0.3,
      size: [seat, depth - 0.4, 0.16],
      colour: mix(colour, '#ffffff', 0.12),
      paint: { soft: 0.05 },
    })),
    ...Array.from({ length: seats }, (_, index): Part => ({
      u: 0.22 + index * seat,
      d: depth - 0.4,
      z: 0.46,
      size: [seat - 0.04, 0.18, 0.42],
      colour: mix(colour, '#ffffff', 0.07),
      paint: { soft: 0.07 },
    })),
    ...cushions.map((fill, index): Part => ({
      u: index % 2 ? width - 0.72 - index * 0.08 : 0.24 + index * 0.2,
      d: depth - 0.58,
      z: 0.46,
      size: [0.44, 0.16, 0.38],
      colour: fill,
      paint: { soft: 0.06 },
    })),
  ];
  return build(place, width, depth, parts);
};

const legs = (width: number, depth: number, height: number, colour: string): Part[] =>
  [
    [0.06, 0.06],
    [width - 0.12, 0.06],
    [0.06, depth - 0.12],
    [width - 0.12, depth - 0.12],
  ].map(([u, d]): Part => ({ u: u!, d: d!, z: 0, size: [0.06, 0.06, height], colour }));

/** An armchair with a wooden frame. */
export const armchair = (style: Style, colour: string, place: Place): Furniture => {
  const [width, depth] = [0.74, 0.78];
  return build(place, width, depth, [
    ...legs(width, depth, 0.3, style.wood),
    { u: 0, d: 0.02, z: 0.54, size: [0.07, depth - 0.06, 0.05], colour: style.wood },
    { u: width - 0.07, d: 0.02, z: 0.54, size: [0.07, depth - 0.06, 0.05], colour: style.wood },
    { u: 0.02, d: 0.04, z: 0.3, size: [0.04, 0.05, 0.24], colour: style.wood },
    { u: width - 0.06, d: 0.04, z: 0.3, size: [0.04, 0.05, 0.24], colour: style.wood },
    { u: 0.07, d: 0, z: 0.28, size: [width - 0.14, depth - 0.16, 0.16], colour, paint: { soft: 0.05 } },
    {
      u: 0.07,
      d: depth - 0.2,
      z: 0.4,
      size: [width - 0.14, 0.18, 0.5],
      colour: mix(colour, '#ffffff', 0.08),
      paint: { soft: 0.06 },
    },
  ]);
};

/** A dining or desk chair. */
export const chair = (style: Style, place: Place, seat: string = style.fabric): Furniture => {
  const [width, depth] = [0.46, 0.48];
  return build(place, width, depth, [
    ...legs(width, depth, 0.43, style.wood),
    { u: 0, d: 0, z: 0.43, size: [width, depth, 0.07], colour: seat, paint: { soft: 0.02 } },
    { u: 0.02, d: depth - 0.05, z: 0.5, size: [0.04, 0.04, 0.1], colour: style.wood },
    { u: width - 0.06, d: depth - 0.05, z: 0.5, size: [0.04, 0.04, 0.1], colour: style.wood },
    {
      u: 0,
      d: depth - 0.07,
      z: 0.58,
      size: [width, 0.06, 0.3],
      colour: mix(seat, style.wood, 0.2),
      paint: { soft: 0.02 },
    },
  ]);
};

export const stool = (style: Style, place: Place, height = 0.66): Furniture =>
  build(place, 0.38, 0.38, [
    ...legs(0.38, 0.38, height - 0.06, style.metal),
    { u: 0.02, d: 0.02, z: height * 0.3, size: [0.34, 0.03, 0.03], colour: style.metal },
    { u: 0, d: 0, z: height - 0.06, size: [0.38, 0.38, 0.07], colour: style.wood, paint: { soft: 0.02 } },
  ]);
