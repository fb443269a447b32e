import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssetDetail } from '@yoodee/api-contract/assets';
import { getMemberAssets, type MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetChanges, assetImages, assets, changedImages } from '../../db/schema.ts';
import { readContentVersion } from '../../db/content-version.ts';
import { actAs, condo } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { testWall } from '../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { readMemberData } from '../account-data/export.queries.ts';
import { eraseMember } from '../account-data/erase-member.ts';
import { deleteImagesOfDeletedAssets, unreferencedKeys } from '../images/image-references.queries.ts';
import { deleteDiscardedChanges } from './publish-changes.ts';

let server: TestServer;
let member: TestMember;
let me: ReturnType<typeof actAs>;
let asset: MemberAsset;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  member = await createTestMember(server);
  me = actAs(server.app, member);
  asset = await me.published();
});
afterAll(() => server.close());

const post = async (
  path: string,
  version: number,
  { headers = {}, ...body }: { headers?: Record<string, string>; confirmed_price?: number } = {},
) => {
  const url = `/api/v1/member/assets/${asset.id}/changes/${path}`;
  const reply = await server.app.inject({
    method: 'POST',
    url,
    headers: { ...member.headers, ...headers },
    payload: { version, ...body },
  });
  return { status: reply.statusCode, ...(reply.json() as { data: MemberAsset; code: string; errors: object }) };
};
const pageOf = async () => (await server.app.inject(`/api/v1/assets/${asset.id}`)).json().data as AssetDetail;
const photo = () => testWall(200);
const setStatus = (status: 'paused' | 'expired' | 'hidden') =>
  server.db.update(assets).set({ status }).where(eq(assets.id, asset.id));
const setsOf = () => server.db.$count(assetChanges, eq(assetChanges.asset_id, asset.id));

describe('changes of a listing', () => {
  it('are visible only to its owner until they are published', async () => {
    const { version: _version, ...before } = await pageOf();
    const { version: content } = await readContentVersion(server.db);

    const half = await me.change(asset.id, { price_sale: 450_000, version: asset.version });
    const changed = await me.change(asset.id, { price_sale: 4_200_000, bedrooms: 2, version: half.version });

    expect(changed).toMatchObject({ price_sale: 4_200_000, bedrooms: 2, published: { price_sale: 4_500_000 } });
    expect(await me.get(asset.id)).toEqual(changed);
    expect(await pageOf()).toMatchObject(before);
    expect((await readContentVersion(server.db)).version).toBe(content);

    expect((await post('publish', changed.version)).data).toMatchObject({ published: { price_sale: 4_200_000 } });
    expect(await pageOf()).toMatchObject({
      price_sale: 4_200_000,
      bedrooms: 2,
      events: [{ kind: 'published' }, { kind: 'price_changed', price_from: 4_500_000, price_to: 4_200_000 }],
    });
    expect(await setsOf()).toBe(0);
  });

  it('include pictures, which keep their ids', async () => {
    const added = await me.upload(asset.id, await photo());
    const [first, ...others] = asset.images.map(({ id }) => id);
    await me.removeImage(asset.id, first!);
    const order = [added.id, ...others];
    const reply = await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/member/assets/${asset.id}/images`,
      headers: member.headers,
      payload: { kind: 'photo', ids: order },
    });
    expect(reply.statusCode).toBe(200);

    const changed = await me.get(asset.id);
    expect(changed.images.map(({ id }) => id)).toEqual(order);
    expect(changed.published!.images.map(({ id }) => id)).toEqual([first, ...others]);
    expect((await pageOf()).images.map(({ id }) => id)).toEqual([first, ...others]);
    expect(await unreferencedKeys(server.db, [added.key, asset.images[0]!.key])).toEqual([]);

    await me.publishChanges(asset.id, changed.version);

    expect((await pageOf()).images.map(({ id }) => id)).toEqual(order);
    expect(await server.db.$count(changedImages, eq(changedImages.asset_id, asset.id))).toBe(0);
    expect(await unreferencedKeys(server.db, [added.key, asset.images[0]!.key])).toEqual([asset.images[0]!.key]);
  });

  it('end when the values are the published ones again', async () => {
    const changed = await me.change(asset.id, { bedrooms: 2, version: asset.version });
    await me.change(asset.id, { bedrooms: condo.bedrooms!, version: changed.version });

    expect(await setsOf()).toBe(0);
  });

  it('are marked in the list of its owner', async () => {
    const list = async () => {
      const reply = await server.app.inject({ url: '/api/v1/member/assets', headers: member.headers });
      return getMemberAssets.response.parse(reply.json().data).items[0]!;
    };
    expect(await list()).toMatchObject({ has_changes: false });

    await me.change(asset.id, { price_sale: 4_200_000, version: asset.version });

    expect(await list()).toMatchObject({ has_changes: true, price_sale: 4_500_000 });
  });

  it('are published once by two devices, and the second gets a conflict', async () => {
    const { version } = await me.change(asset.id, { price_sale: 4_200_000, version: asset.version });

    const replies = await Promise.all([post('publish', version), post('publish', version)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)).toMatchObject({ code: 'stale_version' });
    expect((await pageOf()).price_sale).toBe(4_200_000);
  });

  it('are published once by a repeated request', async () => {
    const { version } = await me.change(asset.id, { price_sale: 4_200_000, version: asset.version });
    const key = { headers: { 'idempotency-key': `publish-${asset.id}` } };

    const [first, again] = [await post('publish', version, key), await post('publish', version, key)];

    expect(first.status).toBe(200);
    expect(again.data).toEqual(first.data);
  });

  it('are not published when another device has changed them meanwhile', async () => {
    const seen = await me.change(asset.id, { price_sale: 4_200_000, version: asset.version });
    await me.change(asset.id, { price_sale: 420_000, version: seen.version });

    expect(await post('publish', seen.version)).toMatchObject({ status: 409, code: 'stale_version' });
    expect((await pageOf()).price_sale).toBe(4_500_000);
  });

  it.each([
    ['a price that moves by more than 30 %', { price_sale: 450_000 }, 450_000],
    ['another place', { subdistrict_code: '103902' }, 4_500_000],
    ['another deal', { listing_type: 'rent', price_rent_month: 20_000 }, 20_000],
  ] as const)('with %s are published once the price is confirmed', async (_what, changes, price) => {
    const { version } = await me.change(asset.id, { ...changes, version: asset.version });

    const refused = { status: 422, code: 'price_unconfirmed', details: { price } };
    expect(await post('publish', version)).toMatchObject(refused);
    expect(await post('publish', version, { confirmed_price: price + 1 })).toMatchObject(refused);
    expect(await pageOf()).toMatchObject({ price_sale: 4_500_000, listing_type: 'sale' });
    expect(await setsOf()).toBe(1);

    expect((await post('publish', version, { confirmed_price: price })).status).toBe(200);
    expect(await pageOf()).toMatchObject(changes);
  });

  it('that are no longer valid are refused by field, or replaced by the published value', async () => {
    const { version } = await me.change(asset.id, { bedrooms: 2, version: asset.version });
    const fields = { subdistrict_code: '103999', bedrooms: 'many', price_sale: 4, former_field: 1 };
    await server.db.update(assetChanges).set({ fields }).where(eq(assetChanges.asset_id, asset.id));

    expect(await me.get(asset.id)).toMatchObject({ bedrooms: 1, price_sale: 4_500_000, subdistrict_code: '103999' });
    expect(await post('publish', version)).toMatchObject({
      status: 400,
      errors: { subdistrict_code: 'unknown_value' },
    });
    expect(await pageOf()).toMatchObject({ bedrooms: 1 });
  });

  it('can be restored after they were discarded, with their pictures', async () => {
    const added = await me.upload(asset.id, await photo());
    const { version } = await me.change(asset.id, { bedrooms: 2, version: asset.version });

    const discarded = await post('discard', version);
    expect(discarded.data).toMatchObject({ bedrooms: 1, images: { length: 5 } });
    expect(await post('discard', discarded.data.version)).toMatchObject({ status: 409, code: 'wrong_state' });

    const restored = await post('restore', discarded.data.version);
    expect(restored.data.bedrooms).toBe(2);
    expect(restored.data.images.map(({ id }) => id)).toContain(added.id);
  });

  it('are gone a day after they were discarded, or when new ones begin', async () => {
    const { version } = await me.change(asset.id, { bedrooms: 2, version: asset.version });
    const discarded = await post('discard', version);
    await deleteDiscardedChanges(server.db);
    expect(await setsOf()).toBe(1);

    const next = await me.change(asset.id, { bathrooms: 2, version: discarded.data.version });
    expect(next).toMatchObject({ bedrooms: 1, bathrooms: 2 });
    expect(await post('restore', next.version)).toMatchObject({ status: 409, code: 'wrong_state' });

    await post('discard', next.version);
    await server.db.update(assetChanges).set({ discarded_at: sql`now() - interval '25 hours'` });
    await deleteDiscardedChanges(server.db);
    expect(await setsOf()).toBe(0);
  });

  it('keep their other fields when a price is changed on its own', async () => {
    await me.change(asset.id, { price_sale: 4_300_000, bedrooms: 2, version: asset.version });

    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/v1/member/assets/${asset.id}/price`,
      headers: member.headers,
      payload: { prices: [{ kind: 'sale', from: 4_500_000, to: 4_200_000 }] },
    });

    expect(reply.json().data).toMatchObject({ price_sale: 4_200_000, bedrooms: 2, published: { bedrooms: 1 } });
    expect(await pageOf()).toMatchObject({ price_sale: 4_200_000, bedrooms: 1 });
  });
});

describe('open changes when the listing', () => {
  let version: number;
  beforeEach(async () => {
    await me.upload(asset.id, await photo());
    ({ version } = await me.change(asset.id, { price_sale: 4_200_000, version: asset.version }));
  });

  it.each(['paused', 'expired'] as const)('is %s can be published, and it stays so', async (status) => {
    await setStatus(status);

    expect((await post('publish', version)).data).toMatchObject({ status, price_sale: 4_200_000 });
  });

  it('is hidden cannot be published, and remain', async () => {
    await setStatus('hidden');

    for (const path of ['publish', 'discard', 'restore'])
      expect(await post(path, version)).toMatchObject({ status: 409, code: 'wrong_state' });
    expect(await setsOf()).toBe(1);
  });

  it('is sold are gone', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/v1/member/assets/${asset.id}/close`,
      headers: member.headers,
      payload: { outcome: 'sold' },
    });

    expect(reply.json().data).toMatchObject({ status: 'sold', price_sale: 4_500_000, images: { length: 5 } });
    expect(await setsOf()).toBe(0);
  });

  it('is exported or erased go with it', async () => {
    const data = (await readMemberData(server.db, member.id))!;
    const [set] = data.files.assets[0]!.changes;
    expect(set).toMatchObject({ fields: { price_sale: 4_200_000 }, images: { length: 6 } });
    expect(data.stored).toEqual(
      expect.arrayContaining(set!.images.map(({ key }) => ({ path: `images/${key}.jpg`, key }))),
    );

    const removed: string[] = [];
    const store = { remove: async (key: string) => void removed.push(key) };
    await eraseMember({ db: server.db, store: store as never }, member.id);

    expect(removed).toEqual(expect.arrayContaining([set!.images.at(-1)!.key]));
    expect(await server.db.$count(assetImages, eq(assetImages.asset_id, asset.id))).toBe(0);
    expect(await server.db.$count(changedImages, eq(changedImages.asset_id, asset.id))).toBe(0);
  });

  it('was deleted a week ago are removed with its pictures', async () => {
    await me.remove(asset.id);
    await server.db
      .update(assets)
      .set({ updated_at: sql`now() - interval '8 days'` })
      .where(eq(assets.id, asset.id));

    expect(await deleteImagesOfDeletedAssets(server.db)).toHaveLength(11);
    expect(await server.db.$count(changedImages, eq(changedImages.asset_id, asset.id))).toBe(0);
  });
});
