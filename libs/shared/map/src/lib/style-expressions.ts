import type { ExpressionSpecification } from 'maplibre-gl';

type Value = number | string | ExpressionSpecification;

/** Interpolates linearly between two zoom levels: a size in pixels, an opacity, or a colour. */
export const growing = (fromZoom: number, from: Value, toZoom: number, to: Value): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  fromZoom,
  from,
  toZoom,
  to,
];

/** A colour with a part, from 0 to 1, of another one. */
export const mixed = (colour: Value, part: number, other: Value): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  part,
  0,
  ['to-color', colour],
  1,
  ['to-color', other],
];
