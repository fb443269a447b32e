import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetDetail } from '@yoodee/api-contract/assets';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { readContentVersion } from '../../db/content-version.ts';
import { assetEvents, assets } from '../../db/schema.ts';
import { actAs, condo } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let me: ReturnType<typeof actAs>;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
  me = actAs(server.app, member);
});
afterAll(() => server.close());

const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
  const url = `/api/v1/member/assets${path}`;
  const reply = await server.app.inject({ method, url, headers: member.headers, payload });
  return { status: reply.statusCode, ...(reply.json() as { data: MemberAsset; code: string; errors: object }) };
};
const publicAsset = async (id: number) => {
  const reply = await server.app.inject(`/api/v1/assets/${id}`);
  return { status: reply.statusCode, asset: reply.json().data as AssetDetail };
};
const contentVersion = async () => (await readContentVersion(server.db)).version;

describe('publishing', () => {
  it('lists all missing fields', async () => {
    const { id } = await me.create({
      ...condo,
      price_sale: null,
      title_th: 'โทร 081-234-5678 ครับ',
      floor_no: 40,
      building_floors: 8,
    });

    expect(await send('POST', `/${id}/publish`, { declaration: true, version: 1 })).toMatchObject({
      status: 422,
      code: 'not_ready',
      errors: { price_sale: 'required', title_th: 'contact_details', floor_no: 'above_building', images: 'too_few' },
    });
    expect(await me.get(id)).toMatchObject({ status: 'draft', version: 1 });
  });

  it.each([{ declaration: false }, {}])('needs the declaration, not %j', async (body) => {
    const { id } = await me.create();

    expect(await send('POST', `/${id}/publish`, { ...body, version: 1 })).toMatchObject({ status: 400 });
  });

  it('drops values that the type and deal do not have', async () => {
    const published = await me.published({ price_rent_month: 20_000, land_rai: 2 });

    expect(published).toMatchObject({ price_rent_month: null, land_rai: null, price_sale: condo.price_sale });
  });
});

describe('a published asset', () => {
  it('shows price changes with their dates, and the first price', async () => {
    const { id } = await me.published();
    const before = await contentVersion();

    await me.republish(id, { price_sale: 4_200_000 });
    await me.republish(id, { bedrooms: 2 });

    expect(await contentVersion()).toBeGreaterThan(before);
    const { asset } = await publicAsset(id);
    expect(asset).toMatchObject({ price_sale: 4_200_000, price_original_sale: 4_500_000, bedrooms: 2 });
    expect(asset.events.filter(({ kind }) => kind === 'price_changed')).toMatchObject([
      { price_kind: 'sale', price_from: 4_500_000, price_to: 4_200_000 },
    ]);
    const found = await server.app.inject('/api/v1/assets?price_max=4200000&price_min=4200000');
    expect(found.json().data.items).toMatchObject([{ id, price_sale: 4_200_000 }]);
  });

  it('stays publishable', async () => {
    const { id, version, images } = await me.published();
    await me.removeImage(id, images[0]!.id);
    const changed = await me.change(id, { price_sale: null, version });

    expect(await send('POST', `/${id}/changes/publish`, { version: changed.version })).toMatchObject({
      status: 422,
      code: 'not_ready',
      errors: { price_sale: 'required', images: 'too_few' },
    });
    expect((await publicAsset(id)).asset).toMatchObject({ price_sale: condo.price_sale, images: { length: 5 } });
  });

  it('is 410 for everybody once deleted', async () => {
    const { id } = await me.published();

    expect((await send('DELETE', `/${id}`)).status).toBe(200);

    expect((await publicAsset(id)).status).toBe(410);
    expect((await send('GET', `/${id}`)).status).toBe(404);
    expect((await send('DELETE', `/${id}`)).status).toBe(404);
    const { items } = (await server.app.inject('/api/v1/assets?posted_within=1')).json().data;
    expect(items.map((item: { id: number }) => item.id)).not.toContain(id);
  });

  it.each(['sold', 'rented', 'hidden'] as const)('is not edited once %s', async (status) => {
    const { id, version, images } = await me.published();
    await server.db.update(assets).set({ status }).where(eq(assets.id, id));

    for (const [method, path, body] of [
      ['PATCH', `/${id}`, { bedrooms: 3, version }],
      ['POST', `/${id}/publish`, { declaration: true, version }],
      ['POST', `/${id}/changes/publish`, { version }],
      ['DELETE', `/${id}/images/${images[0]!.id}`, undefined],
      ['PATCH', `/${id}/images/${images[0]!.id}`, { category: 'view' }],
    ] as const)
      expect(await send(method, path, body)).toMatchObject({ status: 409, code: 'wrong_state' });
    expect(await server.db.select().from(assetEvents).where(eq(assetEvents.asset_id, id))).toHaveLength(1);
  });
});
