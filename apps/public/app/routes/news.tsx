import { data, redirect, type MetaDescriptor } from 'react-router';
import { codesOf, newsCategories, searchNews } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import { NewsPage, newsPageMessages as messages } from '@yoodee/public-feature-news';
import { toNewsPageView } from '@yoodee/public-feature-news/view';
import { hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { newsFeedLink } from '../news-feed-link';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/news';

export const handle = { layout: routeLayouts['/news'] };

export const headers = publicHeaders;

export const loader = async ({ request }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const [asked, page = '1'] = [url.searchParams.get('category'), url.searchParams.get('page') ?? undefined];
  const category = codesOf(newsCategories).find((code) => code === asked);
  // A category that there is not leads to all of them; a page that there is not does not exist.
  if (asked !== null && !category) throw redirect(hrefs(locale).news);
  if (!/^[1-9]\d{0,3}$/.test(page)) throw data(null, { status: 404 });
  const found = await loadFromApi(searchNews, { query: { page, ...(category && { category }) } }, request);
  return toNewsPageView({ found, category, locale });
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { category, page, pages, cards, featured } = loaderData;
  const intl = intlOfPath(location.pathname);
  const origin = originOf(matches);
  const title = [
    category ?? intl.formatMessage(messages.title),
    ...(page > 1 ? [intl.formatMessage(messages.pageNumber, { page })] : []),
  ].join(' – ');
  const shown = featured ? [featured, ...cards] : cards;
  return [
    ...pageMeta({
      origin,
      path: pages[page - 1]?.href ?? location.pathname,
      title,
      description: intl.formatMessage(messages.metaDescription),
      imageKey: shown[0]?.cover.key,
      isIndexed: shown.length > 0,
      structuredData: {
        '@type': 'ItemList',
        numberOfItems: shown.length,
        itemListElement: shown.map(({ href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + href,
        })),
      },
    }),
    newsFeedLink(location.pathname, origin),
  ];
}

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <NewsPage view={loaderData} />;
}
