import { data, redirect, type MetaDescriptor } from 'react-router';
import { getNewsArticle, searchAssets } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import { NewsArticlePage, NewsBreadcrumb, newsPageMessages as listMessages } from '@yoodee/public-feature-news';
import { relatedSearch, toNewsArticleView, type NewsArticleView } from '@yoodee/public-feature-news/view';
import { brand, hrefs, imageHref, localeOfPath, localeTags } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { newsFeedLink } from '../news-feed-link';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/news-article';

export const handle = {
  layout: routeLayouts['/news/:id'],
  title: (article: NewsArticleView) => article.title.text,
  breadcrumb: (article: NewsArticleView) => <NewsBreadcrumb {...article} />,
};

export const headers = publicHeaders;

/** `7`, or `7-` with any words after it. */
const idPattern = /^([1-9]\d{0,14})(-.*)?$/;

export const loader = async ({ request, params }: Route.LoaderArgs) => {
  const { pathname, origin } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [, id, words] = idPattern.exec(params.id) ?? [];
  if (!id) throw data(null, { status: 404 });
  if (words) throw redirect(hrefs(locale).newsArticle(id), 301);
  const article = await loadFromApi(getNewsArticle, { params: { id: Number(id) } }, request);
  const search = relatedSearch(article);
  const assets = search && (await loadFromApi(searchAssets, { query: search }, request));
  return toNewsArticleView({ article, assets, locale, origin, now: new Date() });
};

const structuredData = (article: NewsArticleView, origin: string, locale: 'th' | 'en', newsName: string) => ({
  '@graph': [
    {
      '@type': 'NewsArticle',
      headline: article.title.text,
      description: article.excerpt.text,
      image: [origin + imageHref(article.cover.key, 1280)],
      datePublished: article.publishedAt,
      dateModified: article.updatedAt ?? article.publishedAt,
      inLanguage: localeTags[article.lang ?? locale],
      articleSection: article.category,
      author: { '@type': 'Organization', name: article.author, url: origin + hrefs(locale).news },
      publisher: { '@type': 'Organization', name: brand.company[locale], url: origin },
      mainEntityOfPage: article.url,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: brand.name[locale], item: origin + hrefs(locale).home },
        { name: newsName, item: origin + hrefs(locale).news },
        { name: article.category, item: origin + article.categoryHref },
        { name: article.title.text, item: article.url },
      ].map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
    },
  ],
});

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const origin = originOf(matches);
  const locale = localeOfPath(location.pathname);
  const newsName = intlOfPath(location.pathname).formatMessage(listMessages.title);
  return [
    ...pageMeta({
      origin,
      path: location.pathname,
      title: loaderData.title.text,
      description: loaderData.excerpt.text,
      imageKey: loaderData.cover.key,
      structuredData: structuredData(loaderData, origin, locale, newsName),
    }),
    newsFeedLink(location.pathname, origin),
  ];
}

export default function NewsArticleRoute({ loaderData }: Route.ComponentProps) {
  return <NewsArticlePage article={loaderData} />;
}
