import { layers as protomapsLayers, namedFlavor, type Flavor } from '@protomaps/basemaps';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { BaseMap } from './base-map-data.ts';
import { baseMapSources, groundLayers, railLayers, waterColour } from './base-map-style.ts';
import { labelFonts, labelLayers } from './label-layers.ts';
import type { MapColours, MapLook } from './map-engine.ts';
import { isWithin, type Streets } from './streets.ts';
import { mixed } from './style-expressions.ts';

/** Farther out, our own ground is quieter, has all names in both languages, and needs no tile. */
const streetsFrom = 9;

const attribution =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a> · Protomaps';

/** Layers that need icons, or that our own names replace. */
const leftOut = new Set([
  'background',
  'landcover',
  'address_label',
  'roads_oneway',
  'roads_shields',
  'boundaries_country',
  'boundaries',
  'water_label_ocean',
  'places_country',
  'places_region',
]);

/** The colours of the Protomaps layers. They are typed as texts, and MapLibre takes an expression wherever one is. */
const flavorOf = (colours: MapColours): Flavor => {
  const { land, neighbour, street, highway, border, name, strongName, waterName, green } = colours;
  const edge = mixed(border, 0.2, name);
  const park = mixed(land, 0.65, green);
  const quiet = mixed(land, 0.6, neighbour);
  const ground = {
    ...{ earth: land, background: land, water: waterColour(colours), sand: quiet, beach: quiet, glacier: quiet },
    ...{ park_a: park, park_b: park, wood_a: park, wood_b: park, scrub_a: park, scrub_b: park, zoo: park },
    ...{ hospital: quiet, industrial: quiet, school: quiet, pedestrian: quiet, aerodrome: quiet, military: quiet },
    ...{ runway: border, pier: border, buildings: mixed(neighbour, 0.7, border), railway: edge, boundaries: edge },
  };
  const kinds = ['other', 'minor', 'link', 'major', 'highway'];
  const fillOf = (kind: string) => (kind === 'highway' || kind === 'link' ? highway : street);
  const crossings = Object.fromEntries(
    ['tunnel', 'bridges'].flatMap((way) =>
      kinds.flatMap((kind) => [
        [`${way}_${kind}`, way === 'tunnel' ? quiet : fillOf(kind)],
        [`${way}_${kind}_casing`, edge],
      ]),
    ),
  );
  const streets = {
    ...{ other: border, minor_service: street, minor_a: street, minor_b: street, major: street },
    ...{ link: highway, highway },
    ...{ minor_service_casing: border, minor_casing: edge, link_casing: edge },
    ...{ major_casing_early: edge, major_casing_late: edge, highway_casing_early: edge, highway_casing_late: edge },
  };
  const labels = {
    ...{ roads_label_minor: name, roads_label_minor_halo: land, roads_label_major: name, roads_label_major_halo: land },
    ...{ subplace_label: name, subplace_label_halo: land, city_label: strongName, city_label_halo: land },
    ...{ state_label: name, state_label_halo: land, address_label: name, address_label_halo: land },
    ...{ ocean_label: waterName, country_label: name },
  };
  const pois = Object.fromEntries(
    ['blue', 'green', 'lapis', 'pink', 'red', 'slategray', 'tangerine', 'turquoise'].map((kind) => [kind, name]),
  );
  const { landcover: _, ...flavor } = namedFlavor('light');
  return { ...flavor, ...ground, ...crossings, ...streets, ...labels, pois } as unknown as Flavor;
};

/** The name in the page's language, else as it is written there, else in the other language. */
const nameIn = (locale: MapLook['locale']): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${locale}`],
  ['get', 'name'],
  ['get', `name:${locale === 'th' ? 'en' : 'th'}`],
  '',
];

/** A layer as Protomaps has it, without its fonts and icons: the browser draws names, and there are no icon files. */
const ours = (layer: LayerSpecification, { locale }: MapLook): LayerSpecification => {
  const minzoom = Math.max(layer.minzoom ?? 0, streetsFrom);
  if (layer.type !== 'symbol') return { ...layer, minzoom } as LayerSpecification;
  const layout = Object.fromEntries(
    Object.entries(layer.layout ?? {}).filter(([property]) => !/^icon-|variable-anchor|text-offset/.test(property)),
  );
  return {
    ...layer,
    minzoom,
    layout: {
      ...layout,
      'text-font': labelFonts,
      'text-field': nameIn(locale),
      'text-line-height': 1.4,
      'text-letter-spacing': 0,
      'text-transform': 'none',
      'text-anchor': 'center',
    },
  };
};

/** Our names without those that the archive has as well, inside its bounds. */
const withoutDistricts = (baseMap: BaseMap, { bounds }: Streets): BaseMap => {
  const outside = (source: 'district-names' | 'town-names') => ({
    ...baseMap[source],
    features: baseMap[source].features.filter(({ geometry }) => {
      const [lng, lat] = geometry.type === 'Point' ? geometry.coordinates : [];
      return !isWithin(bounds, lng!, lat!);
    }),
  });
  return { ...baseMap, 'district-names': outside('district-names'), 'town-names': outside('town-names') };
};

/** Our own style with the streets of an archive in the scheme of Protomaps. */
export const streetsStyle = (baseMap: BaseMap, streets: Streets, look: MapLook): StyleSpecification => {
  const drawn = protomapsLayers('streets', flavorOf(look.colours), { lang: look.locale })
    .filter(({ id }) => !leftOut.has(id))
    .map((layer) => ours(layer as LayerSpecification, look));
  return {
    version: 8,
    sources: {
      ...baseMapSources(withoutDistricts(baseMap, streets)),
      streets: {
        type: 'vector',
        tiles: [streets.tiles],
        minzoom: streets.minZoom,
        maxzoom: streets.maxZoom,
        bounds: [...streets.bounds],
        attribution,
      },
    },
    layers: [
      ...groundLayers(look),
      ...drawn.filter(({ type }) => type !== 'symbol'),
      ...railLayers(look.colours),
      ...drawn.filter(({ type }) => type === 'symbol'),
      ...labelLayers(look),
    ],
  };
};
