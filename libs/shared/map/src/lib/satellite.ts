import type { StyleSpecification } from 'maplibre-gl';

/** Satellite images of the operator's provider. */
export interface Satellite {
  /** URL of a tile of 256 pixels, with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  /** Text that the provider asks for. */
  credit: string | null;
  /** Closer views enlarge the images of this zoom. */
  maxZoom: number;
}

interface Reply {
  data: { tiles: string; credit: string | null; max_zoom: number } | null;
}

let loaded: Promise<Satellite | null> | undefined;

const fetchSatellite = async (): Promise<Satellite | null> => {
  const reply = await fetch('/api/v1/geo/satellite');
  if (!reply.ok) throw new Error(`The satellite images answered ${reply.status}.`);
  const { data } = (await reply.json()) as Reply;
  return data && { tiles: data.tiles, credit: data.credit, maxZoom: data.max_zoom };
};

/** The satellite images, once for all maps of a page. Null without any, and where the site cannot be reached. */
export const loadSatellite = (): Promise<Satellite | null> => {
  loaded ??= fetchSatellite().catch(() => {
    loaded = undefined;
    return null;
  });
  return loaded;
};

/** The lowest layer that stays above the images: rail lines, stations and names. */
const firstAbove = 'rail';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** MapLibre shows the credit as HTML. */
const asHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character]!);

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
        ...(credit && { attribution: asHtml(credit) }),
      },
    },
    layers: [...layers.slice(0, at), { id: 'satellite', type: 'raster', source: 'satellite' }, ...layers.slice(at)],
  };
};
