import { newsCategories, type NewsSummary } from '@yoodee/api-contract/news';
import { formatDate } from '@yoodee/formatters';
import { hrefs, type Locale } from '@yoodee/site';
import { textIn, type ShownText } from '@yoodee/ui-asset-card';
import { withoutDrawing, type DrawIcon, type NamedIcon } from '@yoodee/ui-kit/dynamic-icon';
import { categoryIcons } from './news-icons.ts';

/** The view model of an article card, in one language. */
export interface NewsCardView {
  id: number;
  href: string;
  title: ShownText;
  excerpt: ShownText;
  category: string;
  icon: NamedIcon | null;
  cover: { key: string; width: number; height: number; thumbhash: string; alt: string };
  publishedAt: string;
  /** The same date as displayed, e.g. `15 ส.ค. 2568`. */
  published: string;
  minutes: number;
}

/** A text in the page's language, or in Thai, which always exists. */
export const contentText = (locale: Locale, { th, en }: NewsSummary['title']): ShownText =>
  textIn(locale, th, en) ?? { text: th };

export const toNewsCardView = (article: NewsSummary, locale: Locale, draw: DrawIcon = withoutDrawing): NewsCardView => {
  const { alt, ...cover } = article.cover;
  return {
    id: article.id,
    href: hrefs(locale).newsArticle(article.id),
    title: contentText(locale, article.title),
    excerpt: contentText(locale, article.excerpt),
    category: newsCategories[article.category][locale],
    icon: draw(article.icon ?? categoryIcons[article.category]),
    cover: { ...cover, alt: contentText(locale, alt).text },
    publishedAt: article.published_at,
    published: formatDate(locale, article.published_at),
    minutes: article.reading_minutes,
  };
};
