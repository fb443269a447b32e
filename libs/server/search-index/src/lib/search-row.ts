/** An asset in the index. Unknown is null; money in baht, times in epoch milliseconds. */
export interface SearchRow {
  asset_id: number;
  listing_type: string;
  property_type: string;
  seller_role: string | null;
  province_code: string;
  district_code: string;
  subdistrict_code: string | null;
  price: number | null;
  price_rent: number | null;
  price_per_area: number | null;
  /** Of the monthly rent, also of an asset that is for sale too. */
  rent_per_area: number | null;
  price_reduced: boolean;
  bedrooms: number | null;
  bathrooms: number | null;
  usable_area_sqm: number | null;
  land_total_sq_wah: number | null;
  floor_no: number | null;
  parking_spaces: number | null;
  orientation: string | null;
  year_built: number | null;
  furnishing: string | null;
  building_condition: string | null;
  title_deed_type: string | null;
  tenure: string | null;
  ownership_quota: string | null;
  pets: string | null;
  facilities: readonly string[];
  features: readonly string[];
  /** Without ถนน. */
  road: string | null;
  /** What the project filter may ask for, one per line. */
  project: string | null;
  views: readonly string[];
  traits: readonly string[];
  has_floor_plan: boolean;
  has_video: boolean;
  lat: number | null;
  lng: number | null;
  published_at: number;
  confirmed_at: number;
  /** Sort key of "newest": `published_at`, reduced for stale listings so that all fresh ones come first. */
  ranked_at: number;
  /** Sort key of "best": `confirmed_at`, later by six hours for each percent of completeness. */
  best_at: number;
  /** How many texts of `words`, from its start, are titles. */
  title_lines: number;
  /** Search words in order, joined by spaces, one text to a line. */
  words: string;
}

type CodesOf = (row: SearchRow) => readonly (string | null)[];

const numbered = (count: number | null): string | null => (count === null ? null : String(count));

const flag = (isSet: boolean): readonly string[] => (isSet ? ['1'] : []);

/** Codes of an asset per equality filter, named like the query keys. */
const codesIn = {
  listing_type: (row) => [row.listing_type],
  property_type: (row) => [row.property_type],
  seller_role: (row) => [row.seller_role],
  province: (row) => [row.province_code],
  district: (row) => [row.district_code],
  subdistrict: (row) => [row.subdistrict_code],
  furnishing: (row) => [row.furnishing],
  condition: (row) => [row.building_condition],
  title_deed: (row) => [row.title_deed_type],
  tenure: (row) => [row.tenure],
  quota: (row) => [row.ownership_quota],
  pets: (row) => [row.pets],
  // A private pool matches the filter for a pool.
  facilities: ({ facilities, features }) =>
    features.includes('private_pool') ? [...new Set([...facilities, 'pool'])] : facilities,
  features: (row) => row.features,
  road: (row) => [row.road],
  project: (row) => row.project?.split('\n') ?? [],
  views: (row) => row.views,
  traits: (row) => row.traits,
  bedrooms: (row) => [numbered(row.bedrooms)],
  bathrooms: (row) => [numbered(row.bathrooms)],
  floor: (row) => [numbered(row.floor_no)],
  parking: (row) => [numbered(row.parking_spaces)],
  year: (row) => [numbered(row.year_built)],
  orientation: (row) => [row.orientation],
  price_reduced: (row) => flag(row.price_reduced),
  has_floor_plan: (row) => flag(row.has_floor_plan),
  has_video: (row) => flag(row.has_video),
} as const satisfies Record<string, CodesOf>;
export type Dimension = keyof typeof codesIn;

/** The codes of an asset by dimension; null means none. */
export type Codes = Readonly<Record<Dimension, readonly (string | null)[]>>;

export const dimensions = Object.keys(codesIn) as Dimension[];

export const codesOf = (row: SearchRow): Codes => {
  const codes = {} as Record<Dimension, readonly (string | null)[]>;
  for (const name of dimensions) codes[name] = codesIn[name](row);
  return codes;
};

/** Numeric columns for ranges and sorts. */
export const measures = [
  'price',
  'price_rent',
  'price_per_area',
  'rent_per_area',
  'usable_area_sqm',
  'land_total_sq_wah',
  'lat',
  'lng',
  'published_at',
  'confirmed_at',
  'ranked_at',
  'best_at',
] as const satisfies readonly (keyof SearchRow)[];
export type Measure = (typeof measures)[number];
