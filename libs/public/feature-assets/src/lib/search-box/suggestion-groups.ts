import { replaceFilters } from '@yoodee/api-contract/asset-address';
import type { Suggestions } from '@yoodee/api-contract/search-reading';
import { hrefs, type Locale } from '@yoodee/site';

export interface Suggestion {
  text: string;
  detail: string | null;
  /** The URL of the option's list; null for a text to search for. */
  filters: string | null;
  /** The text to search for, if it is not the text that is shown. */
  search?: string;
  /** The page about the suggestion, e.g. of a project. */
  page?: SuggestedPage;
}

/** A separate option, next to the suggestion that it is about. */
export interface SuggestedPage {
  href: string;
  /** What the page is about. */
  about: string;
}

/** An option of the list: a suggestion, or the page about one. */
export type Option = Suggestion | SuggestedPage;

/** A key that is unique in the list. */
export const keyOf = (option: Option): string => {
  if ('href' in option) return option.href;
  const { filters, search, text, page } = option;
  // Projects in two places may share a name.
  if (page) return `${filters} ${page.href}`;
  return filters ?? (search === undefined ? text : `“${search}”`);
};

/** The options in the order of the arrow keys. */
export const optionsOf = (groups: readonly SuggestionGroup[]): Option[] =>
  groups.flatMap(({ options }) => options.flatMap((option) => (option.page ? [option, option.page] : [option])));

export type GroupName = 'understood' | 'popular' | 'recent' | 'asTyped' | 'types' | 'places' | 'stations' | 'projects';

export interface SuggestionGroup {
  name: GroupName;
  options: Suggestion[];
}

/** The non-empty groups of suggestions, the group with the better match first: a place or a station. */
export const toGroups = (found: Suggestions, locale: Locale): SuggestionGroup[] => {
  const places: SuggestionGroup = {
    name: 'places',
    options: found.places.map(({ name, within, filters }) => ({
      text: name[locale],
      detail: within?.[locale] ?? null,
      filters,
    })),
  };
  const groups: SuggestionGroup[] = [
    { name: 'types', options: found.types.map(({ name, filters }) => ({ text: name[locale], detail: null, filters })) },
    ...(found.leading === 'places' ? [places] : []),
    {
      name: 'stations',
      options: found.stations.map(({ name, line, filters }) => ({ text: name[locale], detail: line[locale], filters })),
    },
    ...(found.leading === 'stations' ? [places] : []),
    {
      name: 'projects',
      options: found.projects.map(({ id, name, count, filters }) => ({
        text: name[locale] ?? name.th,
        detail: String(count),
        filters,
        ...(id !== null && { page: { href: hrefs(locale).project(id), about: name[locale] ?? name.th } }),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
};

/** The places with the most listings, for an empty box. */
export const popularGroup = (found: Suggestions, locale: Locale): SuggestionGroup[] => {
  const options = toGroups(found, locale).flatMap((group) => group.options);
  return options.length > 0 ? [{ name: 'popular', options }] : [];
};

/** The option to search for the text itself: the search parses more than suggestions can show. */
export const asTyped = (text: string): SuggestionGroup => ({
  name: 'asTyped',
  options: [{ text, detail: null, filters: null }],
});

/** The URL of the list, in which the filters of a suggestion replace the same filters. */
export const withFilters = (search: string, filters: string): string => {
  const params = new URLSearchParams(search);
  for (const key of ['q', 'page', 'said']) params.delete(key);
  replaceFilters(params, new URLSearchParams(filters));
  return params.toString();
};
