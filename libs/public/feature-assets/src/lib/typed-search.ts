import {
  assetSearchParams,
  isUnsaid,
  printable,
  readAssetQuery,
  type AssetQuery,
  type SearchReading,
} from '@yoodee/api-contract';
import { readAmount } from '@yoodee/search-query';

/** What an address says besides the query: the words its filters were read from. */
export const saidKey = 'said';

const amounts = ['price_min', 'price_max', 'usable_min', 'usable_max', 'land_min', 'land_max'] as const;

/** Text of the search box that may hold filters; null where all of it is in quotes. */
export const freeTextOf = (params: URLSearchParams): string | null => {
  const text = params.get('q')?.trim() ?? '';
  const isQuoted = /^"[^"]*"$/.test(text);
  return text === '' || isQuoted || text.length > 200 ? null : text;
};

/** 3 ล้าน, ๓๕ or 2 ไร่ 1 งาน as the number it is; what is none stays and is refused by name. */
const writeAmounts = (params: URLSearchParams) => {
  for (const key of amounts) {
    const typed = params.get(key);
    const amount = typed === null ? null : readAmount(typed);
    if (amount !== null) params.set(key, String(amount));
  }
};

/** A district outside the chosen province was chosen before the province was; a place alone says what it is in. */
const alignPlaces = (params: URLSearchParams) => {
  const [province, district, subdistrict] = ['province', 'district', 'subdistrict'].map((key) => params.get(key));
  if (province && district && !district.startsWith(province)) params.delete('district');
  if (subdistrict && !subdistrict.startsWith(params.get('district') ?? subdistrict)) params.delete('subdistrict');
  if (params.has('subdistrict') && !params.has('district')) params.delete('subdistrict');
  if (!province && district) params.set('province', district.slice(0, 2));
};

/** What was read takes the place of what the same filters said before; a place replaces the whole of a place. */
const writeReading = (params: URLSearchParams, typed: string, { filters, rest }: SearchReading) => {
  const meant = new URLSearchParams(filters);
  if (meant.has('province')) for (const key of ['district', 'subdistrict']) params.delete(key);
  for (const key of new Set(meant.keys())) params.delete(key);
  for (const [key, value] of meant) params.append(key, value);
  if (rest) params.set('q', rest);
  else params.delete('q');
  params.set(saidKey, typed);
};

/** What the router asks its own server by, which is no part of the page's address. */
const routerKey = '_routes';

/**
 * The address that says in filters what a visitor typed and a form sent, or null where it does already: amounts as
 * numbers, nothing unprintable, empty or understood unsaid, places that agree, and of a search the filters that were
 * read from it.
 */
export const toExplicitSearch = (given: URLSearchParams, reading: SearchReading | null): URLSearchParams | null => {
  const asked = new URLSearchParams([...given].filter(([key]) => key !== routerKey));
  const printed = [...asked].map(([key, value]) => [key, printable(value)] as [string, string]);
  const params = new URLSearchParams(printed.filter(([key, value]) => value.trim() !== '' && !isUnsaid(key, value)));
  writeAmounts(params);
  alignPlaces(params);
  const typed = freeTextOf(params);
  if (typed && reading && reading.claims.length > 0) writeReading(params, typed, reading);
  return params.toString() === asked.toString() ? null : params;
};

export interface Claim {
  text: string;
  query: AssetQuery;
}

export const claimsOf = (reading: SearchReading | null): Claim[] =>
  (reading?.claims ?? []).map(({ text, filters }) => ({
    text,
    query: readAssetQuery(new URLSearchParams(filters)).query,
  }));

const entriesOf = (query: AssetQuery): Set<string> =>
  new Set([...assetSearchParams(query)].filter(([key]) => key !== 'station_m').map((entry) => entry.join('=')));

const sharesFilters = (a: Set<string>, b: Set<string>) => [...a].some((entry) => b.has(entry));

/** A query after a filter was dropped: words that meant nothing else come back as text, in quotes so that they stay it. */
export const withWordsBack = (before: AssetQuery, after: AssetQuery, claims: readonly Claim[]): AssetQuery => {
  const [had, has] = [entriesOf(before), entriesOf(after)];
  const back = claims.filter((claim) => {
    const meant = entriesOf(claim.query);
    return sharesFilters(meant, had) && !sharesFilters(meant, has);
  });
  const words = back.map(({ text }) => `"${text.replaceAll('"', '')}"`);
  const q = [after.q, ...words].filter(Boolean).join(' ');
  return q && q.length <= 200 ? { ...after, q } : after;
};
