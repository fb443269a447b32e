import { type NewsSummary, newsCategories } from '@yoodee/api-contract/news';
import { hrefs, imageHref, localeTags, type Locale } from '@yoodee/site';
import { contentText } from './news-card.view.ts';

interface Feed {
  origin: string;
  locale: Locale;
  title: string;
  description: string;
  articles: readonly NewsSummary[];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes a text or attribute for XML. Removes characters that XML 1.0 does not allow. */
const escapeXml = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- XML 1.0 does not allow control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign]!);

/** RFC 822 date, as RSS 2.0 requires. */
const rssDate = (date: string) => new Date(date).toUTCString();

const itemOf = (article: NewsSummary, { origin, locale }: Feed) => {
  const url = escapeXml(origin + hrefs(locale).newsArticle(article.id));
  return [
    '<item>',
    `<title>${escapeXml(contentText(locale, article.title).text)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<pubDate>${rssDate(article.published_at)}</pubDate>`,
    `<category>${escapeXml(newsCategories[article.category][locale])}</category>`,
    `<description>${escapeXml(contentText(locale, article.excerpt).text)}</description>`,
    `<media:content url="${escapeXml(origin + imageHref(article.cover.key, 1280))}" medium="image" type="image/webp"/>`,
    '</item>',
  ].join('');
};

/** The news as RSS 2.0 (https://www.rssboard.org/rss-specification), newest first. */
export const toRss = (feed: Feed): string => {
  const { origin, locale, articles } = feed;
  const newest = articles
    .map(({ published_at }) => published_at)
    .sort()
    .at(-1);
  const { news, newsRss } = hrefs(locale);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(origin + news)}</link>`,
    `<description>${escapeXml(feed.description)}</description>`,
    `<language>${localeTags[locale]}</language>`,
    ...(newest === undefined ? [] : [`<lastBuildDate>${rssDate(newest)}</lastBuildDate>`]),
    `<atom:link href="${escapeXml(origin + newsRss)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => itemOf(article, feed)),
    '</channel></rss>\n',
  ].join('\n');
};
