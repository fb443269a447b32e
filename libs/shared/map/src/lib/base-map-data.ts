import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson';

type NameRow = readonly [th: string, en: string, lng: number, lat: number];

/**
 * The file that tools/base-map writes. Lines and outlines are delta-encoded in units of 1/`units` degree; all other
 * coordinates are in degrees.
 */
export interface PackedBaseMap {
  units: number;
  provinces: readonly { code: string; polygons: readonly (readonly number[][])[] }[];
  provinceNames: readonly NameRow[];
  districtNames: readonly NameRow[];
  townNames: readonly NameRow[];
  rail: readonly { colour: string; points: readonly [lng: number, lat: number][] }[];
  stations: readonly { colour: string; name: NameRow }[];
  surroundings: {
    units: number;
    /** Continents and large islands, Thailand included. */
    land: readonly number[][];
    /** Islands that are too small for `land`. */
    islands: readonly number[][];
    lakes: readonly number[][];
    borders: readonly number[][];
    /** `minZoom`: the zoom level from which on a river is shown. */
    rivers: readonly { minZoom: number; name: readonly [th: string, en: string] | null; lines: readonly number[][] }[];
  };
  cities: readonly (readonly [th: string, en: string, lng: number, lat: number, minZoom: number])[];
  countryNames: readonly NameRow[];
  waterNames: readonly NameRow[];
  islandNames: readonly NameRow[];
  airports: readonly NameRow[];
}

export type BaseMapSource =
  | 'land'
  | 'lakes'
  | 'country-borders'
  | 'rivers'
  | 'provinces'
  | 'province-names'
  | 'district-names'
  | 'town-names'
  | 'rail'
  | 'stations'
  | 'cities'
  | 'country-names'
  | 'water-names'
  | 'island-names'
  | 'airports'
  /** Those of the operator; none in the file. */
  | 'station-exits';

export type BaseMap = Record<BaseMapSource, FeatureCollection>;

/** Decodes `[x, y, dx, dy, …]` to a line in degrees. */
const unpackLine = (steps: readonly number[], units: number): Position[] => {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    line.push([x / units, y / units]);
  }
  return line;
};

/** Decodes `[x, y, dx, dy, …]` to a closed ring in degrees. */
export const unpackRing = (steps: readonly number[], units: number): Position[] => {
  const ring = unpackLine(steps, units);
  return ring.length > 0 ? [...ring, ring[0]!] : ring;
};

const feature = <G extends Geometry>(geometry: G, properties: Record<string, unknown> = {}): Feature<G> => ({
  type: 'Feature',
  geometry,
  properties,
});

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

const named = ([th, en, lng, lat]: NameRow, more: Record<string, unknown> = {}) =>
  feature({ type: 'Point', coordinates: [lng, lat] }, { th, en, ...more });

const names = (rows: readonly NameRow[]) => collection(rows.map((row) => named(row)));

const unpackSurroundings = ({ units, land, islands, lakes, borders, rivers }: PackedBaseMap['surroundings']) => {
  const polygons = (rings: readonly number[][]) =>
    collection(rings.map((ring) => feature<Polygon>({ type: 'Polygon', coordinates: [unpackRing(ring, units)] })));
  const lines = (packed: readonly number[][], properties?: Record<string, unknown>) =>
    packed.map((line) => feature({ type: 'LineString', coordinates: unpackLine(line, units) }, properties));
  return {
    land: polygons([...land, ...islands]),
    lakes: polygons(lakes),
    'country-borders': collection(lines(borders)),
    rivers: collection(
      rivers.flatMap(({ minZoom, name, lines: packed }) =>
        lines(packed, { minZoom, ...(name && { th: name[0], en: name[1] }) }),
      ),
    ),
  };
};

/** The packed file as GeoJSON, by source of the map. */
export const unpackBaseMap = (packed: PackedBaseMap): BaseMap => ({
  ...unpackSurroundings(packed.surroundings),
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
  'province-names': names(packed.provinceNames),
  'district-names': names(packed.districtNames),
  'town-names': names(packed.townNames),
  rail: collection(
    packed.rail.map(({ colour, points }) =>
      feature({ type: 'LineString', coordinates: points.map((point) => [...point]) }, { colour }),
    ),
  ),
  stations: collection(packed.stations.map(({ colour, name }) => named(name, { colour }))),
  cities: collection(packed.cities.map(([th, en, lng, lat, minZoom]) => named([th, en, lng, lat], { minZoom }))),
  'country-names': names(packed.countryNames),
  'water-names': names(packed.waterNames),
  'island-names': names(packed.islandNames),
  airports: names(packed.airports),
  'station-exits': collection([]),
});
