import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMemberLeads, type Lead } from '@yoodee/api-contract/leads';
import { leads } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestMember;
let stranger: TestMember;
let assetId: number;
beforeAll(async () => {
  server = await openTestServer();
  owner = await createTestMember(server);
  stranger = await createTestMember(server);
  assetId = await insertAsset(server.db, { owner_id: owner.id, title_en: 'Corner room' });
  const asker = await createTestMember(server, { line_id: 'wipa', show_line: true });
  const lead = {
    kind: 'question' as const,
    name: 'วิภา',
    phone: '+66861112222',
    locale: 'th' as const,
    consent_version: '2026-11',
  };
  await server.db.insert(leads).values([
    {
      ...lead,
      member_id: owner.id,
      asset_id: assetId,
      sender_id: asker.id,
      message: 'แรก',
      created_at: new Date('2026-11-01'),
    },
    { ...lead, member_id: owner.id, asset_id: assetId, status: 'closed', created_at: new Date('2026-11-02') },
    { ...lead, member_id: owner.id, created_at: new Date('2026-11-03') },
    { ...lead, member_id: stranger.id },
  ]);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'PATCH', path: string, { headers }: Pick<TestMember, 'headers'>, body?: object) =>
  server.app.inject({ method, url: `/api/v1/member/leads${path}`, headers, ...(body && { body }) });
const inbox = async (query = '') => getMemberLeads.response.parse((await call('GET', query, owner)).json().data);

describe('a member’s inbox', () => {
  it('lists received enquiries, newest first, with the asset and contact data', async () => {
    const { items, total, counts } = await inbox();

    expect(total).toBe(3);
    expect(counts).toEqual({ new: 2, seen: 0, replied: 0, closed: 1, spam: 0 });
    expect(items.map(({ asset }) => asset?.id ?? null)).toEqual([null, assetId, assetId]);
    expect(items[2]).toMatchObject({
      ...{ message: 'แรก', phone: '+66861112222', line_id: 'wipa', status: 'new', note: null },
      asset: { id: assetId, status: 'published', title_en: 'Corner room' },
    });
  });

  it.each([
    ['?status=closed', 1],
    ['?status=spam', 0],
    ['?asset_id=ASSET', 2],
    ['?asset_id=ASSET&status=new', 1],
    ['?page=2', 0],
  ])('filters by %s', async (query, shown) => {
    expect((await inbox(query.replace('ASSET', String(assetId)))).items).toHaveLength(shown);
  });

  it('updates a status and a note separately', async () => {
    const { id } = (await inbox()).items[0]!;
    await call('PATCH', `/${id}`, owner, { status: 'replied' });
    const reply = await call('PATCH', `/${id}`, owner, { note: ' โทรกลับแล้ว\r\nนัดวันเสาร์ ' });

    expect(reply.json().data).toMatchObject({ status: 'replied', note: 'โทรกลับแล้ว\nนัดวันเสาร์' } satisfies Partial<Lead>);
    expect((await call('PATCH', `/${id}`, owner, { note: ' ' })).json().data.note).toBeNull();
    expect((await call('GET', `/${id}`, owner)).json().data).toMatchObject({ status: 'replied', note: null });
  });

  it.each([
    ['an unknown status', { status: 'deleted' }, 'status'],
    ['a long note', { note: 'ก'.repeat(1_001) }, 'note'],
    ['another receiver', { member_id: 1 }, 'member_id'],
  ])('refuses %s', async (_what, body, field) => {
    const { id } = (await inbox()).items[0]!;

    expect((await call('PATCH', `/${id}`, owner, body)).json().errors).toHaveProperty(field);
  });

  it('T16 is empty for another member, and closed to visitors', async () => {
    const before = (await inbox()).items[0]!;

    expect((await call('GET', `/${before.id}`, stranger)).statusCode).toBe(404);
    expect((await call('PATCH', `/${before.id}`, stranger, { status: 'spam', note: 'x' })).statusCode).toBe(404);
    expect((await call('GET', '', { headers: { authorization: '' } })).statusCode).toBe(401);
    expect((await inbox()).items[0]).toEqual(before);
  });

  it.each(['/0', '/-1', '/abc', '/9007199254740993', '/1e99', '?page=0', '?page=1e9', '?asset_id=x', '?status=x'])(
    'refuses %s with a reason',
    async (path) => {
      expect([400, 404]).toContain((await call('GET', path, owner)).statusCode);
    },
  );
});
