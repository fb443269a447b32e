import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { favouriteLimits, getFavourites, type Favourite } from '@yoodee/api-contract/favourites';
import { assets, favourites, notifications } from '../../db/schema.ts';
import { agePriceChanges, insertAsset, insertAssets } from '../../testing/listed-assets.ts';
import { actAs } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendPriceNotices } from '../member-assets/price-notices.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const actor = ({ headers }: Pick<TestMember, 'headers'>) => {
  const call = async (method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const reply = await server.app.inject({ method, url: `/api/v1/member/favourites${path}`, headers, payload });
    return { status: reply.statusCode, ...(reply.json() as { data: unknown; code?: string; errors?: object }) };
  };
  return {
    call,
    list: async (page = 1) => getFavourites.response.parse((await call('GET', `?page=${page}`)).data),
    put: async (id: number, body: object = {}) => (await call('PUT', `/${id}`, body)).data as Favourite,
    merge: async (ids: number[]) =>
      ((await call('PUT', '', { asset_ids: ids })).data as { asset_ids: number[] }).asset_ids,
  };
};
const newMember = async () => actor(await createTestMember(server));

describe('saving an asset', () => {
  it('is listed with the asset, newest first, until it is removed', async () => {
    const me = await newMember();
    const [first, second] = await insertAssets(server.db, [{ title_th: 'ห้องหนึ่ง' }, { title_th: 'ห้องสอง' }]);

    await me.put(first!);
    await me.put(second!, { note: 'ใกล้ที่ทำงาน' });

    expect(await me.list()).toMatchObject({
      items: [
        { asset_id: second, note: 'ใกล้ที่ทำงาน', asset: { title_th: 'ห้องสอง' } },
        { asset_id: first, note: null, asset: { title_th: 'ห้องหนึ่ง' } },
      ],
      total: 2,
    });
    expect(await me.call('DELETE', `/${second}`)).toMatchObject({ status: 200, data: null });
    expect(await me.call('DELETE', `/${second}`)).toMatchObject({ status: 200, data: null });
    expect((await me.list()).items.map(({ asset_id }) => asset_id)).toEqual([first]);
  });

  it.each([
    [{}, 'จดไว้'],
    [{ note: 'ใหม่' }, 'ใหม่'],
    [{ note: null }, null],
    [{ note: '   ' }, null],
    [{ note: '\u0000' }, null],
    [{ note: 'ใกล้\u202eงาน\nถามค่าส่วนกลาง\u0000' }, 'ใกล้งาน\nถามค่าส่วนกลาง'],
  ])('again with %j leaves the note %j', async (body, note) => {
    const me = await newMember();
    const id = await insertAsset(server.db);
    await me.put(id, { note: 'จดไว้' });

    expect(await me.put(id, body)).toMatchObject({ asset_id: id, note });
    expect((await me.list()).total).toBe(1);
  });

  it.each([
    ['an unknown asset', 'sold' as const, 999_999],
    ['a draft', 'draft' as const, 0],
    ['a hidden one', 'hidden' as const, 0],
  ])('is refused for %s', async (_name, status, offset) => {
    const me = await newMember();
    const id = await insertAsset(server.db, { status });

    expect(await me.call('PUT', `/${id + offset}`, {})).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each([{ note: 'ก'.repeat(501) }, { note: 7 }, { member_id: 1 }])('is refused with %j', async (body) => {
    const me = await newMember();

    expect(await me.call('PUT', `/${await insertAsset(server.db)}`, body)).toMatchObject({ status: 400 });
  });

  it('is refused at the limit, but not for an asset that is saved already', async () => {
    const member = await createTestMember(server);
    const ids = await insertAssets(
      server.db,
      Array.from({ length: favouriteLimits.count + 1 }, () => ({})),
    );
    await server.db.insert(favourites).values(ids.slice(1).map((asset_id) => ({ member_id: member.id, asset_id })));
    const me = actor(member);

    expect(await me.call('PUT', `/${ids[0]}`, {})).toMatchObject({ status: 409, code: 'favourite_limit' });
    expect(await me.call('PUT', `/${ids[1]}`, { note: 'ยังได้' })).toMatchObject({ status: 200 });
    expect(await me.merge(ids.slice(0, 2))).toHaveLength(favouriteLimits.count);
  });

  it('remains when the asset has no page any more, without its data', async () => {
    const me = await newMember();
    const id = await insertAsset(server.db);
    await me.put(id, { note: 'ดูไว้' });

    await server.db.update(assets).set({ status: 'sold' }).where(eq(assets.id, id));
    expect((await me.list()).items).toMatchObject([{ asset: { id, status: 'sold' } }]);
    await server.db.update(assets).set({ status: 'hidden' }).where(eq(assets.id, id));
    expect((await me.list()).items).toMatchObject([{ asset_id: id, note: 'ดูไว้', asset: null }]);
  });

  it('is private to the member', async () => {
    const [me, other] = [await newMember(), await newMember()];
    const id = await insertAsset(server.db);
    await me.put(id, { note: 'ของฉัน' });

    await other.call('DELETE', `/${id}`);

    expect((await other.list()).items).toEqual([]);
    expect((await me.list()).items).toMatchObject([{ note: 'ของฉัน' }]);
    for (const method of ['GET', 'PUT'] as const)
      expect(
        await actor({ headers: { authorization: 'Bearer x' } }).call(method, '', method === 'PUT' ? {} : undefined),
      ).toMatchObject({
        status: 401,
      });
  });
});

describe('merging a browser’s favourites', () => {
  it('loses nothing, preserves the order, and is idempotent', async () => {
    const me = await newMember();
    const [kept, second, third, hidden] = await insertAssets(server.db, [{}, {}, {}, { status: 'hidden' }]);
    await me.put(kept!, { note: 'เดิม' });

    const merged = await me.merge([third!, second!, kept!, hidden!, 999_999, third!]);

    expect(merged).toEqual([third, second, kept]);
    expect(await me.merge(merged)).toEqual(merged);
    expect(await me.merge([])).toEqual(merged);
    expect((await me.list()).items.at(-1)).toMatchObject({ asset_id: kept, note: 'เดิม' });
  });

  it('works for two browsers concurrently', async () => {
    const me = await newMember();
    const ids = await insertAssets(
      server.db,
      Array.from({ length: 6 }, () => ({})),
    );

    const replies = await Promise.all([me.merge(ids.slice(0, 4)), me.merge(ids.slice(2)), me.put(ids[3]!)]);

    expect(replies).toHaveLength(3);
    expect(new Set(await me.merge([]))).toEqual(new Set(ids));
  });
});

describe('members who saved an asset', () => {
  const notificationsOf = (assetId: number) =>
    server.db
      .select({ member: notifications.member_id, kind: notifications.kind, data: notifications.data })
      .from(notifications)
      .where(and(eq(notifications.asset_id, assetId), sql`${notifications.kind} like 'favourite%'`))
      .orderBy(notifications.id);

  it('are notified of a new price and of closing, its owner is not', async () => {
    const [owner, saver] = [await createTestMember(server), await createTestMember(server)];
    const seller = actAs(server.app, owner);
    const { id } = await seller.published();
    await actor(saver).put(id);
    await actor(owner).put(id);

    await seller.republish(id, { price_sale: 4_200_000 });
    await seller.republish(id, { bedrooms: 2 });
    expect((await actor(saver).list()).items[0]!.price_change).toMatchObject({ from: 4_500_000, to: 4_200_000 });
    await agePriceChanges(server.db);
    await sendPriceNotices(server.db);
    await seller.remove(id);

    expect(await notificationsOf(id)).toEqual([
      { member: saver.id, kind: 'favourite_price_changed', data: { price_from: 4_500_000, price_to: 4_200_000 } },
      { member: saver.id, kind: 'favourite_closed', data: { status: 'deleted' } },
    ]);
  });

  it('are not notified of a refused change', async () => {
    const [owner, saver] = [await createTestMember(server), await newMember()];
    const seller = actAs(server.app, owner);
    const { id } = await seller.published();
    await saver.put(id);

    await expect(seller.republish(id, { price_sale: 4_200_000, title_th: null })).rejects.toThrow('422');
    await agePriceChanges(server.db);
    await sendPriceNotices(server.db);

    expect(await notificationsOf(id)).toEqual([]);
  });
});
