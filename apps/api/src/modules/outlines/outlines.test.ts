import { describe, expect, it } from 'vitest';
import type { GeoFeature } from '../geo-files/feature-lines.ts';
import { createOutlineGrid } from './outline-grid.ts';
import { outlineReader } from './read-outline.ts';

const readOutline = outlineReader('subdistrict');

type Box = [west: number, south: number, east: number, north: number];

const ring = ([west, south, east, north]: Box) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

const feature = (adm3_pcode: unknown, coordinates: unknown[], type = 'Polygon'): GeoFeature => ({
  type: 'Feature',
  geometry: { type, coordinates },
  properties: { adm3_pcode },
});

/** Two neighbours in Watthana, and one in Khlong Toei south of them. */
const grid = () =>
  createOutlineGrid(
    [
      feature('TH103901', [ring([100.55, 13.73, 100.57, 13.75])]),
      feature(
        'TH103902',
        [[ring([100.57, 13.73, 100.59, 13.75])], [ring([100.6, 13.73, 100.601, 13.731])]],
        'MultiPolygon',
      ),
      feature('TH103301', [ring([100.55, 13.71, 100.59, 13.73])]),
    ].flatMap((each) => readOutline(each) ?? []),
  );

it.each([
  ['inside', 13.74, 100.56, '103901'],
  ['in the second part of one', 13.7305, 100.6005, '103902'],
  ['100 m outside of all', 13.7509, 100.56, '103901'],
])('finds the subdistrict of a point %s', (_where, lat, lng, code) => {
  expect(grid().at({ lat, lng })?.code).toBe(code);
});

it('finds nothing farther than 150 m from all outlines', () => {
  expect(grid().at({ lat: 13.7515, lng: 100.56 })).toBeNull();
  expect(grid().at({ lat: 18.79, lng: 98.98 })).toBeNull();
});

it('names the subdistricts within 150 m, and those of the district that have no outline', () => {
  expect(grid().at({ lat: 13.74, lng: 100.5691 })!.possible).toEqual(['103901', '103903', '103902']);
  expect(grid().at({ lat: 13.74, lng: 100.56 })!.possible).toEqual(['103901', '103903']);
});

it('reads the old names of columns, and holes', () => {
  const old: GeoFeature = {
    ...feature(null, [ring([100.55, 13.73, 100.57, 13.75]), ring([100.555, 13.735, 100.565, 13.745])]),
    properties: { ADM3_PCODE: 'TH103901' },
  };
  const read = createOutlineGrid([readOutline(old)!]);

  expect(read.at({ lat: 13.732, lng: 100.552 })?.code).toBe('103901');
  expect(read.at({ lat: 13.74, lng: 100.56 })).toBeNull();
});

it.each([
  ['a code that we do not know', feature('TH999999', [ring([100, 13, 101, 14])])],
  ['a district', feature('TH1039', [ring([100, 13, 101, 14])])],
  ['a number', feature(103901, [ring([100, 13, 101, 14])])],
  ['a point', feature('TH103901', [100, 13], 'Point')],
  ['no rings', feature('TH103901', [])],
  [
    'too few corners',
    feature('TH103901', [
      [
        [100, 13],
        [101, 14],
      ],
    ]),
  ],
  [
    'texts as coordinates',
    feature('TH103901', [
      [
        ['100', '13'],
        ['101', '13'],
        ['101', '14'],
      ],
    ]),
  ],
  ['latitude first', feature('TH103901', [ring([13, 100, 14, 101])])],
  ['metres of UTM', feature('TH103901', [ring([661_000, 1_519_000, 662_000, 1_520_000])])],
  ['no properties', { ...feature('TH103901', [ring([100, 13, 101, 14])]), properties: null }],
])('leaves out %s', (_what, each) => {
  expect(readOutline(each)).toBeNull();
});

it('refuses more corners than memory has room for', () => {
  const rings = [new Float32Array(2 * 3_000_001).fill(100)];

  expect(() => createOutlineGrid([{ code: '103901', rings, box: [100, 13, 100, 13] }])).toThrow(/simplify them/);
});

describe('a district', () => {
  const corners = ring([100.55, 13.73, 100.59, 13.75]);
  const of = (properties: Record<string, unknown>): GeoFeature => ({ ...feature(null, [corners]), properties });

  it.each(['adm2_pcode', 'ADM2_PCODE'])('has its code in %s', (column) => {
    expect(outlineReader('district')(of({ [column]: 'TH1039' }))).toMatchObject({ code: '1039' });
  });

  it.each([
    ['a subdistrict, which names its district', { adm2_pcode: 'TH1039', adm3_pcode: 'TH103901' }],
    ['an unknown code', { adm2_pcode: 'TH9999' }],
    ['a province', { adm1_pcode: 'TH10' }],
    ['the code of a subdistrict', { adm2_pcode: 'TH103901' }],
  ])('is not read from %s', (_what, properties) => {
    expect(outlineReader('district')(of(properties))).toBeNull();
  });
});
