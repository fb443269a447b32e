import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { hrefs, type Locale } from '@yoodee/site';

/** The canonical URL of the list page of a query; `extra`: further parameters. */
export const searchHref = (
  locale: Locale,
  query: Partial<AssetQuery>,
  extra: Readonly<Record<string, string>> = {},
): string => {
  const params = assetSearchParams(query);
  for (const [key, value] of Object.entries(extra)) params.set(key, value);
  return hrefs(locale).assetsWith(params.toString());
};

/** The query without one key, or without one value of a repeated key; back on the first page. */
export const without = (query: AssetQuery, key: keyof AssetQuery, value?: string): AssetQuery => {
  const { [key]: current, page: _page, ...rest } = query;
  if (value === undefined || !Array.isArray(current)) return rest;
  const remaining = (current as string[]).filter((one) => one !== value);
  return remaining.length > 0 ? { ...rest, [key]: remaining } : rest;
};
