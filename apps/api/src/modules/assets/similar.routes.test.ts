import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAssetHistory, getSimilarAssets, maxSimilar } from '@yoodee/api-contract/similar';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import { assetEvents } from '../../db/schema.ts';
import { insertAsset, insertAssets, type AssetValues } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/v1${path}`);
const similarTo = async (id: number) => {
  const reply = await get(`/assets/${id}/similar`);
  expect(reply.statusCode).toBe(200);
  const { items, scope } = getSimilarAssets.response.parse(reply.json().data);
  return { ids: items.map((item) => item.id), scope };
};

/** One district per test, so that tests do not see each other's assets. */
let districts = 0;
const somewhere = (): AssetValues => {
  districts += 1;
  const province_code = String(30 + districts);
  return {
    ...{ province_code, district_code: `${province_code}01`, subdistrict_code: `${province_code}0101` },
    ...{ lat: 6 + districts, lng: 100 },
  };
};
/** A degree of latitude is 111.32 km. */
const north = (place: AssetValues, km: number): AssetValues => ({ ...place, lat: place.lat! + km / 111.32 });

describe('GET /assets/{id}/similar', () => {
  it('finds similar assets nearby, the closest in price and place first, without itself', async () => {
    const place = somewhere();
    const [id, dearer, near, far] = await insertAssets(server.db, [
      { ...place, price_sale: 4_000_000 },
      { ...north(place, 0.1), price_sale: 4_700_000 },
      { ...north(place, 0.1), price_sale: 4_100_000 },
      { ...north(place, 4.5), price_sale: 4_000_000 },
      { ...north(place, 5.5), price_sale: 4_000_000 },
      { ...place, price_sale: 4_900_000 },
      { ...place, price_sale: 3_100_000 },
      { ...place, price_sale: 4_000_000, property_type: 'detached_house' },
      { ...place, price_sale: null, price_rent_month: 20_000, listing_type: 'rent' },
    ]);

    expect(await similarTo(id!)).toEqual({ ids: [near, dearer, far], scope: 'near' });
  });

  it('widens the search where there are too few, and says so', async () => {
    const place = somewhere();
    const [id, one, ...others] = await insertAssets(server.db, [
      { ...place, price_sale: 4_000_000 },
      { ...north(place, 1), price_sale: 4_000_000 },
      { ...north(place, 8), price_sale: 4_000_000 },
      { ...north(place, 12), price_sale: 5_000_000 },
    ]);

    expect(await similarTo(id!)).toEqual({ ids: [one, ...others], scope: 'wider' });
  });

  it('searches the full province at last, also without a point', async () => {
    const place = somewhere();
    const [id, lost, ...others] = await insertAssets(server.db, [
      { ...place, price_sale: 4_000_000 },
      { ...place, lat: null, lng: null, price_sale: 4_000_000 },
      { ...north(place, 60), price_sale: 4_100_000 },
      { ...north(place, 70), price_sale: 5_900_000 },
    ]);

    expect(await similarTo(id!)).toEqual({ ids: [lost, ...others], scope: 'province' });
    expect((await similarTo(lost!)).scope).toBe('province');
  });

  it('compares a rent with rents', async () => {
    const place = somewhere();
    const [id, both, rent] = await insertAssets(server.db, [
      { ...place, listing_type: 'rent', price_sale: null, price_rent_month: 20_000 },
      { ...place, listing_type: 'sale_rent', price_sale: 4_000_000, price_rent_month: 20_500 },
      { ...place, listing_type: 'rent', price_sale: null, price_rent_month: 22_000 },
      { ...place, listing_type: 'rent', price_sale: null, price_rent_month: 60_000 },
    ]);

    expect((await similarTo(id!)).ids).toEqual([both, rent]);
  });

  it.each(['sold', 'rented', 'expired', 'paused', 'hidden', 'deleted'] as const)(
    'finds alternatives to one that is %s',
    async (status) => {
      const place = somewhere();
      const [id, ...others] = await insertAssets(server.db, [
        { ...place, status: status as AssetStatus },
        place,
        place,
        place,
      ]);

      const { ids } = await similarTo(id!);

      expect(ids.toSorted()).toEqual(others);
    },
  );

  it('is empty without similar assets, and never long', async () => {
    const place = somewhere();
    const alone = await insertAsset(server.db, { ...place, property_type: 'hotel', price_sale: 90_000_000 });
    const [first] = await insertAssets(
      server.db,
      Array.from({ length: 12 }, () => place),
    );

    expect((await similarTo(alone)).ids).toEqual([]);
    expect((await similarTo(first!)).ids).toHaveLength(maxSimilar);
  });

  it('responds with 404 for a draft and for an unknown id', async () => {
    const draft = await insertAsset(server.db, { status: 'draft', first_published_at: null, published_at: null });

    for (const id of [draft, 999_999_999]) expect((await get(`/assets/${id}/similar`)).statusCode).toBe(404);
    expect((await get('/assets/0/similar')).statusCode).toBe(400);
    expect((await get('/assets/abc/similar')).statusCode).toBe(400);
  });
});

describe('GET /assets/{id}/history', () => {
  it('returns the public events in order, and no others', async () => {
    const id = await insertAsset(server.db);
    await server.db.delete(assetEvents).where(eq(assetEvents.asset_id, id));
    await server.db.insert(assetEvents).values([
      {
        ...{ asset_id: id, kind: 'price_changed', at: new Date('2026-03-01T00:00:00Z') },
        ...{ price_kind: 'sale', price_from: 5_000_000, price_to: 4_500_000 },
      },
      { asset_id: id, kind: 'published', at: new Date('2026-01-01T00:00:00Z') },
      { asset_id: id, kind: 'hidden', at: new Date('2026-02-01T00:00:00Z') },
    ]);

    const reply = await get(`/assets/${id}/history`);

    const { first_published_at, events } = getAssetHistory.response.parse(reply.json().data);
    expect(first_published_at).not.toBeNull();
    expect(events).toEqual([
      { kind: 'published', at: '2026-01-01T00:00:00.000Z', price_kind: null, price_from: null, price_to: null },
      {
        kind: 'price_changed',
        at: '2026-03-01T00:00:00.000Z',
        price_kind: 'sale',
        price_from: 5_000_000,
        price_to: 4_500_000,
      },
    ]);
  });

  it.each([
    ['sold', 200],
    ['hidden', 410],
    ['deleted', 410],
    ['paused', 404],
  ] as const)('of one that is %s responds with %d', async (status, code) => {
    const id = await insertAsset(server.db, { status });

    expect((await get(`/assets/${id}/history`)).statusCode).toBe(code);
  });

  it('of an unknown id responds with 404', async () => {
    expect((await get('/assets/999999999/history')).statusCode).toBe(404);
  });
});
