import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetEvents, assets, notifications } from '../../db/schema.ts';
import { insertAssets } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { keepFresh } from './freshness.ts';

let server: TestServer;
let owner: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  owner = await createTestMember(server);
});
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A published asset whose owner confirmed it so many days ago. */
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
const told = async (id: number) => {
  const rows = await server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.asset_id, id), eq(notifications.member_id, owner.id)))
    .orderBy(asc(notifications.id));
  return rows.map(({ kind }) => kind);
};
const statusOf = async (id: number) => (await server.db.select().from(assets).where(eq(assets.id, id)))[0]!.status;

it('asks, warns and ends a listing that nobody confirms, telling each once', async () => {
  const id = await confirmed(29);
  await keepFresh(server.db);
  expect(await told(id)).toEqual([]);

  await letDaysPass(id, 1);
  await keepFresh(server.db);
  await keepFresh(server.db);
  expect(await told(id)).toEqual(['asset_confirm_due']);

  await letDaysPass(id, 24);
  await keepFresh(server.db);
  await keepFresh(server.db);
  expect(await told(id)).toEqual(['asset_confirm_due', 'asset_expiring']);
  expect(await statusOf(id)).toBe('published');

  await letDaysPass(id, 6);
  await keepFresh(server.db);
  await keepFresh(server.db);
  expect(await told(id)).toEqual(['asset_confirm_due', 'asset_expiring', 'asset_expired']);
  expect(await statusOf(id)).toBe('expired');
  const events = await server.db.select().from(assetEvents).where(eq(assetEvents.asset_id, id));
  expect(events.filter(({ kind }) => kind === 'expired')).toHaveLength(1);
  expect((await server.app.inject('/api/v1/assets')).json().data.items).not.toContainEqual(
    expect.objectContaining({ id }),
  );
});

it('asks again after the next 30 days', async () => {
  const id = await confirmed(31);
  await keepFresh(server.db);
  await server.app.inject({ method: 'POST', url: `/api/v1/member/assets/${id}/confirm`, headers: owner.headers });
  await keepFresh(server.db);
  expect(await told(id)).toEqual(['asset_confirm_due']);

  await server.db
    .update(notifications)
    .set({ created_at: daysAgo(31) })
    .where(eq(notifications.asset_id, id));
  await letDaysPass(id, 30);
  await keepFresh(server.db);
  expect(await told(id)).toEqual(['asset_confirm_due', 'asset_confirm_due']);
});

it('leaves reserved and paused ones alone', async () => {
  const ids = await insertAssets(server.db, [
    { owner_id: owner.id, status: 'reserved', confirmed_at: daysAgo(90), expires_at: daysAgo(30) },
    { owner_id: owner.id, status: 'paused', confirmed_at: daysAgo(90), expires_at: daysAgo(30) },
  ]);
  await keepFresh(server.db);
  expect(await Promise.all(ids.map(statusOf))).toEqual(['reserved', 'paused']);
  expect((await Promise.all(ids.map(told))).flat()).toEqual([]);
});

it('goes through more than a batch, and two replicas share the work', async () => {
  const many = await insertAssets(
    server.db,
    Array.from({ length: 250 }, () => ({ owner_id: owner.id, confirmed_at: daysAgo(61), expires_at: daysAgo(1) })),
  );
  await Promise.all([keepFresh(server.db), keepFresh(server.db)]);
  const left = await server.db.$count(assets, and(eq(assets.owner_id, owner.id), eq(assets.status, 'expired')));
  expect(left).toBeGreaterThanOrEqual(many.length);
  expect(await told(many[0]!)).toEqual(['asset_expired']);
});
