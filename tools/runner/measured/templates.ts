import type { ResponseOf } from '@yoodee/api-contract';
import type { getAreas } from '@yoodee/api-contract/areas';
import type { AssetDetail, AssetPage } from '@yoodee/api-contract/assets';
import type { NewsPage } from '@yoodee/api-contract/news';
import type { ServiceSummary } from '@yoodee/api-contract/services';
import { hrefs, locales, type Locale } from '@yoodee/site';
import { readApi } from './api.ts';

/** A page of the public site in one language. */
export interface Template {
  /** For example `home th`. */
  name: string;
  locale: Locale;
  path: string;
}

/** The pages that have budgets. */
export const foremost = ['home', 'list', 'detail', 'article'];

/** One page with content for every public template, in both languages. */
export const findTemplates = async (apiOrigin: string): Promise<Template[]> => {
  const [{ items }, { items: news }, services, areas] = await Promise.all([
    readApi<AssetPage>(apiOrigin, '/assets'),
    readApi<NewsPage>(apiOrigin, '/news'),
    readApi<ServiceSummary[]>(apiOrigin, '/services'),
    readApi<ResponseOf<typeof getAreas>>(apiOrigin, '/areas'),
  ]);
  const ids = items.slice(0, 3).map(({ id }) => id);
  const { seller } = await readApi<AssetDetail>(apiOrigin, `/assets/${ids[0]}`);
  return locales.flatMap((locale) => {
    const to = hrefs(locale);
    const paths = {
      home: to.home,
      list: to.assets,
      detail: to.asset(ids[0]!),
      article: to.newsArticle(news[0]!.id),
      compare: to.compareWith(ids),
      favourites: to.favourites,
      areas: to.areas,
      area: to.area(areas.provinces[0]!.path),
      news: to.news,
      services: to.services,
      service: to.service(services[0]!.slug),
      member: to.member(seller.id),
      privacy: to.privacy,
    };
    return Object.entries(paths).map(([name, path]) => ({ name: `${name} ${locale}`, locale, path }));
  });
};
