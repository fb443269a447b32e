import {
  assetPageSize,
  assetSorts,
  codesOf,
  listingTypes,
  propertyTypes,
  type AssetPage,
  type AssetQuery,
  type AssetSort,
} from '@yoodee/api-contract';
import { toAssetCardView, type AssetCardView } from '@yoodee/asset-view';
import type { Locale } from '@yoodee/site';
import { searchHref, without } from './search-links.ts';

export interface OptionView {
  value: string;
  label: string;
  /** Assets it would leave; null where counts are not known. */
  count: number | null;
  isChosen: boolean;
}

/** An active filter as a chip; `href` is the list without it. */
export interface ChipView {
  key: keyof AssetQuery;
  text: string;
  href: string;
}

export interface PageView {
  number: number;
  href: string;
}

export interface AssetsPageView {
  cards: AssetCardView[];
  total: number;
  /** The pages to offer, `null` where some are left out; empty when there is only one. */
  pages: (PageView | null)[];
  page: number;
  previousHref: string | null;
  nextHref: string | null;
  sorts: { value: AssetSort; href: string; isChosen: boolean }[];
  query: AssetQuery;
  deals: OptionView[];
  types: OptionView[];
  provinces: OptionView[];
  chips: ChipView[];
  /** Keys of the address whose values were impossible and are left out. */
  refused: string[];
  relaxations: { key: string; href: string; total: number }[];
}

interface Named {
  code: string;
  name: { th: string; en: string };
}

interface Source {
  query: AssetQuery;
  refused: string[];
  found: AssetPage;
  provinces: readonly Named[];
  locale: Locale;
  now: Date;
}

const optionsOf = (
  list: Record<string, { th: string; en: string }>,
  codes: readonly string[],
  counts: Record<string, number> | undefined,
  chosen: readonly string[] | undefined,
  locale: Locale,
): OptionView[] =>
  codes.map((value) => ({
    value,
    label: list[value]![locale],
    count: counts ? (counts[value] ?? 0) : null,
    isChosen: chosen?.includes(value) ?? false,
  }));

const provinceOptions = ({ provinces, found, query, locale }: Source): OptionView[] =>
  provinces.map(({ code, name }) => ({
    value: code,
    label: name[locale],
    count: found.facets.province ? (found.facets.province[code] ?? 0) : null,
    isChosen: query.province === code,
  }));

const chipsOf = ({ query, provinces, locale }: Source): ChipView[] => {
  const chip = (key: keyof AssetQuery, text: string, value?: string): ChipView => ({
    key,
    text,
    href: searchHref(locale, without(query, key, value)),
  });
  const provinceName = provinces.find(({ code }) => code === query.province)?.name[locale];
  return [
    ...(query.q ? [chip('q', query.q)] : []),
    ...(query.listing_type ?? []).map((code) => chip('listing_type', listingTypes[code][locale], code)),
    ...(query.property_type ?? []).map((code) => chip('property_type', propertyTypes[code][locale], code)),
    ...(query.province ? [chip('province', provinceName ?? query.province)] : []),
    ...(['price_min', 'price_max', 'bedrooms_min'] as const).flatMap((key) =>
      query[key] === undefined ? [] : [chip(key, String(query[key]))],
    ),
  ];
};

/** The numbers of the pages to offer: the first, the last, and those around the current; null where some are left out. */
export const pageNumbers = (page: number, pageCount: number): (number | null)[] => {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? number - 1) > 1 ? [null, number] : [number]));
};

const pagesOf = (locale: Locale, query: AssetQuery, page: number, total: number) => {
  const pageCount = Math.max(1, Math.ceil(total / assetPageSize));
  const href = (number: number) => searchHref(locale, { ...query, page: number });
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

const sortsOf = (locale: Locale, query: AssetQuery) =>
  assetSorts.map((value) => {
    const { page: _page, sort: _sort, ...rest } = query;
    return {
      value,
      href: searchHref(locale, { ...rest, sort: value }),
      isChosen: value === (query.sort ?? 'newest'),
    };
  });

/** What the list page shows, from what the API found. */
export const toAssetsPageView = (source: Source): AssetsPageView => {
  const { query, refused, found, locale, now } = source;
  return {
    cards: found.items.map((asset) => toAssetCardView(asset, locale, now)),
    total: found.total,
    ...pagesOf(locale, query, found.page, found.total),
    sorts: sortsOf(locale, query),
    query,
    deals: optionsOf(listingTypes, codesOf(listingTypes), found.facets.listing_type, query.listing_type, locale),
    types: optionsOf(propertyTypes, codesOf(propertyTypes), found.facets.property_type, query.property_type, locale),
    provinces: provinceOptions(source),
    chips: chipsOf(source),
    refused,
    relaxations: found.relaxations.map(({ drop, total }) => ({
      key: drop,
      total,
      href: searchHref(locale, without(query, drop as keyof AssetQuery)),
    })),
  };
};
