import type { AssetDetail } from '@yoodee/api-contract/assets';
import type { Profile } from '@yoodee/api-contract/member';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { pricePerArea, sizesOf } from '@yoodee/asset-rules';
import { assetFieldsFrom, fieldExists } from '@yoodee/asset-rules/fields';
import type { ContactChannel } from '@yoodee/asset-rules/options';
import { assetHeadline } from '@yoodee/formatters';
import { otherLocale } from '@yoodee/site';
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

const inLatinLetters = (text: string | null) => (text && otherLocale('en', text) !== 'th' ? text : null);

/**
 * The title of the English page, from facts if the member wrote none, as the API composes it. Only the API can romanise
 * the name of a project that has no English one.
 */
const englishTitle = (asset: PreviewableAsset, place: AssetDetail['place']) => {
  const own = inLatinLetters(asset.title_en) ?? inLatinLetters(asset.title_th);
  if (own) return { title_en: own, is_title_en_composed: false };
  const where = [inLatinLetters(asset.project_name_en), place.district?.en].filter(Boolean).join(', ');
  return { title_en: assetHeadline(asset, 'en', where), is_title_en_composed: true };
};

/** The draft as the public API would return it after publishing. */
export const previewOf = (
  asset: PreviewableAsset,
  profile: Profile,
  province: ProvinceWithDistricts | undefined,
): AssetDetail => {
  const perArea = pricePerArea(asset);
  const { landSqWah, landSqm } = sizesOf(asset);
  const place = placeOf(asset, province);
  return {
    ...asset,
    ...assetFieldsFrom((name) => (fieldExists(name, asset) ? asset[name] : null)),
    listing_type: asset.listing_type,
    property_type: asset.property_type,
    title_th: asset.title_th ?? '',
    ...englishTitle(asset, place),
    // The API romanises them.
    soi_en: null,
    road_en: null,
    price_original_sale: asset.price_sale,
    price_original_rent: asset.price_rent_month,
    price_per_sqm: perArea?.perSqm ?? null,
    price_per_sq_wah: perArea?.perSqWah ?? null,
    land_total_sq_wah: landSqWah,
    land_sqm: landSqm,
    place,
    closed_at: null,
    events: [],
    seller: sellerOf(profile, asset.contact_channels ?? []),
  };
};
