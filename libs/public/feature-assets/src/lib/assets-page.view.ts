import type { FieldCode, ResponseOf } from '@yoodee/api-contract';
import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { assetPageSize, assetSorts, defaultSort, type AssetSort } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetPage, AssetSummary, NearMissGap } from '@yoodee/api-contract/assets';
import type { getProvince, getStations } from '@yoodee/api-contract/geo';
import type { SearchReading } from '@yoodee/api-contract/search-reading';
import type { Locale } from '@yoodee/site';
import { toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';
import { chipsOf, type ChipView } from './chips.view.ts';
import {
  moreFiltersOf,
  hasRooms,
  mostWanted,
  optionsOf,
  placeOptions,
  type MoreFiltersView,
  type Named,
  type OptionView,
} from './filter-options.view.ts';
import { namingsOf, type NamingView } from './namings.view.ts';
import { journeysOf, reachesOf, type ReachView } from './reach.view.ts';
import { resultLinks, type ResultLink } from './result-links.view.ts';
import { searchHref } from './search-links.ts';
import { claimsOf } from './typed-search.ts';

export type { ChipView } from './chips.view.ts';
export type { OptionView } from './filter-options.view.ts';

export interface PageView {
  number: number;
  href: string;
}

export interface AssetsPageView {
  cards: AssetCardView[];
  total: number;
  /** Page numbers to link to, `null` for a gap; empty when there is only one page. */
  pages: (PageView | null)[];
  page: number;
  previousHref: string | null;
  nextHref: string | null;
  /** `formValue` is what the form of the filters submits. */
  sorts: { value: AssetSort; formValue: AssetSort | ''; href: string; isChosen: boolean }[];
  /** Links to the page of the filtered project, and to the explanation of best matches. */
  links: ResultLink[];
  query: AssetQuery;
  /** The typed text that the filters were parsed from. */
  said: string | null;
  deals: OptionView[];
  types: OptionView[];
  /** The provinces with the most assets; all of them with more filters. */
  provinces: OptionView[];
  provinceCounts: Record<string, number>;
  /** Districts of the chosen province. */
  districts: OptionView[];
  /** Subdistricts of the chosen district. */
  subdistricts: OptionView[];
  /** The chosen stations; with more filters all of them. */
  stations: OptionView[];
  /** The destinations of the travel-time filter. */
  reaches: ReachView[];
  /** Whether to show the bedroom filter: not for plots and warehouses. */
  hasRooms: boolean;
  /** The filters behind "more filters", if they are open. */
  more: MoreFiltersView | null;
  /** The same list with more filters, or without. */
  moreHref: string;
  chips: ChipView[];
  /** Names in the typed text that may mean several things. */
  namings: NamingView[];
  /** The list's query without order and page, for a saved search. */
  savedQuery: string;
  /** URL parameters with invalid values, which are ignored. */
  refused: (keyof AssetQuery)[];
  /** Why the drawn areas of the URL were refused. */
  drawnProblem: FieldCode | null;
  /** Suggestions when nothing matches: a distance from the stations, or filters to drop. */
  relaxations: { keys: (keyof AssetQuery)[]; metres?: number; href: string; total: number }[];
  /** Assets that miss the query by a little when nothing matches; the nearest first. */
  nearMisses: { card: AssetCardView; gaps: NearMissGap[] }[];
}

export interface Source {
  query: AssetQuery;
  refused: (keyof AssetQuery)[];
  drawnProblem: FieldCode | null;
  found: AssetPage;
  provinces: readonly Named[];
  /** The chosen province with its places. */
  province: ResponseOf<typeof getProvince> | null;
  /** All stations, if some are named or "more filters" is open. */
  stations: ResponseOf<typeof getStations>;
  said: string | null;
  /** The filters that were parsed from `said`; without it, the reading of the search text. */
  reading: SearchReading | null;
  hasMore: boolean;
  locale: Locale;
  now: Date;
}

/** The number of provinces without "more filters". */
const fewProvinces = 8;

/** The URL parameter that opens all filters. */
const moreKey = 'filters';

/** Page numbers to link to: the first, the last, and those around the current; null for a gap. */
export const pageNumbers = (page: number, pageCount: number): (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? number - 1) > 1 ? [null, number] : [number]));
};

type HrefOf = (query: AssetQuery) => string;

const pagesOf = (hrefOf: HrefOf, query: AssetQuery, page: number, total: number) => {
  const pageCount = Math.max(1, Math.ceil(total / assetPageSize));
  const href = (number: number) => hrefOf({ ...query, page: number });
  return {
    page,
    pages:
      pageCount === 1
        ? []
        : pageNumbers(page, pageCount).map((number) => (number === null ? null : { number, href: href(number) })),
    previousHref: page > 1 ? href(page - 1) : null,
    nextHref: page < pageCount ? href(page + 1) : null,
  };
};

/** Time needs places to reach, and distance needs stations. */
const hasSort = (sort: AssetSort, { reach, station, rail }: AssetQuery): boolean => {
  if (sort === 'time') return reach !== undefined;
  return sort !== 'distance' || (station ?? rail) !== undefined;
};

const sortsOf = (hrefOf: HrefOf, { page: _page, ...query }: AssetQuery) => {
  const { sort = defaultSort(query.q) } = query;
  const chosen = hasSort(sort, query) ? sort : defaultSort(query.q);
  return assetSorts
    .filter((value) => hasSort(value, query))
    .map((value) => ({
      value,
      // The form omits the default order, because the default depends on the search text.
      formValue: value === defaultSort(query.q) ? ('' as const) : value,
      href: hrefOf({ ...query, sort: value }),
      isChosen: value === chosen,
    }));
};

/** The query without these filters and the filters that depend on them. */
const relaxed = ({ page: _page, ...query }: AssetQuery, keys: readonly (keyof AssetQuery)[]): AssetQuery => {
  const inside: Partial<Record<keyof AssetQuery, readonly (keyof AssetQuery)[]>> = {
    province: ['district', 'subdistrict'],
    district: ['subdistrict'],
    station: ['station_m'],
    rail: ['station_m'],
    monthly_max: ['cash_max'],
  };
  const dropped = keys.flatMap((key) => [key, ...(inside[key] ?? [])]);
  return Object.fromEntries(Object.entries(query).filter(([name]) => !dropped.includes(name as keyof AssetQuery)));
};

const placesOf = ({ province, provinces, stations, query, found, locale, hasMore }: Source) => {
  const all = placeOptions(provinces, found.facets.province, query.province, locale);
  const district = province?.districts.find(({ code }) => code === query.district);
  const isChosen = (id: string) => query.station?.includes(id) ?? false;
  return {
    provinces: hasMore ? all : mostWanted(all, fewProvinces),
    provinceCounts: found.facets.province ?? {},
    districts: placeOptions(province?.districts ?? [], found.facets.district, query.district, locale),
    subdistricts: placeOptions(district?.subdistricts ?? [], undefined, query.subdistrict, locale),
    stations: stations
      .filter(({ id }) => hasMore || isChosen(id))
      .map(({ id, name, line }) => ({
        value: id,
        label: `${name[locale]} · ${line[locale]}`,
        count: null,
        isChosen: isChosen(id),
      })),
  };
};

const namesOf = ({ provinces, province, stations }: Source): Map<string, Named['name']> => {
  const districts = province?.districts ?? [];
  return new Map(
    [
      ...provinces,
      ...districts,
      ...districts.flatMap(({ subdistricts }) => subdistricts),
      ...stations.map(({ id, name }) => ({ code: id, name })),
    ].map(({ code, name }) => [code, name]),
  );
};

/**
 * The name of the filtered project, in the language. The URL contains its name or its id; all found assets belong to
 * it. The name is '' for an id without a listing.
 */
const projectNameOf = (items: AssetPage['items'], project: string | undefined, locale: Locale): string | undefined => {
  if (project === undefined) return undefined;
  const named =
    items.find(({ project_name_th: name }) => name === project) ?? items.find(({ project_name_th: name }) => name);
  return named?.[`project_name_${locale}`] ?? named?.project_name_th ?? (/^\d+$/.test(project) ? '' : project);
};

/** The view model of the list page. */
export const toAssetsPageView = (source: Source): AssetsPageView => {
  const { query, refused, drawnProblem, found, said, reading, hasMore, locale, now } = source;
  const extra = (isMore: boolean) => ({ ...(said && { said }), ...(isMore && { [moreKey]: 'all' }) });
  const hrefOf = (of: AssetQuery) => searchHref(locale, of, extra(hasMore));
  // The link of another meaning keeps the typed words, from which it finds its way back.
  const typed = { ...(reading && (said ?? query.q) && { said: said ?? query.q }) };
  const names = namesOf(source);
  const reaches = reachesOf(query, names, locale);
  const projectName = projectNameOf(found.items, query.project, locale);
  const cardOf = (asset: AssetSummary): AssetCardView => {
    const journeys = journeysOf(asset, reaches, locale);
    return { ...toAssetCardView(asset, locale, now, query.listing_type), ...(journeys && { journeys }) };
  };
  const { page: _page, sort: _sort, ...filters } = query;
  return {
    cards: found.items.map(cardOf),
    total: found.total,
    ...pagesOf(hrefOf, query, found.page, found.total),
    sorts: sortsOf(hrefOf, query),
    links: resultLinks({ query, found, projectName }, locale),
    query,
    said,
    // Assets for sale or rent count for both deals: a third checkbox would count them twice.
    deals: optionsOf('listing_type', source).filter(({ value, isChosen }) => value !== 'sale_rent' || isChosen),
    types: optionsOf('property_type', source),
    ...placesOf(source),
    reaches,
    hasRooms: hasRooms(source),
    more: hasMore ? moreFiltersOf(source) : null,
    moreHref: searchHref(locale, query, extra(!hasMore)),
    chips: chipsOf({
      ...{ query, locale, names, reaches, claims: claimsOf(reading), hrefOf, now },
      projectName,
    }),
    namings: namingsOf(query, reading, (of) => searchHref(locale, of, { ...extra(hasMore), ...typed })),
    savedQuery: assetSearchParams(filters).toString(),
    refused,
    drawnProblem,
    nearMisses: found.near_misses.map(({ asset, gaps }) => ({ card: cardOf(asset), gaps })),
    relaxations: found.relaxations.map(({ drop, station_m: metres, total }) => {
      const keys = drop as (keyof AssetQuery)[];
      const farther = metres === undefined ? {} : { station_m: metres };
      return { keys, metres, total, href: hrefOf({ ...relaxed(query, keys), ...farther }) };
    }),
  };
};
