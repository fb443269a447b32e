import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAssetClusters } from '@yoodee/api-contract/clusters';
import { insertAsset } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (query: string) => server.app.inject(`/api/v1/assets/clusters?${query}`);
const clusters = async (query: string) => {
  const reply = await get(query);
  expect(reply.statusCode).toBe(200);
  return getAssetClusters.response.parse(reply.json().data);
};

const chiangMai = { province_code: '50', district_code: '5001', subdistrict_code: '500101' };
const nearChiangMai = 'bbox=98.9,18.7,99.1,18.9';

describe('GET /assets/clusters', () => {
  it('clusters near assets, shows a single one with its price, and applies the filters of the list', async () => {
    const shared = { ...chiangMai, location_precision: 'exact' as const, usable_area_sqm: 50 };
    for (const price_sale of [2_000_000, 3_000_000, 7_000_000])
      await insertAsset(server.db, { ...shared, price_sale, lat: 18.7801, lng: 98.9601 });
    const alone = await insertAsset(server.db, { ...shared, price_sale: 4_500_000, lat: 18.83, lng: 99.06 });

    const all = await clusters(`${nearChiangMai}&zoom=12`);
    const cheap = await clusters(`${nearChiangMai}&zoom=12&price_max=2500000`);

    expect(all).toEqual({
      clusters: [
        {
          lat: expect.closeTo(18.7801, 1) as number,
          lng: expect.closeTo(98.9601, 1) as number,
          count: 3,
          price_per_sqm: 60_000,
          bounds: [98.9601, 18.7801, 98.9601, 18.7801],
        },
      ],
      pins: [{ id: alone, lat: 18.83, lng: 99.06, price: 4_500_000, is_rent: false }],
      total: 4,
      bounds: [98.9601, 18.7801, 99.06, 18.83],
    });
    expect(cheap).toMatchObject({ clusters: [], pins: [{ price: 2_000_000 }], total: 1 });
  });

  it('never shows an asset at a point that its seller hides', async () => {
    const id = await insertAsset(server.db, {
      ...{ ...chiangMai, location_precision: 'approximate', lat: 18.55, lng: 98.55 },
    });

    const { pins } = await clusters('bbox=98.5,18.5,98.6,18.6&zoom=16');

    expect(pins).toHaveLength(1);
    expect(pins[0]).toMatchObject({ id });
    expect([pins[0]!.lat, pins[0]!.lng]).not.toEqual([18.55, 98.55]);
  });

  it('has nothing in the middle of the sea', async () => {
    expect(await clusters('bbox=-30,-30,-20,-20&zoom=4')).toEqual({ clusters: [], pins: [], total: 0, bounds: null });
  });

  it.each([
    '',
    'zoom=5',
    'bbox=100,13,101,14',
    'bbox=101,13,100,14&zoom=5',
    'bbox=100,14,101,13&zoom=5',
    'bbox=100,13,100,14&zoom=5',
    'bbox=100,13,181,14&zoom=5',
    'bbox=100,13,101,91&zoom=5',
    'bbox=100,13,101&zoom=5',
    'bbox=a,b,c,d&zoom=5',
    'bbox=100,13,101,14&zoom=-1',
    'bbox=100,13,101,14&zoom=23',
    'bbox=100,13,101,14&zoom=x',
    'bbox=100,13,101,14&bbox=100,13,101,14&zoom=5',
    'bbox=100,13,101,14&zoom=5&property_type=castle',
  ])('refuses %j', async (query) => {
    const reply = await get(query);

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ data: null, code: 'invalid_request' });
  });

  it('returns few clusters however large the box is for its zoom', async () => {
    const found = await clusters('bbox=-180,-90,180,90&zoom=22');

    expect(found.clusters.length + found.pins.length).toBeLessThanOrEqual(500);
  });
});
