import type { AssetQuery } from './asset-query.ts';

export const assetSorts = [
  'newest',
  'price_asc',
  'price_desc',
  'price_per_area',
  'usable_desc',
  'land_desc',
  'confirmed',
] as const;
export type AssetSort = (typeof assetSorts)[number];

/** Filters whose options carry live counts. */
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

/** How far from a station one may look, metres, by straight line. */
export const stationDistances = ['300', '500', '800', '1500'] as const;

/** How far from a station is near where nobody says, metres. */
export const nearStationMetres = 800;

export const assetPageSize = 24;

/** Deeper than this nobody pages; they filter. */
export const maxAssetPage = 2000;

/**
 * Every key the list page understands, in canonical order. Written out, and held to the schema by a test: pages write
 * addresses without shipping the schema that reads them.
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
  'price_min',
  'price_max',
  'bedrooms_min',
  'bathrooms_min',
  'usable_min',
  'usable_max',
  'land_min',
  'land_max',
  'furnishing',
  'condition',
  'title_deed',
  'tenure',
  'quota',
  'seller_role',
  'facilities',
  'features',
  'pets',
  'posted_within',
  'price_reduced',
  'has_floor_plan',
  'has_video',
  'bbox',
  'sort',
  'page',
] as const satisfies readonly (keyof AssetQuery)[];

/** What a query means that does not say it. */
const unsaid: Partial<AssetQuery> = { sort: 'newest', page: 1 };

/** Whether an address that says this means the same without it. */
export const isUnsaid = (key: string, value: string): boolean => value === String(unsaid[key as keyof AssetQuery]);

/**
 * A list query as the URL writes it: keys in the schema's order, repeated for lists, nothing for absent values and for
 * what is meant without being said. The same query always gives the same text, which is what canonical links and caches need.
 */
export const assetSearchParams = (query: Partial<AssetQuery>): URLSearchParams => {
  const params = new URLSearchParams();
  for (const key of assetQueryKeys) {
    const value = query[key];
    if (value === undefined || value === '' || value === unsaid[key]) continue;
    if (key === 'bbox') params.append(key, (value as number[]).join(','));
    else for (const one of Array.isArray(value) ? value : [value]) params.append(key, one === true ? '1' : String(one));
  }
  return params;
};
