import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readContentVersion } from '../../db/content-version.ts';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testPhotograph } from '../../testing/test-pictures.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import type { ImageStore } from '../images/image-store.ts';
import { unreferencedKeys } from '../images/image-references.queries.ts';
import { createSanitiser } from '../sanitising/sanitiser.ts';
import { newsContent } from './news-content.ts';
import { syncContent } from '../content/sync-content.ts';

let database: Database;
let root: string;
let store: ImageStore;
let photograph: Buffer;
const sanitiser = createSanitiser();

beforeAll(async () => {
  database = await openTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'yoodee-content-'));
  store = await openDiskImageStore(join(root, 'images'));
  photograph = await testPhotograph();
});
afterAll(async () => {
  await database.close();
  await sanitiser.close();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  await database.db.delete(newsArticles);
  await rm(join(root, 'news'), { recursive: true, force: true });
  await mkdir(join(root, 'news'));
});

const meta = {
  title_th: 'สถานีใหม่ใกล้เปิด',
  title_en: 'A new station soon',
  excerpt_th: 'สรุปสั้น ๆ ของบทความนี้',
  excerpt_en: 'The article in a sentence',
  cover: 'cover.jpg',
  cover_alt_th: 'สถานี',
  cover_alt_en: 'A station',
  category: 'transport',
  author_name: 'กอง บก.',
  published_at: '2026-01-05T09:00:00+07:00',
};

/** Writes an article's folder; null omits a file or field. */
const write = async (
  slug: string,
  changes: Record<string, unknown> = {},
  files: Record<string, string | null> = {},
) => {
  const folder = join(root, 'news', slug);
  await mkdir(folder, { recursive: true });
  const texts = {
    'meta.yaml': stringify({ ...meta, ...changes }),
    'th.md': '## หนึ่ง\n\nสวัสดี',
    'en.md': '## One\n\nHello',
    ...files,
  };
  for (const [name, text] of Object.entries(texts)) if (text !== null) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'cover.jpg'), photograph);
};

const sync = (dryRun = false) =>
  syncContent({ db: database.db, store, kinds: [newsContent], sanitiser, folder: root, dryRun });
const rows = () => database.db.select().from(newsArticles).orderBy(newsArticles.slug);
const version = async () => (await readContentVersion(database.db)).version;

it('writes new articles, then changed ones, then nothing', async () => {
  await write('one');
  await write('two');
  expect(await sync()).toEqual({ added: ['news/one', 'news/two'], changed: [], retired: [] });

  await write('two', { title_th: 'สถานีใหม่เปิดแล้ว' });
  const before = await version();
  expect(await sync()).toEqual({ added: [], changed: ['news/two'], retired: [] });
  expect(await version()).toBeGreaterThan(before);
  expect((await rows()).map(({ title_th }) => title_th)).toEqual(['สถานีใหม่ใกล้เปิด', 'สถานีใหม่เปิดแล้ว']);

  const after = await version();
  expect(await sync()).toEqual({ added: [], changed: [], retired: [] });
  expect(await version()).toBe(after);
});

it('stores sanitised texts with their headings, and the cover in the image store', async () => {
  await write('one', {}, { 'th.md': '## หนึ่ง\n\n<script>alert(1)</script>\n\n**สวัสดี**' });
  await sync();

  const [row] = await rows();
  expect(row).toMatchObject({
    body_th: expect.stringMatching(/^<h2 id="h-หนึ่ง">หนึ่ง<\/h2>\s+<p><strong>สวัสดี<\/strong><\/p>\s*$/),
    headings_th: [{ id: 'h-หนึ่ง', text: 'หนึ่ง' }],
    headings_en: [{ id: 'h-one', text: 'One' }],
    status: 'published',
    reading_minutes: 1,
  });
  const { key, width, height } = row!.cover_image;
  expect([width, height]).toEqual([1200, 900]);
  expect(await store.get(key)).toEqual(photograph);
  expect(await unreferencedKeys(database.db, [key, 'content-0123'])).toEqual(['content-0123']);
});

it('only reports the changes in a dry run', async () => {
  await write('one');

  expect(await sync(true)).toMatchObject({ added: ['news/one'] });
  expect(await rows()).toEqual([]);
});

it('archives an article whose folder is gone, and publishes it again when it is back', async () => {
  await write('one');
  await sync();
  await cp(join(root, 'news/one'), join(root, 'kept'), { recursive: true });

  await rm(join(root, 'news/one'), { recursive: true });
  expect(await sync()).toMatchObject({ retired: ['news/one'] });
  expect(await sync()).toMatchObject({ retired: [] });
  const [archived] = await rows();
  expect(archived!.status).toBe('archived');

  await cp(join(root, 'kept'), join(root, 'news/one'), { recursive: true });
  expect(await sync()).toMatchObject({ added: ['news/one'] });
  expect(await rows()).toMatchObject([{ id: archived!.id, status: 'published' }]);
});

it.each([
  [{ published_at: '2126-01-05T09:00:00+07:00' }, 'scheduled'],
  [{ status: 'draft' }, 'draft'],
  [{ status: 'archived' }, 'archived'],
])('parses %j as %s', async (changes, status) => {
  await write('one', changes);
  await sync();

  expect(await rows()).toMatchObject([{ status }]);
});

it('accepts an article in Thai only', async () => {
  await write('one', { title_en: undefined, excerpt_en: undefined, cover_alt_en: undefined }, { 'en.md': null });
  await sync();

  expect(await rows()).toMatchObject([{ title_en: null, body_en: null, headings_en: null }]);
});

it('stores the icon that an article names', async () => {
  await write('one', { icon: 'lucide:sparkles' });
  await write('two');
  await sync();

  expect((await rows()).map(({ icon }) => icon)).toEqual(['lucide:sparkles', null]);
});

const frame = (src: string, title = ' title="Tour"') => `<iframe src="${src}"${title}></iframe>`;

it.each<[string, Record<string, unknown>, Record<string, string | null>]>([
  ['news/wrong/meta.yaml, title_th: Too small', { title_th: 'สั้น' }, {}],
  ['news/wrong/meta.yaml, excerpt_th: Too big', { excerpt_th: 'ก'.repeat(201) }, {}],
  ['news/wrong/meta.yaml, category: Invalid option', { category: 'gossip' }, {}],
  ['news/wrong/meta.yaml, published_at: Invalid ISO datetime', { published_at: '5 Jan 2026' }, {}],
  ['news/wrong/meta.yaml, province_codes.0: there is no such province', { province_codes: ['99'] }, {}],
  ['news/wrong/meta.yaml: Unrecognized key: "colour"', { colour: 'red' }, {}],
  ['news/wrong/meta.yaml, sources.0.url: Invalid URL', { sources: [{ title: 'x', url: 'javascript:alert(1)' }] }, {}],
  ['news/wrong/meta.yaml, cover: there is no file other.jpg', { cover: 'other.jpg' }, {}],
  ['news/wrong/meta.yaml, icon: there is no icon lucide:no-such', { icon: 'lucide:no-such' }, {}],
  ['news/wrong/meta.yaml, icon: there is no icon mdi:home', { icon: 'mdi:home' }, {}],
  ['news/wrong/meta.yaml, icon: there is no icon sparkles', { icon: 'sparkles' }, {}],
  ['news/wrong/meta.yaml, title_en: is missing', { title_en: undefined }, {}],
  ['news/wrong/meta.yaml, title_en: is there without an en.md', {}, { 'en.md': null }],
  ['news/wrong/meta.yaml: ', {}, { 'meta.yaml': 'title_th: [x' }],
  ['news/wrong/meta.yaml: is missing', {}, { 'meta.yaml': null }],
  ['news/wrong/th.md: is missing', {}, { 'th.md': null }],
  ['news/wrong/th.md: is empty', {}, { 'th.md': ' \n' }],
  ['news/wrong/en.md: headings go from ## to ####', {}, { 'en.md': '# One\n\nx' }],
  [
    'news/wrong/th.md, iframe: is not from a player we allow',
    {},
    { 'th.md': `x\n\n${frame('https://evil.example/')}` },
  ],
  ['news/wrong/th.md, iframe: needs a title', {}, { 'th.md': `x\n\n${frame('https://www.youtube.com/embed/a', '')}` }],
  ['news/wrong/cover.jpg: is no picture that can be read', {}, { 'cover.webp': 'x' }],
  ['news/wrong/notes.txt: is not a file of content', {}, { 'notes.txt': 'x' }],
])('names what is wrong and writes nothing: %s', async (problem, changes, files) => {
  await write('fine');
  await write('wrong', changes, files);
  if (problem.includes('cover.jpg')) await writeFile(join(root, 'news/wrong/cover.jpg'), 'no picture');

  await expect(sync()).rejects.toThrow(problem);
  expect(await rows()).toEqual([]);
});
