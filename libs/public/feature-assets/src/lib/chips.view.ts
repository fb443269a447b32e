import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { asksForRent } from '@yoodee/asset-rules';
import { affordablePrice, affordableRent } from '@yoodee/purchase-costs';
import { buildingNames, facingName, railNames, roadName } from '@yoodee/search-query';
import { bangkokDay, type Locale } from '@yoodee/site';
import { optionLists, type Named, type OptionKey } from './filter-options.view.ts';
import type { ReachView } from './reach.view.ts';
import { without } from './search-links.ts';
import { withWordsBack, type Claim } from './typed-search.ts';

/**
 * An active filter as a chip. `text` is its value, by name if it has one; `href` links to the list without the filter.
 */
export interface ChipView {
  key: keyof AssetQuery;
  text: string;
  /** Only for `reach`. */
  minutes?: number;
  href: string;
  /** Only for the filter of what the visitor can pay. */
  means?: MeansView;
  /** Only for one of several drawn areas, which have no names. */
  number?: number;
}

/** What the visitor can pay, and the maximum price or rent that follows from it; whole baht. */
export interface MeansView {
  monthly: number | null;
  cash: number | null;
  limit: number;
  isRent: boolean;
}

export interface ChipSource {
  query: AssetQuery;
  locale: Locale;
  /** Names of the query's places and stations. */
  names: ReadonlyMap<string, Named['name']>;
  reaches: readonly ReachView[];
  /** The project's name in the language; '' if it has an id and nothing was found. */
  projectName?: string | undefined;
  claims: readonly Claim[];
  hrefOf: (query: AssetQuery) => string;
  now: Date;
}

const numbers = [
  ...['price_min', 'price_max', 'bedrooms_min', 'bathrooms_min', 'usable_min', 'usable_max', 'land_min', 'land_max'],
  ...['posted_within'],
] as const;
const buildingKeys = Object.keys(buildingNames) as (keyof typeof buildingNames)[];
const flags = ['price_reduced', 'has_floor_plan', 'has_video'] as const;
const placeKeys = ['province', 'district', 'subdistrict'] as const;

/** ถนนสุขุมวิท, Sukhumvit Road; a name that contains its kind stays. */
const roadIn = (locale: Locale, road: string): string => {
  const name = roadName(road)[locale];
  if (locale === 'th') return name.startsWith('ทางหลวง') ? name : `ถนน${name}`;
  return /road|highway|street/i.test(name) ? name : `${name} Road`;
};

/** Follows the other filters in the name of a search: คอนโด ในพื้นที่ที่วาด. */
const inDrawnArea = { th: 'ในพื้นที่ที่วาด', en: 'in a drawn area' };

/**
 * Dropping a place drops the places inside it; dropping the last station drops the distance; what the visitor can pay is
 * dropped as one.
 */
const dropped = (query: AssetQuery, key: keyof AssetQuery, value?: string): AssetQuery => {
  const rest = without(query, key, value);
  const { district: _district, subdistrict, station_m, ...outer } = rest;
  if (key === 'monthly_max') return without(rest, 'cash_max');
  if (key === 'province') return { ...outer, ...(station_m && { station_m }) };
  if (key === 'district') return { ...outer, ...(station_m && { station_m }) };
  if ((key !== 'station' && key !== 'rail') || rest.station || rest.rail) return rest;
  return { ...outer, ...(rest.district && { district: rest.district }), ...(subdistrict && { subdistrict }) };
};

const meansOf = (query: AssetQuery, now: Date): MeansView => {
  const { monthly_max: monthly, cash_max: cash } = query;
  const means = { monthly, cash };
  const isRent = asksForRent(query.listing_type);
  const limit = isRent ? affordableRent(means) : affordablePrice(means, bangkokDay(now.getTime()));
  return { monthly: monthly ?? null, cash: cash ?? null, limit, isRent };
};

export const chipsOf = ({
  query,
  locale,
  names,
  reaches,
  projectName,
  claims,
  hrefOf,
  now,
}: ChipSource): ChipView[] => {
  const chip = (key: keyof AssetQuery, text: string, value?: string): ChipView => ({
    key,
    text,
    href: hrefOf(withWordsBack(query, dropped(query, key, value), claims)),
  });
  const coded = (Object.keys(optionLists) as OptionKey[]).flatMap((key) => {
    const list: Record<string, { th: string; en: string }> = optionLists[key];
    return [query[key] ?? []].flat().map((code) => chip(key, list[code]![locale], code));
  });
  const meansKey = (['monthly_max', 'cash_max'] as const).find((key) => query[key] !== undefined);
  const nameOf = (code: string) => names.get(code)?.[locale] ?? code;
  return [
    ...(query.q ? [chip('q', query.q)] : []),
    ...coded.filter(({ key }) => key === 'listing_type' || key === 'property_type'),
    ...placeKeys.flatMap((key) => (query[key] ? [chip(key, nameOf(query[key]))] : [])),
    ...(query.station ?? []).map((id) => chip('station', nameOf(id), id)),
    ...(query.rail ?? []).map((rail) => chip('rail', railNames[rail][locale], rail)),
    ...reaches.map(({ text, name, minutes }) => ({ ...chip('reach', name ?? '', text), minutes })),
    ...(query.road ? [chip('road', roadIn(locale, query.road))] : []),
    ...(query.project ? [chip('project', projectName ?? query.project)] : []),
    ...(numbers as readonly (keyof AssetQuery)[]).flatMap((key) =>
      query[key] === undefined ? [] : [chip(key, String(query[key]))],
    ),
    ...buildingKeys.flatMap((key) =>
      query[key] === undefined ? [] : [chip(key, buildingNames[key](query[key])[locale])],
    ),
    ...(query.orientation ?? []).map((code) => chip('orientation', facingName(code)[locale], code)),
    ...(meansKey ? [{ ...chip(meansKey, ''), means: meansOf(query, now) }] : []),
    ...coded.filter(({ key }) => !['listing_type', 'property_type', 'orientation'].includes(key)),
    ...flags.flatMap((key) => (query[key] ? [chip(key, '')] : [])),
    ...(query.bbox ? [chip('bbox', '')] : []),
    ...(query.drawn ?? []).map((area, place, { length }) => ({
      ...chip('drawn', inDrawnArea[locale], area),
      ...(length > 1 && { number: place + 1 }),
    })),
  ];
};
