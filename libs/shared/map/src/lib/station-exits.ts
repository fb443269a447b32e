import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import { labelFonts } from './label-layers.ts';
import { loadOnce } from './load-once.ts';
import type { MapColours } from './map-engine.ts';
import { growing } from './style-expressions.ts';

interface Exit {
  ref: string | null;
  lat: number;
  lng: number;
}

/** The exits of stations, with their numbers; null where they cannot be reached. */
export const loadStationExits = loadOnce('/geo/station-exits', (exits: Exit[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: exits.map(({ ref, lat, lng }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { ref: ref ?? '' },
  })),
}));

/** Exits are drawn where a street is wide enough for their number. */
const minzoom = 15;

/** The numbers of exits on dots, as on the signs of stations. */
export const exitLayers = ({ name, land }: MapColours): LayerSpecification[] => [
  {
    id: 'station-exits',
    type: 'circle',
    source: 'station-exits',
    minzoom,
    paint: {
      'circle-radius': ['case', ['==', ['get', 'ref'], ''], 4, 8],
      'circle-color': name,
      'circle-stroke-color': land,
      'circle-stroke-width': 1.5,
      'circle-opacity': growing(minzoom, 0.6, minzoom + 1, 1),
    },
  },
  {
    id: 'station-exit-numbers',
    type: 'symbol',
    source: 'station-exits',
    minzoom,
    layout: {
      'text-font': labelFonts,
      'text-field': ['get', 'ref'],
      'text-size': 10,
      // The number belongs to its dot, whatever is beside it.
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': land },
  },
];
