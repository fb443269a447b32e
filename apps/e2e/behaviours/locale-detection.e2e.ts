import { expect, test } from '../src/fixtures.ts';

interface FirstVisit {
  path: string;
  headers: Record<string, string>;
  redirectsTo: string | null;
}

const english = { 'accept-language': 'en-GB,en;q=0.9' };
const thai = { 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' };

const visits: FirstVisit[] = [
  { path: '/', headers: {}, redirectsTo: null },
  { path: '/', headers: thai, redirectsTo: null },
  { path: '/', headers: english, redirectsTo: '/en' },
  { path: '/?utm_source=line', headers: english, redirectsTo: '/en?utm_source=line' },
  { path: '/', headers: { 'accept-language': 'fr,en;q=0.4,th;q=0.6' }, redirectsTo: null },
  { path: '/', headers: { 'accept-language': 'fr;q=0.9,en-AU;q=0.3,th;q=0.2' }, redirectsTo: '/en' },
  { path: '/', headers: { 'accept-language': 'en;q=0,th;q=0.1' }, redirectsTo: null },
  { path: '/', headers: { 'accept-language': 'zh-CN,zh' }, redirectsTo: null },
  { path: '/', headers: { ...english, cookie: 'locale=th' }, redirectsTo: null },
  { path: '/', headers: { ...thai, cookie: 'locale=en' }, redirectsTo: '/en' },
  { path: '/', headers: { ...english, cookie: 'locale=fr' }, redirectsTo: '/en' },
  { path: '/', headers: { ...thai, cookie: 'locale=fr' }, redirectsTo: null },
  { path: '/assets', headers: english, redirectsTo: null },
  { path: '/assets', headers: { cookie: 'locale=en' }, redirectsTo: null },
  { path: '/en', headers: thai, redirectsTo: null },
  { path: '/en/assets', headers: { cookie: 'locale=th' }, redirectsTo: null },
];

for (const { path, headers, redirectsTo } of visits)
  test(`L3: ${path} with ${JSON.stringify(headers)} ${redirectsTo ? `redirects to ${redirectsTo}` : 'does not redirect'}`, async ({
    playwright,
    baseURL,
  }) => {
    const visitor = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: headers });

    const reply = await visitor.get(path, { maxRedirects: 0 });

    if (redirectsTo) {
      expect(reply.status()).toBe(302);
      expect(reply.headers()).toMatchObject({ location: redirectsTo, 'cache-control': 'private, no-store' });
      expect(reply.headers().vary?.toLowerCase()).toContain('accept-language, cookie');
      expect(reply.headers()['set-cookie']).toMatch(/^locale=en; /);
    } else {
      expect(reply.status()).toBe(200);
      expect(reply.headers().vary?.toLowerCase().includes('accept-language, cookie')).toBe(/^\/(?:\?|$)/.test(path));
      expect(await reply.text()).toContain(path.startsWith('/en') ? '<html lang="en-US"' : '<html lang="th-TH"');
    }
    await visitor.dispose();
  });
