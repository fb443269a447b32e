import type { NewsCategory, NewsSummary } from '@yoodee/api-contract/news';

/** The icon of each category, in Iconify's notation. */
export const categoryIcons: Readonly<Record<NewsCategory, string>> = {
  market: 'lucide:trending-up',
  guide: 'lucide:book-open',
  law: 'lucide:scale',
  project: 'lucide:building-2',
  transport: 'lucide:train-front',
  company: 'lucide:megaphone',
};

/** Every icon that pages with these articles may show. */
export const newsIconNames = (articles: readonly Pick<NewsSummary, 'icon'>[]): (string | null)[] => [
  ...Object.values(categoryIcons),
  ...articles.map(({ icon }) => icon),
];
