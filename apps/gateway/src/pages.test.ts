import type { RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const phone = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';
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
    for (const query of ['?b=1&a=2', '?a=2&b=1&utm_source=line', '?fbclid=x&a=2&b=1']) answers.push(await site.ask(`/assets${query}`));

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
        void response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'public', location: '/x' }).end('x'),
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

    for (const path of ['/sitemap.xml', '/sitemap.xml', '/build/app-1a2b.js', '/build/app-1a2b.js']) await site.ask(path);

    expect(site.publicApp.requests.map(({ url }) => url)).toEqual(['/sitemap.xml', '/build/app-1a2b.js', '/build/app-1a2b.js']);
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

describe('who is asking', () => {
  it('sends the same bytes with and without token, cookies and odd headers, and tells the public app of none', async () => {
    const site = await startSite({
      public: (request, response) => publicPage(JSON.stringify({ ...request.headers, 'x-request-id': '' }))(request, response),
    });
    const personal = {
      cookie: 'access_token=secret; locale=en',
      authorization: 'Bearer secret',
      'user-agent': phone,
      'accept-language': 'en',
      'x-forwarded-host': 'evil.example',
      'x-react-router-spa-mode': 'yes',
    };

    const anonymous = await site.ask('/assets', { headers: { 'user-agent': desktop } });
    site.clock.advance(700_000);
    const personalised = await site.ask('/assets', { headers: personal });

    expect(site.publicApp.requests).toHaveLength(2);
    expect(personalised.body).toEqual(anonymous.body);
    expect(personalised.text).not.toMatch(/secret|evil|Pixel|spa-mode/);
  });

  it('keeps cookies and authorization from the public app on every method', async () => {
    const site = await startSite({ public: publicPage('ok') });

    await site.ask('/services/x', { method: 'POST', body: 'a=1', headers: { cookie: 'access_token=secret', authorization: 'Bearer secret' } });
    await site.ask('/build/app.js', { headers: { cookie: 'access_token=secret' } });

    for (const { headers } of site.publicApp.requests) expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
  });

  it('keeps one reply per audience where the public app says that they differ', async () => {
    const site = await startSite({
      public: (request, response) =>
        void response
          .writeHead(404, { 'content-type': 'text/html', 'cache-control': 'public', vary: 'User-Agent' })
          .end(/bot/.test(request.headers['user-agent']!) ? 'crawler' : 'reader'),
    });
    const askAs = async (agent: string) => (await site.ask('/no-such-page', { headers: { 'user-agent': agent } })).text;

    const texts = [];
    for (const agent of ['Googlebot/2.1', phone, 'bingbot', desktop]) texts.push(await askAs(agent));

    expect(texts).toEqual(['crawler', 'reader', 'crawler', 'reader']);
    expect(site.publicApp.requests).toHaveLength(2);
  });
});

describe('the home page, whose language the visitor decides', () => {
  const home: RequestListener = (request, response) => {
    const isEnglish = /locale=en/.test(request.headers.cookie ?? '') || /^en/.test(request.headers['accept-language'] ?? '');
    if (!isEnglish) return publicPage('ไทย', { vary: 'Accept-Language, Cookie' })(request, response);
    response
      .writeHead(302, {
        location: `/en${request.url!.slice(1)}`,
        'set-cookie': 'locale=en; Path=/',
        'cache-control': 'private, no-store',
        vary: 'Accept-Language, Cookie',
      })
      .end();
  };

  it('never hands one visitor’s redirect to another', async () => {
    const site = await startSite({ public: home });
    const visitors: Record<string, string>[] = [
      { 'accept-language': 'en-GB,en;q=0.9' },
      { 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' },
      { cookie: 'a=1; locale=en', 'accept-language': 'th' },
      { cookie: 'locale=th', 'accept-language': 'en' },
      { cookie: 'locale=fr', 'accept-language': 'en' },
      {},
    ];

    const round = async () => Promise.all(visitors.map(async (headers) => (await site.ask('/', { headers })).status));

    expect(await round()).toEqual([302, 200, 302, 200, 302, 200]);
    expect(await round()).toEqual([302, 200, 302, 200, 302, 200]);
  });

  it('keeps the Thai page for those it is for', async () => {
    const site = await startSite({ public: home });

    for (const language of ['th', 'th-TH,en;q=0.5', 'th;q=0.9']) await site.ask('/', { headers: { 'accept-language': language } });

    expect(site.publicApp.requests.map(({ headers }) => headers['accept-language'])).toEqual(['th']);
  });

  it('keeps the whole query on the redirect, advertising included', async () => {
    const site = await startSite({ public: home });

    const answer = await site.ask('/?utm_source=line&q=a', { headers: { 'accept-language': 'en' } });

    expect(answer.headers.location).toBe('/en?utm_source=line&q=a');
    expect([answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual(['private, no-store', 'locale=en; Path=/']);
  });

  it('tells no other page which language the visitor likes', async () => {
    const site = await startSite({ public: home });

    const answer = await site.ask('/assets', { headers: { 'accept-language': 'en', cookie: 'locale=en' } });

    expect(answer.text).toBe('ไทย');
  });
});

describe('freshness', () => {
  it('shows a write at the latest 400 ms after the content version moved', async () => {
    let price = 1;
    const site = await startSite({ public: (request, response) => publicPage(`ราคา ${price}`)(request, response) });
    await site.ask('/assets/7');
    price = 2;
    site.content.version = 'v2';

    site.clock.advance(401);

    expect((await site.ask('/assets/7')).text).toBe('ราคา 2');
  });

  it('asks for the version on demand, not once per request', async () => {
    const site = await startSite({ public: publicPage('x') });

    for (let count = 0; count < 20; count += 1) await site.ask('/assets');

    expect(site.content.asked).toBe(1);
  });

  it('renders anew for those who come after a write, though an older render is still under way', async () => {
    const waiting: (() => void)[] = [];
    const site = await startSite({
      public: (request, response) => void waiting.push(() => publicPage(`render ${waiting.length}`)(request, response)),
    });
    const untilRendering = async (count: number) => {
      while (site.publicApp.requests.length < count) await new Promise(setImmediate);
    };

    const early = site.ask('/assets');
    await untilRendering(1);
    site.content.version = 'v2';
    site.clock.advance(401);
    const late = site.ask('/assets');
    await untilRendering(2);
    waiting[1]!();
    const lateText = (await late).text;
    waiting[0]!();
    await early;

    expect((await site.ask('/assets')).text).toBe(lateText);
    expect(site.publicApp.requests).toHaveLength(2);
  });

  it('serves an older page at once and renews it behind the reader’s back', async () => {
    let count = 0;
    const site = await startSite({ public: (request, response) => publicPage(`render ${(count += 1)}`)(request, response) });
    await site.ask('/assets');

    site.clock.advance(31_000);
    const stale = await site.ask('/assets');
    while (count < 2) await new Promise(setImmediate);

    expect([stale.text, cacheStatus(stale)]).toEqual(['render 1', 'gateway; hit; detail=stale']);
    await expect.poll(async () => (await site.ask('/assets')).text).toBe('render 2');
  });

  it('does not serve a page older than ten minutes without asking', async () => {
    let count = 0;
    const site = await startSite({ public: (request, response) => publicPage(`render ${(count += 1)}`)(request, response) });
    await site.ask('/assets');

    site.clock.advance(600_001);

    expect((await site.ask('/assets')).text).toBe('render 2');
  });

  it('forgets a page that has become private', async () => {
    let headers: Record<string, string> = {};
    const site = await startSite({ public: (request, response) => publicPage('x', headers)(request, response) });
    await site.ask('/assets/7');
    headers = { 'cache-control': 'private, no-store' };
    site.content.version = 'v2';
    site.clock.advance(401);

    await site.ask('/assets/7');
    site.content.version = 'v1';
    site.clock.advance(401);
    await site.ask('/assets/7');

    expect(site.publicApp.requests).toHaveLength(3);
  });
});

describe('outages', () => {
  it('lives through an outage of the API on what it has kept', async () => {
    const site = await startSite({ public: publicPage('kept') });
    await site.ask('/assets');
    await site.apiInner.stop();

    site.clock.advance(20_000);
    const fresh = await site.ask('/assets');
    site.clock.advance(60_000);
    const stale = await site.ask('/assets');

    expect([fresh.text, stale.text]).toEqual(['kept', 'kept']);
  });

  it('prefers an old page to an error, and does not try again for every reader', async () => {
    let isUp = true;
    const site = await startSite({
      public: (request, response) => (isUp ? publicPage('kept')(request, response) : void response.writeHead(503).end('down')),
    });
    await site.ask('/assets');
    isUp = false;
    site.content.version = 'v2';
    site.clock.advance(401);

    const answers = [await site.ask('/assets'), await site.ask('/assets'), await site.ask('/assets')];

    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, 'kept']));
    expect(site.publicApp.requests).toHaveLength(2);
  });

  it('prefers an old page to a public app that is gone, until it is too old', async () => {
    const site = await startSite({ public: publicPage('kept') });
    await site.ask('/assets');
    await site.publicApp.stop();
    site.content.version = 'v2';
    site.clock.advance(401);

    const kept = await site.ask('/assets');
    site.clock.advance(600_000);
    const gone = await site.ask('/assets');

    expect([kept.status, gone.status]).toEqual([200, 503]);
  });

  it('passes the public app’s own error page on to all who wait', async () => {
    const site = await startSite({
      public: (_request, response) =>
        void response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '3', 'cache-control': 'no-store' }).end('<p>ขออภัย'),
    });

    const answers = await Promise.all([site.ask('/assets'), site.ask('/assets')]);

    for (const { status, headers, text } of answers) expect([status, headers['retry-after'], text]).toEqual([503, '3', '<p>ขออภัย']);
  });
});

describe('sending', () => {
  it('answers in the coding the reader likes best, the same content each time', async () => {
    const html = long('อยู่ดี');
    const site = await startSite({ public: publicPage(html) });
    const askFor = (codings: string) => site.ask('/assets', { headers: { 'accept-encoding': codings } });

    const br = await askFor('gzip, deflate, br');
    const gzip = await askFor('br;q=0.5, gzip');
    const identity = await askFor('br;q=0, gzip;q=0');

    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', html]);
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', html]);
    expect([identity.headers['content-encoding'], identity.text]).toEqual([undefined, html]);
    for (const { headers, body } of [br, gzip, identity]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('accept-encoding');
    }
    expect(new Set([br, gzip, identity].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('answers 304 to whoever has the content, in any coding, kept or asked for under another version', async () => {
    const site = await startSite({ public: publicPage(long('x')) });
    const { headers } = await site.ask('/assets', { headers: { 'accept-encoding': 'br' } });
    site.content.version = 'v2';
    site.clock.advance(401);

    const answer = await site.ask('/assets', { headers: { 'if-none-match': `"other", W/${String(headers.etag)}`, 'accept-encoding': 'gzip' } });

    expect([answer.status, answer.body.length, answer.headers['content-type']]).toEqual([304, 0, undefined]);
    expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await site.ask('/assets', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('compresses pages that are not kept too', async () => {
    const html = long('x');
    const site = await startSite({ public: publicPage(html, { 'cache-control': 'no-store' }) });

    const answer = await site.ask('/assets', { headers: { 'accept-encoding': 'br' } });

    expect(brotliDecompressSync(answer.body).toString()).toBe(html);
  });
});

it('keeps nothing in development', async () => {
  const site = await startSite({ public: publicPage('x'), env: { NODE_ENV: 'development' } });

  for (const headers of [{ accept: 'text/html' }, { accept: 'text/html' }, { accept: '*/*', 'sec-fetch-dest': 'script' }]) await site.ask('/assets', { headers });

  expect(site.publicApp.requests).toHaveLength(3);
  expect(site.publicApp.requests[2]!.headers['sec-fetch-dest']).toBe('script');
});
