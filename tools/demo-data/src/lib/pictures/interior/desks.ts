import { mix } from '../kit/colour.ts';
import { build, type Furniture, type Part, type Place } from './furniture.ts';
import type { Style } from './style.ts';

/** A flat screen on its foot. */
export const screen = (place: Place): Furniture =>
  build(place, 0.6, 0.18, [
    { u: 0.2, d: 0.06, z: 0, size: [0.2, 0.12, 0.015], colour: '#a8abaa' },
    { u: 0.28, d: 0.1, z: 0.015, size: [0.04, 0.03, 0.14], colour: '#a8abaa' },
    {
      u: 0,
      d: 0.08,
      z: 0.13,
      size: [0.6, 0.03, 0.36],
      colour: '#2a2c2e',
      front: (panel) => panel.paint(0.015, 0.02, panel.width - 0.03, 0.325, '#3f5560'),
    },
  ]);

/** An office chair on a star foot. */
export const swivel = (style: Style, place: Place): Furniture => {
  const parts: Part[] = [
    { u: 0.05, d: 0.24, z: 0.04, size: [0.46, 0.06, 0.04], colour: style.metal },
    { u: 0.25, d: 0.05, z: 0.04, size: [0.06, 0.46, 0.04], colour: style.metal },
    { u: 0.25, d: 0.24, z: 0.08, size: [0.06, 0.06, 0.36], colour: style.metal },
    { u: 0.03, d: 0.03, z: 0.44, size: [0.5, 0.48, 0.09], colour: style.accent, paint: { soft: 0.03 } },
    {
      u: 0.05,
      d: 0.47,
      z: 0.58,
      size: [0.46, 0.07, 0.5],
      colour: mix(style.accent, '#2b2a28', 0.15),
      paint: { soft: 0.04 },
    },
  ];
  return build(place, 0.56, 0.56, parts);
};
