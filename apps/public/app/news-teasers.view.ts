import type { ResponseOf } from '@yoodee/api-contract';
import type { searchNews } from '@yoodee/api-contract/news';
import { toNewsCardView, type NewsCardView } from '@yoodee/public-feature-news/view';
import type { Locale } from '@yoodee/site';

const teasersShown = 3;

/** The newest articles, the featured one first. Without icons, to keep the home page within its size budget. */
export const toNewsTeasers = (
  { featured, items }: Pick<ResponseOf<typeof searchNews>, 'featured' | 'items'>,
  locale: Locale,
): NewsCardView[] =>
  [...(featured ? [featured] : []), ...items]
    .slice(0, teasersShown)
    .map((article) => ({ ...toNewsCardView(article, locale), icon: null }));
