import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMapTiles } from '@yoodee/api-contract/geo';
import { buildArchive } from '@yoodee/invented-town';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let folder: string;
let server: TestServer;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoodee-tiles-'));
  const file = join(folder, 'streets.pmtiles');
  await writeFile(file, buildArchive());
  server = await openTestServer({ MAP_TILES: file });
  archive = getMapTiles.response.parse((await get('')).json().data)!.archive;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1/geo/tiles${path}`, headers });
const middle = '15/25537/15121';

it('names the archive for a minute', async () => {
  const { headers, json } = await get('');

  expect(json().data).toMatchObject({ min_zoom: 6, max_zoom: 15, bounds: [100.54, 13.72, 100.59, 13.76] });
  expect(headers['cache-control']).toBe('public, max-age=60');
});

it('sends a tile compressed as it is stored, cacheable for ever', async () => {
  const reply = await get(`/${archive}/${middle}`, { 'accept-encoding': 'br, gzip' });

  expect(reply.headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(gunzipSync(reply.rawPayload).length).toBeGreaterThan(reply.rawPayload.length);
  const again = await get(`/${archive}/${middle}`, { 'if-none-match': String(reply.headers.etag) });
  expect(again.statusCode).toBe(304);
});

it.each(['identity', 'br', 'gzip;q=0'])('unpacks a tile for a client that accepts %s', async (accepted) => {
  const packed = await get(`/${archive}/${middle}`, { 'accept-encoding': 'gzip' });
  const reply = await get(`/${archive}/${middle}`, { 'accept-encoding': accepted });

  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.rawPayload.equals(gunzipSync(packed.rawPayload))).toBe(true);
});

it.each([
  ['outside the archive', '15/0/0', 204],
  ['at a zoom level that it lacks', '3/6/3', 204],
  ['outside the world', '3/8/0', 404],
  ['with a negative column', '3/-1/0', 400],
  ['with a fraction', '3/1.5/0', 400],
  ['at a huge zoom level', '99/0/0', 400],
  ['with a huge column', '15/99999999999999999999/0', 400],
  ['with words', 'x/y/z', 400],
])('responds to a tile %s (%s) with %i', async (_, tile, status) => {
  expect((await get(`/${archive}/${tile}`)).statusCode).toBe(status);
});

it.each([
  ['0'.repeat(16), 404],
  ['..%2f..%2fetc%2fpasswd', 400],
  ["'", 400],
  ['__proto__', 400],
])('responds to the archive %s with %i', async (id, status) => {
  expect((await get(`/${id}/${middle}`)).statusCode).toBe(status);
});

it('sends the same tile to many at the same moment', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => get(`/${archive}/${middle}`)));

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it('has no archive without the setting', async () => {
  const other = await openTestServer();
  const reply = await other.app.inject('/api/v1/geo/tiles');

  expect(reply.json().data).toBeNull();
  expect((await other.app.inject(`/api/v1/geo/tiles/${archive}/${middle}`)).statusCode).toBe(404);
  await other.close();
});

it('names no satellite images unless the operator has some', async () => {
  expect((await server.app.inject('/api/v1/geo/satellite')).json().data).toBeNull();
});

it('gives the address, the largest zoom and the attribution of satellite images', async () => {
  const tiles = 'https://sky.example/{z}/{x}/{y}.jpg?key=1';
  const withImages = await openTestServer({ MAP_SATELLITE: tiles, MAP_SATELLITE_CREDIT: '© Sky' });
  try {
    expect((await withImages.app.inject('/api/v1/geo/satellite')).json().data).toEqual({
      ...{ tiles, credit: '© Sky', max_zoom: 17 },
    });
  } finally {
    await withImages.close();
  }
});
