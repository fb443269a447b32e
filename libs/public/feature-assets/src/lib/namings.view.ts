import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { readAssetQuery, type AssetQuery } from '@yoodee/api-contract/asset-query';
import type { NameKind, SearchReading } from '@yoodee/api-contract/search-reading';

/** A name that may mean several things: อโศก is a station and a road. */
export interface NamingView {
  text: string;
  /** `href` links to the list with the other meaning; null for the current one. */
  options: { kind: NameKind; href: string | null }[];
}

type Entry = readonly [key: string, value: string];

const entriesOf = (filters: string): Entry[] => [...new URLSearchParams(filters)];

const includesAll = (params: URLSearchParams, entries: readonly Entry[]) =>
  entries.every(([key, value]) => params.getAll(key).includes(value));

/** The query with one meaning of a name instead of another. */
const instead = (params: URLSearchParams, current: readonly Entry[], next: readonly Entry[]): AssetQuery => {
  const left = [...params].filter(([key, value]) => !current.some(([k, v]) => k === key && v === value));
  const { page: _page, ...query } = readAssetQuery(new URLSearchParams([...left, ...next] as [string, string][])).query;
  return query;
};

/** The names of a reading with several meanings, as long as the list uses one of them. */
export const namingsOf = (
  query: AssetQuery,
  reading: SearchReading | null,
  hrefOf: (query: AssetQuery) => string,
): NamingView[] => {
  const params = assetSearchParams(query);
  return (reading?.claims ?? []).flatMap(({ text, kind, filters, others }) => {
    if (kind === null || others.length === 0) return [];
    const options = [{ kind, filters }, ...others].map((option) => ({ ...option, entries: entriesOf(option.filters) }));
    const current = options.find(({ entries }) => includesAll(params, entries));
    if (!current) return [];
    return [
      {
        text,
        options: options.map((option) => ({
          kind: option.kind,
          href: option === current ? null : hrefOf(instead(params, current.entries, option.entries)),
        })),
      },
    ];
  });
};
