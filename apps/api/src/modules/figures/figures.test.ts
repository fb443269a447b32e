import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetFigures, assets, rateWindows } from '../../db/schema.ts';
import { insertAsset, insertAssets } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};
const report = (payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/api/v1/events', headers: { ...browser, ...headers }, payload });
const view = (asset_id: number) => ({ kind: 'view', asset_id });

const figuresOf = async (id: number) => {
  const [[asset], days] = await Promise.all([
    server.db.select({ views: assets.view_count, saves: assets.save_count }).from(assets).where(eq(assets.id, id)),
    server.db
      .select({
        views: assetFigures.views,
        saves: assetFigures.saves,
        compares: assetFigures.compares,
        isToday: sql<boolean>`${assetFigures.day} = (now() at time zone 'Asia/Bangkok')::date`,
      })
      .from(assetFigures)
      .where(eq(assetFigures.asset_id, id)),
  ]);
  return { total: asset, days };
};

it('counts what was done with each asset, on the day in Thailand', async () => {
  const [one, other] = await insertAssets(server.db, [{}, { status: 'sold' }]);

  const events = [view(one!), view(one!), { kind: 'save', asset_id: one }, { kind: 'compare', asset_id: other }];
  expect((await report({ events })).statusCode).toBe(200);
  await report({ events: [view(one!)] });

  expect(await figuresOf(one!)).toEqual({
    total: { views: 2, saves: 1 },
    days: [{ views: 2, saves: 1, compares: 0, isToday: true }],
  });
  expect(await figuresOf(other!)).toEqual({
    total: { views: 0, saves: 0 },
    days: [{ views: 0, saves: 0, compares: 1, isToday: true }],
  });
});

it('leaves out assets that nobody can open, and the owner’s own doings', async () => {
  const owner = await createTestMember(server);
  const [own, draft] = await insertAssets(server.db, [{ owner_id: owner.id }, { status: 'draft' }]);

  const reply = await report({ events: [view(own!), view(draft!), view(999_999)] }, owner.headers);

  expect(reply.statusCode).toBe(200);
  expect((await figuresOf(own!)).days).toEqual([]);
  expect((await figuresOf(draft!)).days).toEqual([]);
});

it.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])('does not count %s', async (agent) => {
  const id = await insertAsset(server.db);

  expect((await report({ events: [view(id)] }, { 'user-agent': agent })).statusCode).toBe(200);

  expect((await figuresOf(id)).days).toEqual([]);
});

it.each([
  { events: [] },
  { events: Array.from({ length: 51 }, (_, index) => view(index + 1)) },
  { events: [{ kind: 'click', asset_id: 1 }] },
  { events: [{ kind: 'view', asset_id: '1; drop table assets' }] },
  { events: [{ kind: 'view', asset_id: 1, who: 'me' }] },
  { events: [view(1)], member: 7 },
  {},
])('refuses %j', async (body) => {
  expect((await report(body)).json()).toMatchObject({ code: 'invalid_request' });
});

it('counts parallel batches about the same assets, in whatever order', async () => {
  const ids = await insertAssets(server.db, [{}, {}, {}]);
  const batches = Array.from({ length: 10 }, (_, index) => (index % 2 ? ids : ids.toReversed()).map(view));

  const replies = await Promise.all(batches.map((events) => report({ events })));

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect((await figuresOf(ids[0]!)).total).toEqual({ views: 10, saves: 0 });
});

it('is limited per address', async () => {
  const id = await insertAsset(server.db);
  await report({ events: [view(id)] });
  await server.db
    .update(rateWindows)
    .set({ count: 600 })
    .where(sql`${rateWindows.bucket} like 'events:ip:%'`);

  expect((await report({ events: [view(id)] })).json()).toMatchObject({ code: 'too_many_requests' });
  expect((await figuresOf(id)).total).toEqual({ views: 1, saves: 0 });
});
