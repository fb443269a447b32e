import { loadOnce } from './load-once.ts';
import type { Bounds } from './map-engine.ts';

/** The operator's archive of street map tiles. */
export interface Streets {
  /** URL of a tile, with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  minZoom: number;
  maxZoom: number;
  bounds: Bounds;
}

const path = '/geo/tiles';

interface Archive {
  archive: string;
  min_zoom: number;
  max_zoom: number;
  bounds: Bounds;
}

/** The archive of streets; null without one, and where it cannot be reached. */
export const loadStreets = loadOnce(path, ({ archive, min_zoom, max_zoom, bounds }: Archive): Streets => ({
  // The worker that fetches tiles has no base address.
  tiles: `${location.origin}/api/v1${path}/${archive}/{z}/{x}/{y}`,
  minZoom: min_zoom,
  maxZoom: max_zoom,
  bounds,
}));

export const isWithin = ([west, south, east, north]: Bounds, lng: number, lat: number): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;
