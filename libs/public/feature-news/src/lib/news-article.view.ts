import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetPage } from '@yoodee/api-contract/assets';
import type { NewsArticle } from '@yoodee/api-contract/news';
import { formatDate } from '@yoodee/formatters';
import { brand, hrefs, otherLocale, type Locale } from '@yoodee/site';
import { toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';
import type { DrawIcon } from '@yoodee/ui-kit/dynamic-icon';
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
  /** Null if the article has not changed since publication. */
  updatedAt: string | null;
  updated: string;
  sources: (NewsArticle['sources'][number] & { lang: Locale | undefined })[];
  related: NewsCardView[];
  assets: { cards: AssetCardView[]; href: string } | null;
  /** Absolute URL of the page, for sharing. */
  url: string;
}

interface Source {
  article: NewsArticle;
  /** The results of the article's listing search; null if it has none. */
  assets: AssetPage | null;
  locale: Locale;
  origin: string;
  now: Date;
  draw?: DrawIcon;
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

/** The author of the site's own articles is its name in both languages; a page shows one of them. */
const authorIn = (locale: Locale, name: string): string =>
  name === `${brand.name.th} · ${brand.name.en}` ? brand.name[locale] : name;

/** The view model of an article page, in one language. */
export const toNewsArticleView = (source: Source): NewsArticleView => {
  const { article, locale, origin, draw } = source;
  const english = locale === 'en' ? article.body.en : null;
  const body = english ?? article.body.th;
  return {
    ...toNewsCardView(article, locale, draw),
    categoryHref: newsHref(locale, article.category),
    html: body.html,
    ...(locale === 'en' && !english && { lang: 'th' as const }),
    headings: body.headings,
    author: authorIn(locale, article.author_name),
    published: formatDate(locale, article.published_at, 'long'),
    updated: formatDate(locale, article.updated_at, 'long'),
    updatedAt: article.updated_at > article.published_at ? article.updated_at : null,
    sources: article.sources.map((one) => ({ ...one, lang: otherLocale(locale, one.title) })),
    related: article.related.map((one) => toNewsCardView(one, locale, draw)),
    assets: relatedAssets(source),
    url: origin + hrefs(locale).newsArticle(article.id),
  };
};
