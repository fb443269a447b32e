import { data, redirect, type MetaDescriptor } from 'react-router';
import {
  assetSearchParams,
  getProvince,
  getStations,
  readAssetQuery,
  readSearch,
  searchAssets,
  type AssetQuery,
} from '@yoodee/api-contract';
import { routeLayouts } from '@yoodee/layouts';
import { AssetsPage, assetsPageMessages as messages } from '@yoodee/public-feature-assets';
import {
  freeTextOf,
  keepView,
  readResultView,
  saidKey,
  toAssetsPageView,
  toExplicitSearch,
  withKnownPlaces,
} from '@yoodee/public-feature-assets/view';
import { hrefs, localeOfPath } from '@yoodee/site';
import { loadFromApi, loadProvinces } from '../api.server';
import { findArea } from '../find-area';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/assets';

export const handle = { layout: routeLayouts['/assets'] };

export const headers = publicHeaders;

/**
 * What a visitor typed or a form sent is sent on to the address that says it in filters: one for each search. For good,
 * unless words were read: what they mean is learnt.
 */
const redirectToExplicit = async (url: URL, request: Request) => {
  const typed = freeTextOf(url.searchParams);
  const reading = typed ? await loadFromApi(readSearch, { query: { q: typed } }, request) : null;
  const explicit = toExplicitSearch(url.searchParams, reading);
  if (!explicit) return;
  const isRead = reading !== null && reading.claims.length > 0;
  throw redirect(hrefs(localeOfPath(url.pathname)).assetsWith(explicit.toString()), isRead ? 302 : 301);
};

export const loader = async ({ request }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  await redirectToExplicit(url, request);
  const { query: asked, refused: impossible } = readAssetQuery(url.searchParams);
  // A filter that cannot be is left out and named; a page that cannot be does not exist.
  if (impossible.includes('page')) throw data(null, { status: 404 });
  const hasMore = url.searchParams.get('filters') === 'all';
  const said = url.searchParams.get(saidKey)?.slice(0, 200).trim() || null;
  const provinces = await loadProvinces(request);
  const province = provinces.find(({ code }) => code === asked.province);
  const search = (of: AssetQuery) =>
    loadFromApi(searchAssets, { query: Object.fromEntries(queryEntries(of)) }, request);
  const [foundAsked, chosenProvince, stations, reading] = await Promise.all([
    search(asked),
    province ? loadFromApi(getProvince, { params: { code: province.code } }, request) : null,
    hasMore || asked.station ? loadFromApi(getStations, {}, request) : [],
    said ? loadFromApi(readSearch, { query: { q: said } }, request) : null,
  ]);
  const { query, unknown } = withKnownPlaces(asked, { provinces, province: chosenProvince, stations });
  const found = unknown.length > 0 ? await search(query) : foundAsked;
  const refused = [...impossible, ...unknown];
  const view = toAssetsPageView({
    ...{ query, refused, found, provinces, province: chosenProvince, stations, said, reading, hasMore },
    locale: localeOfPath(url.pathname),
    now: new Date(),
  });
  const shown = keepView(view, readResultView(url.searchParams));
  return {
    ...shown,
    area: findArea(query, found.total, { provinces, districts: chosenProvince?.districts, stations }),
  };
};

/** The query as the API's address writes it. */
const queryEntries = (query: Parameters<typeof assetSearchParams>[0]) => {
  const params = assetSearchParams(query);
  return [...new Set(params.keys())].map((key) => [key, params.getAll(key)] as const);
};

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { area, cards, chips, page, total } = loaderData;
  const intl = intlOfPath(location.pathname);
  const locale = localeOfPath(location.pathname);
  const words = chips.filter(({ text }) => /[^\d."]/.test(text)).map(({ text }) => text.replaceAll('"', ''));
  const title = [
    words.length > 0 ? words.join(' ') : intl.formatMessage(messages.title),
    ...(page > 1 ? [intl.formatMessage(messages.pageNumber, { page })] : []),
  ].join(' – ');
  const origin = originOf(matches);
  return pageMeta({
    origin,
    // The area's own page says the same and more.
    path: area ? hrefs(locale).area(area) : page > 1 ? `${location.pathname}?page=${page}` : location.pathname,
    title,
    description: intl.formatMessage(messages.description, { count: total }),
    imageKey: cards[0]?.cover?.key,
    isIndexed: (area !== null || chips.length < 2) && total > 0,
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
