import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPriceStanding } from '@yoodee/api-contract/price-standing';
import { insertAsset, insertAssets, type AssetValues } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
});
afterAll(() => server.close());

const get = (id: number, { headers }: { headers: Record<string, string> } = member) =>
  server.app.inject({ url: `/api/v1/member/assets/${id}/price-standing`, headers });
const standingOf = async (id: number) => getPriceStanding.response.parse((await get(id)).json().data);

/** One district per test, so that tests do not see each other's assets. */
let districts = 0;
const somewhere = (): AssetValues => {
  districts += 1;
  const province_code = String(30 + districts);
  return { province_code, district_code: `${province_code}01`, subdistrict_code: `${province_code}0101` };
};
const mine = (values: AssetValues) => insertAsset(server.db, { ...values, owner_id: member.id, status: 'draft' });
/** Condominiums of 40 m² with these prices per m². */
const others = (place: AssetValues, perSqm: readonly number[], values: AssetValues = {}) =>
  insertAssets(
    server.db,
    perSqm.map((price) => ({ ...place, usable_area_sqm: 40, price_sale: price * 40, ...values })),
  );
const eight = [90, 100, 110, 120, 130, 140, 150, 160].map((thousand) => thousand * 1_000);

describe('the standing of a price', () => {
  it('is computed per m² from eight or more in the district', async () => {
    const place = somewhere();
    await others(place, eight);
    const id = await mine({ ...place, usable_area_sqm: 36, price_sale: 36 * 145_000 });

    expect(await standingOf(id)).toEqual({
      scope: 'district',
      compared: 8,
      above_percent: 75,
      per_sqm: 145_000,
      median: 125_000,
    });
  });

  it('is in the middle when all prices are equal', async () => {
    const place = somewhere();
    await others(
      place,
      Array.from({ length: 9 }, () => 120_000),
    );
    const id = await mine({ ...place, usable_area_sqm: 40, price_sale: 40 * 120_000 });

    expect(await standingOf(id)).toMatchObject({ compared: 9, above_percent: 50, median: 120_000 });
  });

  it('is 0 or 100 % only when no price is lower or higher', async () => {
    const place = somewhere();
    await others(place, [50_000, ...Array.from({ length: 210 }, () => 150_000), 300_000]);
    const id = await mine({ ...place, usable_area_sqm: 40, price_sale: 40 * 60_000 });
    const dear = await mine({ ...place, usable_area_sqm: 40, price_sale: 40 * 290_000 });

    expect(await standingOf(id)).toMatchObject({ compared: 212, above_percent: 1 });
    expect(await standingOf(dear)).toMatchObject({ above_percent: 99 });
  });

  it('does not count the asset itself, once it is published', async () => {
    const place = somewhere();
    await others(place, eight);
    const [id] = await insertAssets(server.db, [
      { ...place, owner_id: member.id, usable_area_sqm: 40, price_sale: 40 * 80_000 },
    ]);

    expect(await standingOf(id!)).toMatchObject({ compared: 8, above_percent: 0 });
  });

  it('uses the province when the district has too few', async () => {
    const place = somewhere();
    await others(place, eight.slice(0, 5));
    await others({ ...place, district_code: `${place.province_code}02` }, eight.slice(5));
    const id = await mine({ ...place, usable_area_sqm: 40, price_sale: 40 * 200_000 });

    expect(await standingOf(id)).toMatchObject({ scope: 'province', compared: 8, above_percent: 100 });
  });

  it('compares rents with rents, and land by its square metres', async () => {
    const place = somewhere();
    await others(place, eight);
    const rent: AssetValues = { listing_type: 'rent', price_sale: null, price_rent_month: 20_000 };
    await others(place, eight, rent);
    const land: AssetValues = { property_type: 'land', usable_area_sqm: null, land_sq_wah: 100, price_sale: 4_000_000 };
    await others(place, eight, land);

    expect(await standingOf(await mine({ ...place, ...rent, usable_area_sqm: 40 }))).toMatchObject({ per_sqm: 500 });
    expect(await standingOf(await mine({ ...place, ...land }))).toMatchObject({ compared: 8, per_sqm: 10_000 });
  });

  it.each<[string, AssetValues]>([
    ['only seven can be compared', {}],
    ['the size is another', { usable_area_sqm: 120, price_sale: 12_000_000 }],
    ['there is no price', { price_sale: null }],
    ['there is no area', { usable_area_sqm: null }],
    ['there is no place', { province_code: null, district_code: null, subdistrict_code: null }],
    ['a lease is taken over', { listing_type: 'takeover', takeover_price: 500_000 }],
  ])('is absent when %s', async (_why, values) => {
    const place = somewhere();
    await others(place, eight.slice(1));

    expect(await standingOf(await mine({ ...place, usable_area_sqm: 40, ...values }))).toBeNull();
  });

  it('of another member’s asset is not found', async () => {
    const id = await mine(somewhere());

    expect((await get(id, await createTestMember(server))).statusCode).toBe(404);
  });
});
