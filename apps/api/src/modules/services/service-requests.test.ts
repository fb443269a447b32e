import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMemberServiceRequests, type ServiceRequest } from '@yoodee/api-contract/services';
import { serviceRequests, services } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';

const slug = 'cleaning-9';
const picture = { key: 'content-0', width: 1600, height: 1067, thumbhash: '', alt: { th: 'ห้อง', en: 'Room' } };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.db.insert(services).values({
    ...{ slug, content_hash: 'hash', group: 'home', name_th: 'บริการทำความสะอาด', name_en: 'Cleaning', sort: 90 },
    ...{ summary_th: 'สะอาด', summary_en: 'Clean', body_th: '<p>สะอาด</p>', body_en: '<p>Clean</p>' },
    ...{ cover_image: picture, gallery: [], packages: [], area_province_codes: [], faqs: [] },
  });
});
beforeEach(() => server.db.delete(serviceRequests));
afterAll(() => server.close());

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Bangkok' });

let phones = 0;
const newPhone = () => `0877${String((phones += 1)).padStart(6, '0')}`;

const requestFrom = (more: object = {}) => ({
  name: 'วิภา แสงทอง',
  phone: newPhone(),
  province_code: '10',
  detail: 'ห้องเพิ่งปล่อยเช่าจบ มีคราบน้ำในห้องน้ำ',
  consent_version: '2026-11',
  filled_ms: 9_000,
  ...more,
});

const post = (body: unknown, headers: Record<string, string> = {}, visitor = newVisitor(server.app)) =>
  visitor.post(`/services/${slug}/requests`, body, headers);
const stored = () => server.db.select().from(serviceRequests);

describe('POST /services/{slug}/requests', () => {
  it('stores the request, dates sorted and texts cleaned', async () => {
    const [soon, later] = [inDays(2), inDays(9)];

    const reply = await post(
      requestFrom({ name: '  วิภา   แสงทอง ', phone: '๐๘๗-๑๑๑ ๒๒๒๒', preferred_dates: [later, soon, later] }),
      { 'accept-language': 'en' },
    );

    expect([reply.statusCode, reply.json().data]).toEqual([201, null]);
    expect(await stored()).toMatchObject([
      {
        ...{ name: 'วิภา แสงทอง', phone: '+66871112222', province_code: '10', locale: 'en', status: 'new' },
        ...{ preferred_dates: [soon, later], member_id: null, asset_id: null, consent_version: '2026-11' },
      },
    ]);
  });

  it('belongs to the member, about their asset', async () => {
    const member = await createTestMember(server);
    const assetId = await insertAsset(server.db, { owner_id: member.id });

    expect((await post(requestFrom({ asset_id: assetId }), member.headers)).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ member_id: member.id, asset_id: assetId }]);
  });

  it.each(['of another member', 'of a visitor', 'deleted', 'unknown'])('refuses an asset: %s', async (which) => {
    const [member, stranger] = [await createTestMember(server), await createTestMember(server)];
    const assetId = await insertAsset(server.db, {
      owner_id: which === 'of another member' ? stranger.id : member.id,
      status: which === 'deleted' ? 'deleted' : 'published',
    });

    const reply = await post(
      requestFrom({ asset_id: which === 'unknown' ? 999_999 : assetId }),
      which === 'of a visitor' ? {} : member.headers,
    );

    expect([reply.statusCode, reply.json().errors]).toEqual([400, { asset_id: 'unknown_value' }]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: '\u200b\u202e' }, { name: 'required' }],
    [{ phone: '12' }, { phone: 'invalid' }],
    [{ phone: '02-000-0000 ต่อ 12' }, { phone: 'invalid' }],
    [{ province_code: '99' }, { province_code: 'unknown_value' }],
    [{ province_code: '10; drop' }, { province_code: 'invalid' }],
    [{ preferred_dates: [inDays(0)] }, { 'preferred_dates.0': 'too_small' }],
    [{ preferred_dates: [inDays(3), '2001-01-01'] }, { 'preferred_dates.1': 'too_small' }],
    [{ preferred_dates: [inDays(400)] }, { 'preferred_dates.0': 'too_large' }],
    [{ preferred_dates: ['2026-02-30'] }, { 'preferred_dates.0': 'invalid' }],
    [{ preferred_dates: [1, 2, 3, 4].map(inDays) }, { preferred_dates: 'too_many' }],
    [{ detail: 'ก'.repeat(1_001) }, { detail: 'too_long' }],
    [{ asset_id: 1.5 }, { asset_id: 'invalid' }],
    [{ consent_version: undefined }, { consent_version: 'required' }],
    [{ member_id: 1 }, { member_id: 'unknown_field' }],
    [{ status: 'done' }, { status: 'unknown_field' }],
  ])('names the invalid field of %j', async (fields, errors) => {
    const reply = await post(requestFrom(fields));

    expect([reply.statusCode, reply.json().errors]).toEqual([400, errors]);
    expect(await stored()).toEqual([]);
  });

  it.each([{ website: 'https://spam.example' }, { filled_ms: 200 }])('refuses programs: %j', async (trap) => {
    expect((await post(requestFrom(trap))).json().code).toBe('looks_automated');
    expect(await stored()).toEqual([]);
  });

  it('creates one request for a double click', async () => {
    const body = requestFrom();
    const visitor = newVisitor(server.app);

    const replies = await Promise.all([1, 2, 3].map(() => post(body, {}, visitor)));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await stored()).toHaveLength(1);
  });

  it('does not tell whether a phone has asked before, and adds the repetition to the first request', async () => {
    const first = await post(requestFrom({ phone: '087 999 0001', detail: 'สองห้องนอน' }));
    const again = await post(requestFrom({ phone: '+66 87-999-0001', detail: 'มีสวนด้วย' }));

    expect([again.statusCode, again.payload]).toEqual([first.statusCode, first.payload]);
    expect(await stored()).toMatchObject([{ detail: 'สองห้องนอน\n\nมีสวนด้วย' }]);
  });

  it('accepts twenty an hour per address, also concurrently, and then still those of a member', async () => {
    const visitor = newVisitor(server.app);

    const replies = await Promise.all(Array.from({ length: 24 }, () => post(requestFrom(), {}, visitor)));

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(await stored()).toHaveLength(20);
    const { headers } = await createTestMember(server);
    expect((await post(requestFrom(), headers, visitor)).statusCode).toBe(201);
  });

  it('accepts ten an hour per member', async () => {
    const { headers } = await createTestMember(server);
    const replies = await Promise.all(Array.from({ length: 12 }, () => post(requestFrom(), headers)));

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  });

  it('does not count refused requests', async () => {
    const visitor = newVisitor(server.app);
    const body = requestFrom();
    for (let tries = 0; tries < 6; tries += 1) await post({ ...body, province_code: '99' }, {}, visitor);

    expect((await post(body, {}, visitor)).statusCode).toBe(201);
  });

  it('responds with 404 for an unknown service', async () => {
    const reply = await newVisitor(server.app).post('/services/no-such-1/requests', requestFrom());

    expect(reply.statusCode).toBe(404);
  });

  it('never responds with 5xx and stores nothing partial', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '<script>', 'ก\u0000', '\ud800'));
    const value = fc.oneof(text, fc.jsonValue(), fc.integer(), fc.constant(undefined));
    await fc.assert(
      fc.asyncProperty(
        fc.record({ name: value, phone: value, preferred_dates: fc.oneof(value, fc.array(text)) }),
        fc.record({ province_code: value, detail: value, asset_id: value }),
        async (some, others) => {
          expect((await post({ ...requestFrom(), ...some, ...others })).statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 40 },
    );
    for (const { name, phone } of await stored())
      expect([name.length > 0, phone.startsWith('+')]).toEqual([true, true]);
  });
});

describe('GET /member/service-requests', () => {
  const listOf = async (member: TestMember, query = '') => {
    const reply = await server.app.inject({ url: `/api/v1/member/service-requests${query}`, headers: member.headers });
    expect(reply.statusCode).toBe(200);
    return getMemberServiceRequests.response.parse(reply.json().data);
  };

  it('lists requests of the account, and of its phone without signing in', async () => {
    const phone = newPhone();
    const member = await createTestMember(server, { phone: `+66${phone.slice(1)}` });
    const stranger = await createTestMember(server);
    const assetId = await insertAsset(server.db, { owner_id: member.id, title_th: 'คอนโดวิวสวน' });
    await post(requestFrom({ phone, preferred_dates: [inDays(4)] }));
    await server.db.update(serviceRequests).set({ created_at: sql`now() - interval '1 day'` });
    await post(requestFrom({ asset_id: assetId }), member.headers);
    await post(requestFrom(), stranger.headers);
    await post(requestFrom());

    const { items, total } = await listOf(member);

    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        service: { slug, name: { th: 'บริการทำความสะอาด', en: 'Cleaning' } },
        asset: { id: assetId, title_th: 'คอนโดวิวสวน' },
        status: 'new',
      },
      { asset: null, preferred_dates: [inDays(4)] },
    ] satisfies (Partial<Omit<ServiceRequest, 'asset'>> & { asset: object | null })[]);
  });

  it('does not list another member’s request with this phone', async () => {
    const phone = newPhone();
    const [member, other] = [
      await createTestMember(server, { phone: `+66${phone.slice(1)}` }),
      await createTestMember(server),
    ];
    await post(requestFrom({ phone }), other.headers);

    expect((await listOf(member)).total).toBe(0);
    expect((await listOf(other)).total).toBe(1);
  });

  it('is paginated', async () => {
    const member = await createTestMember(server);
    const [service] = await server.db.select({ id: services.id }).from(services);
    await server.db.insert(serviceRequests).values(
      Array.from({ length: 23 }, () => ({
        ...{ service_id: service!.id, member_id: member.id, name: 'วิภา', phone: member.phone },
        ...{ province_code: '10', locale: 'th' as const, consent_version: '2026-11' },
      })),
    );

    expect((await listOf(member)).items).toHaveLength(20);
    expect((await listOf(member, '?page=2')).items).toHaveLength(3);
    expect((await listOf(member, '?page=3')).items).toEqual([]);
  });

  it('is for members only', async () => {
    expect((await server.app.inject({ url: '/api/v1/member/service-requests' })).statusCode).toBe(401);
  });
});
