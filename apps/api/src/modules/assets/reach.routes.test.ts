import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAssets, type AssetPage } from '@yoodee/api-contract/assets';
import { findStation, journeysTo } from '@yoodee/server-thai-geo';
import { eq } from 'drizzle-orm';
import { assets } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { shownPoint } from './shown-point.ts';

const place = { province_code: '37', district_code: '3701', subdistrict_code: '370101' };
const near = (id: string, metres: number) => {
  const { lat, lng } = findStation(id)!;
  return { ...place, lat: lat - metres / 111_195, lng, location_precision: 'exact' };
};

let server: TestServer;
let ids: { thongLo: number; bangChak: number; moChit: number };
beforeAll(async () => {
  server = await openTestServer();
  ids = {
    moChit: await insertAsset(server.db, near('N8', 200)),
    bangChak: await insertAsset(server.db, near('E10', 400)),
    thongLo: await insertAsset(server.db, near('E6', 300)),
  };
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/v1${path}`);
const search = async (query: string): Promise<AssetPage> => {
  const reply = await get(`/assets?province=37&${query}`);
  expect(reply.json()).toMatchObject({ message: 'Success' });
  return searchAssets.response.parse(reply.json().data);
};

describe('GET /assets with reach', () => {
  it('finds what is within the minutes of every place, with the journeys', async () => {
    const { items, total, facets } = await search('reach=E4,25&reach=13.7456,100.5342,40&sort=time');

    expect(items.map(({ id, journeys }) => [id, journeys])).toEqual([
      [ids.thongLo, [expect.objectContaining({ trains: 1 }), expect.objectContaining({ trains: 1 })]],
      [ids.bangChak, [expect.objectContaining({ trains: 1 }), expect.objectContaining({ trains: 1 })]],
    ]);
    expect([total, facets.province]).toEqual([2, { 37: 2 }]);
    expect((await search('reach=E4,15')).items.map(({ id }) => id)).toEqual([ids.thongLo]);
    expect((await search('')).items[0]).not.toHaveProperty('journeys');
  });

  it('counts the same on the map', async () => {
    const reply = await get('/assets/clusters?province=37&reach=E4,25&bbox=100,13,101,14&zoom=10');

    expect(reply.json().data.total).toBe(2);
  });

  it('offers what takes a little longer when nothing matches', async () => {
    const { near_misses } = await search('reach=N24,35');

    expect(near_misses.map(({ asset, gaps }) => [asset.id, gaps])).toEqual([
      [ids.moChit, [{ key: 'reach', asked: 35, has: expect.any(Number), position: 0 }]],
    ]);
    expect(near_misses[0]!.asset.journeys).toEqual([{ minutes: near_misses[0]!.gaps[0]!.has, trains: 1 }]);
  });

  it('counts from the shown point of an asset with an approximate location', async () => {
    const id = await insertAsset(server.db, { ...near('E14', 700), location_precision: 'approximate' });
    const [row] = await server.db.select().from(assets).where(eq(assets.id, id));

    const { items } = await search('reach=E14,30');

    expect(items.map((item) => [item.id, item.journeys])).toContainEqual([
      id,
      [journeysTo({ station: 'E14' })(shownPoint(row!)!)],
    ]);
  });

  it('orders by distance from a station', async () => {
    const { items } = await search('station=E6&station=N8&station=E10&sort=distance');

    expect(items.map(({ id }) => id)).toEqual([ids.moChit, ids.thongLo, ids.bangChak]);
    expect((await search('sort=distance')).items.map(({ id }) => id)).toEqual(
      (await search('sort=newest')).items.map(({ id }) => id),
    );
  });
});

it.each([
  ['an unknown station', 'reach=X9,40', 'unknown_value'],
  ['a point in the sea', 'reach=13.3,100.6,40', 'unknown_value'],
  ['a point abroad', 'reach=48.85,2.35,40', 'unknown_value'],
  ['a point that is none', 'reach=999,999,40', 'unknown_value'],
  ['no minutes', 'reach=E4', 'invalid'],
  ['0 minutes', 'reach=E4,0', 'too_small'],
  ['-5 minutes', 'reach=E4,-5', 'invalid'],
  ['9999 minutes', 'reach=E4,9999', 'too_large'],
  ['NaN minutes', 'reach=E4,NaN', 'invalid'],
  ['three places', 'reach=E4,40&reach=N8,40&reach=CEN,40', 'too_many'],
  ['a hostile text', `reach=${encodeURIComponent("E4,40'; drop table assets--")}`, 'invalid'],
  ['a prototype', 'reach=__proto__,40', 'invalid'],
  ['a long text', `reach=${'9'.repeat(3_000)},40`, 'invalid'],
])('refuses %s, naming the field and the reason', async (_, query, reason) => {
  const replies = [await get(`/assets?${query}`), await get(`/assets/clusters?${query}&bbox=100,13,101,14&zoom=10`)];

  for (const reply of replies)
    expect([reply.statusCode, reply.json().code, reply.json().errors]).toEqual([
      400,
      'invalid_request',
      { reach: reason },
    ]);
});
