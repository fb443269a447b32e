import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';

/**
 * An invented town in the layers of the Protomaps scheme (docs.protomaps.com/basemaps/layers), for tests and for a look
 * at the style. Its streets, names and buildings do not exist; it lies where the demonstration assets of Bangkok are.
 */

/** West, south, east, north. */
export const townBounds = [100.54, 13.72, 100.59, 13.76] as const;
export const townMiddle = { lat: 13.74, lng: 100.565 };

const [west, south, east, north] = townBounds;
const widthOf = east - west;
const heightOf = north - south;

/** A position by its share of the town's width and height. */
const at = (x: number, y: number): Position => [west + x * widthOf, south + y * heightOf];

const feature = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

const names = (th: string, en: string) => ({ name: th, 'name:th': th, 'name:en': en });

const line = (points: Position[], properties: Record<string, string | number>) =>
  feature({ type: 'LineString', coordinates: points }, properties);

const box = (x: number, y: number, width: number, height: number, properties: Record<string, string | number>) =>
  feature(
    {
      type: 'Polygon',
      coordinates: [[at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height), at(x, y)]],
    },
    properties,
  );

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lanes between the two main roads, each with a soi number; every third has no English name, to show the other one. */
const lanes = range(11).map((index) =>
  line([at(0.08 + index * 0.08, 0.12), at(0.08 + index * 0.08, 0.88)], {
    kind: 'minor_road',
    kind_detail: 'residential',
    min_zoom: 12,
    ...(index % 3 === 2 ? { name: `ซอยสมมติ ${index + 1}` } : names(`ซอยสมมติ ${index + 1}`, `Soi Sommut ${index + 1}`)),
  }),
);

const crossLanes = range(7).map((index) =>
  line([at(0.02, 0.16 + index * 0.11), at(0.98, 0.16 + index * 0.11)], {
    kind: 'minor_road',
    kind_detail: 'residential',
    min_zoom: 13,
  }),
);

const roads: Feature[] = [
  ...lanes,
  ...crossLanes,
  line([at(0, 0.1), at(0.5, 0.14), at(1, 0.1)], {
    kind: 'major_road',
    kind_detail: 'primary',
    min_zoom: 8,
    ...names('ถนนตัวอย่าง', 'Tua Yang Road'),
  }),
  line([at(0, 0.9), at(1, 0.9)], {
    kind: 'major_road',
    kind_detail: 'secondary',
    min_zoom: 9,
    ...names('ถนนจำลอง', 'Chamlong Road'),
  }),
  line([at(0, 0.55), at(0.3, 0.52), at(0.7, 0.6), at(1, 0.55)], {
    kind: 'highway',
    kind_detail: 'motorway',
    min_zoom: 6,
    ...names('ทางด่วนสมมติ', 'Sommut Expressway'),
  }),
];

/** Four buildings in every block that is not a park or water. */
const buildings: Feature[] = range(10).flatMap((column) =>
  range(6)
    .filter((row) => !(column > 5 && row > 3) && !(column < 3 && row === 1))
    .flatMap((row) =>
      range(4).map((corner) =>
        box(
          0.094 + column * 0.08 + (corner % 2) * 0.032,
          0.178 + row * 0.11 + Math.floor(corner / 2) * 0.042,
          0.018 + ((column + corner) % 3) * 0.003,
          0.026 + ((row + corner) % 2) * 0.006,
          { kind: 'building', height: 12, min_zoom: 13 },
        ),
      ),
    ),
);

const point = (x: number, y: number, properties: Record<string, string | number>) =>
  feature({ type: 'Point', coordinates: at(x, y) }, properties);

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

/** The features of the town by layer. */
export const inventedTown: Record<string, FeatureCollection> = {
  earth: collection([box(0, 0, 1, 1, { kind: 'earth' })]),
  landuse: collection([
    box(0.5, 0.62, 0.46, 0.24, { kind: 'park', min_zoom: 8, ...names('สวนสมมติ', 'Sommut Park') }),
    box(0.09, 0.28, 0.22, 0.09, { kind: 'school', min_zoom: 11 }),
  ]),
  water: collection([
    box(0.6, 0.66, 0.2, 0.12, { kind: 'lake', min_zoom: 8, ...names('บึงสมมติ', 'Sommut Lake') }),
    box(0, 0, 1, 0.05, { kind: 'river', min_zoom: 6, ...names('คลองสมมติ', 'Sommut Canal') }),
  ]),
  buildings: collection(buildings),
  roads: collection(roads),
  places: collection([
    point(0.5, 0.42, {
      kind: 'locality',
      kind_detail: 'town',
      min_zoom: 7,
      population_rank: 8,
      ...names('เมืองสมมติ (ไม่มีจริง)', 'Invented Town'),
    }),
    point(0.2, 0.7, { kind: 'neighbourhood', min_zoom: 12, ...names('ย่านสมมติ', 'Sommut Quarter') }),
  ]),
  pois: collection([
    point(0.2, 0.325, { kind: 'school', min_zoom: 13, ...names('โรงเรียนสมมติ', 'Sommut School') }),
    point(0.7, 0.68, { kind: 'park', min_zoom: 13, ...names('สวนสมมติ', 'Sommut Park') }),
    point(0.45, 0.3, { kind: 'hospital', min_zoom: 13, ...names('โรงพยาบาลสมมติ', 'Sommut Hospital') }),
    point(0.62, 0.5, { kind: 'marketplace', min_zoom: 14, name: 'ตลาดสมมติ' }),
    point(0.35, 0.55, { kind: 'supermarket', min_zoom: 14, ...names('ซูเปอร์สมมติ', 'Sommut Supermarket') }),
    point(0.7, 0.3, { kind: 'school', min_zoom: 14, ...names('โรงเรียนจำลอง', 'Chamlong School') }),
    // Neither is shown beside an asset: one has no name, the other is not what people ask for.
    point(0.5, 0.5, { kind: 'park', min_zoom: 15 }),
    point(0.5, 0.45, { kind: 'bench', min_zoom: 15, ...names('ม้านั่งสมมติ', 'Sommut Bench') }),
  ]),
};
