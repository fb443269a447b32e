import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNewsArticle, newsCategories, newsPageSize, searchNews } from '@yoodee/api-contract/news';
import { codesOf } from '@yoodee/asset-rules/options';
import { contentVersion, newsArticles } from '../../db/schema.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { syncContent } from '../content/sync-content.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import { newsContent } from './news-content.ts';
import { publishScheduled } from './publish-scheduled.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'yoodee-news-'));
  await syncContent({ db: server.db, store: await openDiskImageStore(folder), kinds: [newsContent] });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (path: string) => {
  const reply = await server.app.inject({ url: `/api/v1${path}` });
  return { status: reply.statusCode, data: reply.json().data as unknown };
};
const list = async (search = '') => searchNews.response.parse((await get(`/news${search}`)).data);
const article = async (id: number) => getNewsArticle.response.parse((await get(`/news/${id}`)).data);
const idOf = async (slug: string) => {
  const [row] = await server.db.select({ id: newsArticles.id }).from(newsArticles).where(eq(newsArticles.slug, slug));
  return row!.id;
};
const change = (slug: string, values: Partial<typeof newsArticles.$inferInsert>) =>
  server.db.update(newsArticles).set(values).where(eq(newsArticles.slug, slug)).returning();

describe('the articles of this release', () => {
  it('include two or more in every category', async () => {
    const { categories } = await list();

    for (const category of codesOf(newsCategories)) expect(categories[category]).toBeGreaterThanOrEqual(2);
  });

  it('are complete in both languages and take some minutes to read', async () => {
    const { items, featured } = await list();

    for (const { id } of [...items, featured!]) {
      const { body, title, reading_minutes } = await article(id);
      expect(title.en).toBeTruthy();
      expect(body.en!.headings).toHaveLength(body.th.headings.length);
      expect(reading_minutes).toBeGreaterThanOrEqual(3);
      for (const heading of body.th.headings) expect(body.th.html).toContain(`id="${heading.id}"`);
    }
  });
});

it('shows the featured article once, the others newest first, a page at a time', async () => {
  const [first, second] = [await list(), await list('?page=2')];

  expect(first.featured).not.toBeNull();
  expect(first.items).toHaveLength(newsPageSize);
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set([...ids, first.featured!.id]).size).toBe(first.total + 1);
  const dates = [...first.items, ...second.items].map(({ published_at }) => published_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('filters by category', async () => {
  const { items, featured, total, categories } = await list('?category=law');

  expect(featured).toBeNull();
  expect(items.map(({ category }) => category)).toEqual(Array(categories.law).fill('law'));
  expect(total).toBe(categories.law);
});

it.each([
  ['?page=3', 404],
  ['?page=0', 400],
  ['?page=x', 400],
  ['?category=gossip', 400],
  ["/1'--", 400],
  ['/999999', 404],
  ['/0', 400],
])('responds to /news%s with %i', async (path, status) => {
  expect((await get(`/news${path}`)).status).toBe(status);
});

it('finds related articles by common tags, the newer first', async () => {
  const names = ['transfer-fees-and-taxes', 'foreign-quota-in-condos', 'buying-a-resale-home'];
  const { related } = await article(await idOf('reading-title-deeds'));

  expect(related.map(({ id }) => id)).toEqual(await Promise.all(names.map(idOf)));
});

it('links the asset search that matches an article', async () => {
  const { asset_search } = await article(await idOf('what-seng-means'));

  expect(asset_search).toEqual({
    listing_type: ['takeover'],
    property_type: ['commercial_building', 'retail', 'business'],
    province: [],
  });
});

describe('an article that is not published', () => {
  it.each([
    ['draft', 404],
    ['scheduled', 404],
    ['archived', 410],
  ] as const)('is not shown: %s', async (status, code) => {
    const [row] = await change('listing-rules', { status });

    expect((await get(`/news/${row!.id}`)).status).toBe(code);
    expect((await list('?category=company')).items.map(({ id }) => id)).not.toContain(row!.id);
    await change('listing-rules', { status: 'published' });
  });

  it('is published on schedule, and increments the content version', async () => {
    await change('listing-rules', { status: 'scheduled' });
    await change('welcome-to-yoodee', { status: 'scheduled', published_at: new Date('2126-01-01') });
    const [before] = await server.db.select().from(contentVersion);

    await publishScheduled(server.db);
    await publishScheduled(server.db);

    const rows = await server.db.select().from(newsArticles).where(eq(newsArticles.category, 'company'));
    expect(Object.fromEntries(rows.map(({ slug, status }) => [slug, status]))).toEqual({
      'listing-rules': 'published',
      'welcome-to-yoodee': 'scheduled',
    });
    expect(await server.db.select().from(contentVersion)).toMatchObject([{ version: before!.version + 1 }]);
  });
});
