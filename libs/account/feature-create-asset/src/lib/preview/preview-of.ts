import type { AssetDetail } from '@yoodee/api-contract/assets';
import type { Profile } from '@yoodee/api-contract/member';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { pricePerArea, sizesOf } from '@yoodee/asset-rules';
import { assetFieldsFrom, fieldExists } from '@yoodee/asset-rules/fields';
import type { ContactChannel } from '@yoodee/asset-rules/options';
import { placeOf, type ProvinceWithDistricts } from '../place-names.ts';

/** A draft with a property type and a deal, which the preview requires. */
export type PreviewableAsset = MemberAsset & Pick<AssetDetail, 'listing_type' | 'property_type'>;

export const isPreviewable = (asset: MemberAsset): asset is PreviewableAsset =>
  asset.listing_type !== null && asset.property_type !== null;

const sellerOf = (profile: Profile, channels: readonly ContactChannel[]): AssetDetail['seller'] => ({
  id: profile.id,
  display_name: `${profile.first_name} ${profile.last_name}`,
  display_name_en: null,
  image_url: profile.image_url,
  member_since: profile.created_at,
  // Every member has verified a phone: sign-up requires it.
  phone_verified: true,
  line_linked: profile.line_linked,
  has_phone: channels.includes('phone'),
  line_id: channels.includes('line') ? profile.line_id : null,
  facebook: channels.includes('facebook') ? profile.facebook : null,
  active_assets: 1,
});

/** The draft as the public API would return it after publishing. */
export const previewOf = (
  asset: PreviewableAsset,
  profile: Profile,
  province: ProvinceWithDistricts | undefined,
): AssetDetail => {
  const perArea = pricePerArea(asset);
  const { landSqWah, landSqm } = sizesOf(asset);
  return {
    ...asset,
    ...assetFieldsFrom((name) => (fieldExists(name, asset) ? asset[name] : null)),
    listing_type: asset.listing_type,
    property_type: asset.property_type,
    title_th: asset.title_th ?? '',
    // The API composes and romanises what the published page shows in English.
    is_title_en_composed: false,
    soi_en: null,
    road_en: null,
    price_original_sale: asset.price_sale,
    price_original_rent: asset.price_rent_month,
    price_per_sqm: perArea?.perSqm ?? null,
    price_per_sq_wah: perArea?.perSqWah ?? null,
    land_total_sq_wah: landSqWah,
    land_sqm: landSqm,
    place: placeOf(asset, province),
    closed_at: null,
    events: [],
    seller: sellerOf(profile, asset.contact_channels ?? []),
  };
};
