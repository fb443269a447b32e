import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMemberAssets, type MemberAsset, type MemberAssetSummary } from '@yoodee/api-contract/member-assets';
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

describe('saving', () => {
  it('keeps absent fields, clears null ones, and increments the version', async () => {
    const draft = await me.create({ bedrooms: 2, bathrooms: 1 });

    const saved = await me.change(draft.id, { bedrooms: null, parking_spaces: 1, version: 1 });

    expect(saved).toMatchObject({ bedrooms: null, bathrooms: 1, parking_spaces: 1, version: 2 });
    expect(await me.get(draft.id)).toEqual(saved);
  });

  it('refuses a stale version, returns the current one and writes nothing', async () => {
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

  it('cleans texts: trimmed, without control characters, descriptions as safe HTML', async () => {
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

  it('refuses the address of a site for videos, and stores the one of a video', async () => {
    const video = 'https://youtu.be/dQw4w9WgXcQ';

    expect(await send('POST', '', { video_url: 'https://youtube.com/' })).toMatchObject({
      ...{ status: 400, errors: { video_url: 'invalid' } },
    });
    expect(await me.create({ video_url: video })).toMatchObject({ video_url: video });
  });

  it('raises completeness with filled fields', async () => {
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

  it('must match the stored place', async () => {
    const { id } = await me.create({ province_code: '10', district_code: '1039' });

    expect(await send('PATCH', `/${id}`, { province_code: '20', version: 1 })).toMatchObject({
      status: 400,
      errors: { district_code: 'invalid' },
    });
  });

  it('sets the postal code, unless the member does', async () => {
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
  it('creates one draft for twenty parallel requests with one key (F3)', async () => {
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

  it('is limited to sixty an hour', async () => {
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

describe('the list', () => {
  it('has an English title for an asset that its owner described in Thai, and the owner’s own where there is one', async () => {
    const described = await me.create({ ...condo, title_th: 'คอนโดวิวแม่น้ำ', title_en: null });
    const own = await me.create({ ...condo, title_en: 'River view' });
    const bare = await me.create({ title_th: 'ยังไม่ได้เขียน' });

    const { items } = (await send('GET', '')).data as unknown as { items: MemberAssetSummary[] };

    const titleOf = ({ id }: MemberAsset) => items.find((item) => item.id === id)!.title_en;
    expect(titleOf(described)).toMatch(/condominium/i);
    expect([titleOf(own), titleOf(bare)]).toEqual(['River view', null]);
    expect((await me.get(described.id)).title_en).toBeNull();
  });

  it('contains my assets, newest change first, by status, with covers', async () => {
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
    expect(await list('?status=deleted')).toMatchObject({ items: [], total: 0 });
  });
});
