import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseMapFixture, lookFixture } from './base-map.fixture.ts';
import { baseMapStyle } from './base-map-style.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const load = async (reply: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(reply));
  return (await import('./station-exits.ts')).loadStationExits;
};

it('loads exits with their numbers', async () => {
  const data = [
    { station_id: 'E4', ref: '3', lat: 13.7, lng: 100.5 },
    { station_id: 'E4', ref: null, lat: 13.8, lng: 100.6 },
  ];
  const loadStationExits = await load(async () => Response.json({ data }));

  expect((await loadStationExits())?.features).toMatchObject([
    { geometry: { coordinates: [100.5, 13.7] }, properties: { ref: '3' } },
    { geometry: { coordinates: [100.6, 13.8] }, properties: { ref: '' } },
  ]);
});

it.each([
  ['fails', async () => new Response(null, { status: 503 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('offline'))],
])('goes on without exits when the site %s', async (_, reply) => {
  expect(await (await load(reply))()).toBeNull();
});

it('draws their dots and numbers above stations, in close views only', () => {
  const { layers } = baseMapStyle(baseMapFixture, lookFixture);
  const at = (id: string) => layers.findIndex((layer) => layer.id === id);

  expect(at('station-exits')).toBeGreaterThan(at('stations'));
  expect(at('station-exit-numbers')).toBeGreaterThan(at('station-exits'));
  expect(layers[at('station-exits')]!.minzoom).toBeGreaterThanOrEqual(15);
});
