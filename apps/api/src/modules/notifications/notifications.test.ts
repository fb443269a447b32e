import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getNotifications, markNotifications } from '@yoodee/api-contract/notifications';
import { notifications } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { notify } from './notify.ts';

let server: TestServer;
let member: TestMember;
let other: TestMember;
let assetId: number;
beforeAll(async () => {
  server = await openTestServer();
  other = await createTestMember(server);
  assetId = await insertAsset(server.db, { title_en: 'Corner room' });
});
beforeEach(async () => {
  await server.db.delete(notifications);
  member = await createTestMember(server);
});
afterAll(() => server.close());

const call = (
  method: 'GET' | 'PATCH',
  { headers }: TestMember,
  { query = '', body }: { query?: string; body?: object },
) => server.app.inject({ method, url: `/api/v1/member/notifications${query}`, headers, ...(body && { body }) });
const centre = async (query = '', of = member) =>
  getNotifications.response.parse((await call('GET', of, { query })).json().data);
const mark = async (body: object, of = member) =>
  markNotifications.response.parse((await call('PATCH', of, { body })).json().data);
const addNotifications = (count: number, of = member) =>
  notify(
    server.db,
    Array.from({ length: count }, () => ({ memberId: of.id, kind: 'asset_expiring', assetId, data: { days: 7 } })),
  );

it('lists a member’s notifications, with assets and the unread count', async () => {
  await addNotifications(2);

  const { items, total, unread } = await centre();

  expect({ total, unread }).toEqual({ total: 2, unread: 2 });
  expect(items[0]).toMatchObject({
    kind: 'asset_expiring',
    data: { days: 7 },
    read_at: null,
    asset: { id: assetId, title_en: 'Corner room', status: 'published' },
  });
  expect(items[0]!.id).toBeGreaterThan(items[1]!.id);
});

it('accepts more notifications at once than a statement has parameters', async () => {
  await addNotifications(16_400);

  expect(await centre()).toMatchObject({ total: 16_400, items: { length: 20 } });
});

it('has pages', async () => {
  await addNotifications(21);

  expect((await centre()).items).toHaveLength(20);
  expect(await centre('?page=2')).toMatchObject({ total: 21, unread: 21, items: [{ kind: 'asset_expiring' }] });
  expect((await centre('?page=3')).items).toEqual([]);
});

describe('marking', () => {
  it('marks one as read, once, and can be undone', async () => {
    await addNotifications(2);
    const { id } = (await centre()).items[0]!;

    expect(await mark({ ids: [id], read: true })).toEqual({ changed: [id], unread: 1 });
    expect(await mark({ ids: [id], read: true })).toEqual({ changed: [], unread: 1 });
    expect(await mark({ ids: [id], read: false })).toEqual({ changed: [id], unread: 2 });
  });

  it('marks all up to the newest on the screen, and not newer ones', async () => {
    await addNotifications(2);
    const until = (await centre()).items[0]!.id;
    await addNotifications(1);

    const { changed, unread } = await mark({ until, read: true });

    expect(changed).toHaveLength(2);
    expect(unread).toBe(1);
  });

  it('T16 changes nothing of another member', async () => {
    await addNotifications(1, other);
    const { id } = (await centre('', other)).items[0]!;

    expect(await mark({ ids: [id], read: true })).toEqual({ changed: [], unread: 0 });
    expect(await mark({ until: id, read: true })).toEqual({ changed: [], unread: 0 });
    expect((await centre('', other)).unread).toBe(1);
  });

  it('is consistent under concurrent requests', async () => {
    await addNotifications(5);
    const until = (await centre()).items[0]!.id;

    const replies = await Promise.all(Array.from({ length: 5 }, () => mark({ until, read: true })));

    expect(replies.flatMap(({ changed }) => changed)).toHaveLength(5);
    expect((await centre()).unread).toBe(0);
  });
});

it.each([
  {},
  { ids: [], read: true },
  { ids: [1] },
  { ids: ['1; drop table notifications'], read: true },
  { ids: [1.5], read: true },
  { ids: Array.from({ length: 501 }, (_, index) => index + 1), read: true },
  { until: 1, read: false },
  { until: 1, read: true, member_id: 7 },
])('refuses %j', async (body) => {
  expect((await call('PATCH', member, { body })).json()).toMatchObject({ code: 'invalid_request' });
});

it.each(['?page=0', '?page=1e9', '?page=x'])('refuses %s', async (query) => {
  expect((await call('GET', member, { query })).statusCode).toBe(400);
});

it('is for members', async () => {
  expect((await server.app.inject('/api/v1/member/notifications')).statusCode).toBe(401);
});
