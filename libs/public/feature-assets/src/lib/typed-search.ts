import { assetSearchParams, isDefault, replaceFilters } from '@yoodee/api-contract/asset-address';
import { readAssetQuery, type AssetQuery } from '@yoodee/api-contract/asset-query';
import type { SearchReading } from '@yoodee/api-contract/search-reading';
import { printable } from '@yoodee/asset-rules/texts';
import { parseBuddhistYear } from '@yoodee/formatters';
import { parseAmount } from '@yoodee/search-query';

/** The URL parameter with the text from which the filters were parsed. */
export const saidKey = 'said';

const amounts = [
  ...(['price_min', 'price_max', 'monthly_max', 'cash_max'] as const),
  ...(['usable_min', 'usable_max', 'land_min', 'land_max'] as const),
  ...(['floor_min', 'floor_max'] as const),
];

/** The search text, which may contain filters; null if it is empty, in quotes, or longer than 200 characters. */
export const freeTextOf = (params: URLSearchParams): string | null => {
  const text = params.get('q')?.trim() ?? '';
  const isQuoted = /^"[^"]*"$/.test(text);
  return text === '' || isQuoted || text.length > 200 ? null : text;
};

/**
 * Converts 3 ล้าน, ๓๕ or 2 ไร่ 1 งาน to a number, and a Buddhist year to one of the common era; other text stays, and is
 * reported as invalid.
 */
const writeAmounts = (params: URLSearchParams) => {
  for (const key of amounts) {
    const typed = params.get(key);
    const amount = typed === null ? null : parseAmount(typed);
    if (amount !== null) params.set(key, String(amount));
  }
  for (const key of ['year_min', 'year_max']) {
    const year = parseBuddhistYear(params.get(key) ?? '');
    if (year !== null) params.set(key, String(year));
  }
};

/** Drops a district outside the chosen province (it was chosen before), and adds the province of a lone district. */
const alignPlaces = (params: URLSearchParams) => {
  const [province, district, subdistrict] = ['province', 'district', 'subdistrict'].map((key) => params.get(key));
  if (province && district && !district.startsWith(province)) params.delete('district');
  if (subdistrict && !subdistrict.startsWith(params.get('district') ?? subdistrict)) params.delete('subdistrict');
  if (params.has('subdistrict') && !params.has('district')) params.delete('subdistrict');
  if (!province && district) params.set('province', district.slice(0, 2));
};

/** Parsed filters replace the same filters of the query. */
const writeReading = (params: URLSearchParams, typed: string, { filters, rest }: SearchReading) => {
  replaceFilters(params, new URLSearchParams(filters));
  if (rest) params.set('q', rest);
  else params.delete('q');
  params.set(saidKey, typed);
};

/** Parameters of the router's own requests, which are not part of the page's URL. */
const routerKey = '_routes';

/**
 * The canonical URL for the values of a submitted form, or null if the URL is already canonical. Amounts become
 * numbers, empty and unprintable values are dropped, places are made consistent, and the filters in a typed search are
 * parsed.
 */
export const toExplicitSearch = (given: URLSearchParams, reading: SearchReading | null): URLSearchParams | null => {
  const submitted = new URLSearchParams([...given].filter(([key]) => key !== routerKey));
  const printed = [...submitted].map(([key, value]) => [key, printable(value)] as [string, string]);
  const params = new URLSearchParams(printed.filter(([, value]) => value.trim() !== ''));
  writeAmounts(params);
  alignPlaces(params);
  const typed = freeTextOf(params);
  if (typed && reading && reading.claims.length > 0) writeReading(params, typed, reading);
  for (const [key, value] of [...params]) if (isDefault(key, value, params.get('q'))) params.delete(key);
  return params.toString() === submitted.toString() ? null : params;
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

/**
 * The query without a filter. If the filter was parsed from text, the text is put in quotes, so that it is not parsed
 * again.
 */
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
