export const assetSorts = [
  'best',
  'newest',
  'price_asc',
  'price_desc',
  'price_per_area',
  'usable_desc',
  'land_desc',
  'confirmed',
  'time',
  'distance',
] as const;
export type AssetSort = (typeof assetSorts)[number];

/** The default order of a list: the best match if there are search words, otherwise the newest. */
export const defaultSort = (q: string | null | undefined): AssetSort => (q ? 'best' : 'newest');

/** Filters whose options show the number of matching assets. */
export const facetNames = [
  'listing_type',
  'property_type',
  'province',
  'district',
  'furnishing',
  'condition',
  'title_deed',
  'seller_role',
  'facilities',
  'features',
  'bedrooms',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Selectable distances from a station, in metres in a straight line. */
export const stationDistances = ['300', '500', '800', '1500'] as const;

/** Minutes on foot for each of these distances, rounded up; a test compares them with the server's pace. */
export const stationWalkMinutes: Readonly<Record<(typeof stationDistances)[number], number>> = {
  300: 5,
  500: 9,
  800: 13,
  1500: 25,
};

/** Rail systems, and any of them. */
export const railKinds = ['any', 'bts', 'mrt', 'arl', 'srt'] as const;
export type RailKind = (typeof railKinds)[number];

/** Default distance from a station, in metres. */
export const nearStationMetres = 800;

export const assetPageSize = 24;

/**
 * Of the order `best`, after words in the title and nearness: as many hours of freshness as one percent of completeness
 * counts for. A complete listing precedes an empty one that was confirmed up to 25 days later.
 */
export const hoursPerPercent = 6;

/** Filters that an asset may miss by a little where nothing matches all of them. */
export const nearMissKeys = [
  'price_min',
  'price_max',
  'bedrooms_min',
  'bathrooms_min',
  'usable_min',
  'usable_max',
  'land_min',
  'land_max',
  'station',
  'rail',
  'reach',
] as const;
export type NearMissKey = (typeof nearMissKeys)[number];

/** The most near misses that are shown. */
export const nearestMisses = 4;

/** The last page that can be requested. */
export const maxAssetPage = 2000;

/**
 * Every key of the list page's query, in canonical order. It is a separate list, so that pages can write addresses
 * without loading the schema. A test compares it with the schema.
 */
export const assetQueryKeys = [
  'q',
  'listing_type',
  'property_type',
  'province',
  'district',
  'subdistrict',
  'station',
  'station_m',
  'rail',
  'reach',
  'road',
  'project',
  'price_min',
  'price_max',
  'monthly_max',
  'cash_max',
  'bedrooms_min',
  'bathrooms_min',
  'usable_min',
  'usable_max',
  'land_min',
  'land_max',
  'floor_min',
  'floor_max',
  'parking_min',
  'year_min',
  'year_max',
  'orientation',
  'furnishing',
  'condition',
  'title_deed',
  'tenure',
  'quota',
  'seller_role',
  'facilities',
  'features',
  'views',
  'traits',
  'pets',
  'posted_within',
  'price_reduced',
  'has_floor_plan',
  'has_video',
  'bbox',
  'drawn',
  'sort',
  'page',
] as const;
