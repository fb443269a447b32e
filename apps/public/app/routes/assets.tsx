import { data, type MetaDescriptor } from 'react-router';
import { assetSearchParams, readAssetQuery, searchAssets } from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import { AssetsPage, assetsPageMessages as messages } from '@yoodee/public-feature-assets';
import { keepView, readResultView, toAssetsPageView } from '@yoodee/public-feature-assets/view';
import { hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi, loadProvinces } from '../api.server';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/assets';

export const handle = { layout: routeLayouts['/assets'] };

export const headers = publicHeaders;

export const loader = async ({ request }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const { query, refused } = readAssetQuery(url.searchParams);
  // A filter that cannot be is left out and named; a page that cannot be does not exist.
  if (refused.includes('page')) throw data(null, { status: 404 });
  const [found, provinces] = await Promise.all([
    loadFromApi(searchAssets, { query: Object.fromEntries(queryEntries(query)) }, request),
    loadProvinces(request),
  ]);
  const view = toAssetsPageView({
    query,
    refused,
    found,
    provinces,
    locale: localeOfPath(url.pathname),
    now: new Date(),
  });
  return keepView(view, readResultView(url.searchParams));
};

/** The query as the API's address writes it. */
const queryEntries = (query: Parameters<typeof assetSearchParams>[0]) => {
  const params = assetSearchParams(query);
  return [...new Set(params.keys())].map((key) => [key, params.getAll(key)] as const);
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { cards, chips, page, total } = loaderData;
  const intl = intlOfPath(location.pathname);
  const locale = localeOfPath(location.pathname);
  const words = chips
    .filter(({ key }) => key !== 'price_min' && key !== 'price_max' && key !== 'bedrooms_min')
    .map(({ text }) => text);
  const title = [
    words.length > 0 ? words.join(' ') : intl.formatMessage(messages.title),
    ...(page > 1 ? [intl.formatMessage(messages.pageNumber, { page })] : []),
  ].join(' – ');
  const origin = originOf(matches);
  return pageMeta({
    origin,
    path: page > 1 ? `${location.pathname}?page=${page}` : location.pathname,
    title,
    description: intl.formatMessage(messages.description, { count: total }),
    imageKey: cards[0]?.cover?.key,
    isIndexed: chips.length < 2 && total > 0,
    structuredData: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: cards.map(({ id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + hrefs(locale).asset(id),
      })),
    },
  });
}

export default function AssetsRoute({ loaderData }: Route.ComponentProps) {
  return <AssetsPage view={loaderData} />;
}
