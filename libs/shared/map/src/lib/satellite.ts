import type { StyleSpecification } from 'maplibre-gl';
import { creditAsHtml } from './credit.ts';
import { loadOnce } from './load-once.ts';

/** Satellite images of the operator's provider. */
export interface Satellite {
  /** URL of a tile of 256 pixels, with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  /** Text that the provider asks for. */
  credit: string | null;
  /** Closer views enlarge the images of this zoom. */
  maxZoom: number;
}

interface Images {
  tiles: string;
  credit: string | null;
  max_zoom: number;
}

/** The satellite images; null without any, and where the site cannot be reached. */
export const loadSatellite = loadOnce('/geo/satellite', ({ tiles, credit, max_zoom }: Images): Satellite => ({
  ...{ tiles, credit, maxZoom: max_zoom },
}));

/** The lowest layer that stays above the images: rail lines, stations and names. */
const firstAbove = 'rail';

/** A style of ours with satellite images on its ground. Where an image is missing, the drawn ground is seen. */
export const withSatellite = (
  { sources, layers, ...style }: StyleSpecification,
  { tiles, credit, maxZoom }: Satellite,
): StyleSpecification => {
  const at = layers.findIndex(({ id }) => id === firstAbove);
  return {
    ...style,
    sources: {
      ...sources,
      satellite: {
        type: 'raster',
        tiles: [tiles],
        tileSize: 256,
        maxzoom: maxZoom,
        ...(credit && { attribution: creditAsHtml(credit) }),
      },
    },
    layers: [...layers.slice(0, at), { id: 'satellite', type: 'raster', source: 'satellite' }, ...layers.slice(at)],
  };
};
