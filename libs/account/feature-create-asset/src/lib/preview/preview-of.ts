import type { AssetDetail, MemberAsset, Profile } from '@yoodee/api-contract';
import { areaFigures } from '../fields/price-per-area.ts';
import { placeOf, type ProvinceWithDistricts } from '../place-names.ts';

/** A draft far enough along to look like anything: it has a type and a deal. */
export type PreviewableAsset = MemberAsset & Pick<AssetDetail, 'listing_type' | 'property_type'>;

export const isPreviewable = (asset: MemberAsset): asset is PreviewableAsset =>
  asset.listing_type !== null && asset.property_type !== null;

const posterOf = ({ channels, ...profile }: Profile): AssetDetail['poster'] => ({
  id: profile.id,
  display_name: `${profile.first_name} ${profile.last_name}`,
  image_url: profile.image_url,
  member_since: profile.created_at,
  // A member is created by proving a phone, and only by that.
  phone_verified: true,
  line_linked: profile.line_linked,
  has_phone: channels.phone,
  line_id: channels.line ? profile.line_id : null,
  facebook: channels.facebook ? profile.facebook : null,
  active_assets: 1,
});

/**
 * The draft as the public API would answer it once it is published today.
 */
export const previewOf = (
  asset: PreviewableAsset,
  profile: Profile,
  province: ProvinceWithDistricts | undefined,
): AssetDetail => {
  const figures = areaFigures(asset);
  return {
    ...asset,
    title_th: asset.title_th ?? '',
    price_original_sale: asset.price_sale,
    price_original_rent: asset.price_rent_month,
    price_per_sqm: figures.perSqm,
    price_per_sq_wah: figures.perSqWah,
    land_total_sq_wah: figures.landSqWah,
    land_sqm: figures.landSqm,
    place: placeOf(asset, province),
    closed_at: null,
    events: [],
    poster: posterOf(profile),
  };
};
