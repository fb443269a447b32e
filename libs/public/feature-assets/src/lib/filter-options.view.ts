import type { FacetName } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetPage } from '@yoodee/api-contract/assets';
import {
  buildingConditions,
  codesOf,
  facilities,
  features,
  furnishings,
  listingTypes,
  orientations,
  ownershipQuotas,
  petPolicies,
  propertyTypes,
  sellerRoles,
  tenures,
  titleDeedTypes,
  traits,
  viewTypes,
} from '@yoodee/asset-rules/options';
import type { Locale } from '@yoodee/site';

export interface OptionView {
  value: string;
  label: string;
  /** The number of assets with this option; null if counts are unknown. */
  count: number | null;
  isChosen: boolean;
}

export interface Named {
  code: string;
  name: { th: string; en: string };
}

/** Filters with a list of options, by their URL parameter. */
export const optionLists = {
  listing_type: listingTypes,
  property_type: propertyTypes,
  furnishing: furnishings,
  condition: buildingConditions,
  title_deed: titleDeedTypes,
  seller_role: sellerRoles,
  facilities,
  features,
  tenure: tenures,
  quota: ownershipQuotas,
  pets: petPolicies,
  orientation: orientations,
  views: viewTypes,
  traits,
} as const satisfies Partial<Record<keyof AssetQuery, Record<string, { th: string; en: string }>>>;
export type OptionKey = keyof typeof optionLists;

export interface OptionSource {
  query: AssetQuery;
  found: AssetPage;
  locale: Locale;
}

const isFacet = (key: OptionKey): key is OptionKey & FacetName =>
  !['tenure', 'quota', 'pets', 'orientation', 'views', 'traits'].includes(key);

export const optionsOf = (key: OptionKey, { query, found, locale }: OptionSource): OptionView[] => {
  const list: Record<string, { th: string; en: string }> = optionLists[key];
  const counts = isFacet(key) ? found.facets[key] : undefined;
  const chosen: readonly string[] = [query[key] ?? []].flat();
  return codesOf(list).map((value) => ({
    value,
    label: list[value]![locale],
    count: counts ? (counts[value] ?? 0) : null,
    isChosen: chosen.includes(value),
  }));
};

/** Places as options with their counts, in the order of the language. Those without results are left out. */
export const placeOptions = (
  places: readonly Named[],
  counts: Record<string, number> | undefined,
  chosen: string | undefined,
  locale: Locale,
): OptionView[] =>
  places
    .map(({ code, name }) => ({
      value: code,
      label: name[locale],
      count: counts ? (counts[code] ?? 0) : null,
      isChosen: chosen === code,
    }))
    .filter(({ count, isChosen }) => count !== 0 || isChosen)
    .sort(byLabel(locale));

/** Sorts options by their labels, as a reader of the language expects them. */
export const byLabel = (locale: Locale) => {
  const { compare } = new Intl.Collator(locale);
  return (a: { label: string }, b: { label: string }): number => compare(a.label, b.label);
};

/** The options with the most assets, and the chosen one, in their order. */
export const mostWanted = (options: readonly OptionView[], most: number): OptionView[] => {
  const least = options.map(({ count }) => count ?? 0).sort((a, b) => b - a)[most - 1] ?? 0;
  return options.filter(({ count, isChosen }) => isChosen || (count ?? 0) > Math.max(0, least - 1)).slice(0, most + 1);
};

/** Keys of the filters behind "more filters", in display order. */
const moreKeys: readonly OptionKey[] = [
  ...([
    'condition',
    'furnishing',
    'seller_role',
    'pets',
    'tenure',
    'quota',
    'title_deed',
    'facilities',
    'features',
    'orientation',
    'views',
    'traits',
  ] as const),
];

export type MoreFiltersView = { key: OptionKey; options: OptionView[] }[];

/** Drops groups without results, such as the furniture of plots. */
export const moreFiltersOf = (source: OptionSource): MoreFiltersView =>
  moreKeys
    .map((key) => ({ key, options: optionsOf(key, source) }))
    .filter(
      ({ options }) => source.found.total === 0 || options.some(({ count, isChosen }) => count !== 0 || isChosen),
    );

/** Whether any of the results has rooms. */
export const hasRooms = ({ query, found: { facets, total } }: OptionSource): boolean =>
  total === 0 ||
  query.bedrooms_min !== undefined ||
  Object.entries(facets.bedrooms ?? {}).some(([bedrooms, count]) => Number(bedrooms) > 0 && count > 0);
