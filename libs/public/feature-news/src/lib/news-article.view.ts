import { assetSearchParams, type AssetPage, type NewsArticle } from '@yoodee/api-contract';
import { toAssetCardView, type AssetCardView } from '@yoodee/asset-view';
import { formatDate } from '@yoodee/i18n';
import { hrefs, otherLocale, type Locale } from '@yoodee/site';
import { toNewsCardView, type NewsCardView } from './news-card.view.ts';
import { newsHref } from './news-page.view.ts';
import { relatedSearch } from './related-search.ts';

export interface NewsArticleView extends NewsCardView {
  categoryHref: string;
  /** Sanitised by the API. */
  html: string;
  /** `th` on an English page whose English text is missing. */
  lang?: 'th';
  headings: { id: string; text: string }[];
  author: string;
  /** Null when nothing has changed since it was published. */
  updatedAt: string | null;
  updated: string;
  sources: (NewsArticle['sources'][number] & { lang: Locale | undefined })[];
  related: NewsCardView[];
  assets: { cards: AssetCardView[]; href: string } | null;
  /** Of the page, whole, for sharing. */
  url: string;
}

interface Source {
  article: NewsArticle;
  /** What the article's search has found, if it has one. */
  assets: AssetPage | null;
  locale: Locale;
  origin: string;
  now: Date;
}

const assetsShown = 4;

const relatedAssets = ({ article, assets, locale, now }: Source): NewsArticleView['assets'] => {
  const search = relatedSearch(article);
  if (!search || !assets || assets.items.length === 0) return null;
  return {
    cards: assets.items.slice(0, assetsShown).map((asset) => toAssetCardView(asset, locale, now)),
    href: hrefs(locale).assetsWith(assetSearchParams(search).toString()),
  };
};

/** What an article's page shows, in one language. */
export const toNewsArticleView = (source: Source): NewsArticleView => {
  const { article, locale, origin } = source;
  const english = locale === 'en' ? article.body.en : null;
  const body = english ?? article.body.th;
  return {
    ...toNewsCardView(article, locale),
    categoryHref: newsHref(locale, article.category),
    html: body.html,
    ...(locale === 'en' && !english && { lang: 'th' as const }),
    headings: body.headings,
    author: article.author_name,
    published: formatDate(locale, article.published_at, 'long'),
    updated: formatDate(locale, article.updated_at, 'long'),
    updatedAt: article.updated_at > article.published_at ? article.updated_at : null,
    sources: article.sources.map((one) => ({ ...one, lang: otherLocale(locale, one.title) })),
    related: article.related.map((one) => toNewsCardView(one, locale)),
    assets: relatedAssets(source),
    url: origin + hrefs(locale).newsArticle(article.id),
  };
};
