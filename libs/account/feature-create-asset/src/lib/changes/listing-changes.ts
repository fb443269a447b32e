import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetFieldNames, fieldExists, type AssetFieldName, type AssetFields } from '@yoodee/asset-rules/fields';
import { inGroups, isSameValue } from '../draft/draft-state.ts';

/** What visitors see of a listing. */
export type Published = NonNullable<MemberAsset['published']>;

const isChanged = (published: AssetFields, fields: AssetFields) => (name: AssetFieldName) =>
  (fieldExists(name, published) || fieldExists(name, fields)) && !isSameValue(published[name], fields[name]);

/** The fields that publishing will change, each with those that belong to it. */
export const changedGroups = (published: AssetFields, fields: AssetFields): AssetFieldName[][] =>
  inGroups(assetFieldNames.filter(isChanged(published, fields)));

const described = ({ id, key, category, caption_th, caption_en }: AssetImage) => [
  id,
  key,
  category,
  caption_th,
  caption_en,
];

/** Whether publishing will change the pictures: added, removed, moved, edited or described differently. */
export const arePicturesChanged = (
  published: Pick<MemberAsset, 'images' | 'floor_plans'>,
  asset: Pick<MemberAsset, 'images' | 'floor_plans'>,
): boolean => {
  const listOf = ({ images, floor_plans }: typeof asset) => JSON.stringify([...images, ...floor_plans].map(described));
  return listOf(published) !== listOf(asset);
};
