import type { assets, assetSearch } from '../../db/schema.ts';
import { pricesOf, type PricedAsset } from './asset-pricing.ts';
import { wordsOf, type WordedAsset } from './asset-words.ts';
import { shownPoint, type PlacedAsset } from './shown-point.ts';

type Row = typeof assetSearch.$inferInsert;

/** The columns that search is made from. */
export type SearchedAsset = PricedAsset &
  WordedAsset &
  PlacedAsset &
  Pick<
    typeof assets.$inferSelect,
    | 'seller_role'
    | 'bedrooms'
    | 'bathrooms'
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

/** What search holds of a listed asset, but for which one it is and which content version wrote it. */
export type SearchRowContent = Omit<Row, 'asset_id' | 'changed'>;

export const searchRowOf = (
  asset: SearchedAsset,
  { hasFloorPlan, isStale }: { hasFloorPlan: boolean; isStale: boolean },
): SearchRowContent => {
  const prices = pricesOf(asset);
  const point = shownPoint(asset);
  return {
    listing_type: asset.listing_type!,
    property_type: asset.property_type!,
    seller_role: asset.seller_role,
    province_code: asset.province_code!,
    district_code: asset.district_code!,
    subdistrict_code: asset.subdistrict_code,
    price: prices.headline,
    price_rent: prices.rent,
    price_per_area: prices.perArea,
    price_reduced: prices.isReduced,
    bedrooms: asset.bedrooms,
    bathrooms: asset.bathrooms,
    usable_area_sqm: prices.usable,
    land_total_sq_wah: prices.land,
    furnishing: asset.furnishing,
    building_condition: asset.building_condition,
    title_deed_type: asset.title_deed_type,
    tenure: asset.tenure,
    ownership_quota: asset.ownership_quota,
    pets: asset.pets,
    facilities: asset.facilities ?? [],
    features: asset.features ?? [],
    has_floor_plan: hasFloorPlan,
    has_video: asset.video_url !== null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    published_at: asset.published_at!,
    confirmed_at: asset.confirmed_at ?? asset.published_at!,
    is_stale: isStale,
    words: wordsOf(asset, point),
  };
};
