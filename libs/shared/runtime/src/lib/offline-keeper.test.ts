// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offlinePage } from './offline-fallback.ts';
import { createKeeper } from './offline-keeper.ts';

const origin = 'https://site.example';

/** What a browser's caches do, as far as the keeper asks. */
const createCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(urlOf(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(urlOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  return { caches: caches as unknown as CacheStorage, stores };
};

const document = (title: string, headers: Record<string, string> = {}) =>
  new Response(`<title>${title}</title><body><img src="/img/640/${title}-0000000.webp">`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', ...headers },
  });

let made: ReturnType<typeof createCaches>;
let today: Date;
/** What the site answers by path; nothing is a broken network. */
let site: Record<string, () => Response>;
const fetched = vi.fn();
const keeperOf = (version = 'one') =>
  createKeeper({
    caches: made.caches,
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
  made = createCaches();
  today = new Date('2026-01-02T03:04:05Z');
  site = { '/assets/1': () => document('one'), '/assets/2': () => document('two') };
  fetched.mockClear();
});
const paths = async (keeper = keeperOf()) => (await keeper.list()).map(({ path }) => path);

describe('the keeper of offline pages', () => {
  it('keeps pages with their pictures, asked for as nobody in particular', async () => {
    const keeper = keeperOf();
    await keeper.keep(['/assets/1']);

    expect(await (await keeper.find('/assets/1'))!.text()).toContain('/img/640/one-0000000.webp?kept');
    expect(await (await keeper.find('/img/640/one-0000000.webp?kept'))!.text()).toBe('picture');
    expect(fetched.mock.calls.map(([, init]) => init.credentials)).toEqual(['omit', 'omit']);
  });

  it('finds a page in the other language', async () => {
    await keeperOf().keep(['/assets/1']);

    expect(await keeperOf().find('/en/assets/1')).toBeDefined();
    expect(await keeperOf().find('/en/assets/2')).toBeUndefined();
  });

  it('forgets what is not wanted any more, with pictures that nothing shows', async () => {
    const keeper = keeperOf();
    await keeper.keep(['/assets/1', '/assets/2']);
    await keeper.keep(['/assets/2']);

    expect(await paths()).toEqual(['/assets/2']);
    expect([...made.stores.get('offline-one')!.keys()]).toEqual([
      `${origin}/img/640/two-0000000.webp?kept`,
      `${origin}/assets/2`,
    ]);
  });

  it('asks again for a page only a day later, or when it is visited', async () => {
    const keeper = keeperOf();
    await keeper.keep(['/assets/1']);
    site['/assets/1'] = () => document('new');
    await keeper.keep(['/assets/1']);
    expect((await keeper.list())[0]!.title).toBe('one');

    await keeper.refresh('/assets/1', document('visited'));
    expect((await keeper.list())[0]!.title).toBe('visited');
    today = new Date('2026-01-03T04:00:00Z');
    await keeper.keep(['/assets/1']);

    expect((await keeper.list())[0]!.title).toBe('new');
  });

  it('keeps no page for having been visited alone', async () => {
    await keeperOf().refresh('/assets/1', document('one'));

    expect(await paths()).toEqual([]);
  });

  it.each([
    ['a private page', () => document('one', { 'cache-control': 'private, no-store' })],
    ['what is no page', () => document('one', { 'content-type': 'application/json' })],
    ['a page that is gone', () => new Response('gone', { status: 410, headers: { 'content-type': 'text/html' } })],
  ])('forgets %s', async (_what, answer) => {
    const keeper = keeperOf();
    await keeper.keep(['/assets/1']);
    await keeper.refresh('/assets/1', answer());

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
  ])('never asks for %s', async (path) => {
    await keeperOf().keep([path]);

    expect(fetched).not.toHaveBeenCalled();
  });

  it('lets go of an earlier build’s pages once it has its own', async () => {
    await keeperOf('one').keep(['/assets/1', '/assets/2']);
    const { '/assets/2': second, ...rest } = site;
    site = rest;

    await expect(keeperOf('two').keep(['/assets/1', '/assets/2'])).rejects.toThrow('Failed to fetch');
    expect(await paths(keeperOf('two'))).toEqual(['/assets/1', '/assets/2']);
    site['/assets/2'] = second!;
    await keeperOf('two').keep(['/assets/1', '/assets/2']);

    expect([...made.stores.keys()]).toEqual(['offline-two']);
  });
});

it.each([
  ['th', 'th-TH', 'ไม่ได้เชื่อมต่ออินเทอร์เน็ต'],
  ['en', 'en-US', 'You are offline'],
] as const)('says in %s that there is no network, and what can be read', (locale, tag, words) => {
  const page = offlinePage(locale, [{ path: '/assets/1', title: 'A &amp; B', picture: null }]);

  expect(page).toContain(`<html lang="${tag}">`);
  expect(page).toContain(`<h1>${words}</h1>`);
  expect(page).toContain('<a href="/assets/1"><span>A &amp; B</span></a>');
  expect(offlinePage(locale, [])).not.toContain('<ul>');
});
