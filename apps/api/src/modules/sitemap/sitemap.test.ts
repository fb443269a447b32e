import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { getSitemapAssets, getSitemapPages, getSitemapParts, sitemapIdsPerPart } from '@yoodee/api-contract/sitemap';
import { assets, projects } from '../../db/schema.ts';
import { insertAssets, insertMember } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { nextAfter } from './sitemap.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const get = async (path: string) => (await server.app.inject(`/api/v1/sitemap${path}`)).json().data;
const readAssets = async (query: string) => getSitemapAssets.response.parse(await get(`/assets?${query}`));

it('lists assets with their last change and first pictures, and members with listings', async () => {
  const owner = await insertMember(server.db);
  const suspended = await insertMember(server.db, { user_status: 'suspended' });
  const idle = await insertMember(server.db);
  const changed = new Date('2026-11-01T10:00:00Z');
  const [first, draft] = await insertAssets(server.db, [
    { owner_id: owner, updated_at: changed },
    { owner_id: owner, status: 'draft' },
    { owner_id: suspended },
  ]);

  const { assets: listed, members, next } = await readAssets('part=2');

  expect(listed.find(({ id }) => id === first)).toEqual({
    id: first,
    updated_at: changed.toISOString(),
    images: [`picture-${first}-0`, `picture-${first}-1`],
  });
  expect(listed.map(({ id }) => id)).not.toContain(draft);
  expect(members).toContainEqual({ id: owner });
  expect(members.map(({ id }) => id)).not.toContain(suspended);
  expect(members.map(({ id }) => id)).not.toContain(idle);
  expect(next).toBeNull();
});

it('lists projects with three listings or more, unless they were merged', async () => {
  const project = (name: string) => ({ name_th: name, name_keys: [name] });
  const rows = await server.db
    .insert(projects)
    .values([project('หนึ่ง'), project('สอง'), project('สาม')])
    .returning({ id: projects.id });
  const [full, thin, merged] = rows.map(({ id }) => id) as [number, number, number];
  const link = async (id: number, listings: number) => {
    const ids = await insertAssets(
      server.db,
      Array.from({ length: listings }, () => ({})),
    );
    await server.db.update(assets).set({ project_id: id }).where(inArray(assets.id, ids));
  };
  await link(full, 3);
  await link(thin, 2);
  await link(merged, 3);
  await server.db.update(projects).set({ merged_into: full }).where(eq(projects.id, merged));

  expect((await readAssets('part=2')).projects).toEqual([{ id: full }]);
});

it('pages through a full part by ascending id, each asset once', async () => {
  const owner = await insertMember(server.db);
  await insertAssets(
    server.db,
    Array.from({ length: 1_100 }, () => ({ owner_id: owner })),
  );
  const found: number[] = [];
  let calls = 0;
  for (let after: number | null = 0; after !== null; calls++) {
    const { assets: listed, next }: Awaited<ReturnType<typeof readAssets>> = await readAssets(`part=2&after=${after}`);
    found.push(...listed.map(({ id }) => id));
    after = next;
  }

  const all = await server.db.select({ id: assets.id }).from(assets).where(eq(assets.status, 'published'));
  expect(calls).toBe(3);
  expect(found).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
  expect(await readAssets('part=3')).toEqual({ assets: [], members: [], projects: [], next: null });
});

it('lists the parts with rows', async () => {
  const parts = getSitemapParts.response.parse(await get(''));

  expect(parts.map(({ part }) => part)).toEqual([1, 2]);
  expect(parts[1]!.updated_at).not.toBeNull();
});

it('lists areas with three assets or more', async () => {
  await insertAssets(server.db, [
    { province_code: '50', district_code: '5001' },
    { province_code: '50', district_code: '5001' },
    { province_code: '50', district_code: '5002', property_type: 'land', land_rai: 1 },
  ]);
  const { areas } = getSitemapPages.response.parse(await get('/pages'));
  const paths = areas.map(({ path }) => path);

  expect(paths).toContain('bangkok/watthana/condo');
  expect(paths.filter((path) => path.startsWith('chiang-mai'))).toEqual(['chiang-mai']);
});

it('continues after the list that was truncated first', () => {
  const rows = (count: number, first: number) => Array.from({ length: count }, (_, at) => ({ id: first + at }));

  expect(nextAfter(rows(499, 1), rows(3, 7))).toBeNull();
  expect(nextAfter(rows(500, 1), rows(500, 101))).toBe(500);
  expect(nextAfter(rows(500, sitemapIdsPerPart), rows(3, 7))).toBe(sitemapIdsPerPart + 499);
});

it.each(['part=1', 'part=0', 'part=x', 'part=2&after=-1', 'part=1e99', ''])('refuses %s', async (query) => {
  expect((await server.app.inject(`/api/v1/sitemap/assets?${query}`)).statusCode).toBe(400);
});
