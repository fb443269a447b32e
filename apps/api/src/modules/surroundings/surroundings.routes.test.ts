import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getSurroundings } from '@yoodee/api-contract/surroundings';
import { buildArchive, townMiddle } from '@yoodee/invented-town';
import { insertAsset, type AssetValues } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yoodee-places-'));
  const file = join(folder, 'streets.pmtiles');
  await writeFile(file, buildArchive());
  server = await openTestServer({ MAP_TILES: file });
  // Only a server that listens runs the job that reads the archive.
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  await vi.waitFor(async () => expect(await placesOf({})).not.toEqual([]), { timeout: 10_000, interval: 100 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (id: number | string) => server.app.inject(`/api/v1/assets/${id}/surroundings`);
const surroundingsOf = async (values: AssetValues) => {
  const reply = await get(await insertAsset(server.db, { ...townMiddle, ...values }));
  return getSurroundings.response.parse(reply.json().data);
};
const placesOf = async (values: AssetValues) => (await surroundingsOf(values)).places;

describe('GET /assets/{id}/surroundings', () => {
  it('lists the nearest of each kind with metres and minutes on foot', async () => {
    const places = await placesOf({});

    expect(places.map(({ kind }) => kind)).toEqual(['market', 'hospital', 'park', 'school']);
    expect(places[0]).toEqual({
      kind: 'market',
      name: { th: 'ตลาดสมมติ', en: null },
      metres: 650,
      walk_minutes: 11,
    });
  });

  it('gives coarse distances for an approximate place, and no places without a point', async () => {
    const places = await placesOf({ location_precision: 'approximate' });

    expect(places.length).toBeGreaterThan(0);
    for (const { metres, walk_minutes } of places) {
      expect(metres % 500).toBe(0);
      expect(walk_minutes).toBeNull();
    }
    expect(await placesOf({ lat: null, lng: null })).toEqual([]);
    expect(await placesOf({ lat: 18.79, lng: 98.98 })).toEqual([]);
  });

  it('gives the orientation with the latitude of the asset, or of its province without a point', async () => {
    const facing = async (values: AssetValues) => (await surroundingsOf(values)).facing;

    expect(await facing({ orientation: 'se' })).toEqual({ orientation: 'se', lat: 13.7 });
    expect(await facing({ orientation: 'n', lat: null, lng: null, province_code: '50' })).toMatchObject({ lat: 18.8 });
    expect(await facing({})).toBeNull();
  });

  it.each([
    ['0', 400],
    ['-1', 400],
    ['1e9', 400],
    ['99999999999999999999', 400],
    ["1' or 1=1", 400],
    ['2147483647', 404],
  ])('responds to the id %s with %i', async (id, status) => {
    expect((await get(encodeURIComponent(id))).statusCode).toBe(status);
  });

  it('answers nothing about a listing that visitors cannot see', async () => {
    const statuses = ['draft', 'paused', 'deleted'] as const;
    const ids = await Promise.all(statuses.map((status) => insertAsset(server.db, { ...townMiddle, status })));

    expect(await Promise.all(ids.map(async (id) => (await get(id)).statusCode))).not.toContain(200);
  });
});
