import {
  isReduced,
  leadingPrice,
  pricePerArea,
  priceOfKind,
  sizesOf,
  type PricedAsset,
  type SizedAsset,
} from '@yoodee/asset-rules';
import type { assets, assetSearch } from '../../db/schema.ts';
import { roadOf, traitsOf, type TraitedAsset } from './asset-traits.ts';
import { titleLines, wordsOf, type WordedAsset } from './asset-words.ts';
import { shownPoint, type PlacedAsset } from './shown-point.ts';

type Row = typeof assetSearch.$inferInsert;

/** The columns that the search row is made of. */
export type SearchedAsset = PricedAsset &
  SizedAsset &
  WordedAsset &
  PlacedAsset &
  TraitedAsset &
  Pick<
    typeof assets.$inferSelect,
    | 'seller_role'
    | 'bedrooms'
    | 'bathrooms'
    | 'floor_no'
    | 'parking_spaces'
    | 'orientation'
    | 'year_built'
    | 'completeness'
    | 'furnishing'
    | 'building_condition'
    | 'title_deed_type'
    | 'tenure'
    | 'ownership_quota'
    | 'pets'
    | 'facilities'
    | 'features'
    | 'video_url'
    | 'published_at'
    | 'confirmed_at'
  >;

/** The search row of a listed asset, without id and content version. */
export type SearchRowContent = Omit<Row, 'asset_id' | 'changed'>;

export const searchRowOf = (
  asset: SearchedAsset,
  { hasFloorPlan, isStale, project }: { hasFloorPlan: boolean; isStale: boolean; project: string | null },
): SearchRowContent => {
  const { usableSqm, landSqWah } = sizesOf(asset);
  const point = shownPoint(asset);
  return {
    listing_type: asset.listing_type!,
    property_type: asset.property_type!,
    seller_role: asset.seller_role,
    province_code: asset.province_code!,
    district_code: asset.district_code!,
    subdistrict_code: asset.subdistrict_code,
    price: leadingPrice(asset)?.baht ?? null,
    price_rent: priceOfKind(asset, 'rent'),
    price_per_area: pricePerArea(asset)?.exactPerSqm ?? null,
    price_reduced: isReduced(asset),
    bedrooms: asset.bedrooms,
    bathrooms: asset.bathrooms,
    usable_area_sqm: usableSqm,
    land_total_sq_wah: landSqWah,
    floor_no: asset.floor_no,
    parking_spaces: asset.parking_spaces,
    orientation: asset.orientation,
    year_built: asset.year_built,
    furnishing: asset.furnishing,
    building_condition: asset.building_condition,
    title_deed_type: asset.title_deed_type,
    tenure: asset.tenure,
    ownership_quota: asset.ownership_quota,
    pets: asset.pets,
    facilities: asset.facilities ?? [],
    features: asset.features ?? [],
    road: roadOf(asset.road),
    project,
    views: asset.view_types ?? [],
    traits: traitsOf(asset),
    has_floor_plan: hasFloorPlan,
    has_video: asset.video_url !== null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    published_at: asset.published_at!,
    confirmed_at: asset.confirmed_at ?? asset.published_at!,
    is_stale: isStale,
    completeness: asset.completeness,
    title_lines: titleLines(asset),
    words: wordsOf(asset, point),
  };
};
