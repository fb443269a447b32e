import { assetQueryKeys, defaultSort } from './asset-list.ts';
import type { AssetQuery } from './asset-query.ts';

/** Whether the address of a list with these words means the same without this key and value. */
export const isDefault = (key: string, value: unknown, q: string | null | undefined): boolean =>
  key === 'sort' ? value === defaultSort(q) : key === 'page' && String(value) === '1';

/**
 * The query string of a list query: keys in canonical order, repeated for lists; absent and default values are left out.
 * Equal queries give equal text, which canonical links and caches need.
 */
export const assetSearchParams = (query: Partial<AssetQuery>): URLSearchParams => {
  const params = new URLSearchParams();
  for (const key of assetQueryKeys) {
    const value = query[key];
    if (value === undefined || value === '' || isDefault(key, value, query.q)) continue;
    if (key === 'bbox') params.append(key, (value as number[]).join(','));
    else for (const one of Array.isArray(value) ? value : [value]) params.append(key, one === true ? '1' : String(one));
  }
  return params;
};

/** Filters that name where. */
const placeKeys = ['province', 'district', 'subdistrict', 'station', 'road', 'project'];

/**
 * Writes filters into those of a list, in the place of the same ones. A place replaces all others and the view of the
 * map: whoever asks for Chiang Mai does not mean the station of the search before. Travel times and nearness to any
 * train stay, as criteria.
 */
export const replaceFilters = (params: URLSearchParams, meant: URLSearchParams): void => {
  const namesPlace = placeKeys.some((key) => meant.has(key));
  for (const key of [...meant.keys(), ...(namesPlace ? [...placeKeys, 'bbox', 'drawn'] : [])]) params.delete(key);
  if (namesPlace && !params.has('rail')) params.delete('station_m');
  for (const [key, value] of meant) params.append(key, value);
};

/** The values of a query string by key, as requests to the API take them. */
export const valuesByKey = (params: URLSearchParams): Record<string, string[]> =>
  Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
