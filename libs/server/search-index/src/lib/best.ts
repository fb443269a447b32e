import { assetPageSize, nearStationMetres, stationDistances } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetIndex } from './asset-index.ts';
import { copyOf, intersect, sizeOf, subtract, type Bitset } from './bitset.ts';
import { nearRail, nearStations } from './filters.ts';
import { readSearchText } from './search-text.ts';
import { ofWrittenWords } from './text-filter.ts';
import { parseTextQuery } from './text-query.ts';

/** The documents whose titles have all words of a text; null when it has none. Without tolerance for typing errors. */
export const titledLike = (index: AssetIndex, text: string | undefined): Bitset | null => {
  const expression = text ? readSearchText(text) : null;
  if (expression === null) return null;
  return ofWrittenWords({ words: index.titles, documents: index.documents() }, parseTextQuery(expression));
};

/** Documents by shorter distances than the one asked for, the shortest first. Each contains those before it. */
const nearer = (index: AssetIndex, { station, rail, station_m = nearStationMetres }: AssetQuery): Bitset[] => {
  const within = (metres: number) =>
    station ? nearStations(index, station, metres).set : nearRail(index, rail!, metres).set;
  if (!station && !rail) return [];
  return stationDistances
    .map(Number)
    .filter((metres) => metres < station_m)
    .map(within);
};

/** Splits a set into the documents that are in `preferred` and the others, in this order. */
const split = (set: Bitset, preferred: Bitset): [Bitset, Bitset] => {
  const [first, rest] = [copyOf(set), copyOf(set)];
  intersect(first, preferred);
  subtract(rest, preferred);
  return [first, rest];
};

/**
 * A page of the best matches, from position `from`: those with all words in the title first, then by distance to the
 * searched stations in the steps of the filter, then by `best_at`. There are no paid positions.
 */
export const bestOf = (
  index: AssetIndex,
  query: AssetQuery,
  { matches, total }: { matches: Bitset; total: number },
  from: number,
): number[] => {
  const titled = titledLike(index, query.q);
  const distances = nearer(index, query);
  const byWords = titled ? split(matches, titled) : [matches];
  const groups = byWords.flatMap((group) => {
    const parts: Bitset[] = [];
    let rest = group;
    for (const near of distances) {
      const [first, others] = split(rest, near);
      parts.push(first);
      rest = others;
    }
    return [...parts, rest];
  });
  const order = index.order('best');
  const found: number[] = [];
  let start = from;
  for (const group of groups) {
    const size = groups.length === 1 ? total : sizeOf(group);
    if (start < size) found.push(...order.slice(group, size, start, assetPageSize - found.length));
    start = Math.max(0, start - size);
    if (found.length === assetPageSize) break;
  }
  return found;
};
