import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { isLargePriceChange, leadingPrice, priceOfKind, pricesOf } from '@yoodee/asset-rules';
import { assetFieldNames, fieldExists, type AssetFieldName, type AssetFields } from '@yoodee/asset-rules/fields';
import { inGroups, isSameValue } from '../draft/draft-state.ts';

/** What visitors see of a listing. */
export type Published = NonNullable<MemberAsset['published']>;

const isChanged = (published: AssetFields, fields: AssetFields) => (name: AssetFieldName) =>
  (fieldExists(name, published) || fieldExists(name, fields)) && !isSameValue(published[name], fields[name]);

/** The fields that publishing will change, each with those that belong to it. */
export const changedGroups = (published: AssetFields, fields: AssetFields): AssetFieldName[][] =>
  inGroups(assetFieldNames.filter(isChanged(published, fields)));

const described = ({ id, category, caption_th, caption_en }: AssetImage) => [id, category, caption_th, caption_en];

/** Whether publishing will change the pictures: added, removed, moved or described differently. */
export const arePicturesChanged = (
  published: Pick<MemberAsset, 'images' | 'floor_plans'>,
  asset: Pick<MemberAsset, 'images' | 'floor_plans'>,
): boolean => {
  const listOf = ({ images, floor_plans }: typeof asset) => JSON.stringify([...images, ...floor_plans].map(described));
  return listOf(published) !== listOf(asset);
};

const identity = ['listing_type', 'property_type', 'province_code', 'district_code', 'subdistrict_code'] as const;

/**
 * The price in whole baht that the owner types before they publish: one that moves far, or the leading one when deal,
 * type or place change. Null when nothing needs to be confirmed.
 */
export const priceToType = (published: AssetFields, fields: AssetFields): number | null => {
  const far = pricesOf(fields).find(({ kind, baht }) => isLargePriceChange(priceOfKind(published, kind), baht));
  if (far) return far.baht;
  const isAnother = identity.some(isChanged(published, fields));
  return isAnother ? (leadingPrice(fields)?.baht ?? null) : null;
};
