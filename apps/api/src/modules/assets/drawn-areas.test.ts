import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchAssets } from '@yoodee/api-contract/assets';
import { getAssetClusters } from '@yoodee/api-contract/clusters';
import { encodeArea, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { shownPoint } from './shown-point.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/v1${path}`);
const search = async (query: string) => {
  const reply = await get(`/assets?${query}`);
  expect(reply.statusCode).toBe(200);
  return searchAssets.response.parse(reply.json().data);
};

/** A square of so many degrees around a place. */
const around = (lat: number, lng: number, degrees: number): DrawnArea => [
  { lat: lat - degrees, lng: lng - degrees },
  { lat: lat - degrees, lng: lng + degrees },
  { lat: lat + degrees, lng: lng + degrees },
  { lat: lat + degrees, lng: lng - degrees },
];
const inAreas = (...areas: DrawnArea[]) => areas.map((area) => `drawn=${encodeArea(area)}`).join('&');

const chiangMai = { province_code: '50', district_code: '5001', subdistrict_code: '500101' };
const exact = { ...chiangMai, location_precision: 'exact' as const };

describe('drawn areas', () => {
  it('filter the list, its counts and the map, together with the other filters', async () => {
    const inside = await insertAsset(server.db, { ...exact, lat: 18.7801, lng: 98.9601, bedrooms: 2 });
    const alsoInside = await insertAsset(server.db, { ...exact, lat: 18.7811, lng: 98.9611, bedrooms: 1 });
    const beside = await insertAsset(server.db, { ...exact, lat: 18.8301, lng: 98.9601, bedrooms: 2 });
    const [area, other] = [around(18.78, 98.96, 0.01), around(18.83, 98.96, 0.01)];

    const found = await search(inAreas(area));
    expect(found.items.map(({ id }) => id).toSorted()).toEqual([inside, alsoInside].toSorted());
    expect(found.facets.bedrooms).toMatchObject({ '1': 2, '2': 1 });
    expect((await search(`${inAreas(area, other)}&bedrooms_min=2`)).items.map(({ id }) => id).toSorted()).toEqual(
      [inside, beside].toSorted(),
    );

    const map = await get(`/assets/clusters?bbox=98.9,18.7,99,18.9&zoom=16&${inAreas(other)}`);
    expect(getAssetClusters.response.parse(map.json().data)).toMatchObject({ total: 1, pins: [{ id: beside }] });
  });

  it('without results are offered for removal, and near misses are inside them', async () => {
    await insertAsset(server.db, { ...exact, lat: 19.9, lng: 99.8, price_sale: 5_200_000 });
    await insertAsset(server.db, { ...exact, lat: 19.95, lng: 99.8, price_sale: 4_000_000 });

    const found = await search(`${inAreas(around(19.9, 99.8, 0.01))}&price_max=5000000`);

    expect(found).toMatchObject({ total: 0, near_misses: [{ gaps: [{ key: 'price_max', has: 5_200_000 }] }] });
    expect(found.relaxations.map(({ drop }) => drop)).toContainEqual(['drawn']);
  });

  it('find an asset of an approximate place only where the map shows it', async () => {
    const truth = { lat: 17.4101, lng: 102.7901, location_seed: '0b9f4cf7-4d7a-4a55-9df4-8e0f4b6a3b6e' };
    const id = await insertAsset(server.db, { ...chiangMai, ...truth, location_precision: 'approximate' });
    const shown = shownPoint({ ...truth, location_precision: 'approximate' })!;

    expect((await search(inAreas(around(truth.lat, truth.lng, 0.0003)))).total).toBe(0);
    expect((await search(inAreas(around(shown.lat, shown.lng, 0.0003)))).items).toMatchObject([{ id }]);
  });

  const circle = (count: number): DrawnArea =>
    Array.from({ length: count }, (_, at) => ({
      lat: 13.7 + 0.1 * Math.sin((at * 2 * Math.PI) / count),
      lng: 100.5 + 0.1 * Math.cos((at * 2 * Math.PI) / count),
    }));
  const [a, b, c, d] = around(13.7, 100.5, 0.1);
  it.each<[string, DrawnArea[], string]>([
    ['10,000 corners', [circle(10_000)], 'too_many'],
    ['six areas', Array.from({ length: 6 }, () => circle(4)), 'too_many'],
    ['sides that cross', [[a!, c!, b!, d!]], 'self_crossing'],
    ['no area', [[a!, b!]], 'no_area'],
    ['a place abroad', [around(1.35, 103.8, 0.1)], 'outside_thailand'],
    ['the date line inside', [around(13.7, 179.95, 0.1)], 'outside_thailand'],
  ])('of %s are refused with the reason', async (_what, areas, code) => {
    for (const path of ['/assets?', '/assets/clusters?bbox=100,13,101,14&zoom=9&']) {
      const reply = await get(path + inAreas(...areas));

      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ data: null, code: 'invalid_request', errors: { drawn: code } });
    }
  });

  it.each(['BF', 'xyz', 'BFA', '_p~iF~ps|U_ulLnnqC', `BF${'A'.repeat(3)}`])(
    'in the form of %j are refused',
    async (text) => {
      const reply = await get(`/assets?drawn=${encodeURIComponent(text)}`);

      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors).toHaveProperty('drawn');
    },
  );

  it('are saved with a search, as long as they may be', async () => {
    const member = await createTestMember(server);
    const query = `q=${encodeURIComponent('คอนโดใกล้รถไฟฟ้า')}&${inAreas(circle(200))}`;
    const url = '/api/v1/member/saved-searches';
    const post = (payload: object) => server.app.inject({ method: 'POST', url, headers: member.headers, payload });

    const saved = await post({ name: 'ในพื้นที่ที่วาด', query });
    expect(saved.statusCode).toBe(201);
    expect(saved.json().data).toMatchObject({ query });

    const crossing = await post({ name: 'ในพื้นที่ที่วาด', query: inAreas([a!, c!, b!, d!]) });
    expect(crossing.json()).toMatchObject({ code: 'invalid_request', errors: { query: 'invalid' } });
  });
});
