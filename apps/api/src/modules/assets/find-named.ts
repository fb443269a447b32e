import { nameKeys } from '@yoodee/search-query';

/** Search keys of an entry, and its value. */
export interface Named<Value> {
  keys: readonly string[];
  value: Value;
}

export const keysOf = (names: readonly (string | null)[]): string[] =>
  names.flatMap((name) => (name ? nameKeys(name) : []));

/** 0 for the full name, 1 for a prefix, 2 for a substring, null for no match. */
const rankOf = (keys: readonly string[], typed: readonly string[]): number | null => {
  let best: number | null = null;
  for (const key of keys)
    for (const part of typed) {
      const rank = key === part ? 0 : key.startsWith(part) ? 1 : part.length > 1 && key.includes(part) ? 2 : null;
      if (rank !== null && (best === null || rank < best)) best = rank;
    }
  return best;
};

/** The best rank of the entries; null without a match. */
export const bestRank = (entries: readonly Named<unknown>[], typed: readonly string[]): number | null => {
  const ranks = entries.flatMap(({ keys }) => rankOf(keys, typed) ?? []);
  return ranks.length > 0 ? Math.min(...ranks) : null;
};

/** The best `most` entries for the typed keys; among equals the earlier entry. */
export const findNamed = <Value>(entries: readonly Named<Value>[], typed: readonly string[], most: number): Value[] =>
  entries
    .flatMap(({ keys, value }) => {
      const rank = rankOf(keys, typed);
      return rank === null ? [] : [{ rank, value }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ value }) => value);
