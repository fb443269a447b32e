import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetPageSize } from '@yoodee/api-contract/asset-list';
import { getAsset, searchAssets, type AssetDetail, type AssetPage } from '@yoodee/api-contract/assets';
import type { AssetStatus } from '@yoodee/asset-rules/options';
import { metresBetween } from '@yoodee/server-thai-geo';
import { assetEvents, assetImages, assets } from '../../db/schema.ts';
import { insertAsset, insertAssets, insertMember } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1${path}`, headers });

const search = async (query: string | Record<string, string>): Promise<AssetPage> => {
  const reply = await get(`/assets?${new URLSearchParams(query)}`);
  expect(reply.statusCode).toBe(200);
  return searchAssets.response.parse(reply.json().data);
};
const detail = async (id: number): Promise<AssetDetail> =>
  getAsset.response.parse((await get(`/assets/${id}`)).json().data);

describe('GET /assets', () => {
  it('finds a new listing at once, on every replica', async () => {
    const replica = await server.replica();
    const id = await insertAsset(server.db, { title_th: 'บ้านสวนริมคลองอัมพวา' });

    const reply = await replica.inject(`/api/v1/assets?${new URLSearchParams({ q: 'อัมพวา' })}`);

    expect(reply.json().data.items).toMatchObject([{ id, cover: { key: `picture-${id}-0` }, image_count: 2 }]);
  });

  it.each(['คอนโด ทองหล่อ', 'คอนโดทองหล่อ', 'condo thong lo', 'Condo Thonglor', 'คอนโดใกล้บีทีเอสทองหล่อ', 'คอนโด ทองหร่อ'])(
    'finds a condominium by Thong Lo station for %j',
    async (q) => {
      const id = await insertAsset(server.db, { subdistrict_code: '103903' });
      const elsewhere = await insertAsset(server.db, {
        ...{ province_code: '50', district_code: '5001', subdistrict_code: '500101', lat: 18.79, lng: 98.98 },
      });

      const found = await search({ q, subdistrict: '103903' });

      expect(found.items.map((item) => item.id)).toContain(id);
      expect((await search({ q, province: '50' })).items.map((item) => item.id)).not.toContain(elsewhere);
    },
  );

  it('shows a card with place, station and prices per area', async () => {
    const id = await insertAsset(server.db, { road: 'ถนนพิเศษหนึ่งเดียว', price_sale: 3_500_000, usable_area_sqm: 35 });

    const { items } = await search({ q: 'พิเศษหนึ่งเดียว' });

    expect(items).toMatchObject([
      {
        id,
        code: `A${String(id).padStart(7, '0')}`,
        title_en: '1-bedroom condominium for sale, Watthana',
        price_per_sqm: 100_000,
        price_per_sq_wah: null,
        place: { province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' }, district: { en: 'Watthana' } },
        nearest_station: {
          station_id: 'E6',
          line_colour: expect.stringMatching(/^#/),
          walk_minutes: expect.any(Number),
        },
      },
    ]);
  });

  it('shows a card without a picture where there is none', async () => {
    const id = await insertAsset(server.db, { road: 'ถนนไร้รูป' });
    await server.db.delete(assetImages).where(eq(assetImages.asset_id, id));

    expect((await search({ q: 'ไร้รูป' })).items).toMatchObject([{ id, cover: null, image_count: 0 }]);
  });

  it('pages deterministically to the end and responds with 404 beyond it', async () => {
    const place = { province_code: '45', district_code: '4501', subdistrict_code: '450101' };
    const same = { ...place, published_at: new Date('2026-01-01T00:00:00Z'), price_sale: 1_000_000 };
    const ids = await insertAssets(
      server.db,
      Array.from({ length: assetPageSize + 3 }, () => same),
    );

    for (const sort of [
      'newest',
      'price_asc',
      'price_desc',
      'price_per_area',
      'usable_desc',
      'land_desc',
      'confirmed',
    ]) {
      const first = await search({ province: '45', sort });
      const second = await search({ province: '45', sort, page: '2' });
      expect([first.total, first.page_size, first.items.length, second.page]).toEqual([27, 24, 24, 2]);
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
    }
    expect((await get('/assets?province=45&page=3')).json()).toMatchObject({ code: 'not_found', data: null });
    expect((await get('/assets?province=45&page=3')).statusCode).toBe(404);
  });

  it('returns an empty first page, with the filters that could be removed', async () => {
    const { total, items, relaxations } = await search({ province: '99', price_max: '9000000' });

    expect([total, items]).toEqual([0, []]);
    expect(relaxations).toEqual([{ drop: ['province'], total: (await search({ price_max: '9000000' })).total }]);
    expect((await get('/assets?province=99&page=2')).statusCode).toBe(404);
  });

  it('returns near misses with the filters that they fail', async () => {
    const place = { province_code: '36', district_code: '3601', subdistrict_code: '360101' };
    const [near] = await insertAssets(server.db, [
      { ...place, listing_type: 'sale', price_sale: 5_200_000 },
      { ...place, listing_type: 'sale', price_sale: 9_000_000 },
    ]);

    const { total, items, near_misses } = await search({ province: '36', price_max: '5000000' });

    expect([total, items]).toEqual([0, []]);
    expect(near_misses.map(({ asset, gaps }) => [asset.id, asset.price_sale, gaps])).toEqual([
      [near, 5_200_000, [{ key: 'price_max', asked: 5_000_000, has: 5_200_000 }]],
    ]);
    expect((await search({ province: '36', price_max: '6000000' })).near_misses).toEqual([]);
  });

  it('compares the rent with the price filter when only rents are searched', async () => {
    const place = { province_code: '35', district_code: '3501', subdistrict_code: '350101' };
    const [sale, rent, both] = await insertAssets(server.db, [
      { ...place, listing_type: 'sale', price_sale: 20_000 },
      { ...place, listing_type: 'rent', price_sale: null, price_rent_month: 20_000 },
      { ...place, listing_type: 'sale_rent', price_sale: 5_000_000, price_rent_month: 20_000 },
    ]);
    const ids = async (query: string) =>
      (await search(`province=35&price_max=30000&${query}`)).items.map(({ id }) => id);

    expect(await ids('')).toEqual([rent, sale]);
    expect(await ids('listing_type=rent&listing_type=sale_rent')).toEqual([both, rent]);
    expect(await ids('listing_type=sale&listing_type=sale_rent')).toEqual([sale]);
  });

  it('finds what a visitor can pay each month and in cash, by the terms of each deal', async () => {
    const place = { province_code: '35', district_code: '3504' };
    const rented = { ...place, listing_type: 'rent' as const, price_sale: null };
    const [sale, dear, rent, takeover] = await insertAssets(server.db, [
      { ...place, listing_type: 'sale', price_sale: 3_900_000 },
      { ...place, listing_type: 'sale', price_sale: 4_700_000 },
      { ...rented, price_rent_month: 15_000 },
      { ...place, listing_type: 'takeover', price_sale: null, takeover_price: 400_000, price_rent_month: 9_000 },
    ]);
    const ids = async (query: string) =>
      (await search(`district=3504&sort=price_asc&${query}`)).items.map(({ id }) => id);

    expect(await ids('monthly_max=20000')).toEqual([rent, takeover, sale]);
    expect(await ids('monthly_max=20000&cash_max=500000')).toEqual([rent, takeover, sale]);
    expect(await ids('monthly_max=20000&cash_max=1300000')).toEqual([rent, takeover, sale, dear]);
    expect(await ids('monthly_max=20000&cash_max=44999')).toEqual([]);
    expect(await ids('listing_type=rent&cash_max=45000')).toEqual([rent]);
    expect(await ids('monthly_max=0&cash_max=4000000')).toEqual([takeover, sale]);
  });

  it('states the number of listings of an owner with more than a private owner has', async () => {
    const place = { province_code: '35', district_code: '3503' };
    const [many, few, agent] = await Promise.all([1, 2, 3].map(() => insertMember(server.db)));
    await insertAssets(server.db, [
      ...Array.from({ length: 6 }, () => ({ ...place, owner_id: many! })),
      { ...place, owner_id: many!, status: 'paused' },
      ...Array.from({ length: 5 }, () => ({ ...place, owner_id: few!, property_type: 'land' as const })),
      ...Array.from({ length: 6 }, () => ({ ...place, owner_id: agent!, seller_role: 'agent' as const })),
    ]);
    const said = async (query: string) =>
      new Set((await search(`district=3503&${query}`)).items.map(({ seller_listings }) => seller_listings));

    expect(await said('seller_role=owner&property_type=condo')).toEqual(new Set([6]));
    expect(await said('property_type=land')).toEqual(new Set([null]));
    expect(await said('seller_role=agent')).toEqual(new Set([null]));
  });

  it('orders rents by the rent per area, also of what is for sale too', async () => {
    const place = { province_code: '35', district_code: '3502', usable_area_sqm: 100 };
    const rented = { ...place, listing_type: 'rent' as const, price_sale: null };
    const [dear, both, cheap, takeover] = await insertAssets(server.db, [
      { ...rented, price_rent_month: 30_000 },
      { ...place, listing_type: 'sale_rent', price_sale: 5_000_000, price_rent_month: 20_000 },
      { ...rented, price_rent_month: 10_000 },
      { ...place, listing_type: 'takeover', price_sale: null, takeover_price: 90_000, price_rent_month: 15_000 },
    ]);
    const ids = async (query: string) =>
      (await search(`district=3502&sort=price_per_area&${query}`)).items.map(({ id }) => id);

    expect(await ids('listing_type=rent')).toEqual([cheap, both, dear]);
    expect(await ids('')).toEqual([cheap, dear, both, takeover]);
  });

  it('does not find an asset that is no longer published, even one erased with its member', async () => {
    const place = { province_code: '37', district_code: '3701', subdistrict_code: '370101' };
    const owner_id = await insertMember(server.db);
    await insertAssets(server.db, [
      { ...place, owner_id },
      { ...place, owner_id, status: 'paused' },
    ]);
    expect((await search('province=37')).total).toBe(1);

    await server.db.delete(assets).where(eq(assets.owner_id, owner_id));

    expect((await search('province=37')).total).toBe(0);
  });

  it('responds to any query with a page or a refusal, never with an error', async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        "' or 1=1 --",
        '%',
        '\\',
        '& | !',
        "a' <-> 'b",
        '\0',
        '..',
        '__proto__',
        'ๆฯ',
        '𝕏',
        '-1',
        '1e9',
        'NaN',
      ),
    );
    const keys = [...Object.keys(searchAssets.query.shape), '__proto__', 'constructor', 'x'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...keys), anyText), { maxLength: 6 }), async (pairs) => {
        const { statusCode } = await get(`/assets?${new URLSearchParams(pairs)}`);

        expect([200, 400, 404]).toContain(statusCode);
      }),
      { numRuns: 150 },
    );
  });

  it.each(["' or '1'='1", '%', '_', '*', '"', '!!!'])('treats %j as text, not as a pattern', async (q) => {
    expect((await search({ q })).total).toBe(0);
  });

  it('sends no body while nothing changes', async () => {
    const { headers } = await get('/assets');

    const again = await get('/assets', { 'if-none-match': String(headers.etag) });
    await insertAsset(server.db);
    const changed = await get('/assets', { 'if-none-match': String(headers.etag) });

    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.etag).toMatch(/^W\/"/);
    expect([again.statusCode, again.body, changed.statusCode]).toEqual([304, '', 200]);
  });
});

describe('GET /assets/{id}', () => {
  it.each([
    ['published', 200],
    ['reserved', 200],
    ['sold', 200],
    ['rented', 200],
    ['expired', 200],
    ['draft', 404],
    ['paused', 404],
    ['hidden', 410],
    ['deleted', 410],
  ] as const)('responds to a %s asset with %i', async (status: AssetStatus, expected) => {
    const id = await insertAsset(server.db, { status });

    const reply = await get(`/assets/${id}`);

    expect(reply.statusCode).toBe(expected);
    expect(reply.headers['cache-control']).toBe(
      expected === 200 ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    );
  });

  it('reveals of a paused asset only that it is paused', async () => {
    const id = await insertAsset(server.db, { status: 'paused' });

    const { data, code, message } = (await get(`/assets/${id}`)).json();

    expect({ data, code, message }).toEqual({
      ...{ data: null, code: 'asset_paused', message: 'ผู้ขายพักประกาศนี้ไว้ชั่วคราว' },
    });
  });

  it('does not reveal that a deleted draft existed', async () => {
    const id = await insertAsset(server.db, { status: 'deleted', first_published_at: null, published_at: null });

    expect((await get(`/assets/${id}`)).statusCode).toBe(404);
  });

  it.each(['0', '-1', '1.5', 'abc', '9007199254740993', '1%27', '%00', '__proto__'])('refuses id %s', async (id) => {
    expect([400, 404]).toContain((await get(`/assets/${id}`)).statusCode);
  });

  it.each(['0x%s', '%s.0', '0%s', '+%s', '%20%s', '%s%20', '%se0', '0b%s', '%E0%B9%91%s'])(
    'refuses other spellings of an id: %s',
    async (spelling) => {
      const id = await insertAsset(server.db);

      expect((await get(`/assets/${spelling.replace('%s', String(id))}`)).statusCode).toBe(400);
    },
  );

  it('shows the full asset: pictures in order, floor plans separate, public events and seller', async () => {
    const owner_id = await insertMember(server.db, { line_id: '@private', facebook: 'somchai' });
    const id = await insertAsset(server.db, { owner_id, price_sale: 4_000_000, contact_channels: ['facebook'] });
    await server.db.insert(assetImages).values({
      ...{ asset_id: id, kind: 'floor_plan', key: 'plan-0001', width: 1000, height: 1000, bytes: 1 },
      ...{ thumbhash: 'AAAA', sort: 0 },
    });
    await server.db.insert(assetEvents).values([
      { asset_id: id, kind: 'price_changed', price_kind: 'sale', price_from: 4_500_000, price_to: 4_000_000 },
      { asset_id: id, kind: 'reported' },
    ]);

    const asset = await detail(id);

    expect(asset.images.map(({ key }) => key)).toEqual([`picture-${id}-0`, `picture-${id}-1`]);
    expect(asset.floor_plans.map(({ key }) => key)).toEqual(['plan-0001']);
    expect(asset.events.map(({ kind, price_to }) => [kind, price_to])).toEqual([
      ['published', null],
      ['price_changed', 4_000_000],
    ]);
    expect(asset.seller).toMatchObject({ line_id: null, facebook: 'somchai', phone_verified: true, active_assets: 1 });
    expect(asset.nearest_stations[0]).toMatchObject({ station_id: 'E6' });
    expect(asset.price_per_sqm).toBe(Math.round(4_000_000 / 35));
  });

  it('omits fields that this type and deal do not have', async () => {
    const id = await insertAsset(server.db, {
      property_type: 'land',
      price_rent_month: 9_999,
      floor_no: 7,
      land_rai: 1,
    });

    expect(await detail(id)).toMatchObject({
      ...{ price_rent_month: null, floor_no: null, usable_area_sqm: null, price_per_sqm: null },
      ...{ land_total_sq_wah: 400, land_sqm: 1_600, price_per_sq_wah: 11_250 },
    });
  });

  it('moves an approximate point by 50 to 200 m, always to the same place, in every response', async () => {
    const truth = { lat: 13.7243, lng: 100.5785 };
    const ids = await insertAssets(
      server.db,
      Array.from({ length: 40 }, () => ({ ...truth, location_precision: 'approximate', soi: 'ซอยประมาณการ' })),
    );

    const shown = await Promise.all(ids.map(detail));

    for (const { lat, lng, id } of shown) {
      const moved = metresBetween(truth, { lat: lat!, lng: lng! });
      expect(moved).toBeGreaterThan(48);
      expect(moved).toBeLessThanOrEqual(200);
      expect(await detail(id)).toMatchObject({ lat, lng });
    }
    expect(new Set(shown.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(ids.length);
    // A very small bounding box must not reveal the true point.
    const edges = [truth.lng - 1e-4, truth.lat - 1e-4, truth.lng + 1e-4, truth.lat + 1e-4];
    const box = edges.map((degrees) => degrees.toFixed(6)).join(',');
    expect((await search({ q: 'ประมาณการ', bbox: box })).total).toBe(0);
    expect(JSON.stringify(shown)).not.toContain('location_seed');
  });
});
