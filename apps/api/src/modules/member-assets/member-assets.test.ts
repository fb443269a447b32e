import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMemberAssets, type AssetDetail, type MemberAsset, type MemberAssetSummary } from '@yoodee/api-contract';
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

const send = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
  extra: object = {},
) => {
  const url = `/api/v1/member/assets${path}`;
  const reply = await server.app.inject({ method, url, headers: { ...member.headers, ...extra }, payload });
  return {
    status: reply.statusCode,
    ...(reply.json() as { data: MemberAsset; code: string; errors: object; details: object }),
  };
};
const publicAsset = async (id: number) => {
  const reply = await server.app.inject(`/api/v1/assets/${id}`);
  return { status: reply.statusCode, asset: reply.json().data as AssetDetail };
};
const contentVersion = async () => (await readContentVersion(server.db)).version;

describe('saving', () => {
  it('keeps what is absent, clears what is null, and counts versions', async () => {
    const draft = await me.create({ bedrooms: 2, bathrooms: 1 });

    const saved = await me.change(draft.id, { bedrooms: null, parking_spaces: 1, version: 1 });

    expect(saved).toMatchObject({ bedrooms: null, bathrooms: 1, parking_spaces: 1, version: 2 });
    expect(await me.get(draft.id)).toEqual(saved);
  });

  it('refuses a stale version, names the current one and writes nothing', async () => {
    const draft = await me.create({ title_th: 'ชื่อแรกของประกาศนี้' });
    await me.change(draft.id, { title_th: 'ชื่อจากแท็บแรก', version: 1 });

    const late = await send('PATCH', `/${draft.id}`, { title_th: 'ชื่อจากแท็บที่สอง', version: 1 });

    expect(late).toMatchObject({ status: 409, code: 'stale_version', details: { version: 2 } });
    expect(await me.get(draft.id)).toMatchObject({ title_th: 'ชื่อจากแท็บแรก', version: 2 });
  });

  it('lets exactly one of ten parallel edits through', async () => {
    const draft = await me.create();

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => send('PATCH', `/${draft.id}`, { bedrooms: i, version: 1 })),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const kept = replies.find(({ status }) => status === 200)!.data;
    expect(await me.get(draft.id)).toEqual(kept);
  });

  it('names every field that is out of range', async () => {
    const { id } = await me.create();

    const reply = await send('PATCH', `/${id}`, {
      bedrooms: 21,
      price_sale: 1,
      land_ngan: 4,
      tenure: 'mine',
      version: 1,
    });

    expect(reply).toMatchObject({
      status: 400,
      code: 'invalid_request',
      errors: { bedrooms: 'too_large', price_sale: 'too_small', land_ngan: 'too_large', tenure: 'unknown_value' },
    });
  });

  it('keeps texts clean: trimmed, without control characters, descriptions as safe HTML', async () => {
    const draft = await me.create({
      title_th: '  คอนโด\u0000  ทองหล่อ\u202e ',
      road: '   ',
      description_th: 'บรรทัดแรก\n\nย่อหน้าที่สอง <3',
      description_en: '<p onclick="x()">Bright<script>alert(1)</script></p>',
      facilities: ['pool', 'pool', 'lift'],
    });

    expect(draft).toMatchObject({
      title_th: 'คอนโด ทองหล่อ',
      road: null,
      description_th: '<p>บรรทัดแรก</p><p>ย่อหน้าที่สอง &lt;3</p>',
      description_en: '<p>Bright</p>',
      facilities: ['pool', 'lift'],
    });
  });

  it.each([
    ['title_th', '\u0958'.repeat(60)],
    ['description_th', 'ก'.repeat(4_001)],
    ['description_th', '&'.repeat(3_900)],
    ['description_th', '<b>x</b>'.repeat(900)],
    ['video_url', `https://youtu.be/${'ก'.repeat(100)}`],
  ])('refuses %s that is too long once it is stored', async (name, value) => {
    expect(await send('POST', '', { [name]: value })).toMatchObject({ status: 400, errors: { [name]: 'too_long' } });
  });

  it('raises completeness with what is filled in', async () => {
    const draft = await me.create();
    const fuller = await me.change(draft.id, { ...condo, version: 1 });

    expect(fuller.completeness).toBeGreaterThan(draft.completeness);
    expect(fuller.completeness_gaps[0]).toMatchObject({ field: 'images' });
  });
});

describe('the place', () => {
  it.each<[object, object]>([
    [{ province_code: '99' }, { province_code: 'unknown_value' }],
    [{ province_code: '10', district_code: '1099' }, { district_code: 'unknown_value' }],
    [{ province_code: '20', district_code: '1039' }, { district_code: 'invalid' }],
    [{ district_code: '1039' }, { district_code: 'invalid' }],
    [{ province_code: '10', district_code: '1001', subdistrict_code: '103901' }, { subdistrict_code: 'invalid' }],
    [{ province_code: '10', district_code: '1039', subdistrict_code: '103999' }, { subdistrict_code: 'unknown_value' }],
  ])('%j is refused', async (fields, errors) => {
    expect(await send('POST', '', fields)).toMatchObject({ status: 400, code: 'invalid_request', errors });
  });

  it('has to fit what is stored already', async () => {
    const { id } = await me.create({ province_code: '10', district_code: '1039' });

    expect(await send('PATCH', `/${id}`, { province_code: '20', version: 1 })).toMatchObject({
      status: 400,
      errors: { district_code: 'invalid' },
    });
  });

  it('gives the postal code, unless the member does', async () => {
    const place = { province_code: '10', district_code: '1039', subdistrict_code: '103901' };
    const draft = await me.create(place);
    expect(draft.postal_code).toBe('10110');

    const own = await me.change(draft.id, { postal_code: '10501', version: 1 });
    expect(own.postal_code).toBe('10501');
    const renamed = await me.change(draft.id, { road: 'สุขุมวิท', version: 2 });
    expect(renamed.postal_code).toBe('10501');
    const moved = await me.change(draft.id, { district_code: '1001', subdistrict_code: '100101', version: 3 });
    expect(moved.postal_code).toBe('10200');
  });
});

describe('creating', () => {
  it('makes one draft of twenty parallel requests with one key (F3)', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '', { bedrooms: 3 }, { 'idempotency-key': 'create-1' })),
    );

    expect(new Set(replies.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(await send('POST', '', { bedrooms: 4 }, { 'idempotency-key': 'create-1' })).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
    expect(await send('POST', '', {}, { 'idempotency-key': ' ' })).toMatchObject({ status: 400 });
  });

  it('stops at sixty an hour', async () => {
    const busy = await createTestMember(server);
    const replies = [];
    for (let i = 0; i < 61; i += 1)
      replies.push(
        await server.app.inject({ method: 'POST', url: '/api/v1/member/assets', headers: busy.headers, payload: {} }),
      );

    expect(replies.slice(0, 60).every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(replies[60]!.json()).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('publishing', () => {
  it('lists all that is missing, by field', async () => {
    const { id } = await me.create({ ...condo, price_sale: null, title_th: 'โทร 081-234-5678 ครับ' });

    expect(await send('POST', `/${id}/publish`, { declaration: true, version: 1 })).toMatchObject({
      status: 422,
      code: 'not_ready',
      errors: { price_sale: 'required', title_th: 'contact_details', images: 'too_few' },
    });
    expect(await me.get(id)).toMatchObject({ status: 'draft', version: 1 });
  });

  it.each([{ declaration: false }, {}])('needs the declaration, not %j', async (body) => {
    const { id } = await me.create();

    expect(await send('POST', `/${id}/publish`, { ...body, version: 1 })).toMatchObject({ status: 400 });
  });

  it('forgets answers that the type and deal do not have', async () => {
    const published = await me.published({ price_rent_month: 20_000, land_rai: 2 });

    expect(published).toMatchObject({ price_rent_month: null, land_rai: null, price_sale: condo.price_sale });
  });
});

describe('a published asset', () => {
  it('shows price changes with their dates, beside the first price', async () => {
    const { id, version } = await me.published();
    const before = await contentVersion();

    const cheaper = await me.change(id, { price_sale: 4_200_000, version });
    await me.change(id, { bedrooms: 2, version: cheaper.version });

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

    expect(await send('PATCH', `/${id}`, { price_sale: null, version })).toMatchObject({
      status: 422,
      code: 'not_ready',
      errors: { price_sale: 'required' },
    });
    expect(await send('DELETE', `/${id}/images/${images[0]!.id}`)).toMatchObject({
      status: 422,
      errors: { images: 'too_few' },
    });
    expect(await me.get(id)).toMatchObject({ price_sale: condo.price_sale, version, images: { length: 5 } });
  });

  it('is gone for everybody once deleted', async () => {
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
      ['DELETE', `/${id}/images/${images[0]!.id}`, undefined],
      ['PATCH', `/${id}/images/${images[0]!.id}`, { category: 'view' }],
    ] as const)
      expect(await send(method, path, body)).toMatchObject({ status: 409, code: 'wrong_state' });
    expect(await server.db.select().from(assetEvents).where(eq(assetEvents.asset_id, id))).toHaveLength(1);
  });
});

describe('the list', () => {
  it('holds my assets, newest change first, by status, with covers', async () => {
    const owner = await createTestMember(server);
    const they = actAs(server.app, owner);
    const published = await they.published();
    const draft = await they.create({ title_th: 'แบบร่าง' });
    const list = async (query = '') => {
      const reply = await server.app.inject({ url: `/api/v1/member/assets${query}`, headers: owner.headers });
      return getMemberAssets.response.parse(reply.json().data) as { items: MemberAssetSummary[]; total: number };
    };

    expect((await list()).items.map(({ id }) => id)).toEqual([draft.id, published.id]);
    expect(await list('?status=published')).toMatchObject({
      total: 1,
      items: [{ id: published.id, cover: { key: published.images[0]!.key }, completeness: published.completeness }],
    });
    expect(await list('?status=deleted')).toEqual({ items: [], total: 0 });
  });
});
