import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetEvents, assets, notifications } from '../../db/schema.ts';
import { insertAssets } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { expireListings } from './expire-listings.ts';

let server: TestServer;
let owner: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  owner = await createTestMember(server);
});
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A published asset that was confirmed this many days ago. */
const confirmed = async (days: number) => {
  const [id] = await insertAssets(server.db, [
    { owner_id: owner.id, confirmed_at: daysAgo(days), expires_at: daysAgo(days - 60) },
  ]);
  return id!;
};
const letDaysPass = (id: number, days: number) =>
  server.db
    .update(assets)
    .set({
      confirmed_at: sql`${assets.confirmed_at} - make_interval(days => ${days})`,
      expires_at: sql`${assets.expires_at} - make_interval(days => ${days})`,
    })
    .where(eq(assets.id, id));
const notificationsOf = async (id: number) => {
  const rows = await server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.asset_id, id), eq(notifications.member_id, owner.id)))
    .orderBy(asc(notifications.id));
  return rows.map(({ kind }) => kind);
};
/** Kinds of the owner's unread notifications about it. */
const unread = async (id: number) => {
  const rows = await server.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.asset_id, id), isNull(notifications.read_at)))
    .orderBy(asc(notifications.id));
  return rows.map(({ kind }) => kind);
};
const act = async (id: number, action: string) =>
  (await server.app.inject({ method: 'POST', url: `/api/v1/member/assets/${id}/${action}`, headers: owner.headers }))
    .statusCode;
const listed = async (query = '') => {
  const { items } = (await server.app.inject(`/api/v1/assets${query}`)).json().data as { items: { id: number }[] };
  return items.map(({ id }) => id);
};
const statusOf = async (id: number) => (await server.db.select().from(assets).where(eq(assets.id, id)))[0]!.status;

it('reminds of, warns about and expires an unconfirmed listing, with one notification each', async () => {
  const id = await confirmed(29);
  await expireListings(server.db);
  expect(await notificationsOf(id)).toEqual([]);

  await letDaysPass(id, 1);
  await expireListings(server.db);
  await expireListings(server.db);
  expect(await notificationsOf(id)).toEqual(['asset_confirm_due']);

  await letDaysPass(id, 24);
  await expireListings(server.db);
  await expireListings(server.db);
  expect(await notificationsOf(id)).toEqual(['asset_confirm_due', 'asset_expiring']);
  expect(await statusOf(id)).toBe('published');

  await letDaysPass(id, 6);
  await expireListings(server.db);
  await expireListings(server.db);
  expect(await notificationsOf(id)).toEqual(['asset_confirm_due', 'asset_expiring', 'asset_expired']);
  expect(await statusOf(id)).toBe('expired');
  const events = await server.db.select().from(assetEvents).where(eq(assetEvents.asset_id, id));
  expect(events.filter(({ kind }) => kind === 'expired')).toHaveLength(1);
  expect(await listed()).not.toContain(id);
});

it('ranks a listing behind fresh ones after 45 days, until it is confirmed', async () => {
  const place = { province_code: '83', district_code: '8301', subdistrict_code: null };
  const [older, newer] = await insertAssets(
    server.db,
    [10, 5].map((days) => ({ owner_id: owner.id, ...place, published_at: daysAgo(days) })),
  );
  const newest = () => listed('?province=83');
  await letDaysPass(newer!, 44);
  await expireListings(server.db);
  expect(await newest()).toEqual([newer, older]);

  await letDaysPass(newer!, 1);
  await expireListings(server.db);
  expect(await newest()).toEqual([older, newer]);
  expect(await listed('?province=83&sort=confirmed')).toEqual([older, newer]);

  expect(await act(newer!, 'confirm')).toBe(200);
  expect(await newest()).toEqual([newer, older]);
});

it.each(['confirm', 'pause', 'reserve'])('treats %s as the answer to its reminder', async (action) => {
  const id = await confirmed(55);
  const other = await confirmed(55);
  await expireListings(server.db);
  expect(await unread(id)).toEqual(['asset_expiring', 'asset_confirm_due']);

  expect(await act(id, action)).toBe(200);

  expect(await unread(id)).toEqual([]);
  expect(await unread(other)).toEqual(['asset_expiring', 'asset_confirm_due']);
});

it('reminds again after the next 30 days', async () => {
  const id = await confirmed(31);
  await expireListings(server.db);
  await act(id, 'confirm');
  await expireListings(server.db);
  expect(await notificationsOf(id)).toEqual(['asset_confirm_due']);

  await server.db
    .update(notifications)
    .set({ created_at: daysAgo(31) })
    .where(eq(notifications.asset_id, id));
  await letDaysPass(id, 30);
  await expireListings(server.db);
  expect(await notificationsOf(id)).toEqual(['asset_confirm_due', 'asset_confirm_due']);
});

it('does not touch reserved and paused listings', async () => {
  const ids = await insertAssets(server.db, [
    { owner_id: owner.id, status: 'reserved', confirmed_at: daysAgo(90), expires_at: daysAgo(30) },
    { owner_id: owner.id, status: 'paused', confirmed_at: daysAgo(90), expires_at: daysAgo(30) },
  ]);
  await expireListings(server.db);
  expect(await Promise.all(ids.map(statusOf))).toEqual(['reserved', 'paused']);
  expect((await Promise.all(ids.map(notificationsOf))).flat()).toEqual([]);
});

it('processes several batches, shared between two replicas', async () => {
  const many = await insertAssets(
    server.db,
    Array.from({ length: 250 }, () => ({ owner_id: owner.id, confirmed_at: daysAgo(61), expires_at: daysAgo(1) })),
  );
  await Promise.all([expireListings(server.db), expireListings(server.db)]);
  const left = await server.db.$count(assets, and(eq(assets.owner_id, owner.id), eq(assets.status, 'expired')));
  expect(left).toBeGreaterThanOrEqual(many.length);
  expect(await notificationsOf(many[0]!)).toEqual(['asset_expired']);
});
