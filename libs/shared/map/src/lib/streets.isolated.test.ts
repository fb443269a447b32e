import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseMapFixture, lookFixture } from './base-map.fixture.ts';
import type { Streets } from './streets.ts';
import { streetsStyle } from './streets-style.ts';

const streets: Streets = {
  tiles: 'https://site.example/api/v1/geo/tiles/0123456789abcdef/{z}/{x}/{y}',
  minZoom: 0,
  maxZoom: 15,
  bounds: [100.5, 13.7, 100.6, 13.8],
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = async (reply: () => Promise<Response>) => {
  const fetched = vi.fn(reply);
  vi.stubGlobal('fetch', fetched);
  const { loadStreets } = await import('./streets.ts');
  return { loadStreets, fetched };
};

it('loads the archive once for all maps', async () => {
  const data = { archive: '0123456789abcdef', min_zoom: 0, max_zoom: 15, bounds: streets.bounds };
  const { loadStreets, fetched } = await load(async () => Response.json({ data }));

  expect(await loadStreets()).toEqual({
    ...streets,
    tiles: `${location.origin}/api/v1/geo/tiles/0123456789abcdef/{z}/{x}/{y}`,
  });
  await loadStreets();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ['has no archive', async () => Response.json({ data: null })],
  ['fails', async () => new Response(null, { status: 503 })],
  ['sends something else', async () => new Response('<html>')],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
])('goes on without streets when the site %s', async (_, reply) => {
  const { loadStreets } = await load(reply);

  expect(await loadStreets()).toBeNull();
});

it.each([
  ['th', 'en'],
  ['en', 'th'],
] as const)('names streets in %s, else as they are written, else in %s', (locale, other) => {
  const { layers } = streetsStyle(baseMapFixture, streets, { ...lookFixture, locale });
  const names = layers.filter((layer) => layer.type === 'symbol' && layer.source === 'streets');

  expect(names.length).toBeGreaterThan(4);
  for (const { layout } of names)
    expect(layout).toMatchObject({
      'text-field': ['coalesce', ['get', `name:${locale}`], ['get', 'name'], ['get', `name:${other}`], ''],
      'text-font': ['Anuphan Variable', 'Noto Sans Thai'],
    });
});

it('needs no font, icon or file beside its tiles, and names OpenStreetMap', () => {
  const style = streetsStyle(baseMapFixture, streets, lookFixture);

  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
  expect(style.layers.filter(({ layout }) => layout && 'icon-image' in layout)).toEqual([]);
  expect(style.sources.streets).toMatchObject({
    tiles: [streets.tiles],
    bounds: [...streets.bounds],
    attribution: expect.stringContaining('© OpenStreetMap'),
  });
});

it('draws streets from zoom 9, on our ground and below our stations', () => {
  const { layers } = streetsStyle(baseMapFixture, streets, lookFixture);
  const at = (id: string) => layers.findIndex((layer) => layer.id === id);

  for (const layer of layers)
    if ('source' in layer && layer.source === 'streets') expect(layer.minzoom).toBeGreaterThanOrEqual(9);
  expect(at('paper')).toBeLessThan(at('earth'));
  expect(at('roads_highway')).toBeLessThan(at('stations'));
});

it('does not repeat the names of districts inside the archive', () => {
  const { sources } = streetsStyle(baseMapFixture, streets, lookFixture);
  const namesIn = (bounds: Streets['bounds']) =>
    streetsStyle(baseMapFixture, { ...streets, bounds }, lookFixture).sources['district-names'];

  expect(sources['district-names']).toMatchObject({ data: { features: [] } });
  expect(namesIn([98, 18, 99, 19])).toMatchObject({ data: { features: [{ properties: { th: 'วัฒนา' } }] } });
});
