import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPriceCuts, maxPriceCuts } from '@yoodee/api-contract/price-cuts';
import { assetEvents } from '../../db/schema.ts';
import { insertAssets } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number) => new Date(Date.now() - ms);

const readCuts = async () => {
  const reply = await server.app.inject('/api/v1/price-cuts');
  expect(reply.statusCode).toBe(200);
  return getPriceCuts.response.parse(reply.json().data).items;
};

it('lists the published assets whose leading price fell within a week, the largest share first', async () => {
  const rented = { listing_type: 'rent' as const, price_sale: null };
  const [small, large, rent, up, back, early, fresh, tiny, paused, other] = await insertAssets(server.db, [
    { price_sale: 3_800_000 },
    { price_sale: 3_000_000 },
    { ...rented, price_rent_month: 18_000 },
    { price_sale: 4_200_000 },
    { price_sale: 4_000_000 },
    { price_sale: 3_000_000 },
    { price_sale: 3_000_000 },
    { price_sale: 3_990_000 },
    { price_sale: 3_000_000, status: 'paused' },
    { listing_type: 'sale_rent', price_sale: 4_000_000, price_rent_month: 10_000 },
  ]);
  const change = (
    asset_id: number | undefined,
    from: number,
    to: number,
    at: Date,
    kind: 'sale' | 'rent' = 'sale',
  ) => ({
    ...{ asset_id: asset_id!, kind: 'price_changed', price_kind: kind, price_from: from, price_to: to, at },
  });
  const changedAt = ago(3 * day);
  await server.db.insert(assetEvents).values([
    change(small, 4_000_000, 3_800_000, changedAt),
    // Twice within the week: the price before both counts.
    change(large, 4_000_000, 3_500_000, ago(5 * day)),
    change(large, 3_500_000, 3_000_000, changedAt),
    change(rent, 20_000, 18_000, changedAt, 'rent'),
    change(up, 4_000_000, 4_200_000, changedAt),
    change(back, 4_000_000, 3_500_000, ago(5 * day)),
    change(back, 3_500_000, 4_000_000, changedAt),
    change(early, 4_000_000, 3_000_000, ago(8 * day)),
    // Its owner may still take it back.
    change(fresh, 4_000_000, 3_000_000, ago(5 * minute)),
    change(tiny, 4_000_000, 3_990_000, changedAt),
    change(paused, 4_000_000, 3_000_000, changedAt),
    // The sale leads, and the rent fell.
    change(other, 20_000, 10_000, changedAt, 'rent'),
  ]);

  const cuts = await readCuts();

  expect(cuts.map(({ asset, from, to, at }) => [asset.id, from, to, at])).toEqual([
    [large, 4_000_000, 3_000_000, changedAt.toISOString()],
    [rent, 20_000, 18_000, changedAt.toISOString()],
    [small, 4_000_000, 3_800_000, changedAt.toISOString()],
  ]);
});

it('lists only the largest', async () => {
  const many = await insertAssets(
    server.db,
    Array.from({ length: maxPriceCuts + 1 }, () => ({ price_sale: 1_000_000 })),
  );
  await server.db.insert(assetEvents).values(
    many.map((asset_id, place) => ({
      ...{ asset_id, kind: 'price_changed', price_kind: 'sale' as const, at: ago(day) },
      ...{ price_from: 2_000_000 + place, price_to: 1_000_000 },
    })),
  );

  const cuts = await readCuts();

  expect(cuts.map(({ asset }) => asset.id)).toEqual(many.toReversed().slice(0, maxPriceCuts));
});
