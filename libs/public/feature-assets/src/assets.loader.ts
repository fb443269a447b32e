import { assetSearchParams, valuesByKey } from '@yoodee/api-contract/asset-address';
import type { ResponseOf } from '@yoodee/api-contract';
import { readAssetQuery, type AssetQuery } from '@yoodee/api-contract/asset-query';
import { searchAssets } from '@yoodee/api-contract/assets';
import { drawnProblem } from '@yoodee/api-contract/drawn-areas';
import { getProvince, getStations } from '@yoodee/api-contract/geo';
import { readSearch } from '@yoodee/api-contract/search-reading';
import { loadFromApi, loadProvinces } from '@yoodee/public-page/loading';
import { hrefs, localeOfPath } from '@yoodee/site';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { findArea } from './lib/find-area.ts';
import {
  freeTextOf,
  keepView,
  readResultView,
  saidKey,
  toAssetsPageView,
  toExplicitSearch,
  withKnownPlaces,
} from './view.ts';

/**
 * Redirects a typed or submitted search to the canonical URL of its filters, so that each search has one URL. The
 * redirect is permanent, unless the filters were parsed from text: the parser improves over time. Returns the reading
 * of the text of a canonical URL.
 */
const redirectToExplicit = async (url: URL, request: Request) => {
  const typed = freeTextOf(url.searchParams);
  const reading = typed ? await loadFromApi(readSearch, { query: { q: typed } }, request) : null;
  const explicit = toExplicitSearch(url.searchParams, reading);
  if (!explicit) return reading;
  const isRead = reading !== null && reading.claims.length > 0;
  throw redirect(hrefs(localeOfPath(url.pathname)).assetsWith(explicit.toString()), isRead ? 302 : 301);
};

/** Whether the API refused a request as invalid. */
const isRefusal = (error: unknown): boolean =>
  (error as { init?: { status?: number } | null } | null)?.init?.status === 400;

/**
 * The result, and the query that produced it. The URL may contain a destination that no train serves, which only the
 * API knows: the search is then repeated without the travel-time filter.
 */
const searchServed = async (
  asked: AssetQuery,
  search: (query: AssetQuery) => Promise<ResponseOf<typeof searchAssets>>,
) => {
  try {
    return { asked, found: await search(asked), unserved: [] };
  } catch (error) {
    if (!asked.reach || !isRefusal(error)) throw error;
    const { reach: _reach, ...others } = asked;
    return { asked: others, found: await search(others), unserved: ['reach' as const] };
  }
};

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const readingOfText = await redirectToExplicit(url, request);
  const { query: read, refused: impossible } = readAssetQuery(url.searchParams);
  // An invalid filter is ignored and reported to the visitor; an invalid page number is a 404.
  if (impossible.includes('page')) throw data(null, { status: 404 });
  const hasMore = url.searchParams.get('filters') === 'all';
  const said = url.searchParams.get(saidKey)?.slice(0, 200).trim() || null;
  const provinces = await loadProvinces(request);
  const province = provinces.find(({ code }) => code === read.province);
  const search = (of: AssetQuery) => loadFromApi(searchAssets, { query: valuesByKey(assetSearchParams(of)) }, request);
  const [{ asked, found: firstResult, unserved }, chosenProvince, stations, reading] = await Promise.all([
    searchServed(read, search),
    province ? loadFromApi(getProvince, { params: { code: province.code } }, request) : null,
    hasMore || read.station || read.reach ? loadFromApi(getStations, {}, request) : [],
    said ? loadFromApi(readSearch, { query: { q: said } }, request) : readingOfText,
  ]);
  const { query, unknown } = withKnownPlaces(asked, { provinces, province: chosenProvince, stations });
  const found = unknown.length > 0 ? await search(query) : firstResult;
  const refused = [...impossible, ...unserved, ...unknown];
  const view = toAssetsPageView({
    ...{
      query,
      refused,
      drawnProblem: drawnProblem(url.searchParams.getAll('drawn')),
      found,
      provinces,
      province: chosenProvince,
      stations,
      said,
      reading,
      hasMore,
    },
    locale: localeOfPath(url.pathname),
    now: new Date(),
  });
  const shown = keepView(view, readResultView(url.searchParams));
  return {
    ...shown,
    area: findArea(query, found.total, { provinces, districts: chosenProvince?.districts, stations }),
  };
};
