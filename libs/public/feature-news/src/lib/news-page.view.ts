import { newsCategories, newsPageSize, type NewsCategory, type NewsPage } from '@yoodee/api-contract/news';
import { codesOf } from '@yoodee/asset-rules/options';
import { hrefs, type Locale } from '@yoodee/site';
import { withoutDrawing, type DrawIcon, type NamedIcon } from '@yoodee/ui-kit/dynamic-icon';
import { toNewsCardView, type NewsCardView } from './news-card.view.ts';
import { categoryIcons } from './news-icons.ts';

interface CategoryView {
  code: NewsCategory;
  label: string;
  icon: NamedIcon;
  href: string;
  count: number;
  isChosen: boolean;
}

export interface NewsPageView {
  /** Shown above the list, on the first page only. */
  featured: NewsCardView | null;
  cards: NewsCardView[];
  /** Categories with articles, and the selected one. */
  categories: CategoryView[];
  /** The name of the selected category. */
  category: string | null;
  page: number;
  pages: { number: number; href: string }[];
}

interface Source {
  found: NewsPage;
  category: NewsCategory | undefined;
  locale: Locale;
  draw?: DrawIcon;
}

/** The URL of the list, without default parameters. */
export const newsHref = (locale: Locale, category: NewsCategory | undefined, page = 1): string => {
  const search = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) });
  return hrefs(locale).newsWith(search.toString());
};

export const toNewsPageView = ({ found, category, locale, draw = withoutDrawing }: Source): NewsPageView => {
  const pageCount = Math.ceil(found.total / newsPageSize);
  return {
    featured: found.featured && found.page === 1 ? toNewsCardView(found.featured, locale, draw) : null,
    cards: found.items.map((article) => toNewsCardView(article, locale, draw)),
    categories: codesOf(newsCategories)
      .map((code) => ({
        code,
        label: newsCategories[code][locale],
        icon: draw(categoryIcons[code]),
        href: newsHref(locale, code),
        count: found.categories[code] ?? 0,
        isChosen: code === category,
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
    category: category ? newsCategories[category][locale] : null,
    page: found.page,
    pages: Array.from({ length: pageCount }, (_, index) => ({
      number: index + 1,
      href: newsHref(locale, category, index + 1),
    })),
  };
};
