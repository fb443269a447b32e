import type { SearchRow } from '@yoodee/server-search-index';
import { codesOf, stationBandsAt } from '@yoodee/server-search-index/definition';
import { walksFrom } from '@yoodee/server-thai-geo';

/** A walk to a station as one number, because OpenSearch does not keep numbers of two fields together. */
export const walkRadix = 10_000;

const code = { type: 'keyword' };
const amount = { type: 'double' };
const count = { type: 'integer' };
const flag = { type: 'boolean' };
/** For filters only, never counted or sorted. Lucene rejects documents with longer terms, so these are omitted. */
const term = { type: 'keyword', doc_values: false, ignore_above: 8_000 };

/** Fields as a search compares them: times in epoch milliseconds; unknown is absent. */
export const fields = {
  asset_id: { type: 'long' },
  ...{ listing_type: code, property_type: code, seller_role: code },
  ...{ province: code, district: code, subdistrict: code },
  ...{ price: amount, price_rent: amount, price_per_area: amount, rent_per_area: amount },
  price_reduced: flag,
  ...{ bedrooms: count, bathrooms: count, floor: count, parking: count, year: count },
  ...{ usable_area_sqm: amount, land_total_sq_wah: amount },
  ...{ orientation: code, furnishing: code, condition: code, title_deed: code },
  ...{ tenure: code, quota: code, pets: code, road: code },
  ...{ project: code, facilities: code, features: code, views: code, traits: code },
  ...{ has_floor_plan: flag, has_video: flag },
  // Not a `geo_point`, which keeps places to a centimetre only.
  ...{ lat: amount, lng: amount },
  ...{ published_at: amount, confirmed_at: amount, ranked_at: amount, best_at: amount },
  /** Of stations and rail systems: `stationBandsAt`. */
  bands: code,
  /** The stations within a walk: the number of the station × `walkRadix` + metres. */
  walks: { type: 'long', index: false },
  /** Words, and pairs of neighbours, of all texts and of titles. */
  ...{ words: term, pairs: term, title_words: term, title_pairs: term },
  /** Of the index, not of a listing: see `index-state.ts`. */
  ...{ definition: { type: 'keyword', index: false, doc_values: false }, version: { type: 'long', index: false } },
} as const;

export type Field = keyof typeof fields;

/** The fields that an answer reads; words are only searched for. */
export const leftOutOfSource: readonly Field[] = ['words', 'pairs', 'title_words', 'title_pairs'];

/** Two words that follow each other in a text, as one term. */
export const pairOf = (first: string, second: string): string => `${first} ${second}`;

const wordsIn = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.split(' ')))].filter(Boolean);

const pairsIn = (texts: readonly string[]) => [
  ...new Set(
    texts.flatMap((text) => {
      const words = text.split(' ');
      return words.slice(1).map((word, at) => pairOf(words[at]!, word));
    }),
  ),
];

const known = (codes: readonly (string | null)[]) => codes.filter((one) => one !== null);

/** The listing as OpenSearch keeps it. */
export const documentOf = (row: SearchRow): Record<string, unknown> => {
  const codes = codesOf(row);
  const texts = row.words.split('\n');
  const titles = texts.slice(0, row.title_lines);
  const { lat, lng } = row;
  const walks = lat === null || lng === null ? [] : walksFrom({ lat, lng });
  const listing: Partial<Record<Field, unknown>> = {
    asset_id: row.asset_id,
    ...{ listing_type: row.listing_type, property_type: row.property_type, seller_role: row.seller_role },
    ...{ province: row.province_code, district: row.district_code, subdistrict: row.subdistrict_code },
    ...{ price: row.price, price_rent: row.price_rent, price_reduced: row.price_reduced },
    ...{ price_per_area: row.price_per_area, rent_per_area: row.rent_per_area },
    ...{ bedrooms: row.bedrooms, bathrooms: row.bathrooms, floor: row.floor_no },
    ...{ parking: row.parking_spaces, year: row.year_built },
    ...{ usable_area_sqm: row.usable_area_sqm, land_total_sq_wah: row.land_total_sq_wah },
    ...{ orientation: row.orientation, furnishing: row.furnishing, condition: row.building_condition },
    ...{ title_deed: row.title_deed_type, tenure: row.tenure, quota: row.ownership_quota },
    ...{ pets: row.pets, road: row.road, project: known(codes.project) },
    ...{ facilities: known(codes.facilities), features: row.features, views: row.views, traits: row.traits },
    ...{ has_floor_plan: row.has_floor_plan, has_video: row.has_video, lat, lng },
    ...{ published_at: row.published_at, confirmed_at: row.confirmed_at },
    ...{ ranked_at: row.ranked_at, best_at: row.best_at },
    bands: lat === null || lng === null ? [] : stationBandsAt(lat, lng),
    walks: walks.map(({ station, metres }) => station * walkRadix + metres),
    ...{ words: wordsIn(texts), pairs: pairsIn(texts), title_words: wordsIn(titles), title_pairs: pairsIn(titles) },
  };
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null));
};
