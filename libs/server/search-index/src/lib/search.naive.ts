import {
  defaultSort,
  facetNames,
  nearStationMetres,
  stationDistances,
  type FacetName,
} from '@yoodee/api-contract/asset-list';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { decodeArea, type DrawnArea } from '@yoodee/api-contract/drawn-areas';
import type { FacetCounts } from '@yoodee/api-contract/assets';
import { readReach } from '@yoodee/api-contract/reach';
import { journeysTo, metresBetween, stations } from '@yoodee/server-thai-geo';
import { affordablePrice, affordableRent } from '@yoodee/purchase-costs';
import { bangkokDay } from '@yoodee/site';
import { isOfRail, railBand, stationBand, stationBandsAt } from './station-bands.ts';
import type { SearchRow } from './search-row.ts';

/** The reference implementation of the search, row by row: the test oracle of the index. Tests only. */

const within = (value: number | null, low = -Infinity, high = Infinity) =>
  value !== null && value >= low && value <= high;

const isAboutRent = ({ listing_type }: AssetQuery) =>
  listing_type?.includes('rent') && listing_type.every((deal) => deal === 'rent' || deal === 'sale_rent');

const price = (row: SearchRow, query: AssetQuery) => (isAboutRent(query) ? row.price_rent : row.price);

const isAffordable = (row: SearchRow, query: AssetQuery, now: number): boolean => {
  const { monthly_max: monthly, cash_max: cash } = query;
  const means = { monthly, cash };
  if (isAboutRent(query) || row.listing_type === 'rent') return within(price(row, query), 0, affordableRent(means));
  return within(row.price, 0, row.listing_type === 'takeover' ? cash : affordablePrice(means, bangkokDay(now)));
};

const oneOf = (selected: readonly string[], code: string | null) => code !== null && selected.includes(code);
const anyOf = (selected: readonly string[], codes: readonly string[]) => codes.some((code) => selected.includes(code));

const facilitiesOf = ({ facilities, features }: SearchRow) =>
  features.includes('private_pool') ? [...facilities, 'pool'] : facilities;

const dealsOf = ({ listing_type }: SearchRow) =>
  listing_type === 'sale_rent' ? ['sale', 'rent', 'sale_rent'] : [listing_type];

/** All words are in the texts, the last as a prefix. Enough for words without synonyms. */
const hasWords = (texts: string, q: string) => {
  const words = texts.split(/\s/);
  const prefixes = q.split(' ').filter(Boolean);
  return prefixes.every((word, index) =>
    words.some((candidate) => (index === prefixes.length - 1 ? candidate.startsWith(word) : candidate === word)),
  );
};

/** The winding number of the area's edge around a point, from the sum of angles. */
const turnsAround = (area: DrawnArea, lat: number, lng: number): number => {
  const angles = area.map((corner) => Math.atan2(corner.lat - lat, corner.lng - lng));
  const turned = angles.map((angle, place) => {
    const change = angles[(place + 1) % angles.length]! - angle;
    if (change > Math.PI) return change - 2 * Math.PI;
    return change < -Math.PI ? change + 2 * Math.PI : change;
  });
  return Math.round(turned.reduce((sum, change) => sum + change, 0) / (2 * Math.PI));
};
const journeysOf = ({ lat, lng }: SearchRow, places: readonly string[]) =>
  places.map((text) => {
    const { place, minutes } = readReach(text)!;
    return [lat === null || lng === null ? null : journeysTo(place)({ lat, lng }), minutes] as const;
  });

/** Metres to the nearest of the query's stations. */
const distance = ({ lat, lng }: SearchRow, { station, rail }: AssetQuery) =>
  Math.min(
    ...stations
      .filter((one) => (station ? station.includes(one.id) : rail!.some((kind) => isOfRail(one, kind))))
      .map((one) => Math.round(metresBetween({ lat: lat!, lng: lng! }, one))),
  );

type Test<K extends keyof AssetQuery> = (
  row: SearchRow,
  value: NonNullable<AssetQuery[K]>,
  query: AssetQuery,
  now: number,
) => boolean;

const tests: { [K in Exclude<keyof AssetQuery, 'station_m' | 'sort' | 'page'>]-?: Test<K> } = {
  q: (row, q) => hasWords(row.words, q),
  listing_type: (row, codes) => anyOf(codes, dealsOf(row)),
  property_type: (row, codes) => oneOf(codes, row.property_type),
  province: (row, code) => row.province_code === code,
  district: (row, code) => row.district_code === code,
  subdistrict: (row, code) => row.subdistrict_code === code,
  station: (row, ids, { station_m = nearStationMetres }) =>
    row.lat !== null &&
    row.lng !== null &&
    stationBandsAt(row.lat, row.lng).some((band) => ids.some((id) => band === stationBand(id, station_m))),
  rail: (row, rails, { station_m = nearStationMetres }) =>
    row.lat !== null &&
    row.lng !== null &&
    rails.some((rail) => stationBandsAt(row.lat!, row.lng!).includes(railBand(rail, station_m))),
  reach: (row, places) =>
    journeysOf(row, places).every(([journey, most]) => journey !== null && journey.minutes <= most),
  road: (row, road) => row.road === road,
  project: (row, project) => row.project?.split('\n').includes(project) ?? false,
  price_min: (row, least, query) => within(price(row, query), least),
  price_max: (row, most, query) => within(price(row, query), undefined, most),
  monthly_max: (row, _most, query, now) => isAffordable(row, query, now),
  cash_max: (row, _most, query, now) => isAffordable(row, query, now),
  bedrooms_min: (row, least) => within(row.bedrooms, least),
  bathrooms_min: (row, least) => within(row.bathrooms, least),
  usable_min: (row, least) => within(row.usable_area_sqm, least),
  usable_max: (row, most) => within(row.usable_area_sqm, undefined, most),
  land_min: (row, least) => within(row.land_total_sq_wah, least),
  land_max: (row, most) => within(row.land_total_sq_wah, undefined, most),
  floor_min: (row, least) => within(row.floor_no, least),
  floor_max: (row, most) => within(row.floor_no, undefined, most),
  parking_min: (row, least) => within(row.parking_spaces, least),
  year_min: (row, least) => within(row.year_built, least),
  year_max: (row, most) => within(row.year_built, undefined, most),
  orientation: (row, codes) => oneOf(codes, row.orientation),
  furnishing: (row, codes) => oneOf(codes, row.furnishing),
  condition: (row, codes) => oneOf(codes, row.building_condition),
  title_deed: (row, codes) => oneOf(codes, row.title_deed_type),
  tenure: (row, code) => row.tenure === code,
  quota: (row, code) => row.ownership_quota === code,
  seller_role: (row, codes) => oneOf(codes, row.seller_role),
  facilities: (row, codes) => anyOf(codes, facilitiesOf(row)),
  features: (row, codes) => anyOf(codes, row.features),
  views: (row, codes) => anyOf(codes, row.views),
  traits: (row, codes) => codes.every((code) => row.traits.includes(code)),
  pets: (row, code) => row.pets === code,
  posted_within: (row, days, _query, now) => row.published_at >= now - days * 86_400_000,
  price_reduced: (row) => row.price_reduced,
  has_floor_plan: (row) => row.has_floor_plan,
  has_video: (row) => row.has_video,
  drawn: (row, areas) =>
    row.lat !== null &&
    row.lng !== null &&
    areas.some((text) => turnsAround(decodeArea(text)!, row.lat!, row.lng!) !== 0),
  bbox: (row, [west, south, east, north]) => within(row.lat, south, north) && within(row.lng, west, east),
};

export const naiveMatches = (rows: readonly SearchRow[], query: AssetQuery, now: number): SearchRow[] =>
  rows.filter((row) =>
    (Object.keys(tests) as (keyof typeof tests)[]).every((key) => {
      const value = query[key];
      return value === undefined || value === '' || (tests[key] as Test<typeof key>)(row, value as never, query, now);
    }),
  );

/** The smallest of the selectable distances that reaches the station; the one asked for is the last. */
const nearness = (row: SearchRow, query: AssetQuery): number => {
  const { station, rail, station_m = nearStationMetres } = query;
  if (!station && !rail) return 0;
  return stationDistances.map(Number).find((metres) => metres >= station_m || distance(row, query) <= metres)!;
};

const isTitled = ({ words, title_lines }: SearchRow, q: string) =>
  hasWords(words.split('\n').slice(0, title_lines).join('\n'), q);

type SortKey = (row: SearchRow, query: AssetQuery) => number | readonly number[];
const sortKeys: Record<NonNullable<AssetQuery['sort']>, SortKey> = {
  best: (row, query) => [query.q && !isTitled(row, query.q) ? 1 : 0, nearness(row, query), -row.best_at],
  newest: (row) => -row.ranked_at,
  price_asc: (row, query) => price(row, query) ?? Infinity,
  price_desc: (row, query) => -(price(row, query) ?? -Infinity),
  price_per_area: (row, query) => (isAboutRent(query) ? row.rent_per_area : row.price_per_area) ?? Infinity,
  usable_desc: (row) => -(row.usable_area_sqm ?? -Infinity),
  land_desc: (row) => -(row.land_total_sq_wah ?? -Infinity),
  confirmed: (row) => -row.confirmed_at,
  time: (row, { reach }) => journeysOf(row, reach!).reduce((sum, [journey]) => sum + journey!.minutes, 0),
  distance,
};

/** The sort of a query, or the default where the query does not allow it. */
const sortIn = ({ q, sort = defaultSort(q), reach, station, rail }: AssetQuery) =>
  (sort === 'time' && !reach) || (sort === 'distance' && !station && !rail) ? defaultSort(q) : sort;

export const naiveSorted = (rows: readonly SearchRow[], query: AssetQuery): number[] => {
  const key = sortKeys[sortIn(query)];
  return [...rows]
    .sort((a, b) => {
      const [x, y] = [[key(a, query)].flat(), [key(b, query)].flat()];
      const at = x.findIndex((value, place) => value !== y[place]);
      return at === -1 ? b.asset_id - a.asset_id : x[at]! - y[at]!;
    })
    .map(({ asset_id }) => asset_id);
};

const optionsOf: Record<FacetName, (rows: readonly SearchRow[], query: AssetQuery) => (string | null)[]> = {
  listing_type: (rows) => rows.flatMap(dealsOf),
  property_type: (rows) => rows.map((row) => row.property_type),
  province: (rows) => rows.map((row) => row.province_code),
  district: (rows, { province }) =>
    rows.filter((row) => row.district_code.startsWith(province ?? '-')).map((row) => row.district_code),
  furnishing: (rows) => rows.map((row) => row.furnishing),
  condition: (rows) => rows.map((row) => row.building_condition),
  title_deed: (rows) => rows.map((row) => row.title_deed_type),
  seller_role: (rows) => rows.map((row) => row.seller_role),
  facilities: (rows) => rows.flatMap(facilitiesOf),
  features: (rows) => rows.flatMap((row) => row.features),
  bedrooms: () => Array.from({ length: 21 }, (_, bedrooms) => String(bedrooms)),
};

/** The query with this option selected. */
const choosing = (query: AssetQuery, facet: FacetName, option: string): AssetQuery => {
  switch (facet) {
    case 'province':
      return { ...query, province: option, district: undefined, subdistrict: undefined };
    case 'district':
      return { ...query, district: option, subdistrict: undefined };
    case 'bedrooms':
      return { ...query, bedrooms_min: Number(option) };
    default:
      return { ...query, [facet]: [option] };
  }
};

/** The price column depends on the selected deals, not on the counted option. */
const asPriced = (query: AssetQuery, rows: readonly SearchRow[]): SearchRow[] =>
  rows.map((row) => ({ ...row, price: price(row, query), price_rent: price(row, query) }));

export const naiveFacets = (all: readonly SearchRow[], asked: AssetQuery, now: number): FacetCounts => {
  // What a visitor can pay depends on the selected deals too.
  const { monthly_max, cash_max, ...query } = asked;
  const isLimited = monthly_max !== undefined || cash_max !== undefined;
  const rows = isLimited ? all.filter((row) => isAffordable(row, asked, now)) : all;
  const priced = asPriced(query, rows);
  return Object.fromEntries(
    facetNames.map((facet) => {
      const options = [...new Set(optionsOf[facet](rows, query))].filter((option) => option !== null);
      const counts = options.map((option) => [
        option,
        naiveMatches(priced, choosing(query, facet, option), now).length,
      ]);
      return [facet, Object.fromEntries(counts.filter(([, count]) => count !== 0))];
    }),
  );
};
