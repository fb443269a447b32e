import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { publicPage, startSite } from './testing/start-site.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';

describe('visitors', () => {
  it('get the same bytes with and without token, cookies and unusual headers, which the public app does not see', async () => {
    const site = await startSite({
      public: (request, response) =>
        publicPage(JSON.stringify({ ...request.headers, 'x-request-id': '' }))(request, response),
    });
    const personal = {
      cookie: 'access_token=secret; locale=en',
      authorization: 'Bearer secret',
      'user-agent': phone,
      'accept-language': 'en',
      'x-forwarded-host': 'evil.example',
      'x-react-router-spa-mode': 'yes',
    };

    const anonymous = await site.fetch('/assets', { headers: { 'user-agent': desktop } });
    site.clock.advance(700_000);
    const personalised = await site.fetch('/assets', { headers: personal });

    expect(site.publicApp.requests).toHaveLength(2);
    expect(personalised.body).toEqual(anonymous.body);
    expect(personalised.text).not.toMatch(/secret|evil|Pixel|spa-mode/);
  });

  it('send no cookies or authorization to the public app, with any method', async () => {
    const site = await startSite({ public: publicPage('ok') });

    await site.fetch('/services/x', {
      method: 'POST',
      body: 'a=1',
      headers: { cookie: 'access_token=secret', authorization: 'Bearer secret' },
    });
    await site.fetch('/build/app.js', { headers: { cookie: 'access_token=secret' } });

    for (const { headers } of site.publicApp.requests)
      expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
  });

  it('get a reply for browsers or for crawlers where the public app says that they differ', async () => {
    const site = await startSite({
      public: (request, response) =>
        void response
          .writeHead(404, { 'content-type': 'text/html', 'cache-control': 'public', vary: 'User-Agent' })
          .end(/bot/.test(request.headers['user-agent']!) ? 'crawler' : 'reader'),
    });
    const fetchAs = async (agent: string) =>
      (await site.fetch('/no-such-page', { headers: { 'user-agent': agent } })).text;

    const texts = [];
    for (const agent of ['Googlebot/2.1', phone, 'bingbot', desktop]) texts.push(await fetchAs(agent));

    expect(texts).toEqual(['crawler', 'reader', 'crawler', 'reader']);
    expect(site.publicApp.requests).toHaveLength(2);
  });
});

describe('the language of the home page', () => {
  const home: RequestListener = (request, response) => {
    const isEnglish =
      /locale=en/.test(request.headers.cookie ?? '') || /^en/.test(request.headers['accept-language'] ?? '');
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

  it('never sends one visitor’s redirect to another', async () => {
    const site = await startSite({ public: home });
    const visitors: Record<string, string>[] = [
      { 'accept-language': 'en-GB,en;q=0.9' },
      { 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' },
      { cookie: 'a=1; locale=en', 'accept-language': 'th' },
      { cookie: 'locale=th', 'accept-language': 'en' },
      { cookie: 'locale=fr', 'accept-language': 'en' },
      {},
    ];

    const round = async () => Promise.all(visitors.map(async (headers) => (await site.fetch('/', { headers })).status));

    expect(await round()).toEqual([302, 200, 302, 200, 302, 200]);
    expect(await round()).toEqual([302, 200, 302, 200, 302, 200]);
  });

  it('caches the Thai page for Thai visitors', async () => {
    const site = await startSite({ public: home });

    for (const language of ['th', 'th-TH,en;q=0.5', 'th;q=0.9'])
      await site.fetch('/', { headers: { 'accept-language': language } });

    expect(site.publicApp.requests.map(({ headers }) => headers['accept-language'])).toEqual(['th']);
  });

  it('keeps the complete query in a redirect, including tracking parameters', async () => {
    const site = await startSite({ public: home });

    const reply = await site.fetch('/?utm_source=line&q=a', { headers: { 'accept-language': 'en' } });

    expect(reply.headers.location).toBe('/en?utm_source=line&q=a');
    expect([reply.headers['cache-control'], reply.headers['set-cookie']]).toEqual([
      'private, no-store',
      'locale=en; Path=/',
    ]);
  });

  it('requests a failing page once, whatever its query', async () => {
    const site = await startSite({ public: (_request, response) => response.writeHead(503).end('failed') });

    const reply = await site.fetch('/assets/compare?ids=1,2&utm_source=line');

    expect([reply.status, reply.text]).toEqual([503, 'failed']);
    expect(site.publicApp.requests).toHaveLength(1);
  });

  it('does not send the visitor’s language to other pages', async () => {
    const site = await startSite({ public: home });

    const reply = await site.fetch('/assets', { headers: { 'accept-language': 'en', cookie: 'locale=en' } });

    expect(reply.text).toBe('ไทย');
  });
});
