import { sql, type SQL } from 'drizzle-orm';
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
import { minutesTo } from './minutes.ts';

/** A query key and what its listings satisfy, in SQL. */
export interface Condition {
  key: keyof AssetQuery;
  where: SQL;
}

/** What was read of the query before: the words, and the time of the database in epoch milliseconds. */
export interface Read {
  /** A text query; null if nothing has the words. */
  words: string | null;
  now: number;
}

const listOf = (codes: string | readonly string[]) =>
  sql`${sql.param(typeof codes === 'string' ? [codes] : codes)}::text[]`;
const column = (name: string) => sql.raw(name);

const oneOf = (name: string) => (codes: string | readonly string[]) => sql`${column(name)} = any(${listOf(codes)})`;
const anyOf = (name: string) => (codes: string | readonly string[]) => sql`${column(name)} && ${listOf(codes)}`;
const allOf = (name: string) => (codes: readonly string[]) => sql`${column(name)} @> ${listOf(codes)}`;
const isSet = (name: string) => () => column(name);

const atLeast = (name: string) => (least: number) => sql`${column(name)} >= ${least}::float8`;
const atMost = (name: string) => (most: number) => sql`${column(name)} <= ${most}::float8`;

const withinMeans = (query: AssetQuery, now: number): SQL => {
  const limits = limitsOf(query, now);
  if (priceColumn(query) === 'price_rent') return atMost('price_rent')(limits.rent);
  const kinds = Object.keys(dealsByLimit) as (keyof typeof limits)[];
  const affordable = kinds.map(
    (kind) => sql`(${oneOf('listing_type')(dealsByLimit[kind])} and ${atMost('price')(limits[kind])})`,
  );
  return sql`(${sql.join(affordable, sql` or `)})`;
};

/**
 * The corners' box, then how many sides a line to the east crosses. PostgreSQL's own polygons take points within 10 cm of
 * a side for points inside.
 */
const inArea = (area: DrawnArea): SQL => {
  const [lats, lngs] = [area.map(({ lat }) => lat), area.map(({ lng }) => lng)];
  const next = (values: readonly number[]) => [...values.slice(1), values[0]];
  const numbers = (values: readonly (number | undefined)[]) => sql`${sql.param(values)}::float8[]`;
  return sql`(lat between ${Math.min(...lats)}::float8 and ${Math.max(...lats)}::float8
    and lng between ${Math.min(...lngs)}::float8 and ${Math.max(...lngs)}::float8
    and (select count(*) % 2 = 1
      from unnest(${numbers(lats)}, ${numbers(lngs)}, ${numbers(next(lats))}, ${numbers(next(lngs))}) as side (lat1, lng1, lat2, lng2)
      where (side.lat1 > listing.lat) <> (side.lat2 > listing.lat)
        and listing.lng < side.lng1 + (side.lng2 - side.lng1) * (listing.lat - side.lat1) / (side.lat2 - side.lat1)))`;
};

type Say<K extends keyof AssetQuery> = (value: NonNullable<AssetQuery[K]>, query: AssetQuery, read: Read) => SQL;

const reachedAll = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((text) => {
      const reach = readReach(text);
      return reach ? sql`${minutesTo(reach.place)} <= ${reach.minutes}::float8` : sql`false`;
    }),
    sql` and `,
  );

/** A condition per query key. `station_m` qualifies `station` and `rail`; `sort` and `page` filter nothing. */
const conditions: { [K in Exclude<keyof AssetQuery, 'station_m' | 'sort' | 'page'>]-?: Say<K> } = {
  q: (_text, _query, { words }) => (words === null ? sql`false` : sql`words @@ ${words}::tsquery`),
  listing_type: oneOf('listing_type'),
  property_type: oneOf('property_type'),
  province: oneOf('province'),
  district: oneOf('district'),
  subdistrict: oneOf('subdistrict'),
  station: (ids, { station_m = nearStationMetres }) => anyOf('bands')(ids.map((id) => stationBand(id, station_m))),
  rail: (rails, { station_m = nearStationMetres }) => anyOf('bands')(rails.map((rail) => railBand(rail, station_m))),
  road: oneOf('road'),
  project: anyOf('project'),
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
  facilities: anyOf('facilities'),
  features: anyOf('features'),
  views: anyOf('views'),
  traits: allOf('traits'),
  pets: oneOf('pets'),
  posted_within: (days, _query, { now }) => atLeast('published_at')(now - days * dayMs),
  price_reduced: isSet('price_reduced'),
  has_floor_plan: isSet('has_floor_plan'),
  has_video: isSet('has_video'),
  bbox: ([west, south, east, north]) =>
    sql`(lat between ${south}::float8 and ${north}::float8 and lng between ${west}::float8 and ${east}::float8)`,
  drawn: (areas) =>
    sql`(${sql.join(
      areas.map((text) => inArea(decodeArea(text)!)),
      sql` or `,
    )})`,
  reach: reachedAll,
};

/** The conditions of a query, in the order of its keys. */
export const conditionsOf = (query: AssetQuery, read: Read): Condition[] =>
  (Object.keys(conditions) as (keyof typeof conditions)[])
    .filter((key) => isSaid(query, key))
    .map((key) => ({ key, where: (conditions[key] as Say<typeof key>)(query[key] as never, query, read) }));

/** All conditions but those of the keys `except`, as one. */
export const allOfThem = (from: readonly Condition[], except: readonly (keyof AssetQuery)[] = []): SQL => {
  const kept = from.filter(({ key }) => !except.includes(key)).map(({ where }) => where);
  return kept.length === 0 ? sql`true` : sql.join(kept, sql` and `);
};
