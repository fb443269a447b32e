import { searchNews } from '@yoodee/api-contract';
import { newsPageMessages as messages } from '@yoodee/public-feature-news';
import { toRss } from '@yoodee/public-feature-news/view';
import { brand, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { intlOfPath } from '../page-meta';
import type { Route } from './+types/news-rss';

/** The newest articles as a feed. */
export const loader = async ({ request }: Route.LoaderArgs) => {
  const { pathname, origin } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const intl = intlOfPath(pathname);
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
