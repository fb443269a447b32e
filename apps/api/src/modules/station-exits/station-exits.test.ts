import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStationExits } from '@yoodee/api-contract/geo';
import { getSurroundings } from '@yoodee/api-contract/surroundings';
import { inventedExits } from '@yoodee/invented-town';
import { insertAsset, type AssetValues } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import type { GeoFeature } from '../geo-files/feature-lines.ts';
import { readExit } from './read-exit.ts';

const exit = (lng: unknown, lat: unknown, properties: Record<string, unknown> = {}): GeoFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { railway: 'subway_entrance', ref: '3', ...properties },
});

describe('an exit', () => {
  it('belongs to the nearest station', () => {
    expect(readExit(exit(100.5608, 13.7364))).toEqual({ lat: 13.7364, lng: 100.5608, stationId: 'E4', ref: '3' });
  });

  it.each([
    ['2a', '2A'],
    [' 4 ', '4'],
    ['', null],
    ['1;2', null],
    ['ทางออก', null],
    [3, null],
    [undefined, null],
  ])('has its number from %j', (ref, shown) => {
    expect(readExit(exit(100.5608, 13.7364, { ref }))!.ref).toBe(shown);
  });

  it.each([
    ['half-way between two stations', exit(100.56095, 13.7378)],
    ['far from all stations', exit(100.5608, 13.742)],
    ['another thing', exit(100.5608, 13.7364, { railway: 'station' })],
    ['coordinates that are texts', exit('100.5608', '13.7364')],
    ['an area', { ...exit(100, 13), geometry: { type: 'Polygon', coordinates: [] } }],
    ['no properties', { ...exit(100.5608, 13.7364), properties: null }],
  ])('is left out: %s', (_what, feature) => {
    expect(readExit(feature)).toBeNull();
  });
});

describe('a site with exits', () => {
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'yoodee-geo-'));
    const file = join(folder, 'exits');
    await writeFile(file, inventedExits());
    server = await openTestServer({ STATION_EXITS: file });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const exitsOf = async (values: AssetValues) => {
    const id = await insertAsset(server.db, { lat: 13.736, lng: 100.563, ...values });
    const reply = await server.app.inject(`/api/v1/assets/${id}/surroundings`);
    return getSurroundings.response.parse(reply.json().data).exits;
  };

  it('lists them for maps', async () => {
    const reply = await server.app.inject('/api/v1/geo/station-exits');

    expect(reply.headers['cache-control']).toContain('max-age');
    expect(getStationExits.response.parse(reply.json().data)).toEqual([
      { station_id: 'E4', ref: '1', lat: 13.7374, lng: 100.5597 },
      { station_id: 'E4', ref: '4', lat: 13.7364, lng: 100.5608 },
      { station_id: 'BL22', ref: '3', lat: 13.7394, lng: 100.5616 },
      { station_id: 'E5', ref: '2A', lat: 13.7305, lng: 100.5694 },
      { station_id: 'E5', ref: null, lat: 13.7299, lng: 100.57 },
    ]);
  });

  it('names the nearest exit of each station around an exact place', async () => {
    expect(await exitsOf({})).toEqual([
      { station: { th: 'อโศก', en: 'Asok' }, ref: '4', metres: 240, walk_minutes: 4 },
      { station: { th: 'สุขุมวิท', en: 'Sukhumvit' }, ref: '3', metres: 410, walk_minutes: 7 },
      { station: { th: 'พร้อมพงษ์', en: 'Phrom Phong' }, ref: '2A', metres: 920, walk_minutes: 15 },
    ]);
  });

  it('names none for an approximate place, and far away', async () => {
    expect(await exitsOf({ location_precision: 'approximate' })).toEqual([]);
    expect(await exitsOf({ lat: 18.79, lng: 98.98 })).toEqual([]);
    expect(await exitsOf({ lat: null, lng: null })).toEqual([]);
  });
});
