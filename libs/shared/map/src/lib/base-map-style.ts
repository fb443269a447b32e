import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { BaseMap, BaseMapSource } from './base-map-data.ts';
import type { MapLook } from './map-engine.ts';

/** The site's own typeface. The style has no glyph server, so the browser shapes and draws all label text. */
export const labelFonts = ['Anuphan Variable', 'Noto Sans Thai'];

/** Interpolates linearly between two zoom levels: a size in pixels, an opacity, or a colour. */
const growing = <Value extends number | string>(
  fromZoom: number,
  from: Value,
  toZoom: number,
  to: Value,
): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], fromZoom, from, toZoom, to];

/**
 * The zoom level at which province outlines have faded out. They have few points, so coasts and borders would be in the
 * wrong place at closer zooms.
 */
const outlinesUntil = 13;

interface NameLayer {
  source: BaseMapSource;
  minzoom: number;
  maxzoom?: number;
  size: ExpressionSpecification;
  /** The label is below a dot, instead of centred on its place. */
  isBelow?: boolean;
}

const nameLayers: readonly NameLayer[] = [
  { source: 'stations', minzoom: 12.5, size: growing(12.5, 11, 16, 13), isBelow: true },
  { source: 'district-names', minzoom: 9.5, maxzoom: 15.5, size: growing(9.5, 11, 14, 14) },
  { source: 'town-names', minzoom: 8.5, maxzoom: 15.5, size: growing(8.5, 11, 14, 14) },
  { source: 'province-names', minzoom: 4, maxzoom: 10, size: growing(4, 10.5, 9, 15) },
];

const nameLayer = (
  { source, minzoom, maxzoom = 24, size, isBelow }: NameLayer,
  { locale, colours }: MapLook,
): SymbolLayerSpecification => ({
  id: `${source}-labels`,
  type: 'symbol',
  source,
  minzoom,
  maxzoom,
  layout: {
    'text-field': ['get', locale],
    'text-font': labelFonts,
    'text-size': size,
    'text-padding': 6,
    // Thai vowel and tone marks need space above and below the line.
    'text-line-height': 1.4,
    'text-max-width': 8,
    ...(isBelow && { 'text-anchor': 'top', 'text-offset': [0, 0.6] }),
  },
  paint: { 'text-color': colours.name, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
});

/**
 * The colour of a rail line, mixed with 40 % of the label colour for contrast: dark blue stays visible on a dark map,
 * lime on a white one.
 */
const lineColour = ({ name }: MapLook['colours']): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  0.4,
  0,
  ['to-color', ['get', 'colour']],
  1,
  ['to-color', name],
];

const shapeLayers = ({ colours }: MapLook): LayerSpecification[] => [
  {
    id: 'outside',
    type: 'background',
    paint: { 'background-color': growing(outlinesUntil - 2, colours.outside, outlinesUntil, colours.land) },
  },
  { id: 'land', type: 'fill', source: 'provinces', paint: { 'fill-color': colours.land } },
  {
    id: 'borders',
    type: 'line',
    source: 'provinces',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours.border,
      'line-width': growing(5, 0.75, 12, 2),
      'line-opacity': growing(outlinesUntil - 1, 0.35, outlinesUntil, 0),
    },
  },
  {
    id: 'rail',
    type: 'line',
    source: 'rail',
    minzoom: 8,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': lineColour(colours), 'line-width': growing(8, 1, 15, 4) },
  },
  {
    id: 'stations',
    type: 'circle',
    source: 'stations',
    minzoom: 11,
    paint: {
      'circle-radius': growing(11, 2, 16, 5.5),
      'circle-color': colours.land,
      'circle-stroke-color': lineColour(colours),
      'circle-stroke-width': growing(11, 1.25, 16, 2.5),
    },
  },
];

/** Our own style: provinces, rail lines, stations and names in one language, from data that is already loaded. */
export const baseMapStyle = (baseMap: BaseMap, look: MapLook): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(
    Object.entries(baseMap).map(([name, data]) => [name, { type: 'geojson', data, tolerance: 0.2 }]),
  ),
  layers: [...shapeLayers(look), ...nameLayers.map((layer) => nameLayer(layer, look))],
});
