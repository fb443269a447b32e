import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeCaches } from '../testing/fake-caches.ts';
import { offlinePage } from './offline-fallback.ts';
import { createOfflinePages } from './offline-pages.ts';
import { createOfflineStore } from './offline-store.ts';

const origin = 'https://site.example';

const document = (title: string, headers: Record<string, string> = {}) =>
  new Response(`<title>${title}</title><body><img src="/img/640/${title}-0000000.webp">`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', ...headers },
  });

let fake: ReturnType<typeof createFakeCaches>;
let today: Date;
/** Responses of the site by path. A missing path simulates a network error. */
let site: Record<string, () => Response>;
const fetched = vi.fn();
const offlinePagesOf = (version = 'one') =>
  createOfflinePages({
    caches: fake.caches,
    origin,
    version,
    now: () => today,
    fetch: async (path, init) => {
      fetched(path, init);
      if (path.startsWith('/img/')) return new Response('picture');
      const answer = site[path];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
beforeEach(() => {
  fake = createFakeCaches();
  today = new Date('2026-01-02T03:04:05Z');
  site = { '/assets/1': () => document('one'), '/assets/2': () => document('two') };
  fetched.mockClear();
});
const storeOf = (version = 'one') => createOfflineStore({ caches: fake.caches, origin, version });
const paths = async (store = storeOf()) => (await store.list()).map(({ path }) => path);
const titleOf = async () => (await storeOf().list())[0]!.title;

describe('the offline page store', () => {
  it('stores pages with their images, requested without credentials', async () => {
    const pages = offlinePagesOf();
    await pages.keep(['/assets/1']);

    expect(await (await storeOf().find('/assets/1'))!.text()).toContain('/img/640/one-0000000.webp?kept');
    expect(await (await storeOf().find('/img/640/one-0000000.webp?kept'))!.text()).toBe('picture');
    expect(fetched.mock.calls.map(([, init]) => init.credentials)).toEqual(['omit', 'omit']);
  });

  it('finds a page by its URL in the other language', async () => {
    await offlinePagesOf().keep(['/assets/1']);

    expect(await storeOf().find('/en/assets/1')).toBeDefined();
    expect(await storeOf().find('/en/assets/2')).toBeUndefined();
  });

  it('removes pages that are no longer saved, with their unused images', async () => {
    const pages = offlinePagesOf();
    await pages.keep(['/assets/1', '/assets/2']);
    await pages.keep(['/assets/2']);

    expect(await paths()).toEqual(['/assets/2']);
    expect([...fake.stores.get('offline-one')!.keys()]).toEqual([
      `${origin}/img/640/two-0000000.webp?kept`,
      `${origin}/assets/2`,
    ]);
  });

  it('refreshes a page after a day, or when it is visited', async () => {
    const pages = offlinePagesOf();
    await pages.keep(['/assets/1']);
    site['/assets/1'] = () => document('new');
    await pages.keep(['/assets/1']);
    expect(await titleOf()).toBe('one');

    site['/assets/1'] = () => document('visited');
    await pages.refresh('/assets/1');
    expect(await titleOf()).toBe('visited');
    site['/assets/1'] = () => document('new');
    today = new Date('2026-01-03T04:00:00Z');
    await pages.keep(['/assets/1']);

    expect(await titleOf()).toBe('new');
  });

  it('does not store a visited page that is not saved', async () => {
    await offlinePagesOf().refresh('/assets/1');

    expect(await paths()).toEqual([]);
  });

  it.each([
    ['a private page', () => document('one', { 'cache-control': 'private, no-store' })],
    ['a response that is not HTML', () => document('one', { 'content-type': 'application/json' })],
    ['a page that answers 410', () => new Response('gone', { status: 410, headers: { 'content-type': 'text/html' } })],
  ])('removes %s', async (_what, answer) => {
    const pages = offlinePagesOf();
    await pages.keep(['/assets/1']);
    site['/assets/1'] = answer;
    await pages.refresh('/assets/1');

    expect(await paths()).toEqual([]);
  });

  it.each([
    '/my-account',
    '/en/my-account/setting',
    '/api/v1/member/profile',
    '/assets',
    '/',
    '/assets/1?x=2',
    '//evil/assets/1',
  ])('never requests %s', async (path) => {
    await offlinePagesOf().keep([path]);

    expect(fetched).not.toHaveBeenCalled();
  });

  it('keeps the pages of an earlier build until all are stored again', async () => {
    await offlinePagesOf('one').keep(['/assets/1', '/assets/2']);
    const { '/assets/2': second, ...rest } = site;
    site = rest;

    await expect(offlinePagesOf('two').keep(['/assets/1', '/assets/2'])).rejects.toThrow('Failed to fetch');
    expect(await paths(storeOf('two'))).toEqual(['/assets/1', '/assets/2']);
    site['/assets/2'] = second!;
    await offlinePagesOf('two').keep(['/assets/1', '/assets/2']);

    expect([...fake.stores.keys()]).toEqual(['offline-two']);
  });
});

it.each([
  ['th', 'th-TH', 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต'],
  ['en', 'en-US', 'You are offline'],
] as const)('the offline page in %s shows a message and the stored pages', (locale, tag, words) => {
  const page = offlinePage(locale, [{ path: '/assets/1', title: 'A & B', picture: null }]);

  expect(page).toContain(`<html lang="${tag}">`);
  expect(page).toContain(`<h1>${words}</h1>`);
  expect(page).toContain('<a href="/assets/1"><span>A &amp; B</span></a>');
  expect(offlinePage(locale, [])).not.toContain('<ul>');
});

it.each([
  ['th', '/my-account/create-asset', 'เก็บไว้ในเครื่องนี้'],
  ['en', '/en/my-account/create-asset?step=2&id=17', 'kept on this device'],
] as const)('the offline page in %s says at %s that answers are kept', (locale, path, kept) => {
  expect(offlinePage(locale, [], path)).toContain(kept);
  expect(offlinePage(locale, [], '/assets')).not.toContain(kept);
});
