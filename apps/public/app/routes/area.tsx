import { data, redirect, type MetaDescriptor } from 'react-router';
import { getArea, searchNews } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import {
  areaDescription,
  AreaPage,
  areaTitle,
  areaTrail,
  AreaTrail,
  type AreaPageView,
} from '@yoodee/public-feature-home';
import { toAreaPageView } from '@yoodee/public-feature-home/view';
import { hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { NewsTeasers, toNewsTeasers } from '../news-teasers';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import { breadcrumbList, itemList } from '../structured-data';
import type { Route } from './+types/area';

interface AreaData {
  area: AreaPageView;
  news: ReturnType<typeof toNewsTeasers>;
}

export const handle = {
  layout: routeLayouts['/areas/*'],
  breadcrumb: ({ area }: AreaData) => <AreaTrail area={area} />,
};

export const headers = publicHeaders;

/** Anything else is no address of ours; the API would call it a bad request. */
const pathPattern = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,2}$/;

export const loader = async ({ request, params }: Route.LoaderArgs): Promise<AreaData> => {
  const locale = localeOfPath(new URL(request.url).pathname);
  const path = params['*'];
  const known = path.toLowerCase().replace(/\/$/, '');
  if (!pathPattern.test(known)) throw data(null, { status: 404 });
  if (known !== path) throw redirect(hrefs(locale).area(known), 301);
  const [area, news] = await Promise.all([
    loadFromApi(getArea, { query: { path } }, request),
    loadFromApi(searchNews, { query: { category: 'guide' } }, request),
  ]);
  return { area: toAreaPageView(area, locale, new Date()), news: toNewsTeasers(news, locale) };
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { area } = loaderData;
  const intl = intlOfPath(location.pathname);
  const locale = localeOfPath(location.pathname);
  const origin = originOf(matches);
  const links = hrefs(locale);
  const path = links.area(area.path);
  return pageMeta({
    origin,
    path,
    title: areaTitle(area, intl),
    description: areaDescription(area, intl, locale),
    imageKey: area.cards[0]?.cover?.key,
    isIndexed: area.isIndexed,
    structuredData: {
      '@graph': [
        itemList(
          area.cards.map(({ id }) => origin + links.asset(id)),
          area.total,
        ),
        breadcrumbList(areaTrail(area, intl, links), { origin, url: origin + path }),
      ],
    },
  });
}

export default function AreaRoute({ loaderData: { area, news } }: Route.ComponentProps) {
  return <AreaPage area={area} news={news.length > 0 && <NewsTeasers articles={news} />} />;
}
