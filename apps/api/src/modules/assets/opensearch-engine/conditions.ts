import { nearStationMetres } from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { decodeArea, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { readReach } from '@yoodee/api-contract/reach';
import {
  dealsByLimit,
  isSaid,
  limitsOf,
  priceColumn,
  railBand,
  stationBand,
} from '@yoodee/server-search-index/definition';
import { dayMs } from '@yoodee/site';
import { allOf, anyOf, type Dsl } from './dsl.ts';
import type { Field } from './listing-document.ts';
import { isInside, isWithin } from './scripts.ts';

/** A query key and what its listings satisfy. */
export interface Condition {
  key: keyof AssetQuery;
  where: Dsl;
}

/** What was read of the query before: its words, and the time of the database in epoch milliseconds. */
export interface Read {
  /** Null without a text that contains words. */
  words: Dsl | null;
  now: number;
}

const nothing: Dsl = { match_none: {} };

const listOf = (codes: string | readonly string[]) => (typeof codes === 'string' ? [codes] : codes);
const oneOf = (field: Field) => (codes: string | readonly string[]) => ({ terms: { [field]: listOf(codes) } });
const eachOf = (field: Field) => (codes: readonly string[]) =>
  allOf(codes.map((code) => ({ term: { [field]: code } })));
const isSet = (field: Field) => () => ({ term: { [field]: true } });

const atLeast = (field: Field) => (least: number) => ({ range: { [field]: { gte: least } } });
/** JSON has no Infinity. */
const atMost = (field: Field) => (most: number) =>
  most === Infinity ? { exists: { field } } : { range: { [field]: { lte: most } } };
const between = (field: Field, least: number, most: number): Dsl => ({ range: { [field]: { gte: least, lte: most } } });

const withinMeans = (query: AssetQuery, now: number): Dsl => {
  const limits = limitsOf(query, now);
  if (priceColumn(query) === 'price_rent') return atMost('price_rent')(limits.rent);
  const kinds = Object.keys(dealsByLimit) as (keyof typeof limits)[];
  return anyOf(kinds.map((kind) => allOf([oneOf('listing_type')(dealsByLimit[kind]), atMost('price')(limits[kind])])));
};

const inArea = (area: DrawnArea): Dsl => {
  const [lats, lngs] = [area.map(({ lat }) => lat), area.map(({ lng }) => lng)];
  return allOf([
    between('lat', Math.min(...lats), Math.max(...lats)),
    between('lng', Math.min(...lngs), Math.max(...lngs)),
    { script: { script: isInside(area) } },
  ]);
};

const reachedAll = (texts: readonly string[]): Dsl =>
  allOf(
    texts.map((text) => {
      const reach = readReach(text);
      return reach ? { script: { script: isWithin(reach.place, reach.minutes) } } : nothing;
    }),
  );

type Say<K extends keyof AssetQuery> = (value: NonNullable<AssetQuery[K]>, query: AssetQuery, read: Read) => Dsl;

/** A condition per query key. `station_m` qualifies `station` and `rail`; `sort` and `page` filter nothing. */
const conditions: { [K in Exclude<keyof AssetQuery, 'station_m' | 'sort' | 'page'>]-?: Say<K> } = {
  q: (_text, _query, { words }) => words ?? nothing,
  listing_type: oneOf('listing_type'),
  property_type: oneOf('property_type'),
  province: oneOf('province'),
  district: oneOf('district'),
  subdistrict: oneOf('subdistrict'),
  station: (ids, { station_m = nearStationMetres }) => oneOf('bands')(ids.map((id) => stationBand(id, station_m))),
  rail: (rails, { station_m = nearStationMetres }) => oneOf('bands')(rails.map((rail) => railBand(rail, station_m))),
  road: oneOf('road'),
  project: oneOf('project'),
  price_min: (least, query) => atLeast(priceColumn(query))(least),
  price_max: (most, query) => atMost(priceColumn(query))(most),
  monthly_max: (_most, query, { now }) => withinMeans(query, now),
  cash_max: (_most, query, { now }) => withinMeans(query, now),
  bedrooms_min: atLeast('bedrooms'),
  bathrooms_min: atLeast('bathrooms'),
  usable_min: atLeast('usable_area_sqm'),
  usable_max: atMost('usable_area_sqm'),
  land_min: atLeast('land_total_sq_wah'),
  land_max: atMost('land_total_sq_wah'),
  floor_min: atLeast('floor'),
  floor_max: atMost('floor'),
  parking_min: atLeast('parking'),
  year_min: atLeast('year'),
  year_max: atMost('year'),
  orientation: oneOf('orientation'),
  furnishing: oneOf('furnishing'),
  condition: oneOf('condition'),
  title_deed: oneOf('title_deed'),
  tenure: oneOf('tenure'),
  quota: oneOf('quota'),
  seller_role: oneOf('seller_role'),
  facilities: oneOf('facilities'),
  features: oneOf('features'),
  views: oneOf('views'),
  traits: eachOf('traits'),
  pets: oneOf('pets'),
  posted_within: (days, _query, { now }) => atLeast('published_at')(now - days * dayMs),
  price_reduced: isSet('price_reduced'),
  has_floor_plan: isSet('has_floor_plan'),
  has_video: isSet('has_video'),
  bbox: ([west, south, east, north]) => allOf([between('lat', south, north), between('lng', west, east)]),
  drawn: (areas) => anyOf(areas.map((text) => inArea(decodeArea(text)!))),
  reach: reachedAll,
};

/** The conditions of a query, in the order of its keys. */
export const conditionsOf = (query: AssetQuery, read: Read): Condition[] =>
  (Object.keys(conditions) as (keyof typeof conditions)[])
    .filter((key) => isSaid(query, key))
    .map((key) => ({ key, where: (conditions[key] as Say<typeof key>)(query[key] as never, query, read) }));

/** All conditions but those of the keys `except`, as one. */
export const allOfThem = (from: readonly Condition[], except: readonly (keyof AssetQuery)[] = []): Dsl =>
  allOf(from.filter(({ key }) => !except.includes(key)).map(({ where }) => where));
