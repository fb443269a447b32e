import type { Feature, FeatureCollection, Geometry, MultiPolygon, Position } from 'geojson';

type NameRow = readonly [th: string, en: string, lng: number, lat: number];

/**
 * The file that tools/base-map writes. Outlines are delta-encoded in units of 1/`units` degree; all other coordinates
 * are in degrees.
 */
export interface PackedBaseMap {
  units: number;
  provinces: readonly { code: string; polygons: readonly (readonly number[][])[] }[];
  provinceNames: readonly NameRow[];
  districtNames: readonly NameRow[];
  townNames: readonly NameRow[];
  rail: readonly { colour: string; points: readonly [lng: number, lat: number][] }[];
  stations: readonly { colour: string; name: NameRow }[];
}

export type BaseMapSource = 'provinces' | 'province-names' | 'district-names' | 'town-names' | 'rail' | 'stations';

export type BaseMap = Record<BaseMapSource, FeatureCollection>;

/** Decodes `[x, y, dx, dy, …]` to a closed ring in degrees. */
export const unpackRing = (steps: readonly number[], units: number): Position[] => {
  const ring: Position[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    ring.push([x / units, y / units]);
  }
  return ring.length > 0 ? [...ring, ring[0]!] : ring;
};

const feature = <G extends Geometry>(geometry: G, properties: Record<string, unknown> = {}): Feature<G> => ({
  type: 'Feature',
  geometry,
  properties,
});

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

const named = ([th, en, lng, lat]: NameRow, properties = {}) =>
  feature({ type: 'Point', coordinates: [lng, lat] }, { th, en, ...properties });

/** The base map as GeoJSON sources of a style. */
export const unpackBaseMap = (packed: PackedBaseMap): BaseMap => ({
  provinces: collection(
    packed.provinces.map(({ code, polygons }) =>
      feature<MultiPolygon>(
        {
          type: 'MultiPolygon',
          coordinates: polygons.map((rings) => rings.map((ring) => unpackRing(ring, packed.units))),
        },
        { code },
      ),
    ),
  ),
  'province-names': collection(packed.provinceNames.map((row) => named(row))),
  'district-names': collection(packed.districtNames.map((row) => named(row))),
  'town-names': collection(packed.townNames.map((row) => named(row))),
  rail: collection(
    packed.rail.map(({ colour, points }) =>
      feature({ type: 'LineString', coordinates: points.map((point) => [...point]) }, { colour }),
    ),
  ),
  stations: collection(packed.stations.map(({ colour, name }) => named(name, { colour }))),
});
