import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMemberAssetMetrics } from '@yoodee/api-contract/asset-metrics';
import { getMemberAssets } from '@yoodee/api-contract/member-assets';
import { assetMetrics, assets, metricVisitors, rateWindows } from '../../db/schema.ts';
import { insertAsset, insertAssets } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { metricVisitorsCleanupJob } from './metrics.jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};
const report = (payload: object, headers: Record<string, string> = {}, remoteAddress = '10.1.0.1') =>
  server.app.inject({
    ...{ method: 'POST', url: '/api/v1/events', remoteAddress, payload },
    headers: { ...browser, ...headers },
  });
const view = (asset_id: number) => ({ kind: 'view', asset_id });

const metricsOf = async (id: number) => {
  const [[asset], days] = await Promise.all([
    server.db.select({ views: assets.view_count, saves: assets.save_count }).from(assets).where(eq(assets.id, id)),
    server.db
      .select({
        views: assetMetrics.views,
        saves: assetMetrics.saves,
        compares: assetMetrics.compares,
        isToday: sql<boolean>`${assetMetrics.day} = (now() at time zone 'Asia/Bangkok')::date`,
      })
      .from(assetMetrics)
      .where(eq(assetMetrics.asset_id, id)),
  ]);
  return { total: asset, days };
};

it('counts the events of each asset, by the day in Thailand', async () => {
  const [one, other] = await insertAssets(server.db, [{}, { status: 'sold' }]);

  const events = [view(one!), view(one!), { kind: 'save', asset_id: one }, { kind: 'compare', asset_id: other }];
  expect((await report({ events })).statusCode).toBe(200);
  await report({ events: [view(one!)] }, {}, '10.1.0.2');

  expect(await metricsOf(one!)).toEqual({
    total: { views: 2, saves: 1 },
    days: [{ views: 2, saves: 1, compares: 0, isToday: true }],
  });
  expect(await metricsOf(other!)).toEqual({
    total: { views: 0, saves: 0 },
    days: [{ views: 0, saves: 0, compares: 1, isToday: true }],
  });
});

it('counts a network and a member once a day, however often they report', async () => {
  const id = await insertAsset(server.db);
  const rival = await createTestMember(server);
  const events = [view(id), { kind: 'save', asset_id: id }];
  for (let times = 0; times < 5; times += 1) {
    await report({ events }, { 'user-agent': `${browser['user-agent']} ${times}` }, '10.1.2.1');
    await report({ events }, rival.headers, `10.1.2.${10 + times}`);
  }

  expect(await metricsOf(id)).toMatchObject({ total: { views: 2, saves: 2 }, days: [{ views: 2, saves: 2 }] });
});

it('counts again on the next day, and forgets who was counted after two', async () => {
  const id = await insertAsset(server.db);
  await report({ events: [view(id)] });
  const visitors = () => server.db.select().from(metricVisitors).where(eq(metricVisitors.asset_id, id));
  expect(await visitors()).toMatchObject([{ metric: 'views', visitor: expect.stringMatching(/^[\w-]{22}$/) }]);

  await server.db.update(metricVisitors).set({ day: sql`${metricVisitors.day} - 1` });
  await report({ events: [view(id)] });
  expect((await metricsOf(id)).total).toMatchObject({ views: 2 });

  await server.db.update(metricVisitors).set({ day: sql`${metricVisitors.day} - 1` });
  await metricVisitorsCleanupJob({ db: server.db }).run();
  expect(await visitors()).toHaveLength(1);
});

it('shows events to the owner at once, with the time up to which they are counted', async () => {
  const owner = await createTestMember(server);
  const id = await insertAsset(server.db, { owner_id: owner.id });
  const mine = async (path = '') =>
    (await server.app.inject({ url: `/api/v1/member/assets${path}`, headers: owner.headers })).json().data;
  const before = getMemberAssets.response.parse(await mine());

  await report({ events: [view(id), { kind: 'save', asset_id: id }] }, {}, '10.1.3.1');

  const list = getMemberAssets.response.parse(await mine());
  const figures = getMemberAssetMetrics.response.parse(await mine(`/${id}/figures`));
  expect(list.items[0]!.figures).toMatchObject({ views: 1, saves: 1 });
  expect(figures.sums).toMatchObject({ views: 1, saves: 1 });
  expect(list.counted_until > before.counted_until).toBe(true);
  expect(figures.counted_until >= list.counted_until).toBe(true);
});

it('ignores assets without a page, and events of the owner', async () => {
  const owner = await createTestMember(server);
  const [own, draft] = await insertAssets(server.db, [{ owner_id: owner.id }, { status: 'draft' }]);

  const reply = await report({ events: [view(own!), view(draft!), view(999_999)] }, owner.headers);

  expect(reply.statusCode).toBe(200);
  expect((await metricsOf(own!)).days).toEqual([]);
  expect((await metricsOf(draft!)).days).toEqual([]);
});

it.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])('does not count %s', async (agent) => {
  const id = await insertAsset(server.db);

  expect((await report({ events: [view(id)] }, { 'user-agent': agent })).statusCode).toBe(200);

  expect((await metricsOf(id)).days).toEqual([]);
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

  const replies = await Promise.all(batches.map((events, index) => report({ events }, {}, `10.1.1.${index}`)));

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect((await metricsOf(ids[0]!)).total).toEqual({ views: 10, saves: 0 });
});

it('is rate limited per address', async () => {
  const id = await insertAsset(server.db);
  await report({ events: [view(id)] });
  await server.db
    .update(rateWindows)
    .set({ count: 600 })
    .where(sql`${rateWindows.bucket} like 'events:ip:%'`);

  expect((await report({ events: [view(id)] })).json()).toMatchObject({ code: 'too_many_requests' });
  expect((await metricsOf(id)).total).toEqual({ views: 1, saves: 0 });
});
