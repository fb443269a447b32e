import type { Bounds } from './map-engine.ts';

/** The operator's archive of street map tiles. */
export interface Streets {
  /** URL of a tile, with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  minZoom: number;
  maxZoom: number;
  bounds: Bounds;
}

const address = '/api/v1/geo/tiles';

interface Reply {
  data: { archive: string; min_zoom: number; max_zoom: number; bounds: Bounds } | null;
}

let loaded: Promise<Streets | null> | undefined;

const fetchStreets = async (): Promise<Streets | null> => {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The archive of streets answered ${reply.status}.`);
  const { data } = (await reply.json()) as Reply;
  return (
    data && {
      // The worker that fetches tiles has no base address.
      tiles: `${location.origin}${address}/${data.archive}/{z}/{x}/{y}`,
      minZoom: data.min_zoom,
      maxZoom: data.max_zoom,
      bounds: data.bounds,
    }
  );
};

/** The archive of streets, once for all maps of a page. Null without one, and where it cannot be reached. */
export const loadStreets = (): Promise<Streets | null> => {
  loaded ??= fetchStreets().catch(() => {
    loaded = undefined;
    return null;
  });
  return loaded;
};

export const isWithin = ([west, south, east, north]: Bounds, lng: number, lat: number): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;
