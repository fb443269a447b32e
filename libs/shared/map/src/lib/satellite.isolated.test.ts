import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseMapFixture, lookFixture } from './base-map.fixture.ts';
import { baseMapStyle } from './base-map-style.ts';
import { withSatellite, type Satellite } from './satellite.ts';
import { streetsStyle } from './streets-style.ts';

const satellite: Satellite = { tiles: 'https://sky.example/{z}/{x}/{y}.jpg', credit: '© Sky & <Sons>', maxZoom: 17 };

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = async (reply: () => Promise<Response>) => {
  const fetched = vi.fn(reply);
  vi.stubGlobal('fetch', fetched);
  const { loadSatellite } = await import('./satellite.ts');
  return { loadSatellite, fetched };
};

it('asks the site once for all maps', async () => {
  const { tiles, credit } = satellite;
  const { loadSatellite, fetched } = await load(async () => Response.json({ data: { tiles, credit, max_zoom: 17 } }));

  expect([await loadSatellite(), await loadSatellite()]).toEqual([satellite, satellite]);
  expect(fetched.mock.calls).toEqual([['/api/v1/geo/satellite']]);
});

it.each([
  ['has none', async () => Response.json({ data: null })],
  ['fails', async () => new Response(null, { status: 503 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
])('goes on without images when the site %s', async (_, reply) => {
  const { loadSatellite } = await load(reply);

  expect(await loadSatellite()).toBeNull();
});

const streets = {
  ...{ tiles: 'https://site.example/{z}/{x}/{y}', minZoom: 0, maxZoom: 15 },
  bounds: [100.5, 13.7, 100.6, 13.8] as const,
};

it.each([
  ['our map', baseMapStyle(baseMapFixture, lookFixture)],
  ['streets', streetsStyle(baseMapFixture, streets, lookFixture)],
])('lays the images over the ground of %s, and under rail lines and every name', (_, style) => {
  const { layers, sources } = withSatellite(style, satellite);
  const at = layers.findIndex(({ id }) => id === 'satellite');

  const below = layers.slice(0, at);
  const above = layers.slice(at + 1);
  expect(below.map(({ id }) => id)).toContain('land');
  expect(below.some(({ type }) => type === 'symbol')).toBe(false);
  expect(above.map(({ id }) => id)).toEqual(expect.arrayContaining(['rail', 'stations']));
  expect(above.some(({ type }) => type === 'fill')).toBe(false);
  expect(layers).toHaveLength(style.layers.length + 1);
  expect(sources.satellite).toMatchObject({ tiles: [satellite.tiles], maxzoom: 17 });
});

it('shows the credit of the provider as text', () => {
  const credited = withSatellite(baseMapStyle(baseMapFixture, lookFixture), satellite);
  const silent = withSatellite(baseMapStyle(baseMapFixture, lookFixture), { ...satellite, credit: null });

  expect(credited.sources.satellite).toMatchObject({ attribution: '© Sky &amp; &lt;Sons&gt;' });
  expect(silent.sources.satellite).not.toHaveProperty('attribution');
});
