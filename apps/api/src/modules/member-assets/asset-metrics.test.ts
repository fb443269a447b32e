import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metricDays, getMemberAssetMetrics } from '@yoodee/api-contract/asset-metrics';
import { getMemberAssets } from '@yoodee/api-contract/member-assets';
import { assetMetrics } from '../../db/schema.ts';
import { insertAssets } from '../../testing/listed-assets.ts';
import { enquire } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  owner = await createTestMember(server);
});
afterAll(() => server.close());

const count = (asset_id: number, daysBack: number, figures: Partial<typeof assetMetrics.$inferInsert>) =>
  server.db
    .insert(assetMetrics)
    .values({ asset_id, day: sql`(now() at time zone 'Asia/Bangkok')::date - ${daysBack}::int`, ...figures });
const get = (path: string, { headers } = owner) => server.app.inject({ url: `/api/v1/member/assets${path}`, headers });
const figuresOf = async (id: number) => getMemberAssetMetrics.response.parse((await get(`/${id}/figures`)).json().data);

describe('metrics of a listing', () => {
  it('cover each of 30 days, oldest first', async () => {
    const [id] = await insertAssets(server.db, [{ owner_id: owner.id, province_code: '50' }]);
    await count(id!, 0, { views: 5, leads: 1 });
    await count(id!, 29, { views: 2, saves: 1 });
    await count(id!, 30, { views: 100 });

    const { days, sums, similar } = await figuresOf(id!);

    expect(days).toHaveLength(metricDays);
    expect(days[0]).toMatchObject({ views: 2, saves: 1 });
    expect(days.at(-1)).toMatchObject({ views: 5, leads: 1 });
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    expect(sums).toEqual({ views: 7, saves: 1, compares: 0, reveals: 0, leads: 1 });
    expect(similar).toBeNull();
  });

  it('include the median of eight or more similar listings', async () => {
    const [id] = await insertAssets(server.db, [{ owner_id: owner.id, province_code: '83', price_sale: 4_000_000 }]);
    const like = await insertAssets(
      server.db,
      Array.from({ length: 7 }, () => ({ province_code: '83', price_sale: 5_000_000 })),
    );
    await insertAssets(server.db, [
      { province_code: '83', price_sale: 9_000_000 },
      { province_code: '83', price_sale: 5_000_000, property_type: 'apartment' },
    ]);
    expect((await figuresOf(id!)).similar).toBeNull();

    const [eighth] = await insertAssets(server.db, [{ province_code: '83', price_sale: 3_000_000 }]);
    for (const [index, other] of [...like, eighth!].entries()) await count(other, 1, { views: index * 10 });

    expect((await figuresOf(id!)).similar).toEqual({
      count: 8,
      medians: { views: 35, saves: 0, compares: 0, reveals: 0, leads: 0 },
    });
  });

  it('T16 are private to the owner', async () => {
    const [id] = await insertAssets(server.db, [{}]);

    expect((await get(`/${id}/figures`)).statusCode).toBe(404);
  });

  it('exist for an empty draft', async () => {
    const draft = await server.app.inject({
      method: 'POST',
      url: '/api/v1/member/assets',
      headers: owner.headers,
      body: {},
    });

    expect(await figuresOf(draft.json().data.id)).toMatchObject({ sums: { views: 0 }, similar: null });
  });
});

it('lists a member’s assets with metrics, states and next actions', async () => {
  const member = await createTestMember(server);
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  const [due, asked, closed] = await insertAssets(server.db, [
    { owner_id: member.id, confirmed_at: monthAgo, completeness: 90 },
    { owner_id: member.id },
    { owner_id: member.id, status: 'sold' },
  ]);
  await count(due!, 3, { views: 4, reveals: 2 });
  await enquire(server, member, { assetId: asked! });

  const list = async (query = '') => getMemberAssets.response.parse((await get(query, member)).json().data);
  const { items, total, counts } = await list();

  const one = (id: number) => items.find((item) => item.id === id)!;
  expect(total).toBe(3);
  expect(counts).toMatchObject({ published: 2, sold: 1, draft: 0 });
  expect(one(due!)).toMatchObject({ next: 'confirm', image_count: 2, new_leads: 0, figures: { views: 4, reveals: 2 } });
  expect(one(asked!)).toMatchObject({ next: 'answer_leads', new_leads: 1, figures: { views: 0, leads: 1 } });
  expect(one(closed!).next).toBeNull();
  expect(await list('?status=sold')).toMatchObject({ total: 1, counts: { published: 2 } });
});
