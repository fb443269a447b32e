import { readFile } from 'node:fs/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewPrice } from '@yoodee/api-contract/asset-price';
import type { AssetDetail } from '@yoodee/api-contract/assets';
import { getMemberAssets, type MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetEvents, assets, favourites, notifications, priceNotices } from '../../db/schema.ts';
import { agePriceChanges, insertAsset, type AssetValues } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendPriceNotices } from './price-notices.ts';

let server: TestServer;
let owner: TestMember;
let saver: TestMember;
let id: number;
const listed = async (values: AssetValues = {}) => {
  const assetId = await insertAsset(server.db, { owner_id: owner.id, ...values });
  await server.db.insert(favourites).values({ member_id: saver.id, asset_id: assetId });
  return assetId;
};
beforeAll(async () => {
  server = await openTestServer();
  [owner, saver] = [await createTestMember(server), await createTestMember(server)];
});
beforeEach(async () => {
  id = await listed();
});
afterAll(() => server.close());

const post = async (path: string, payload?: object) => {
  const url = `/api/v1/member/assets/${path}`;
  const reply = await server.app.inject({ method: 'POST', url, headers: owner.headers, payload });
  return { status: reply.statusCode, ...(reply.json() as { data: MemberAsset; code: string; errors: object }) };
};
const setPrice = (from: number | null, to: number, kind: NewPrice['kind'] = 'sale', confirmed?: number) =>
  post(`${id}/price`, { prices: [{ kind, from, to, confirmed }] });
const takeBack = () => post(`${id}/price/take-back`);
const pageOf = async () => (await server.app.inject(`/api/v1/assets/${id}`)).json().data as AssetDetail;
const history = async () =>
  (await pageOf()).events
    .filter(({ kind }) => kind === 'price_changed')
    .map(({ price_kind, price_from, price_to }) => [price_kind, price_from, price_to]);
const notified = async () => {
  const rows = await server.db
    .select({ data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.asset_id, id), eq(notifications.kind, 'favourite_price_changed')))
    .orderBy(asc(notifications.id));
  return rows.map(({ data }) => [data.price_from, data.price_to]);
};
const later = async () => {
  await agePriceChanges(server.db);
  await sendPriceNotices(server.db);
};

describe('a new price', () => {
  it('is public at once; savers are notified once, of the last one, ten minutes later', async () => {
    await setPrice(4_500_000, 450_000, 'sale', 450_000);
    await setPrice(450_000, 4_200_000, 'sale', 4_200_000);
    await sendPriceNotices(server.db);

    expect((await pageOf()).price_sale).toBe(4_200_000);
    expect(await history()).toEqual([['sale', 4_500_000, 4_200_000]]);
    expect(await notified()).toEqual([]);

    await later();
    await later();
    expect(await notified()).toEqual([[4_500_000, 4_200_000]]);
  });

  it('that moves by more than 30 % is refused until it is confirmed', async () => {
    const refused = { status: 422, code: 'price_unconfirmed', details: { price: 450_000 } };
    expect(await setPrice(4_500_000, 450_000)).toMatchObject(refused);
    expect(await setPrice(4_500_000, 450_000, 'sale', 4_500_000)).toMatchObject(refused);
    expect((await pageOf()).price_sale).toBe(4_500_000);
    expect((await setPrice(4_500_000, 3_150_000)).status).toBe(200);
  });

  it('leaves no trace when it is taken back in time', async () => {
    await setPrice(4_500_000, 4_200_000);
    await setPrice(4_200_000, 4_000_000);

    expect((await takeBack()).data).toMatchObject({ price_sale: 4_500_000 });
    await later();

    expect(await history()).toEqual([]);
    expect(await notified()).toEqual([]);
    expect(await server.db.$count(priceNotices, eq(priceNotices.asset_id, id))).toBe(0);
    expect(await takeBack()).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('stays in the history after that time', async () => {
    await setPrice(4_500_000, 4_200_000);
    await later();

    expect(await takeBack()).toMatchObject({ status: 409, code: 'wrong_state' });
    await setPrice(4_200_000, 4_500_000);

    expect(await history()).toEqual([
      ['sale', 4_500_000, 4_200_000],
      ['sale', 4_200_000, 4_500_000],
    ]);
  });

  it('is listed for its owner with the time until which it can be taken back', async () => {
    await setPrice(4_500_000, 4_200_000);

    const reply = await server.app.inject({ url: '/api/v1/member/assets', headers: owner.headers });
    const { items } = getMemberAssets.response.parse(reply.json().data);

    const [change] = items.find((item) => item.id === id)!.price_changes;
    expect(change).toMatchObject({ kind: 'sale', from: 4_500_000, to: 4_200_000 });
    expect(Date.parse(change!.until)).toBeGreaterThan(Date.now() + 9 * 60_000);
  });

  it('is refused when another device has changed it, and is repeated without effect', async () => {
    await setPrice(4_500_000, 4_200_000);

    expect(await setPrice(4_500_000, 4_300_000)).toMatchObject({ status: 409, code: 'stale_version' });
    expect(await setPrice(4_500_000, 4_200_000)).toMatchObject({ status: 200, data: { price_sale: 4_200_000 } });
    expect(await history()).toEqual([['sale', 4_500_000, 4_200_000]]);
  });

  it('accepts one of two concurrent changes', async () => {
    const replies = await Promise.all([setPrice(4_500_000, 4_200_000), setPrice(4_500_000, 4_100_000)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [[, from, to]] = (await history()) as [[string, number, number]];
    expect([from, to]).toEqual([4_500_000, (await pageOf()).price_sale]);
  });

  it.each([
    ['rent', 20_000, { price_rent_month: 'unknown_field' }],
    ['sale', 4, { price_sale: 'too_small' }],
    ['sale', 99_999_999_999, { price_sale: 'too_large' }],
  ] as const)('of %s is refused at %s', async (kind, to, errors) => {
    expect(await setPrice(4_500_000, to, kind)).toMatchObject({ status: 400, errors });
    expect((await pageOf()).price_sale).toBe(4_500_000);
  });

  it.each(['draft', 'sold', 'hidden'] as const)('is refused for a listing that is %s', async (status) => {
    await server.db.update(assets).set({ status }).where(eq(assets.id, id));

    expect(await setPrice(4_500_000, 4_200_000)).toMatchObject({ status: 409, code: 'wrong_state' });
    expect(await takeBack()).toMatchObject({ status: 409, code: 'wrong_state' });
  });
});

describe('a notice about a price', () => {
  it('waits while the listing is paused', async () => {
    await setPrice(4_500_000, 4_200_000);
    await post(`${id}/pause`);
    await later();
    expect(await notified()).toEqual([]);

    await server.db.update(assets).set({ status: 'published' }).where(eq(assets.id, id));
    await later();
    expect(await notified()).toEqual([[4_500_000, 4_200_000]]);
  });

  it('is not sent for a listing that was sold meanwhile', async () => {
    await setPrice(4_500_000, 4_200_000);
    await post(`${id}/close`, { outcome: 'sold' });
    await later();

    expect(await notified()).toEqual([]);
    expect(await server.db.$count(priceNotices, eq(priceNotices.asset_id, id))).toBe(0);
  });

  it('is sent once by two replicas', async () => {
    await setPrice(4_500_000, 4_200_000);
    await agePriceChanges(server.db);

    await Promise.all([sendPriceNotices(server.db), sendPriceNotices(server.db)]);

    expect(await notified()).toEqual([[4_500_000, 4_200_000]]);
  });
});

describe('the history before this version', () => {
  const migration = async () => {
    const file = await readFile(new URL('../../../migrations/0008_price_notices.sql', import.meta.url), 'utf8');
    return file.split('--> statement-breakpoint').at(-1)!;
  };
  const change = (minutes: number, price_from: number, price_to: number, price_kind: 'sale' | 'rent' = 'sale') => ({
    ...{ asset_id: id, kind: 'price_changed', price_kind, price_from, price_to },
    at: new Date(Date.UTC(2026, 9, 1) + minutes * 60_000),
  });

  it.each([
    [
      'typed digits',
      () => [change(0, 5_700_000, 570_000), change(1, 570_000, 5_400_000)],
      [['sale', 5_700_000, 5_400_000]],
    ],
    ['a price that returned', () => [change(0, 5_700_000, 570_000), change(59, 570_000, 5_700_000)], []],
    [
      'changes of different days',
      () => [change(0, 5_700_000, 5_400_000), change(90, 5_400_000, 5_700_000)],
      [
        ['sale', 5_700_000, 5_400_000],
        ['sale', 5_400_000, 5_700_000],
      ],
    ],
    [
      'two kinds',
      () => [change(0, 5_700_000, 5_400_000), change(1, 20_000, 18_000, 'rent')],
      [
        ['sale', 5_700_000, 5_400_000],
        ['rent', 20_000, 18_000],
      ],
    ],
  ])('with %s is merged', async (_what, changes, expected) => {
    await server.db.insert(assetEvents).values(changes());

    await server.db.execute(sql.raw(await migration()));

    expect(await history()).toEqual(expected);
  });
});
