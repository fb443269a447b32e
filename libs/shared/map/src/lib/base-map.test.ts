import { describe, expect, it } from 'vitest';
import { unpackRing } from './base-map-data.ts';
import { baseMapStyle } from './base-map-style.ts';
import { baseMapFixture, lookFixture } from './base-map.fixture.ts';
import { circleBounds, circlePolygon } from './circle.ts';
import type { Bounds } from './map-engine.ts';
import { nudge } from './nudge.ts';
import { widenToName } from './widen-to-name.ts';

it('decodes deltas into a closed ring in degrees', () => {
  expect(unpackRing([1_000_000, 130_000, 5_000, 0, 0, 2_500], 10_000)).toEqual([
    [100, 13],
    [100.5, 13],
    [100.5, 13.25],
    [100, 13],
  ]);
});

it('keeps names in both languages and the colours of lines', () => {
  const { 'province-names': names, rail, stations } = baseMapFixture;

  expect(names.features[0]!.properties).toEqual({ th: 'กรุงเทพฯ', en: 'Bangkok' });
  expect(rail.features[0]!.properties).toEqual({ colour: '#6cbe45' });
  expect(stations.features[0]!.properties).toEqual({ th: 'อโศก', en: 'Asok', colour: '#6cbe45' });
});

it('draws islands as land, and rivers as lines with a name', () => {
  const { land, rivers } = baseMapFixture;

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
  const style = baseMapStyle(baseMapFixture, lookFixture);

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
    const { layers } = baseMapStyle(baseMapFixture, { ...lookFixture, locale });
    const names = layers.filter((layer) => layer.type === 'symbol' && layer.id.endsWith('-labels'));

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
  const baseMap = baseMapFixture;

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
