import { expect, test } from '../src/fixtures.ts';

interface FirstVisit {
  path: string;
  headers: Record<string, string>;
  goesTo: string | null;
}

const english = { 'accept-language': 'en-GB,en;q=0.9' };
const thai = { 'accept-language': 'th-TH,th;q=0.9,en;q=0.8' };

const visits: FirstVisit[] = [
  { path: '/', headers: {}, goesTo: null },
  { path: '/', headers: thai, goesTo: null },
  { path: '/', headers: english, goesTo: '/en' },
  { path: '/?utm_source=line', headers: english, goesTo: '/en?utm_source=line' },
  { path: '/', headers: { 'accept-language': 'fr,en;q=0.4,th;q=0.6' }, goesTo: null },
  { path: '/', headers: { 'accept-language': 'fr;q=0.9,en-AU;q=0.3,th;q=0.2' }, goesTo: '/en' },
  { path: '/', headers: { 'accept-language': 'en;q=0,th;q=0.1' }, goesTo: null },
  { path: '/', headers: { 'accept-language': 'zh-CN,zh' }, goesTo: null },
  { path: '/', headers: { ...english, cookie: 'locale=th' }, goesTo: null },
  { path: '/', headers: { ...thai, cookie: 'locale=en' }, goesTo: '/en' },
  { path: '/', headers: { ...english, cookie: 'locale=fr' }, goesTo: '/en' },
  { path: '/', headers: { ...thai, cookie: 'locale=fr' }, goesTo: null },
  { path: '/assets', headers: english, goesTo: null },
  { path: '/assets', headers: { cookie: 'locale=en' }, goesTo: null },
  { path: '/en', headers: thai, goesTo: null },
  { path: '/en/assets', headers: { cookie: 'locale=th' }, goesTo: null },
];

for (const { path, headers, goesTo } of visits)
  test(`L3: ${path} asked with ${JSON.stringify(headers)} ${goesTo ? `leads to ${goesTo}` : 'is shown'}`, async ({
    playwright,
    baseURL,
  }) => {
    const visitor = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: headers });

    const reply = await visitor.get(path, { maxRedirects: 0 });

    if (goesTo) {
      expect(reply.status()).toBe(302);
      expect(reply.headers()).toMatchObject({ location: goesTo, 'cache-control': 'private, no-store' });
      expect(reply.headers().vary?.toLowerCase()).toContain('accept-language, cookie');
      expect(reply.headers()['set-cookie']).toMatch(/^locale=en; /);
    } else {
      expect(reply.status()).toBe(200);
      expect(reply.headers().vary?.toLowerCase().includes('accept-language, cookie')).toBe(/^\/(?:\?|$)/.test(path));
      expect(await reply.text()).toContain(path.startsWith('/en') ? '<html lang="en-US"' : '<html lang="th-TH"');
    }
    await visitor.dispose();
  });
