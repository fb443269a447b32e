import type { APIRequestContext } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { expect, test } from '../src/fixtures.ts';
import { readHead } from '../src/documents.ts';

/** Throws if the XML is not well-formed. */
const readXml = async (request: APIRequestContext, url: string): Promise<Document> => {
  const reply = await request.get(url);
  expect(reply.status(), url).toBe(200);
  expect(reply.headers()['content-type'], url).toBe('application/xml; charset=utf-8');
  return new JSDOM(await reply.text(), { contentType: 'application/xml' }).window.document;
};

const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

test('the sitemap lists the site’s pages by their canonical URLs', async ({ request, baseURL }) => {
  const children = textsOf(await readXml(request, '/sitemap.xml'), 'loc');
  expect(children).toEqual(expect.arrayContaining([`${baseURL}/sitemaps/th-1.xml`, `${baseURL}/sitemaps/en-2.xml`]));

  const pages = (await Promise.all(children.map((child) => readXml(request, child)))).flatMap((document) =>
    textsOf(document, 'loc'),
  );
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.every((page) => page.startsWith(baseURL!))).toBe(true);
  expect(pages).toEqual(expect.arrayContaining([`${baseURL}/`, `${baseURL}/en`, `${baseURL}/areas/bangkok`]));

  // Every seventh page: all kinds of pages in both languages.
  for (const page of pages.filter((_, index) => index % 7 === 0)) {
    const reply = await request.get(page, { headers: { cookie: `locale=${page.includes('/en') ? 'en' : 'th'}` } });
    const html = await reply.text();
    expect(reply.status(), page).toBe(200);
    expect(readHead(html).canonical, page).toBe(page);
    expect(html, page).not.toContain('content="noindex"');
  }
});

test('the sitemap is the same at its English URL', async ({ request }) => {
  const [thai, english] = await Promise.all([request.get('/sitemap.xml'), request.get('/en/sitemap.xml')]);

  expect([english.status(), english.headers()['content-type']]).toEqual([200, thai.headers()['content-type']]);
  expect(await english.text()).toBe(await thai.text());
});

test('a sitemap part that does not exist answers 404', async ({ request }) => {
  for (const file of ['th-9999.xml', 'de-1.xml', 'th-0.xml', 'th-1', '..%2Fth-1.xml'])
    expect((await request.get(`/sitemaps/${file}`)).status(), file).toBe(404);
});

test('robots.txt names the sitemap, and security.txt a contact and an expiry date', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const security = await (await request.get('/.well-known/security.txt')).text();

  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /my-account');
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(security)![1]!)).toBeGreaterThan(Date.now());
});

test('an asset has a preview image for link previews', async ({ request }) => {
  const html = await (await request.get('/assets/1')).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');

  const reply = await request.get(picture);
  expect(reply.headers()['content-type']).toBe('image/jpeg');
  expect(html).toContain('property="og:image:width" content="1200"');
  expect(html).toContain('property="og:image:alt"');
});
