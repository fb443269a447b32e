import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMember, memberAssetsPageSize } from '@yoodee/api-contract/members';
import { assets, conversations, members } from '../../db/schema.ts';
import { insertAsset, insertAssets, insertMember } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { leadFrom, newVisitor } from '../../testing/visitors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (id: number | string, query = '') => server.app.inject(`/api/v1/members/${id}${query}`);
const read = async (id: number, query = '') => getMember.response.parse((await get(id, query)).json().data);

it('shows public facts, enabled channels and listings, never a phone number', async () => {
  const id = await insertMember(server.db, {
    ...{ contact_phone: '+6621234567', line_id: '@somchai', facebook: 'private.name' },
    ...{ bio_th: 'ดูแลบ้านย่านทองหล่อ', line_sub: 'U1' },
  });
  const statuses = ['published', 'sold', 'rented', 'draft', 'hidden', 'paused', 'reserved'] as const;
  const ids = await insertAssets(
    server.db,
    statuses.map((status) => ({
      ...{ owner_id: id, status },
      contact_channels: status === 'published' ? ['phone'] : status === 'reserved' ? ['line'] : ['facebook'],
    })),
  );
  const reply = await get(id);

  expect(getMember.response.parse(reply.json().data)).toMatchObject({
    ...{
      id,
      display_name: 'สมชาย ใจดี',
      display_name_en: 'Somchai Chaidi',
      phone_verified: true,
      line_linked: true,
      has_phone: true,
    },
    ...{ line_id: '@somchai', facebook: null, bio_th: 'ดูแลบ้านย่านทองหล่อ', bio_en: null },
    ...{ active_assets: 1, closed_assets: 2 },
    assets: { items: [{ id: ids[0] }], total: 1, page: 1 },
  });
  expect(reply.payload).not.toMatch(/\+66|private\.name|"U1"/);
});

it('pages the listings, newest first, and has no page beyond the last', async () => {
  const id = await insertMember(server.db);
  const ids = await insertAssets(
    server.db,
    Array.from({ length: memberAssetsPageSize + 2 }, (_, index) => ({
      owner_id: id,
      published_at: new Date(Date.UTC(2026, 9, 1 + index)),
    })),
  );

  expect((await read(id)).assets.items.map((one) => one.id)).toEqual(ids.toReversed().slice(0, memberAssetsPageSize));
  expect((await read(id, '?page=2')).assets.items.map((one) => one.id)).toEqual([ids[1], ids[0]]);
  expect((await get(id, '?page=3')).statusCode).toBe(404);
});

it.each(['sold', 'rented', 'reserved', 'expired'] as const)(
  'has a page for a member whose asset is %s',
  async (status) => {
    const id = await insertMember(server.db);
    await insertAsset(server.db, { owner_id: id, status });

    expect((await read(id)).assets).toMatchObject({ items: [], total: 0 });
  },
);

const strangers = {
  'who never listed anything': {},
  'with a draft': { asset: { status: 'draft', first_published_at: null, published_at: null } },
  'who paused everything': { asset: { status: 'paused' } },
  'whose listing is hidden': { asset: { status: 'hidden' } },
  'who deleted everything': { asset: { status: 'deleted' } },
  'who is suspended': { member: { user_status: 'suspended' }, asset: {} },
  'who leaves': { member: { deletion_requested_at: new Date() }, asset: {} },
} satisfies Record<string, { member?: Parameters<typeof insertMember>[1]; asset?: Parameters<typeof insertAsset>[1] }>;

it.each(Object.entries(strangers))(
  'responds to a member %s as to an unknown one, on every address',
  async (_who, { member, asset }: { member?: object; asset?: object }) => {
    const id = await insertMember(server.db, member);
    if (asset) await insertAsset(server.db, { owner_id: id, ...asset });
    const answers = async (of: number) => {
      const visitor = newVisitor(server.app);
      const replies = [
        await get(of),
        await get(of, '?page=2'),
        await visitor.post(`/members/${of}/contact-reveals`),
        await visitor.post(`/members/${of}/leads`, leadFrom()),
      ];
      return replies.map(({ statusCode, payload }) => ({ statusCode, payload: payload.replace(/"[\w-]{8,}"/g, '') }));
    };

    const told = await answers(id);
    expect(told.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(told).toEqual(await answers(999_999));
    expect(await server.db.select().from(conversations).where(eq(conversations.seller_id, id))).toEqual([]);
  },
);

it('tells somebody who walks all ids only of members with a public asset', async () => {
  const shown = await insertMember(server.db);
  await insertAsset(server.db, { owner_id: shown });
  const walked = await server.db
    .select({ id: members.id, asset: assets.status })
    .from(members)
    .leftJoin(assets, eq(assets.owner_id, members.id));
  const silent = new Set(walked.map(({ id }) => id));
  for (const { id, asset } of walked)
    if (asset && ['published', 'reserved', 'sold', 'rented', 'expired'].includes(asset)) silent.delete(id);

  for (const id of silent) {
    expect((await get(id)).statusCode).toBe(404);
    expect((await newVisitor(server.app).post(`/members/${id}/contact-reveals`)).statusCode).toBe(404);
  }
  expect(silent.size).toBeGreaterThan(2);
  expect((await get(shown)).statusCode).toBe(200);
});

it.each(['0', '-1', 'abc', '1e99', '9007199254740993', '%00', "1'--"])('has no member %s', async (id) => {
  expect([400, 404]).toContain((await get(id)).statusCode);
});

it.each(['?page=0', '?page=-1', '?page=1e9', '?page=x'])('refuses %s', async (query) => {
  expect((await get(1, query)).statusCode).toBe(400);
});
