import { createStoredState } from '@yoodee/runtime';
import { useEffect } from 'react';

/** The last search of this browser. The server never learns of it. */
export interface LastSearch {
  /** The list's query string without order and page; empty if there is none. */
  query: string;
  /** When the visitor last viewed it, in epoch milliseconds. */
  lookedAt: number;
}

const none: LastSearch = { query: '', lookedAt: 0 };
/** The same maximum length as the query of a saved search. */
const longestQuery = 4_000;

export const lastSearch = createStoredState<LastSearch>({
  key: 'last-search',
  parse: (stored) => {
    const { query, lookedAt } = (stored ?? {}) as Partial<Record<keyof LastSearch, unknown>>;
    return typeof query === 'string' && query.length <= longestQuery && typeof lookedAt === 'number'
      ? { query, lookedAt }
      : none;
  },
});

export const forgetLastSearch = () => lastSearch.update(none);

/** Remembers a list that has filters. */
export const useRememberSearch = (query: string) => {
  useEffect(() => {
    if (query !== '' && query.length <= longestQuery) lastSearch.update({ query, lookedAt: Date.now() });
  }, [query]);
};
