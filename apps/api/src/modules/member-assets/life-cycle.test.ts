import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetDetail } from '@yoodee/api-contract/assets';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetActions } from '@yoodee/asset-rules';
import type { PartialAsset } from '@yoodee/asset-rules/fields';
import { assetStatuses, codesOf, type AssetStatus } from '@yoodee/asset-rules/options';
import { assetEvents, assets, favourites, notifications } from '../../db/schema.ts';
import { agePriceChanges, insertAssets, type AssetValues } from '../../testing/listed-assets.ts';
import { actAs, condo } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendPriceNotices } from './price-notices.ts';

let server: TestServer;
let owner: TestMember;
let saver: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  owner = await createTestMember(server);
  saver = await createTestMember(server);
});
afterAll(() => server.close());

const publishable = {
  ...condo,
  property_type: 'land',
  land_rai: 1,
  title_deed_type: 'chanote',
  frontage_m: 20,
} as AssetValues;

const assetIn = async (status: AssetStatus, values: AssetValues = {}) => {
  const [id] = await insertAssets(server.db, [{ ...publishable, owner_id: owner.id, status, ...values }]);
  await server.db.insert(favourites).values({ member_id: saver.id, asset_id: id! });
  return id!;
};
const act = async (id: number, action: string, body?: object, member = owner) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/v1/member/assets/${id}/${action}`,
    headers: member.headers,
    ...(body && { body }),
  });
  return { status: reply.statusCode, ...(reply.json() as { data: MemberAsset; code: string }) };
};
const eventsOf = async (id: number) => {
  const events = await server.db
    .select()
    .from(assetEvents)
    .where(eq(assetEvents.asset_id, id))
    .orderBy(asc(assetEvents.id));
  return events.map(({ kind }) => kind).slice(1);
};
const notificationsFor = async (member: TestMember, id: number) => {
  const rows = await server.db.select().from(notifications).where(eq(notifications.asset_id, id));
  return rows.filter(({ member_id }) => member_id === member.id).map(({ kind, data }) => ({ kind, data }));
};
const isListed = async (id: number) =>
  ((await server.app.inject(`/api/v1/assets?page=1`)).json().data.items as { id: number }[]).some(
    (one) => one.id === id,
  );

const moves: Record<string, Partial<Record<AssetStatus, AssetStatus>>> = {
  pause: { published: 'paused', reserved: 'paused', paused: 'paused' },
  resume: { paused: 'published', reserved: 'published', published: 'published' },
  reserve: { published: 'reserved', reserved: 'reserved' },
  close: { published: 'sold', reserved: 'sold', paused: 'sold', expired: 'sold', sold: 'sold' },
  confirm: { published: 'published', reserved: 'reserved' },
  renew: { expired: 'published', published: 'published' },
};

describe.each(assetActions)('%s', (action) => {
  it.each(codesOf(assetStatuses))('from %s', async (status) => {
    const id = await assetIn(status);
    const expected = moves[action]![status];

    const {
      status: code,
      data,
      code: problem,
    } = await act(id, action, action === 'close' ? { outcome: 'sold' } : undefined);

    if (expected) {
      expect(code).toBe(200);
      expect(data.status).toBe(expected);
    } else expect(problem).toBe(status === 'deleted' ? 'not_found' : 'wrong_state');
    const [row] = await server.db.select().from(assets).where(eq(assets.id, id));
    expect(row?.status).toBe(expected ?? status);
    expect(await isListed(id)).toBe(row?.status === 'published');
  });
});

it('is recorded, and increments the version that an editor compares', async () => {
  const id = await assetIn('published');
  const before = (await act(id, 'reserve')).data.version;

  await act(id, 'resume');
  await act(id, 'pause');
  const { data } = await act(id, 'resume');

  expect(await eventsOf(id)).toEqual(['reserved', 'resumed', 'paused', 'resumed']);
  expect(data.version).toBe(before + 3);
});

it('happens once, however often and fast it is requested', async () => {
  const id = await assetIn('published');
  const replies = await Promise.all(Array.from({ length: 5 }, () => act(id, 'pause')));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await eventsOf(id)).toEqual(['paused']);
});

it('is confirmed once by a double click', async () => {
  const id = await assetIn('published', { confirmed_at: new Date('2026-01-01T00:00:00Z') });
  const replies = await Promise.all(Array.from({ length: 3 }, () => act(id, 'confirm')));
  expect(new Set(replies.map(({ data }) => data.version)).size).toBe(1);
  expect(await eventsOf(id)).toEqual(['confirmed']);
});

it('is refused for other members', async () => {
  const id = await assetIn('published');
  for (const action of assetActions)
    expect(await act(id, action, action === 'close' ? { outcome: 'sold' } : undefined, saver)).toMatchObject({
      status: 404,
    });
});

describe('closing', () => {
  it.each([
    ['sale', 'rented', 400],
    ['rent', 'sold', 400],
    ['rent', 'rented', 200],
    ['sale_rent', 'rented', 200],
    ['sale_rent', 'sold', 200],
    ['takeover', 'rented', 200],
    ['down_payment', 'sold', 200],
  ] as const)('%s as %s responds with %s', async (listing_type, outcome, status) => {
    const id = await assetIn('published', { listing_type });
    expect(await act(id, 'close', { outcome })).toMatchObject({ status });
  });

  it('notifies members who saved it, and keeps its page', async () => {
    const id = await assetIn('published');
    await act(id, 'close', { outcome: 'sold' });
    expect(await notificationsFor(saver, id)).toEqual([{ kind: 'favourite_closed', data: { status: 'sold' } }]);
    expect((await server.app.inject(`/api/v1/assets/${id}`)).json().data).toMatchObject({ status: 'sold' });
  });
});

it('restarts the 60 days', async () => {
  const past = new Date('2026-01-01T00:00:00Z');
  const id = await assetIn('published', { confirmed_at: past, expires_at: past });
  const { data } = await act(id, 'confirm');
  const days = (Date.parse(data.expires_at!) - Date.parse(data.confirmed_at!)) / 86_400_000;
  expect(days).toBeCloseTo(60, 1);
  expect(Date.parse(data.confirmed_at!)).toBeGreaterThan(past.getTime());
});

it('does not relist an incomplete listing', async () => {
  const id = await assetIn('paused', { title_th: 'สั้น' });
  expect(await act(id, 'resume')).toMatchObject({ status: 422, code: 'not_ready' });
});

describe('relisting after changes', () => {
  const change = (id: number, changes: PartialAsset) => actAs(server.app, owner).republish(id, changes);
  const pageOf = async (id: number) => (await server.app.inject(`/api/v1/assets/${id}`)).json().data as AssetDetail;
  const priceChangesOf = async (id: number) =>
    (await pageOf(id)).events
      .filter(({ kind }) => kind === 'price_changed')
      .map(({ price_kind, price_from, price_to }) => [price_kind, price_from, price_to]);
  const rented = {
    listing_type: 'rent',
    price_sale: null,
    price_original_sale: null,
    price_rent_month: 20_000,
  } as const;

  const ways = [
    ['resume', 'paused'],
    ['renew', 'expired'],
  ] as const;

  it.each(ways)('%s removes values of the former type', async (action, status) => {
    const id = await assetIn(status, { property_type: 'condo', bedrooms: 2, parking_spaces: 1, land_rai: null });
    await change(id, { property_type: 'land', land_rai: 1 });

    await act(id, action);

    const itemsOf = async (query: string) =>
      (await server.app.inject(`/api/v1/assets?${query}`)).json().data.items as { id: number }[];
    expect((await itemsOf('bedrooms_min=2')).map((item) => item.id)).not.toContain(id);
    const card = (await itemsOf('property_type=land')).find((item) => item.id === id);
    expect(card).toMatchObject({ bedrooms: null, parking_spaces: null });
  });

  it('removes them also when it is sold without relisting', async () => {
    const id = await assetIn('paused', { property_type: 'condo', bedrooms: 2 });
    await change(id, { property_type: 'land', land_rai: 1 });

    expect((await act(id, 'close', { outcome: 'sold' })).data).toMatchObject({ status: 'sold', bedrooms: null });
  });

  it('keeps the first price of an unchanged deal', async () => {
    const id = await assetIn('paused', rented);
    await change(id, { listing_type: 'sale', price_sale: 4_500_000 });
    await act(id, 'resume');

    await change(id, { price_sale: 4_200_000 });

    expect(await pageOf(id)).toMatchObject({ price_original_sale: 4_500_000, price_sale: 4_200_000 });
  });

  it.each(ways)('%s notifies of the changed price, once', async (action, status) => {
    const id = await assetIn(status);
    await change(id, { price_sale: 4_200_000 });
    await change(id, { price_sale: 5_000_000 });

    await act(id, action);
    await act(id, 'pause');
    await act(id, 'resume');
    await agePriceChanges(server.db);
    await sendPriceNotices(server.db);

    expect(await priceChangesOf(id)).toEqual([['sale', 4_500_000, 5_000_000]]);
    expect(await notificationsFor(saver, id)).toEqual([
      { kind: 'favourite_price_changed', data: { price_from: 4_500_000, price_to: 5_000_000 } },
    ]);
  });

  it('does not notify of prices that were never public', async () => {
    const id = await assetIn('paused');
    await change(id, { price_sale: 4_200_000 });
    await change(id, { price_sale: 4_500_000 });

    await act(id, 'resume');

    expect(await priceChangesOf(id)).toEqual([]);
    expect(await notificationsFor(saver, id)).toEqual([]);
  });

  it('continues the price history of a former deal', async () => {
    const id = await assetIn('published');
    await change(id, { price_sale: 4_200_000 });
    await agePriceChanges(server.db);
    await change(id, { listing_type: 'rent', price_rent_month: 20_000 });

    await change(id, { listing_type: 'sale', price_sale: 4_800_000 });

    expect(await priceChangesOf(id)).toEqual([
      ['sale', 4_500_000, 4_200_000],
      ['sale', 4_200_000, 4_800_000],
    ]);
  });
});

it('duplicates a listing as draft, without its photographs, once per key', async () => {
  const id = await assetIn('sold');
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1/member/assets/${id}/duplicate`,
      headers: { ...owner.headers, 'idempotency-key': 'copy-1' },
    });

  const [first, again] = [await send(), await send()];

  expect(first.statusCode).toBe(201);
  expect(first.json().data).toMatchObject({ status: 'draft', price_sale: publishable.price_sale, images: [] });
  expect(first.json().data.id).not.toBe(id);
  expect(again.json().data.id).toBe(first.json().data.id);
});
