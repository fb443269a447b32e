import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMember, memberAssetsPageSize } from '@yoodee/api-contract';
import { insertAssets, insertMember } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = (id: number | string, query = '') => server.app.inject(`/api/v1/members/${id}${query}`);
const read = async (id: number, query = '') => getMember.response.parse((await get(id, query)).json().data);

it('shows the facts, the channels that are on and what is on offer, never a number', async () => {
  const id = await insertMember(server.db, {
    ...{ contactPhone: '+6621234567', lineId: '@somchai', showLine: true, facebook: 'private.name' },
    ...{ bioTh: 'ดูแลบ้านย่านทองหล่อ', lineSub: 'U1' },
  });
  const statuses = ['published', 'sold', 'rented', 'draft', 'hidden', 'paused', 'reserved'] as const;
  const ids = await insertAssets(
    server.db,
    statuses.map((status) => ({ owner_id: id, status })),
  );
  const reply = await get(id);

  expect(getMember.response.parse(reply.json().data)).toMatchObject({
    ...{ id, display_name: 'สมชาย ใจดี', phone_verified: true, line_linked: true, has_phone: true },
    ...{ line_id: '@somchai', facebook: null, bio_th: 'ดูแลบ้านย่านทองหล่อ', bio_en: null },
    ...{ active_assets: 1, closed_assets: 2 },
    assets: { items: [{ id: ids[0] }], total: 1, page: 1 },
  });
  expect(reply.payload).not.toMatch(/\+66|private\.name|"U1"/);
});

it('pages what is on offer, newest first, and has no page beyond the last', async () => {
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

it('has a page for who offers nothing yet', async () => {
  expect((await read(await insertMember(server.db))).assets).toMatchObject({ items: [], total: 0 });
});

it('answers 404 for nobody and 410 for who is suspended', async () => {
  const suspended = await insertMember(server.db, { userStatus: 'suspended' });

  expect((await get(999_999)).statusCode).toBe(404);
  expect((await get(suspended)).statusCode).toBe(410);
});

it.each(['0', '-1', 'abc', '1e99', '9007199254740993', '%00', "1'--"])('has no member %s', async (id) => {
  expect([400, 404]).toContain((await get(id)).statusCode);
});

it.each(['?page=0', '?page=-1', '?page=1e9', '?page=x'])('refuses %s', async (query) => {
  expect((await get(1, query)).statusCode).toBe(400);
});
