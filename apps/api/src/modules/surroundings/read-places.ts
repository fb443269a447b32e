import { VectorTile } from '@mapbox/vector-tile';
import type { NearbyKind } from '@yoodee/api-contract/surroundings';
import { PbfReader } from 'pbf';
import type { PlacedTile } from '../map-tiles/closest-tiles.ts';

/** A named place: degrees to about 1 m, and its names as OpenStreetMap has them, at least one. */
export interface MapPlace {
  kind: NearbyKind;
  lat: number;
  lng: number;
  th: string | null;
  en: string | null;
}

/** Our kinds by those of the Protomaps scheme (docs.protomaps.com/basemaps/layers, `pois`). */
const kinds: Readonly<Record<string, NearbyKind>> = {
  school: 'school',
  college: 'school',
  university: 'school',
  hospital: 'hospital',
  marketplace: 'market',
  supermarket: 'market',
  mall: 'market',
  park: 'park',
};

const longestName = 120;

const nameOf = (value: unknown): string | null => {
  const name = typeof value === 'string' ? value.trim() : '';
  return name === '' || name.length > longestName ? null : name;
};

const isThai = (name: string) => /[ก-๙]/.test(name);

const namesOf = (properties: Record<string, unknown>) => {
  const local = nameOf(properties.name);
  return {
    th: nameOf(properties['name:th']) ?? (local && isThai(local) ? local : null),
    en: nameOf(properties['name:en']) ?? (local && !isThai(local) ? local : null),
  };
};

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * The schools, hospitals, markets and parks that a tile names. Points in the margin of a tile belong to its neighbour.
 * Throws for bytes that are no vector tile.
 */
export const readPlaces = ({ z, x, y, bytes }: Omit<PlacedTile, 'id'>): MapPlace[] => {
  const layer = new VectorTile(new PbfReader(bytes)).layers.pois;
  if (!layer) return [];
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap((feature) => {
    const kind = kinds[String(feature.properties.kind)];
    const { th, en } = namesOf(feature.properties);
    if (!kind || (th === null && en === null)) return [];
    const point = feature.loadGeometry()[0]?.[0];
    if (!point || Math.min(point.x, point.y) < 0 || Math.max(point.x, point.y) >= feature.extent) return [];
    const tiles = 2 ** z;
    const north = Math.PI * (1 - (2 * (y + point.y / feature.extent)) / tiles);
    return {
      ...{ kind, th, en },
      lat: rounded((Math.atan(Math.sinh(north)) * 180) / Math.PI),
      lng: rounded(((x + point.x / feature.extent) / tiles) * 360 - 180),
    };
  });
};
