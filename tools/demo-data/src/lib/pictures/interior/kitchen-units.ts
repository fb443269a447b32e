import { darken, lighten, mix } from '../kit/colour.ts';
import type { Panel } from '../kit/panel.ts';
import { build, type Furniture, type Part, type Place } from './furniture.ts';
import { fronts } from './storage.ts';
import type { Style } from './style.ts';

export type KitchenColours = { base: string; wall: string; top: string };

/** Base units under a worktop, with built-in hob and sink. */
export const worktop = (
  style: Style,
  { base, top }: KitchenColours,
  { width, ...place }: Place & { width: number },
): Furniture => {
  const doors = Math.max(2, Math.round(width / 0.55));
  const sink = width * 0.7;
  return build(place, width, 0.62, [
    { u: 0, d: 0.06, z: 0, size: [width, 0.5, 0.1], colour: darken(base, 0.5) },
    { u: 0, d: 0, z: 0.1, size: [width, 0.6, 0.76], colour: base, front: fronts(doors, 1, base, style.metal) },
    { u: -0.01, d: -0.03, z: 0.86, size: [width + 0.02, 0.65, 0.04], colour: top },
    { u: width * 0.2, d: 0.1, z: 0.9, size: [0.62, 0.42, 0.008], colour: '#26282a' },
    { u: sink, d: 0.12, z: 0.9, size: [0.56, 0.36, 0.004], colour: '#9aa5a8' },
    { u: sink + 0.26, d: 0.5, z: 0.9, size: [0.03, 0.03, 0.32], colour: style.metal },
    { u: sink + 0.26, d: 0.3, z: 1.19, size: [0.03, 0.2, 0.03], colour: style.metal },
    ...counterThings(style, width),
  ]);
};

const counterThings = (style: Style, width: number): Part[] => [
  { u: width * 0.06, d: 0.36, z: 0.9, size: [0.3, 0.05, 0.4], colour: style.wood },
  { u: width * 0.5, d: 0.36, z: 0.9, size: [0.13, 0.13, 0.2], colour: style.accent, paint: { soft: 0.02 } },
  {
    u: width * 0.5 + 0.18,
    d: 0.38,
    z: 0.9,
    size: [0.1, 0.1, 0.15],
    colour: lighten(style.stone, 0.4),
    paint: { soft: 0.02 },
  },
  {
    u: width * 0.5 + 0.32,
    d: 0.4,
    z: 0.9,
    size: [0.09, 0.09, 0.24],
    colour: mix(style.wood, style.accent2, 0.4),
    paint: { soft: 0.02 },
  },
];

/** Cupboards on the wall, with a strip of light under them. */
export const wallUnits = (
  style: Style,
  { wall }: KitchenColours,
  { width, ...place }: Place & { width: number },
): Furniture => {
  const parts = build({ ...place, z: 1.5 }, width, 0.36, [
    {
      u: 0,
      d: 0,
      z: 0,
      size: [width, 0.36, 0.72],
      colour: wall,
      front: fronts(Math.max(2, Math.round(width / 0.55)), 1, wall, style.metal),
    },
    { u: 0, d: 0, z: -0.015, size: [width, 0.34, 0.012], colour: '#fff0cb' },
  ]);
  return { pieces: parts.pieces, footprint: { at: [place.x, place.y, 0], size: [0, 0, 0] } };
};

/** A tall fridge with two doors. */
export const fridge = (place: Place, colour: string): Furniture =>
  build(place, 0.82, 0.68, [
    {
      u: 0,
      d: 0,
      z: 0,
      size: [0.82, 0.68, 1.82],
      colour,
      front: (panel) => {
        panel.rect(0, 0.66, 0.82, 0.016, darken(colour, 0.4));
        panel.rect(0.405, 0.68, 0.012, 1.14, darken(colour, 0.4));
        for (const u of [0.34, 0.45]) panel.rect(u, 0.86, 0.025, 0.6, darken(colour, 0.45));
        panel.rect(0.2, 0.54, 0.42, 0.025, darken(colour, 0.45));
      },
    },
  ]);

/** A tall oven cabinet beside the fridge. */
export const ovenColumn = (style: Style, colour: string, place: Place): Furniture =>
  build(place, 0.62, 0.62, [
    {
      u: 0,
      d: 0,
      z: 0,
      size: [0.62, 0.62, 2.22],
      colour,
      front: (panel) => {
        fronts(1, 1, colour, style.metal)(panel);
        panel.rect(0.03, 0.78, 0.56, 0.56, '#2b2d2f');
        panel.rect(0.08, 0.84, 0.46, 0.34, '#3c4246');
        panel.rect(0.08, 1.24, 0.46, 0.03, '#c6c8c6');
        panel.rect(0.03, 1.38, 0.56, 0.38, '#2b2d2f');
        panel.rect(0.07, 1.43, 0.36, 0.27, '#3c4246');
      },
    },
  ]);

/** An island with an overhanging top. */
export const island = (
  style: Style,
  { base, top }: KitchenColours,
  { width, ...place }: Place & { width: number },
): Furniture =>
  build(place, width, 0.9, [
    {
      u: 0.05,
      d: 0.28,
      z: 0,
      size: [width - 0.1, 0.6, 0.88],
      colour: mix(base, style.wood, 0.3),
      front: (panel: Panel) => {
        for (let u = 0.06; u < panel.width - 0.05; u += 0.12)
          panel.rect(u, 0.02, 0.08, 0.84, mix(base, style.wood, 0.5));
      },
    },
    { u: 0, d: 0, z: 0.88, size: [width, 0.9, 0.05], colour: top },
  ]);

/** A cooker hood against the wall. */
export const drawHood = (panel: Panel, u: number, metal: string): void => {
  panel.slab(u - 0.14, 1.72, 0.28, 0.9, 0.28, metal);
  panel.slab(u - 0.4, 1.6, 0.8, 0.12, 0.46, metal);
};
