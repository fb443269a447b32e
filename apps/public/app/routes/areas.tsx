import type { MetaDescriptor } from 'react-router';
import { getAreas } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import { areaPageMessages as messages, AreasPage, AreasTrail } from '@yoodee/public-feature-home';
import { toAreasPageView } from '@yoodee/public-feature-home/view';
import { hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi } from '../api.server';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import { breadcrumbList, itemList } from '../structured-data';
import type { Route } from './+types/areas';

export const handle = { layout: routeLayouts['/areas'], breadcrumb: () => <AreasTrail /> };

export const headers = publicHeaders;

export const loader = async ({ request }: Route.LoaderArgs) =>
  toAreasPageView(await loadFromApi(getAreas, {}, request), localeOfPath(new URL(request.url).pathname));

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { provinces } = loaderData;
  const intl = intlOfPath(location.pathname);
  const origin = originOf(matches);
  const { home, areas } = hrefs(localeOfPath(location.pathname));
  const title = intl.formatMessage(messages.areas);
  return pageMeta({
    origin,
    path: areas,
    title,
    description: intl.formatMessage(messages.areasMeta, { count: provinces.length }),
    isIndexed: provinces.length > 0,
    structuredData: {
      '@graph': [
        itemList(provinces.map(({ href }) => origin + href)),
        breadcrumbList([{ label: intl.formatMessage(messages.home), href: home }, { label: title }], {
          origin,
          url: origin + areas,
        }),
      ],
    },
  });
}

export default function AreasRoute({ loaderData }: Route.ComponentProps) {
  return <AreasPage view={loaderData} />;
}
