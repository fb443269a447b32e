import { describe, expect, it } from 'vitest';
import { unpackBaseMap, unpackRing, type PackedBaseMap } from './base-map-data.ts';
import { baseMapStyle } from './base-map-style.ts';
import { circleBounds, circlePolygon } from './circle.ts';
import type { Bounds, MapLook } from './map-engine.ts';
import { nudge } from './nudge.ts';
import { widenToName } from './widen-to-name.ts';

const packed: PackedBaseMap = {
  units: 10_000,
  provinces: [{ code: '10', polygons: [[[1_000_000, 130_000, 5_000, 0, 0, 2_500]]] }],
  provinceNames: [['กรุงเทพฯ', 'Bangkok', 100.62, 13.77]],
  districtNames: [['วัฒนา', 'Watthana', 100.58, 13.74]],
  townNames: [],
  rail: [
    {
      colour: '#6cbe45',
      points: [
        [100.5, 13.7],
        [100.6, 13.8],
      ],
    },
  ],
  stations: [{ colour: '#6cbe45', name: ['อโศก', 'Asok', 100.56, 13.74] }],
  surroundings: {
    units: 2_000,
    land: [[200_000, 26_000, 1_000, 0, 0, 500]],
    islands: [[199_000, 19_000, 20, 0, 0, 20]],
    lakes: [[200_200, 26_200, 20, 0, 0, 20]],
    borders: [[200_000, 26_000, 1_000, 500]],
    rivers: [{ minZoom: 6, name: ['แม่น้ำปิง', 'Ping River'], lines: [[200_000, 26_000, 20, 20]] }],
  },
  cities: [['พนมเปญ', 'Phnom Penh', 104.91, 11.55, 5]],
  countryNames: [['ลาว', 'Laos', 103.9, 18.3]],
  waterNames: [['อ่าวไทย', 'Gulf of Thailand', 101.3, 10.4]],
  islandNames: [['เกาะสมุย', 'Ko Samui', 99.99, 9.5]],
  airports: [['สนามบินสมุย', 'Samui Airport', 100.06, 9.55]],
};
const look: MapLook = {
  locale: 'th',
  colours: {
    land: '#fff',
    neighbour: '#eee',
    water: '#def',
    green: '#dfd',
    border: '#ccc',
    name: '#666',
    strongName: '#222',
    waterName: '#24a',
    area: '#0b6b57',
  },
};

it('decodes deltas into a closed ring in degrees', () => {
  expect(unpackRing([1_000_000, 130_000, 5_000, 0, 0, 2_500], 10_000)).toEqual([
    [100, 13],
    [100.5, 13],
    [100.5, 13.25],
    [100, 13],
  ]);
});

it('keeps names in both languages and the colours of lines', () => {
  const { 'province-names': names, rail, stations } = unpackBaseMap(packed);

  expect(names.features[0]!.properties).toEqual({ th: 'กรุงเทพฯ', en: 'Bangkok' });
  expect(rail.features[0]!.properties).toEqual({ colour: '#6cbe45' });
  expect(stations.features[0]!.properties).toEqual({ th: 'อโศก', en: 'Asok', colour: '#6cbe45' });
});

it('draws islands as land, and rivers as lines with a name', () => {
  const { land, rivers } = unpackBaseMap(packed);

  expect(land.features).toHaveLength(2);
  expect(rivers.features[0]).toMatchObject({
    geometry: {
      type: 'LineString',
      coordinates: [
        [100, 13],
        [100.01, 13.01],
      ],
    },
    properties: { th: 'แม่น้ำปิง', en: 'Ping River', minZoom: 6 },
  });
});

describe('baseMapStyle', () => {
  const style = baseMapStyle(unpackBaseMap(packed), look);

  it('requests nothing from a server: no glyphs, no sprite, no tiles', () => {
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(new Set(Object.values(style.sources).map(({ type }) => type))).toEqual(new Set(['geojson']));
    expect(JSON.stringify(style)).not.toContain('http');
  });

  it('draws every layer from an existing source', () => {
    const sources = style.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []));

    for (const source of sources) expect(Object.keys(style.sources)).toContain(source);
  });

  it.each(['th', 'en'] as const)('labels places in %s with the site’s font', (locale) => {
    const { layers } = baseMapStyle(unpackBaseMap(packed), { ...look, locale });
    const names = layers.filter((layer) => layer.type === 'symbol');

    expect(names).toHaveLength(10);
    for (const { layout } of names)
      expect(layout).toMatchObject({
        'text-field': ['coalesce', ['get', locale], ''],
        'text-font': ['Anuphan Variable', 'Noto Sans Thai'],
      });
  });

  it('uses the page’s colours', () => {
    expect(style.layers.find(({ id }) => id === 'thailand')).toMatchObject({ paint: { 'fill-color': '#fff' } });
  });

  it('shows squared paper where coasts and rivers are too coarse', () => {
    const layer = (id: string) => style.layers.find((each) => each.id === id)!;

    for (const id of ['land', 'lakes', 'rivers']) expect(layer(id).maxzoom).toBeLessThanOrEqual(13);
    expect(layer('paper').maxzoom).toBeUndefined();
    expect(layer('paper').minzoom).toBeLessThan(layer('land').maxzoom!);
  });
});

describe('a circle on the ground', () => {
  const circle = { center: { lat: 13.75, lng: 100.5 }, radiusMetres: 200 };
  const metresPerDegree = 111_320;

  it('has the same distance from its centre everywhere', () => {
    for (const [lng, lat] of circlePolygon(circle).geometry.coordinates[0]!) {
      const east = (lng! - 100.5) * metresPerDegree * Math.cos((13.75 * Math.PI) / 180);
      const north = (lat! - 13.75) * metresPerDegree;
      expect(Math.hypot(east, north)).toBeCloseTo(200, 0);
    }
  });

  it('has a bounding box', () => {
    const [west, south, east, north] = circleBounds(circle);

    expect((north - south) * metresPerDegree).toBeCloseTo(400, 0);
    expect(west + east).toBeCloseTo(201, 9);
  });
});

describe('widenToName', () => {
  const baseMap = unpackBaseMap(packed);

  it.each<[string, Bounds, Bounds]>([
    ['keeps bounds that contain a name', [100.55, 13.73, 100.57, 13.75], [100.55, 13.73, 100.57, 13.75]],
    ['doubles bounds until they contain a name', [100.44, 13.73, 100.46, 13.75], [100.29, 13.58, 100.61, 13.9]],
    ['keeps bounds far from every name', [90, 10, 90.1, 10.1], [90, 10, 90.1, 10.1]],
  ])('%s', (_, bounds, shown) => {
    expect(widenToName(bounds, baseMap).map((degrees) => Number(degrees.toFixed(4)))).toEqual(shown);
  });
});

it.each([
  ['ArrowUp', 10, { lat: 13.75009, lng: 100.5 }],
  ['ArrowDown', 10, { lat: 13.74991, lng: 100.5 }],
  ['ArrowRight', 100, { lat: 13.75, lng: 100.500925 }],
  ['ArrowLeft', 100, { lat: 13.75, lng: 100.499075 }],
  ['Enter', 10, null],
])('%s moves a point by %i metres', (key, metres, moved) => {
  expect(nudge({ lat: 13.75, lng: 100.5 }, key, metres)).toEqual(moved);
});
