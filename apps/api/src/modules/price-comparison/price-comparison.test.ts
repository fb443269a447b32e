import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPriceComparison, getPriceErrors, getPriceInterval } from '@yoodee/api-contract/price-comparison';
import { assets, priceErrors } from '../../db/schema.ts';
import { insertAsset, insertAssets, type AssetValues } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAssetSearch } from '../assets/asset-search.ts';
import { indexAssets } from '../assets/index-asset.ts';
import { measureErrors } from './measure-errors.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
  await server.db.insert(priceErrors).values(
    (['condo', 'land'] as const).map((property_type) => ({
      ...{ property_type, deal: 'sale' as const, place: 'everywhere' as const, estimated: 60, silent: 2 },
      ...{ median_error: 0.084, spread: Math.log(1.25), coverage: 0.8 },
    })),
  );
});
afterAll(() => server.close());

const get = (path: string, headers = {}) => server.app.inject({ url: `/api/v1${path}`, headers });
const answerOf = async (id: number) => {
  const reply = await get(`/assets/${id}/price-comparison`);
  expect(reply.statusCode).toBe(200);
  return getPriceComparison.response.parse(reply.json().data);
};

const comparisonOf = async (id: number) => (await answerOf(id))!;

/** One province per test, so that tests do not see each other's assets. */
let provinces = 0;
const somewhere = (): AssetValues => {
  provinces += 1;
  const province_code = String(30 + provinces);
  return {
    ...{ province_code, district_code: `${province_code}01`, subdistrict_code: `${province_code}0101` },
    ...{ lat: 6 + provinces, lng: 100, usable_area_sqm: 40 },
  };
};
const north = (place: AssetValues, metres: number): AssetValues => ({ ...place, lat: place.lat! + metres / 111_320 });
const perSqm = (baht: number, sqm = 40): AssetValues => ({ usable_area_sqm: sqm, price_sale: baht * sqm });
const nine = (place: AssetValues, values: AssetValues = {}) =>
  insertAssets(
    server.db,
    Array.from({ length: 9 }, (_, n) => ({ ...north(place, 100), ...perSqm(96_000 + n * 1_000), ...values })),
  );

describe('GET /assets/{id}/price-comparison', () => {
  it('shows the price per m² beside the project, the subdistrict and the district, without itself', async () => {
    const place = somewhere();
    await nine(place, { project_name_th: 'สวนริมน้ำ' });
    await insertAssets(server.db, [{ ...place, subdistrict_code: `${place.province_code}0102`, ...perSqm(50_000) }]);
    const id = await insertAsset(server.db, { ...place, ...perSqm(120_000), project_name_th: 'สวนริมน้ำ' });

    const { scopes, per_unit, unit, deal, since } = await comparisonOf(id);

    expect({ per_unit, unit, deal }).toEqual({ per_unit: 120_000, unit: 'sqm', deal: 'sale' });
    expect(scopes.map(({ scope, assets, low, median, high }) => [scope, assets, low, median, high])).toEqual([
      ['project', 9, 97_000, 100_000, 103_000],
      ['subdistrict', 9, 97_000, 100_000, 103_000],
      ['district', 10, 96_000, 100_000, 103_000],
    ]);
    expect(scopes[0]!.name.th).toBe('สวนริมน้ำ');
    expect(since).not.toBeNull();
  });

  it('compares with the soi, however it is written, and omits it below eight listings', async () => {
    const place = somewhere();
    const soi = { road: 'ถนนสุขุมวิท', soi: 'ซอยสุขุมวิท 39' };
    await nine(place, soi);
    await nine(place, { ...soi, soi: 'สุขุมวิท 41' });
    const [inSoi, byNumber, alone, without] = await insertAssets(server.db, [
      { ...place, ...perSqm(120_000), soi: 'สุขุมวิท39' },
      { ...place, ...perSqm(120_000), road: 'สุขุมวิท', soi: '39' },
      { ...place, ...perSqm(120_000), soi: '39' },
      { ...place, ...perSqm(120_000) },
    ]);
    const scopesOf = async (id: number | undefined) =>
      (await comparisonOf(id!)).scopes.map(({ scope, assets }) => [scope, assets]);

    expect((await scopesOf(inSoi))[0]).toEqual(['soi', 10]);
    expect((await comparisonOf(inSoi!)).scopes[0]!.name).toMatchObject({
      th: 'ซอย สุขุมวิท39',
      en: expect.stringMatching(/^Soi Sukhum/),
    });
    expect((await scopesOf(byNumber))[0]).toEqual(['soi', 10]);
    for (const id of [alone, without])
      expect((await scopesOf(id)).map(([scope]) => scope)).toEqual(['subdistrict', 'district']);
  });

  it('gives an interval with its error and the most similar listings, each with its differences', async () => {
    const place = somewhere();
    await nine(place);
    const [twin] = await insertAssets(server.db, [
      { ...north(place, 20), ...perSqm(100_000), project_name_th: 'ตึกเดียวกัน' },
      { ...north(place, 30_000), ...perSqm(300_000) },
    ]);
    const id = await insertAsset(server.db, { ...place, ...perSqm(150_000), project_name_th: 'ตึกเดียวกัน' });

    const { interval, comparables } = await comparisonOf(id);

    expect(interval).toEqual({
      ...{ low: 3_200_000, middle: 4_000_000, high: 5_000_000, comparables: 11 },
      error: { place: 'everywhere', estimated: 60, median_percent: 8, covered_percent: 80 },
    });
    expect(comparables).toHaveLength(5);
    expect(comparables[0]).toMatchObject({
      ...{ id: twin, price: 4_000_000, per_unit: 100_000, area_sqm: 40, metres: 0, is_same_project: true },
    });
    expect(comparables[1]).toMatchObject({ metres: 100, is_same_project: false });
  });

  it('expects a larger home to ask less per m²', async () => {
    const place = somewhere();
    await nine(place, perSqm(100_000));
    const small = await insertAsset(server.db, { ...place, ...perSqm(100_000, 30) });
    const large = await insertAsset(server.db, { ...place, ...perSqm(100_000, 90) });

    expect((await comparisonOf(small)).interval!.middle).toBeGreaterThan(3_000_000);
    expect((await comparisonOf(large)).interval!.middle).toBeLessThan(9_000_000);
  });

  it('divides land by square wah', async () => {
    const place = { ...somewhere(), property_type: 'land', usable_area_sqm: null };
    const plot = (baht: number): AssetValues => ({ ...place, land_sq_wah: 100, price_sale: baht * 100 });
    await insertAssets(
      server.db,
      Array.from({ length: 8 }, () => plot(50_000)),
    );

    expect(await comparisonOf(await insertAsset(server.db, plot(60_000)))).toMatchObject({
      ...{ unit: 'sq_wah', per_unit: 60_000, interval: { middle: 5_000_000 } },
      scopes: [{ scope: 'subdistrict', median: 50_000 }, { scope: 'district' }],
    });
  });

  it('says how long the kind is on the market, and how often its price was lowered', async () => {
    const place = somewhere();
    const published_at = new Date(Date.now() - 40 * 86_400_000);
    await nine(place, { published_at, price_original_sale: 99_000_000 });

    expect((await comparisonOf(await insertAsset(server.db, place))).market).toEqual({
      ...{ scope: 'district', assets: 9, days: 40, lowered_percent: 100 },
    });
  });

  it('gives nothing with seven listings, and never uses a hidden one or a draft', async () => {
    const place = somewhere();
    const ids = await nine(place);
    await server.db.update(assets).set({ status: 'hidden' }).where(eq(assets.id, ids[0]!));
    await server.db.update(assets).set({ status: 'draft' }).where(eq(assets.id, ids[1]!));
    await server.db.transaction((tx) => indexAssets(tx, ids.slice(0, 2)));
    const id = await insertAsset(server.db, place);

    expect(await comparisonOf(id)).toMatchObject({ scopes: [], interval: null, comparables: [], market: null });
  });

  it('gives no interval for a kind whose error was not measured', async () => {
    const place = { ...somewhere(), property_type: 'office' };
    await nine(place);

    const { interval, scopes } = await comparisonOf(await insertAsset(server.db, place));
    expect(interval).toBeNull();
    expect(scopes).toHaveLength(2);
  });

  it('is null without a price per area, and for an asset that is sold', async () => {
    const place = somewhere();
    await nine(place);

    for (const values of [{ usable_area_sqm: null }, { status: 'sold' as const }, { listing_type: 'takeover' }])
      expect(await answerOf(await insertAsset(server.db, { ...place, ...values }))).toBeNull();
  });

  it.each([
    ['hidden', 410],
    ['deleted', 410],
    ['paused', 404],
  ] as const)('of one that is %s responds with %d', async (status, code) => {
    const id = await insertAsset(server.db, { status });

    expect((await get(`/assets/${id}/price-comparison`)).statusCode).toBe(code);
  });

  it.each([
    ['999999999', 404],
    ['0', 400],
    ['abc', 400],
    ['1'.repeat(40), 400],
    ["1'--", 400],
  ])('of "%s" responds with %d', async (id, code) => {
    expect((await get(`/assets/${encodeURIComponent(id)}/price-comparison`)).statusCode).toBe(code);
  });
});

describe('GET /member/assets/{id}/price-interval', () => {
  it('is the same for a draft of the member, and 404 for anybody else', async () => {
    const place = somewhere();
    await nine(place);
    const draft = { ...place, ...perSqm(150_000), owner_id: member.id, status: 'draft' as const };
    const id = await insertAsset(server.db, { ...draft, first_published_at: null, published_at: null });
    const intervalOf = (headers: Record<string, string>) => get(`/member/assets/${id}/price-interval`, headers);

    expect(getPriceInterval.response.parse((await intervalOf(member.headers)).json().data)).toMatchObject({
      ...{ middle: 4_000_000, comparables: 9 },
    });
    expect((await intervalOf((await createTestMember(server)).headers)).statusCode).toBe(404);
    expect((await intervalOf({})).statusCode).toBe(401);
    expect((await get(`/assets/${id}/price-comparison`)).statusCode).toBe(404);
  });

  it('is null without a price', async () => {
    const id = await insertAsset(server.db, { ...somewhere(), owner_id: member.id, status: 'draft', price_sale: null });

    expect((await get(`/member/assets/${id}/price-interval`, member.headers)).json().data).toBeNull();
  });
});

it('measures its errors with the own price left out, with the same result every time', async () => {
  const place = { ...somewhere(), property_type: 'townhouse' };
  await insertAssets(
    server.db,
    Array.from({ length: 40 }, (_, n) => ({ ...north(place, n * 20), ...perSqm(90_000 + (n % 5) * 5_000) })),
  );
  const measured = async () => {
    await measureErrors({ db: server.db, assetSearch: createAssetSearch(server.db) });
    const rows = getPriceErrors.response.parse((await get('/price-errors')).json().data);
    return rows.filter(({ property_type }) => property_type === 'townhouse').map(({ measured_at: _at, ...row }) => row);
  };

  const first = await measured();

  expect(first.map(({ place: at, estimated, silent }) => [at, estimated, silent])).toEqual([
    ['elsewhere', 40, 0],
    ['everywhere', 40, 0],
  ]);
  expect(first[0]!.median_error).toBeLessThan(0.12);
  expect(first[0]!.coverage).toBeGreaterThan(0.5);
  expect(await measured()).toEqual(first);
});
