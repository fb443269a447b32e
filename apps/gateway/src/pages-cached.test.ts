import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const long = (text: string) => `<!doctype html><title>${text}</title>${'<p>คอนโดใกล้รถไฟฟ้า</p>'.repeat(100)}`;
const cacheStatus = (reply: { headers: Record<string, unknown> }) => reply.headers['cache-status'];

describe('cached pages', () => {
  it('fetches a page once for many readers', async () => {
    const site = await startSite({ public: publicPage('<p>home') });

    const first = await site.fetch('/assets');
    const second = await site.fetch('/assets');

    expect(site.publicApp.requests).toHaveLength(1);
    expect([first.status, first.text, cacheStatus(first)]).toEqual([200, '<p>home', 'gateway; fwd=miss; stored']);
    expect([second.status, second.text, cacheStatus(second)]).toEqual([200, '<p>home', 'gateway; hit']);
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('renders once for fifty concurrent requests', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const site = await startSite({
      public: (request, response) => void gate.then(() => publicPage('<p>once')(request, response)),
    });

    const replies = Array.from({ length: 50 }, () => site.fetch('/assets?page=2'));
    while (site.publicApp.requests.length === 0) await new Promise(setImmediate);
    release();

    expect(new Set((await Promise.all(replies)).map(({ text }) => text))).toEqual(new Set(['<p>once']));
    expect(site.publicApp.requests).toHaveLength(1);
  });

  it('normalises queries', async () => {
    const site = await startSite({ public: publicPage((path) => path) });

    const replies = [];
    for (const query of ['?price_min=1&page=2', '?page=2&price_min=1&utm_source=line', '?evict=x&page=2&price_min=1'])
      replies.push(await site.fetch(`/assets${query}`));

    expect(replies.map(({ text }) => text)).toEqual(Array(3).fill('/assets?page=2&price_min=1'));
    expect(site.publicApp.requests).toHaveLength(1);
  });

  it.each([
    ['private', { 'cache-control': 'private, no-store' }],
    ['unsaid', { 'cache-control': '' }],
    ['public but with a cookie', { 'set-cookie': 'locale=en' }],
    ['immutable', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ['varying with everything', { vary: '*' }],
    ['no text', { 'content-type': 'image/webp' }],
  ])('does not cache a reply that is %s', async (_kind, headers) => {
    const site = await startSite({ public: publicPage('x', headers) });

    await site.fetch('/assets');
    const second = await site.fetch('/assets');

    expect(site.publicApp.requests).toHaveLength(2);
    expect(second.headers['cache-status']).toBeUndefined();
    expect(second.headers['set-cookie']).toEqual('set-cookie' in headers ? headers['set-cookie'] : undefined);
  });

  it.each([
    [404, 1],
    [410, 1],
    [500, 2],
    [302, 2],
  ])('caches a public %i: %i request(s) for two readers', async (status, count) => {
    const site = await startSite({
      public: (_request, response) =>
        void response
          .writeHead(status, { 'content-type': 'text/html', 'cache-control': 'public', location: '/x' })
          .end('x'),
    });

    const statuses = [(await site.fetch('/gone')).status, (await site.fetch('/gone')).status];

    expect(statuses).toEqual([status, status]);
    expect(site.publicApp.requests).toHaveLength(count);
  });

  it('caches feeds and robots.txt, and streams built files', async () => {
    const site = await startSite({
      public: (request, response) => {
        const type = request.url!.endsWith('.js') ? 'text/javascript' : 'application/xml';
        publicPage('x', { 'content-type': type })(request, response);
      },
    });

    for (const path of ['/sitemap.xml', '/sitemap.xml', '/build/app-1a2b.js', '/build/app-1a2b.js'])
      await site.fetch(path);

    expect(site.publicApp.requests.map(({ url }) => url)).toEqual([
      '/sitemap.xml',
      '/build/app-1a2b.js',
      '/build/app-1a2b.js',
    ]);
  });

  it('responds to HEAD from the cached page, without its body', async () => {
    const site = await startSite({ public: publicPage('<p>home') });

    const head = await site.fetch('/assets', { method: 'HEAD' });
    const get = await site.fetch('/assets');

    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe('7');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(site.publicApp.requests.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('memory', () => {
  const page = (path: string) => createHash('shake256', { outputLength: 100_000 }).update(path).digest('base64');
  const smallSite = () => startSite({ public: publicPage(page), env: { CACHE_MB: '1' } });

  it('stores a page at its second request when another has to be evicted, the least recently used', async () => {
    const site = await smallSite();
    for (let id = 1; id <= 8; id += 1) await site.fetch(`/assets/${id}`);

    const states = [];
    for (const id of [1, 8, 8, 1, 2]) states.push(cacheStatus(await site.fetch(`/assets/${id}`)));

    expect(states).toEqual([
      'gateway; hit',
      'gateway; fwd=miss; stored',
      'gateway; hit',
      'gateway; hit',
      'gateway; fwd=miss',
    ]);
  });

  it.each([
    ['unknown parameters', (count: number) => `/assets?evict=${count}`, 1],
    ['different lists', (count: number) => `/assets?price_min=${count}`, 200],
    ['unknown paths', (count: number) => `/${count}?evict=${count}`, 200],
    ['page data', (count: number) => `/page-data?path=%2Fassets%3Fevict%3D${count}&evict=${count}`, 1],
  ])('stays when 200 addresses with %s are requested', async (_what, pathOf, renders) => {
    const site = await smallSite();
    for (const path of ['/', '/assets/7', '/news']) await site.fetch(path);

    for (let count = 0; count < 200; count += 1) await site.fetch(pathOf(count));
    const states = [];
    for (const path of ['/', '/assets/7', '/news']) states.push(cacheStatus(await site.fetch(path)));

    expect(states).toEqual(Array(3).fill('gateway; hit'));
    expect(site.publicApp.requests).toHaveLength(3 + renders);
  });

  it('recompresses a page that is requested again, under another tag', async () => {
    const html = long('x');
    const site = await startSite({ public: publicPage(html) });
    const fetchBrotli = () => site.fetch('/assets', { headers: { 'accept-encoding': 'br' } });
    const first = await fetchBrotli();
    site.clock.advance(6000);

    await expect.poll(async () => (await fetchBrotli()).headers.etag).toMatch(/-br11"$/);

    const best = await fetchBrotli();
    expect(best.body.length).toBeLessThanOrEqual(first.body.length);
    expect(brotliDecompressSync(best.body).toString()).toBe(html);
    expect(site.publicApp.requests).toHaveLength(1);
  });
});

it('caches nothing in development', async () => {
  const site = await startSite({ public: publicPage('x'), env: { NODE_ENV: 'development' } });

  for (const headers of [
    { accept: 'text/html' },
    { accept: 'text/html' },
    { accept: '*/*', 'sec-fetch-dest': 'script' },
  ])
    await site.fetch('/assets', { headers });

  expect(site.publicApp.requests).toHaveLength(3);
  expect(site.publicApp.requests[2]!.headers['sec-fetch-dest']).toBe('script');
});
