import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const long = (text: string) => `<!doctype html><title>${text}</title>${'<p>คอนโดใกล้รถไฟฟ้า</p>'.repeat(100)}`;
const cacheStatus = (answer: { headers: Record<string, unknown> }) => answer.headers['cache-status'];

describe('keeping pages', () => {
  it('asks upstream once for a page that many read', async () => {
    const site = await startSite({ public: publicPage('<p>home') });

    const first = await site.ask('/assets');
    const second = await site.ask('/assets');

    expect(site.publicApp.requests).toHaveLength(1);
    expect([first.status, first.text, cacheStatus(first)]).toEqual([200, '<p>home', 'gateway; fwd=miss; stored']);
    expect([second.status, second.text, cacheStatus(second)]).toEqual([200, '<p>home', 'gateway; hit']);
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('renders once for fifty who come at the same moment', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const site = await startSite({
      public: (request, response) => void gate.then(() => publicPage('<p>once')(request, response)),
    });

    const answers = Array.from({ length: 50 }, () => site.ask('/assets?page=2'));
    while (site.publicApp.requests.length === 0) await new Promise(setImmediate);
    release();

    expect(new Set((await Promise.all(answers)).map(({ text }) => text))).toEqual(new Set(['<p>once']));
    expect(site.publicApp.requests).toHaveLength(1);
  });

  it('takes differently written queries for one page and asks for it in one spelling', async () => {
    const site = await startSite({ public: publicPage((path) => path) });

    const answers = [];
    for (const query of ['?b=1&a=2', '?a=2&b=1&utm_source=line', '?fbclid=x&a=2&b=1'])
      answers.push(await site.ask(`/assets${query}`));

    expect(answers.map(({ text }) => text)).toEqual(Array(3).fill('/assets?a=2&b=1'));
    expect(site.publicApp.requests).toHaveLength(1);
  });

  it.each([
    ['private', { 'cache-control': 'private, no-store' }],
    ['unsaid', { 'cache-control': '' }],
    ['public but with a cookie', { 'set-cookie': 'locale=en' }],
    ['immutable', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ['varying with everything', { vary: '*' }],
    ['no text', { 'content-type': 'image/webp' }],
  ])('does not keep a reply that is %s', async (_kind, headers) => {
    const site = await startSite({ public: publicPage('x', headers) });

    await site.ask('/assets');
    const second = await site.ask('/assets');

    expect(site.publicApp.requests).toHaveLength(2);
    expect(second.headers['cache-status']).toBeUndefined();
    expect(second.headers['set-cookie']).toEqual('set-cookie' in headers ? headers['set-cookie'] : undefined);
  });

  it.each([
    [404, 1],
    [410, 1],
    [500, 2],
    [302, 2],
  ])('keeps a public %i: %i request(s) for two readers', async (status, count) => {
    const site = await startSite({
      public: (_request, response) =>
        void response
          .writeHead(status, { 'content-type': 'text/html', 'cache-control': 'public', location: '/x' })
          .end('x'),
    });

    const statuses = [(await site.ask('/gone')).status, (await site.ask('/gone')).status];

    expect(statuses).toEqual([status, status]);
    expect(site.publicApp.requests).toHaveLength(count);
  });

  it('keeps feeds and robots.txt, streams built files past the cache', async () => {
    const site = await startSite({
      public: (request, response) => {
        const type = request.url!.endsWith('.js') ? 'text/javascript' : 'application/xml';
        publicPage('x', { 'content-type': type })(request, response);
      },
    });

    for (const path of ['/sitemap.xml', '/sitemap.xml', '/build/app-1a2b.js', '/build/app-1a2b.js'])
      await site.ask(path);

    expect(site.publicApp.requests.map(({ url }) => url)).toEqual([
      '/sitemap.xml',
      '/build/app-1a2b.js',
      '/build/app-1a2b.js',
    ]);
  });

  it('answers HEAD from the same page, without its body', async () => {
    const site = await startSite({ public: publicPage('<p>home') });

    const head = await site.ask('/assets', { method: 'HEAD' });
    const get = await site.ask('/assets');

    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe('7');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(site.publicApp.requests.map(({ method }) => method)).toEqual(['GET']);
  });
});

describe('memory', () => {
  it('forgets the page that was longest not asked for when its share is full', async () => {
    const page = (path: string) => createHash('shake256', { outputLength: 60_000 }).update(path).digest('base64');
    const site = await startSite({ public: publicPage(page), env: { CACHE_MB: '1' } });

    for (let id = 1; id <= 8; id += 1) await site.ask(`/assets/${id}`);
    const states = [cacheStatus(await site.ask('/assets/8')), cacheStatus(await site.ask('/assets/1'))];

    expect(states).toEqual(['gateway; hit', 'gateway; fwd=miss; stored']);
  });

  it('compresses a page that is asked for again better, under another tag', async () => {
    const html = long('x');
    const site = await startSite({ public: publicPage(html) });
    const ask = () => site.ask('/assets', { headers: { 'accept-encoding': 'br' } });
    const first = await ask();
    site.clock.advance(6000);

    await expect.poll(async () => (await ask()).headers.etag).toMatch(/-br11"$/);

    const best = await ask();
    expect(best.body.length).toBeLessThanOrEqual(first.body.length);
    expect(brotliDecompressSync(best.body).toString()).toBe(html);
    expect(site.publicApp.requests).toHaveLength(1);
  });
});

it('keeps nothing in development', async () => {
  const site = await startSite({ public: publicPage('x'), env: { NODE_ENV: 'development' } });

  for (const headers of [
    { accept: 'text/html' },
    { accept: 'text/html' },
    { accept: '*/*', 'sec-fetch-dest': 'script' },
  ])
    await site.ask('/assets', { headers });

  expect(site.publicApp.requests).toHaveLength(3);
  expect(site.publicApp.requests[2]!.headers['sec-fetch-dest']).toBe('script');
});
