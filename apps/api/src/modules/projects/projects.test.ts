import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProject, getProjects, type Project } from '@yoodee/api-contract/projects';
import { projectKeys } from '@yoodee/search-query';
import { assets, assetSearch, projectFees, projectForeignQuotas, projects } from '../../db/schema.ts';
import { insertAssets, type AssetValues } from '../../testing/listed-assets.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { matchAssets } from './match-assets.job.ts';

const place = { lat: 13.7243, lng: 100.5785, province_code: '10', district_code: '1039', subdistrict_code: '103901' };
const lumena = { ...place, project_name_th: 'ลูเมนา สุขุมวิท 49', project_name_en: 'Lumena Sukhumvit 49' };
const rented = { listing_type: 'rent', price_sale: null, price_original_sale: null, price_rent_month: 20_000 } as const;

let server: TestServer;
let id: number;
let merged: number;

beforeAll(async () => {
  server = await openTestServer();
  const sales = Array.from({ length: 8 }, (_, n): AssetValues => ({
    ...{ ...lumena, price_sale: 4_000_000 + n * 100_000, bedrooms: 1, usable_area_sqm: 40 },
    floor_no: n < 4 ? 8 : 21,
  }));
  const [first] = await insertAssets(server.db, [
    ...sales,
    { ...lumena, ...rented, bedrooms: 2, floor_no: null },
    { ...lumena, status: 'hidden', price_sale: 1, title_th: 'ความลับ' },
    { ...lumena, status: 'draft', price_sale: 1 },
    { ...place, project_name_th: 'โนเบิล', lat: 13.8, lng: 100.6 },
  ]);
  id = (await server.db.select().from(assets).where(eq(assets.id, first!)))[0]!.project_id!;
  await server.db
    .update(projects)
    .set({
      developer: 'ลูเมนา ดีเวลลอปเมนต์',
      year_completed: 2019,
      storeys: 32,
      units: 410,
      facilities: ['pool', 'gone'],
    })
    .where(eq(projects.id, id));
  const [row] = await server.db
    .insert(projects)
    .values({ name_th: 'ลูมีน่า 49', name_keys: projectKeys(['ลูมีน่า 49', 'L49']), aliases: ['L49'], merged_into: id })
    .returning();
  merged = row!.id;
  await server.db.insert(projectFees).values([
    { project_id: id, baht_per_sqm: 55, from_day: '2019-01-01', source: 'นิติบุคคล' },
    { project_id: id, baht_per_sqm: 62.5, from_day: '2024-01-01', source: 'นิติบุคคล' },
  ]);
  await server.db
    .insert(projectForeignQuotas)
    .values({ project_id: merged, percent: 31.5, declared_on: '2026-01-31', source: 'นิติบุคคล' });
});
afterAll(() => server.close());

const get = (path: string) => server.app.inject(`/api/v1${path}`);
const read = async (path: string): Promise<Project> => getProject.response.parse((await get(path)).json().data);
const list = async (query: string) => getProjects.response.parse((await get(`/projects?${query}`)).json().data);

describe('a project', () => {
  it('has its facts, the newest fee and quota first', async () => {
    expect(await read(`/projects/${id}`)).toMatchObject({
      ...{ id, name: { th: 'ลูเมนา สุขุมวิท 49', en: 'Lumena Sukhumvit 49' }, aliases: ['ลูมีน่า 49', 'L49'] },
      ...{ developer: 'ลูเมนา ดีเวลลอปเมนต์', year_completed: 2019, storeys: 32, units: 410, facilities: ['pool'] },
      within: { th: 'วัฒนา กรุงเทพมหานคร', en: 'Watthana, Bangkok' },
      region: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
      fees: [
        { baht_per_sqm: 62.5, from: '2024-01-01' },
        { baht_per_sqm: 55, from: '2019-01-01' },
      ],
      foreign_quotas: [{ percent: 31.5, declared_on: '2026-01-31', source: 'นิติบุคคล' }],
    });
  });

  it('counts what is on offer by rooms and floors, without hidden assets and drafts', async () => {
    const reply = await get(`/projects/${id}`);
    const project = getProject.response.parse(reply.json().data);

    expect(project).toMatchObject({ for_sale: 8, for_rent: 1 });
    expect(project.on_offer).toEqual([
      { deal: 'sale', bedrooms: 1, floors: 'low', count: 4, price_low: 4_000_000, price_high: 4_300_000 },
      { deal: 'sale', bedrooms: 1, floors: 'high', count: 4, price_low: 4_400_000, price_high: 4_700_000 },
      { deal: 'rent', bedrooms: 2, floors: null, count: 1, price_low: 20_000, price_high: 20_000 },
    ]);
    expect(project.items).toHaveLength(9);
    expect(reply.body).not.toContain('ความลับ');
    const found = await server.app.inject(`/api/v1/assets?${project.search}`);
    expect(found.json().data.total).toBe(9);
  });

  it('says what is asked per m² by quarter from eight assets', async () => {
    const { quarters } = await read(`/projects/${id}`);

    expect(quarters).toEqual([
      {
        deal: 'sale',
        quarter: expect.stringMatching(/^\d{4}-Q[1-4]$/),
        assets: 8,
        low: 102_500,
        median: 110_000,
        high: 115_000,
      },
    ]);
  });

  it('answers for the ids of those merged into it', async () => {
    expect(await read(`/projects/${merged}`)).toMatchObject({ id });
  });

  it('is revalidated by its ETag', async () => {
    const { headers } = await get(`/projects/${id}`);
    const again = await server.app.inject({
      url: `/api/v1/projects/${id}`,
      headers: { 'if-none-match': headers.etag },
    });

    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['/projects/999999', 404],
    ['/projects/9007199254740991', 404],
    ['/projects/0', 400],
    ['/projects/-1', 400],
    ['/projects/1e3', 400],
    ['/projects/99999999999999999999', 400],
    [`/projects/${encodeURIComponent("1'--")}`, 400],
  ])('answers %s with %d', async (path, status) => {
    expect((await get(path)).statusCode).toBe(status);
  });
});

describe('projects', () => {
  it.each([
    ['name=ลูเมนา', 1],
    ['name=lumena+suk', 1],
    ['name=LUMENA', 1],
    ['name=ลูมีน่า', 1],
    ['name=umena', 0],
    ['name=%25', 0],
    ['name=🏠', 0],
    ['district=1039', 2],
    ['district=1039&name=โน', 1],
    ['province=50', 0],
    ['subdistrict=103901', 2],
    ['', 2],
  ])('by %j are %d', async (query, count) => {
    expect((await list(query)).items).toHaveLength(count);
  });

  it('go on after an id', async () => {
    const { items, next } = await list('');
    expect(next).toBeNull();
    expect((await list(`after=${items[0]!.id}`)).items).toEqual(items.slice(1));
    expect(items[0]).toMatchObject({ id, for_sale: 8, for_rent: 1 });
  });

  it.each([
    [`name=${'ก'.repeat(101)}`, 'name'],
    ['name=a&name=b', 'name'],
    ['district=x', 'district'],
    ['province=1039', 'province'],
    ['after=0', 'after'],
    ['after=x', 'after'],
  ])('are not asked for by %s', async (query, field) => {
    const reply = await get(`/projects?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
  });
});

it('assets from before there were projects are matched once, and found by id and by name', async () => {
  await server.db.update(assets).set({ project_id: null, project_doubt: null });
  await server.db.update(assetSearch).set({ project: null });
  await matchAssets(server.db);
  const links = () => server.db.select({ id: assets.id, project: assets.project_id }).from(assets).orderBy(assets.id);
  const first = await links();
  await matchAssets(server.db);

  expect(await links()).toEqual(first);
  expect(first.filter(({ project }) => project === id)).toHaveLength(9);
  const total = async (project: string | number) =>
    (await get(`/assets?${new URLSearchParams({ project: String(project) })}`)).json().data.total;
  expect(await Promise.all([id, merged, 'ลูเมนา สุขุมวิท 49', 'Lumena Sukhumvit 49', 'L49', 999].map(total))).toEqual([
    ...[9, 9, 9, 9, 9, 0],
  ]);
});
