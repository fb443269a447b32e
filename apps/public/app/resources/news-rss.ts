import { searchNews } from '@yoodee/api-contract/news';
import { newsPageMessages as messages } from '@yoodee/public-feature-news';
import { toRss } from '@yoodee/public-feature-news/view';
import { brand, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '@yoodee/public-page/loading';
import { createLocaleIntl } from '@yoodee/i18n';
import { messagesOf } from '../messages';
import type { ResourceHandler } from '../resource-routes';

/** The newest articles as a feed. */
export const newsRss: ResourceHandler = async ({ request }) => {
  const { pathname, origin } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const intl = createLocaleIntl(locale, messagesOf(locale));
  const { featured, items } = await loadFromApi(searchNews, { query: {} }, request);
  const articles = featured ? [featured, ...items] : items;
  const feed = toRss({
    origin,
    locale,
    title: `${brand.name[locale]} – ${intl.formatMessage(messages.title)}`,
    description: intl.formatMessage(messages.metaDescription),
    articles: articles.toSorted((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at)),
  });
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
};
