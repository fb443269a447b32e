import { nearStationMetres, type RailKind } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { asksForRent } from '@yoodee/asset-rules';
import { dayMs } from '@yoodee/site';
import { readSearchText } from './search-text.ts';
import { orderings, type AssetIndex, type Ordering } from './asset-index.ts';
import { copyOf, emptySet, intersect, unite, wordsFor, type Bitset } from './bitset.ts';
import type { PostingsByCode } from './code-postings.ts';
import type { Filter } from './filter.ts';
import type { Postings } from './postings.ts';
import type { Dimension, Measure } from './search-row.ts';
import { resolveSlow } from './slow-filters.ts';
import { railBand, stationBand } from './station-bands.ts';
import { ofTextQuery } from './text-filter.ts';
import { parseTextQuery } from './text-query.ts';
import { dealsByLimit, limitsOf, type PriceLimits } from './within-means.ts';

/** Assets for sale or rent match both deals. */
export const asOffered = <Query extends AssetQuery>(query: Query): Query => {
  const { listing_type } = query;
  if (!listing_type?.some((deal) => deal === 'sale' || deal === 'rent')) return query;
  return { ...query, listing_type: [...new Set([...listing_type, 'sale_rent' as const])] };
};

/** The column of price filters and price sorts: see `AssetQuery`'s `price_min`. */
export const priceColumn = (query: AssetQuery): 'price' | 'price_rent' =>
  asksForRent(query.listing_type) ? 'price_rent' : 'price';

const union = (index: AssetIndex, postings: Iterable<Postings | undefined>): Bitset => {
  const set = emptySet(index.documents());
  for (const each of postings) each?.uniteInto(set);
  return set;
};

const ofCodes = (index: AssetIndex, byCode: PostingsByCode, codes: readonly string[]): Bitset =>
  union(
    index,
    codes.map((code) => byCode.get(code)),
  );

/** The order for each measure with range filters: the documents of a range are contiguous in it. */
const orderBy = {
  price: 'price_asc',
  price_rent: 'rent_asc',
  usable_area_sqm: 'usable_desc',
  land_total_sq_wah: 'land_desc',
} as const satisfies Partial<Record<Measure, Ordering>>;

const inRange = (index: AssetIndex, measure: keyof typeof orderBy, low: number, high: number): Bitset => {
  const column = index.column(measure);
  const ordering = orderBy[measure];
  const isAscending = orderings[ordering][1] === 'ascending';
  return index.order(ordering).within((doc) => {
    const value = column[doc]!;
    if (value >= low && value <= high) return 0;
    // NaN is neither, and comes last in either direction.
    return (isAscending ? value < low : value > high) ? -1 : 1;
  });
};

/**
 * Builds the set word by word without branches, because half of the branch predictions would fail: six times as fast.
 */
const since = (index: AssetIndex, moment: number): Bitset => {
  const set = emptySet(index.documents());
  const column = index.column('published_at');
  for (let i = 0, doc = 0; i < set.length; i++) {
    let word = 0;
    for (let bit = 0; bit < 32; bit++, doc++) word |= Number(column[doc]! >= moment) << bit;
    set[i] = word;
  }
  return set;
};

/** A text without words matches nothing. */
const ofText = (index: AssetIndex, text: string): Bitset => {
  const expression = readSearchText(text);
  if (expression === null) return emptySet(index.documents());
  return ofTextQuery({ words: index.words, documents: index.documents() }, parseTextQuery(expression));
};

type Resolve<K extends keyof AssetQuery> = (
  index: AssetIndex,
  value: NonNullable<AssetQuery[K]>,
  query: AssetQuery,
  now: number,
) => Bitset;

const byCode =
  (dimension: Dimension) =>
  (index: AssetIndex, value: string | readonly string[]): Bitset =>
    ofCodes(index, index.codes(dimension), typeof value === 'string' ? [value] : value);

const isSet =
  (dimension: Dimension) =>
  (index: AssetIndex): Bitset =>
    ofCodes(index, index.codes(dimension), ['1']);

type Counted = 'bedrooms' | 'bathrooms' | 'floor' | 'parking' | 'year';

/** For codes that are small whole numbers. */
const ofNumbers = (index: AssetIndex, dimension: Counted, isWithin: (number: number) => boolean): Bitset => {
  const codes = [...index.codes(dimension).codes()];
  return ofCodes(
    index,
    index.codes(dimension),
    codes.filter((code) => isWithin(Number(code))),
  );
};
const countedFrom = (dimension: Counted) => (index: AssetIndex, least: number) =>
  ofNumbers(index, dimension, (number) => number >= least);
const countedTo = (dimension: Counted) => (index: AssetIndex, most: number) =>
  ofNumbers(index, dimension, (number) => number <= most);

type Ranged = keyof typeof orderBy;
const atLeast = (measure: Ranged) => (index: AssetIndex, least: number) => inRange(index, measure, least, Infinity);
const atMost = (measure: Ranged) => (index: AssetIndex, most: number) => inRange(index, measure, -Infinity, most);

/** Assets within so many metres of any of these stations. */
export const nearStations = (index: AssetIndex, ids: readonly string[], metres: number): Filter => ({
  key: 'station',
  set: ofCodes(
    index,
    index.stationBands,
    ids.map((id) => stationBand(id, metres)),
  ),
});

/** Assets within so many metres of any station of these rail systems. */
export const nearRail = (index: AssetIndex, rails: readonly RailKind[], metres: number): Filter => ({
  key: 'rail',
  set: ofCodes(
    index,
    index.stationBands,
    rails.map((rail) => railBand(rail, metres)),
  ),
});

/** Assets with all of these codes. */
const withAll = (index: AssetIndex, dimension: Dimension, codes: readonly string[]): Bitset =>
  codes.map((code) => ofCodes(index, index.codes(dimension), [code])).reduce((all, set) => (intersect(all, set), all));

/** Assets that both amounts can pay for: by rent in a search for rents, otherwise by the leading price. */
const withinMeans = (index: AssetIndex, query: AssetQuery, now: number): Bitset => {
  const limits = limitsOf(query, now);
  if (priceColumn(query) === 'price_rent') return inRange(index, 'price_rent', -Infinity, limits.rent);
  const set = emptySet(index.documents());
  for (const kind of Object.keys(dealsByLimit) as (keyof PriceLimits)[]) {
    const affordable = inRange(index, 'price', -Infinity, limits[kind]);
    intersect(affordable, ofCodes(index, index.codes('listing_type'), dealsByLimit[kind]));
    unite(set, affordable);
  }
  return set;
};

/** `station_m` qualifies `station` and `rail`; `sort` and `page` filter nothing; areas and places may take turns. */
type Resolved = Exclude<keyof AssetQuery, 'station_m' | 'drawn' | 'reach' | 'sort' | 'page'>;

/** A resolver per query key. */
const resolvers: { [K in Resolved]-?: Resolve<K> } = {
  q: ofText,
  listing_type: byCode('listing_type'),
  property_type: byCode('property_type'),
  province: byCode('province'),
  district: byCode('district'),
  subdistrict: byCode('subdistrict'),
  station: (index, ids, { station_m = nearStationMetres }) => nearStations(index, ids, station_m).set,
  rail: (index, rails, { station_m = nearStationMetres }) => nearRail(index, rails, station_m).set,
  road: byCode('road'),
  project: byCode('project'),
  price_min: (index, least, query) => inRange(index, priceColumn(query), least, Infinity),
  price_max: (index, most, query) => inRange(index, priceColumn(query), -Infinity, most),
  monthly_max: (index, _most, query, now) => withinMeans(index, query, now),
  cash_max: (index, _most, query, now) => withinMeans(index, query, now),
  bedrooms_min: countedFrom('bedrooms'),
  bathrooms_min: countedFrom('bathrooms'),
  usable_min: atLeast('usable_area_sqm'),
  usable_max: atMost('usable_area_sqm'),
  land_min: atLeast('land_total_sq_wah'),
  land_max: atMost('land_total_sq_wah'),
  floor_min: countedFrom('floor'),
  floor_max: countedTo('floor'),
  parking_min: countedFrom('parking'),
  year_min: countedFrom('year'),
  year_max: countedTo('year'),
  orientation: byCode('orientation'),
  furnishing: byCode('furnishing'),
  condition: byCode('condition'),
  title_deed: byCode('title_deed'),
  tenure: byCode('tenure'),
  quota: byCode('quota'),
  seller_role: byCode('seller_role'),
  facilities: byCode('facilities'),
  features: byCode('features'),
  views: byCode('views'),
  traits: (index, codes) => withAll(index, 'traits', codes),
  pets: byCode('pets'),
  posted_within: (index, days, _query, now) => since(index, now - days * dayMs),
  price_reduced: isSet('price_reduced'),
  has_floor_plan: isSet('has_floor_plan'),
  has_video: isSet('has_video'),
  bbox: (index, box) => index.tiles.within(box),
};

/** Whether a key filters. Both amounts of what a visitor can pay make one filter, of the first key. */
export const isSaid = (query: AssetQuery, key: keyof AssetQuery): boolean =>
  query[key] !== undefined && query[key] !== '' && !(key === 'cash_max' && query.monthly_max !== undefined);

/**
 * Resolves the query's filters, in the order of its keys, `drawn` and `reach` last; `now` is the database's time in
 * epoch milliseconds. Areas in `known` are the results of `slowFilters`.
 */
export const resolveFilters = (
  index: AssetIndex,
  query: AssetQuery,
  now: number,
  known: readonly Filter[] = [],
): Filter[] => {
  const resolved = (Object.keys(resolvers) as (keyof typeof resolvers)[])
    .filter((key) => isSaid(query, key))
    .map((key) => ({ key, set: (resolvers[key] as Resolve<typeof key>)(index, query[key] as never, query, now) }));
  return [...resolved, ...resolveSlow(index, query, known)];
};

/** The listed documents that satisfy all filters, except those of the keys `except`. */
export const matching = (
  index: AssetIndex,
  filters: readonly Filter[],
  except: readonly (keyof AssetQuery)[] = [],
): Bitset => {
  const set = copyOf(index.live().subarray(0, wordsFor(index.documents())));
  for (const { key, set: satisfying } of filters) if (!except.includes(key)) intersect(set, satisfying);
  return set;
};
