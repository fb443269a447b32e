import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { readAssetQuery, type AssetQuery } from '@yoodee/api-contract/asset-query';
import type { NameKind, SearchReading } from '@yoodee/api-contract/search-reading';

/** A name that may mean several things: อโศก is a station and a road. */
export interface NamingView {
  text: string;
  /** `href` links to the list with the other meaning; null for the current one. `q`: the name is searched for as text. */
  options: { kind: NameKind | 'q'; href: string | null }[];
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

interface Meaning {
  kind: NamingView['options'][number]['kind'];
  entries: Entry[];
}

/** A name that is searched for as text, or else is a filter: the search text changes along with it. */
const meaningsOfText = (q: string, { text, others }: SearchReading['names'][number]): Meaning[] => {
  const without = q.replace(text, ' ').replace(/\s+/g, ' ').trim();
  const withText = q.includes(text) ? q : `${without} ${text}`.trim();
  const left: Entry[] = without === '' ? [] : [['q', without]];
  return [
    { kind: 'q', entries: [['q', withText]] },
    ...others.map(({ kind, filters }) => ({ kind, entries: [...entriesOf(filters), ...left] })),
  ];
};

/** The names of a reading with several meanings, as long as the list uses one of them. */
export const namingsOf = (
  query: AssetQuery,
  reading: SearchReading | null,
  hrefOf: (query: AssetQuery) => string,
): NamingView[] => {
  const params = assetSearchParams(query);
  const claimed = (reading?.claims ?? []).flatMap(({ text, kind, filters, others }) => {
    if (kind === null || others.length === 0) return [];
    return [
      { text, meanings: [{ kind, filters }, ...others].map((of) => ({ ...of, entries: entriesOf(of.filters) })) },
    ];
  });
  const named = (reading?.names ?? []).map((name) => ({
    text: name.text,
    meanings: meaningsOfText(query.q ?? '', name),
  }));
  return [...claimed, ...named].flatMap(({ text, meanings }: { text: string; meanings: Meaning[] }) => {
    const current = meanings.find(({ entries }) => includesAll(params, entries));
    if (!current) return [];
    return [
      {
        text,
        options: meanings.map((meaning) => ({
          kind: meaning.kind,
          href: meaning === current ? null : hrefOf(instead(params, current.entries, meaning.entries)),
        })),
      },
    ];
  });
};
