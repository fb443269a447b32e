import type { ExpressionSpecification, FilterSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { BaseMapSource } from './base-map-data.ts';
import type { MapColours, MapLook } from './map-engine.ts';
import { growing } from './style-expressions.ts';

/** The site's own typeface. The style has no glyph server, so the browser shapes and draws all label text. */
export const labelFonts = ['Anuphan Variable', 'Noto Sans Thai'];

interface LabelLayer {
  source: BaseMapSource;
  minzoom: number;
  maxzoom?: number;
  size: ExpressionSpecification;
  colour?: keyof MapColours;
  /** The label is below a dot, instead of centred on its place. */
  isBelow?: boolean;
  /** The label follows a line. */
  isAlong?: boolean;
  filter?: FilterSpecification;
}

const fromMinZoom: FilterSpecification = ['<=', ['get', 'minZoom'], ['zoom']];

/** The most important labels are last: they are placed first. */
const layers: readonly LabelLayer[] = [
  { source: 'rivers', minzoom: 7, maxzoom: 11, size: growing(7, 11, 11, 13), colour: 'waterName', isAlong: true },
  { source: 'airports', minzoom: 9, size: growing(9, 11, 15, 13), colour: 'waterName', isBelow: true },
  { source: 'stations', minzoom: 12.5, size: growing(12.5, 11, 16, 13), isBelow: true },
  { source: 'island-names', minzoom: 7.5, maxzoom: 15.5, size: growing(7.5, 11, 14, 14) },
  { source: 'district-names', minzoom: 9.5, maxzoom: 15.5, size: growing(9.5, 11, 14, 14) },
  { source: 'town-names', minzoom: 8.5, maxzoom: 15.5, size: growing(8.5, 11, 14, 14) },
  { source: 'cities', minzoom: 5, maxzoom: 10, size: growing(5, 11, 9, 13), isBelow: true, filter: fromMinZoom },
  { source: 'province-names', minzoom: 5.5, maxzoom: 10, size: growing(5.5, 11, 9, 15), colour: 'strongName' },
  { source: 'water-names', minzoom: 4, maxzoom: 9, size: growing(4, 11, 8, 15), colour: 'waterName' },
  { source: 'country-names', minzoom: 4, maxzoom: 7.5, size: growing(4, 12, 7, 18) },
];

const labelLayer = (
  { source, minzoom, maxzoom = 24, size, colour = 'name', isBelow, isAlong, filter }: LabelLayer,
  { locale, colours }: MapLook,
): SymbolLayerSpecification => ({
  id: `${source}-labels`,
  type: 'symbol',
  source,
  minzoom,
  maxzoom,
  ...(filter && { filter }),
  layout: {
    'text-font': labelFonts,
    'text-field': ['coalesce', ['get', locale], ''],
    'text-size': size,
    'text-padding': 6,
    // Thai vowel and tone marks need space above and below the line.
    'text-line-height': 1.4,
    'text-max-width': 8,
    ...(isBelow && { 'text-anchor': 'top', 'text-offset': [0, 0.6] }),
    ...(isAlong && { 'symbol-placement': 'line', 'symbol-spacing': 400, 'text-max-angle': 30 }),
  },
  paint: {
    'text-color': colours[colour],
    ...(source === 'water-names'
      ? { 'text-halo-color': colours.water, 'text-halo-width': 0.5 }
      : { 'text-halo-color': colours.land, 'text-halo-width': 1.5 }),
  },
});

/** The names of places in one language. */
export const labelLayers = (look: MapLook): SymbolLayerSpecification[] =>
  layers.map((layer) => labelLayer(layer, look));
