import { expect, it } from 'vitest';
import { newsArticle } from '../testing/news-article.ts';
import { toRss } from './rss.ts';

const feed = (locale: 'th' | 'en', title = { th: 'ก', en: 'a' }) =>
  toRss({
    origin: 'https://yoodee.example',
    locale,
    title: 'Yoodee & news',
    description: 'x',
    articles: [newsArticle({ title })],
  });
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

it.each([
  ['th', '/news', '/news/rss.xml', 'th-TH'],
  ['en', '/en/news', '/en/news/rss.xml', 'en-US'],
] as const)('is a feed with absolute URLs (%s)', (locale, news, self, language) => {
  const document = parse(feed(locale));

  const text = (selector: string) => document.querySelector(selector)?.textContent;
  expect(text('channel > link')).toBe(`https://yoodee.example${news}`);
  expect(document.getElementsByTagName('atom:link')[0]!.getAttribute('href')).toBe(`https://yoodee.example${self}`);
  expect(text('language')).toBe(language);
  expect(text('item > link')).toBe(`https://yoodee.example${news}/7`);
  expect(text('item > guid')).toBe(text('item > link'));
  expect(text('item > pubDate')).toBe('Mon, 26 Oct 2026 02:00:00 GMT');
});

it.each([`<script>alert("1")</script> & 'x'`, ']]>', 'a\u0000b\u000bc'])('escapes %j', (title) => {
  const document = parse(feed('en', { th: 'ก', en: title }));

  expect(document.querySelector('parsererror')).toBeNull();
  // eslint-disable-next-line no-control-regex -- XML 1.0 does not allow control characters
  expect(document.querySelector('item > title')?.textContent).toBe(title.replace(/[\u0000\u000b]/g, ''));
});
