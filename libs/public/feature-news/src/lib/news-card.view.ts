import { newsCategories, type NewsSummary } from '@yoodee/api-contract';
import { textIn, type ShownText } from '@yoodee/asset-view';
import { formatDate } from '@yoodee/i18n';
import { hrefs, type Locale } from '@yoodee/site';

/** What a card shows of an article, in one language. */
export interface NewsCardView {
  id: number;
  href: string;
  title: ShownText;
  excerpt: ShownText;
  category: string;
  cover: { key: string; width: number; height: number; thumbhash: string; alt: string };
  publishedAt: string;
  /** The same as said on the page, e.g. `15 ส.ค. 2568`. */
  published: string;
  minutes: number;
}

/** A text of content for a page: Thai is always there. */
export const contentText = (locale: Locale, { th, en }: NewsSummary['title']): ShownText =>
  textIn(locale, th, en) ?? { text: th };

export const toNewsCardView = (article: NewsSummary, locale: Locale): NewsCardView => {
  const { alt, ...cover } = article.cover;
  return {
    id: article.id,
    href: hrefs(locale).newsArticle(article.id),
    title: contentText(locale, article.title),
    excerpt: contentText(locale, article.excerpt),
    category: newsCategories[article.category][locale],
    cover: { ...cover, alt: contentText(locale, alt).text },
    publishedAt: article.published_at,
    published: formatDate(locale, article.published_at),
    minutes: article.reading_minutes,
  };
};
