import { expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { sitemapIndex, sitemapUrl, streamSitemap, type SitemapEntry } from './sitemap-xml.ts';

const origin = 'https://yoodee.example';

/** Throws if the document is not well-formed. */
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

const stream = async (chunks: readonly (readonly SitemapEntry[])[], locale: 'th' | 'en') =>
  new Response(
    streamSitemap(
      (async function* () {
        yield* chunks;
      })(),
      locale,
      origin,
    ),
  ).text();

it('lists every page once with its last change, languages and images', async () => {
  const xml = await stream(
    [[{ path: '/assets/7', updatedAt: '2026-11-01T10:00:00.000Z', images: ['abc'] }], [{ path: '/' }]],
    'en',
  );
  const document = parse(xml);

  expect(textsOf(document, 'loc')).toEqual([`${origin}/en/assets/7`, `${origin}/en`]);
  expect(textsOf(document, 'lastmod')).toEqual(['2026-11-01T10:00:00.000Z']);
  expect(textsOf(document, 'image:loc')).toEqual([`${origin}/img/1280/abc.webp`]);
  const links = [...document.getElementsByTagName('xhtml:link')].slice(0, 3);
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['th', `${origin}/assets/7`],
    ['en', `${origin}/en/assets/7`],
    ['x-default', `${origin}/assets/7`],
  ]);
});

it('is well-formed for any URL', () => {
  const xml = `<u xmlns:xhtml="x" xmlns:image="i">${sitemapUrl({ path: `/a&b<c>"d'` }, 'th', origin)}</u>`;

  expect(textsOf(parse(xml), 'loc')).toEqual([`${origin}/a&b<c>"d'`]);
});

it('the index lists each part in both languages', () => {
  const document = parse(
    sitemapIndex(
      [
        { part: 1, updated_at: null },
        { part: 2, updated_at: '2026-11-01T10:00:00.000Z' },
      ],
      origin,
    ),
  );

  expect(textsOf(document, 'loc')).toEqual(
    ['th-1', 'en-1', 'th-2', 'en-2'].map((name) => `${origin}/sitemaps/${name}.xml`),
  );
  expect(textsOf(document, 'lastmod')).toHaveLength(2);
});
