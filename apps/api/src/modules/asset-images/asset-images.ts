import type { AssetImage } from '@yoodee/api-contract/images';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { hasContactDetails } from '@yoodee/asset-rules/texts';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import {
  afterImagesChanged,
  assertEditable,
  countImages,
  findOwnAsset,
  lockOwnAsset,
  type OwnAsset,
} from '../member-assets/own-asset.ts';
import { findOpenChanges, imagesToChange, imageTableOf } from '../member-assets/open-changes.ts';
import { cleanLine } from '../sanitising/member-text.ts';
import { ownImagesOf } from '../assets/images-of.queries.ts';
import { appendImage, deleteImage, describeImage, placeImages, storedBytes } from './asset-images.queries.ts';
import type { PreparedPicture } from '../images/prepare-picture.ts';

type Kind = AssetImage['kind'];

/** Pictures of a draft are changed at once; those of a listing belong to its open changes. */
export const lockForImages = async (tx: Db, own: OwnAsset) => {
  const asset = await lockOwnAsset(tx, own);
  assertEditable(asset);
  return { asset, table: await imagesToChange(tx, asset) };
};

/** Throws `image_quota` when the member's storage is full. */
export const assertQuota = async (db: Db, memberId: number): Promise<void> => {
  const { maxMemberBytes } = imageLimits;
  if ((await storedBytes(db, memberId)) >= maxMemberBytes)
    throw new ApiError('image_quota', { details: { limit_megabytes: maxMemberBytes / 1024 / 1024 } });
};

/** Throws `image_limit` when the asset has the maximum of pictures, `image_quota` when the member's storage is full. */
export const assertCapacity = async (db: Db, own: OwnAsset, kind: Kind): Promise<void> => {
  const { maxImages, maxFloorPlans } = imageLimits;
  const { imageCount, floorPlanCount } = await countImages(
    db,
    own.id,
    imageTableOf(await findOpenChanges(db, await findOwnAsset(db, own))),
  );
  const [count, limit] = kind === 'photo' ? [imageCount, maxImages] : [floorPlanCount, maxFloorPlans];
  if (count >= limit) throw new ApiError('image_limit', { details: { limit } });
  await assertQuota(db, own.memberId);
};

export interface NewPicture extends PreparedPicture, Pick<AssetImage, 'key' | 'kind' | 'category'> {}

/** Adds a stored picture to its asset, at the end. The file must be on disk already. */
export const addImage = async (tx: Db, own: OwnAsset, { bytes, ...picture }: NewPicture): Promise<AssetImage> => {
  const { asset, table } = await lockForImages(tx, own);
  await assertCapacity(tx, own, picture.kind);
  const image = await appendImage(tx, table, { ...picture, bytes: bytes.length, asset_id: asset.id });
  await afterImagesChanged(tx, asset);
  return image;
};

/** Throws `invalid_request` unless `ids` are the asset's pictures of that kind, each once. */
export const orderImages = async (
  tx: Db,
  own: OwnAsset,
  { kind, ids }: { kind: Kind; ids: readonly number[] },
): Promise<AssetImage[]> => {
  const { asset, table } = await lockForImages(tx, own);
  const ofKind = async () => (await ownImagesOf(tx, asset.id, table)).filter((image) => image.kind === kind);
  const present = new Set((await ofKind()).map(({ id }) => id));
  const isSameSet =
    ids.length === present.size && new Set(ids).size === present.size && ids.every((id) => present.has(id));
  if (!isSameSet) throw new ApiError('invalid_request', { errors: { ids: 'invalid' } });
  await placeImages(tx, table, ids);
  await afterImagesChanged(tx, asset);
  return ofKind();
};

const captionNames = ['caption_th', 'caption_en'] as const;

export interface ImageText {
  category?: AssetImage['category'] | undefined;
  caption_th?: string | null | undefined;
  caption_en?: string | null | undefined;
}

const storedText = ({ category, ...captions }: ImageText) => {
  const stored: Partial<Pick<AssetImage, 'category' | 'caption_th' | 'caption_en'>> = {};
  if (category !== undefined) stored.category = category;
  for (const name of captionNames) {
    const given = captions[name];
    if (given === undefined) continue;
    const line = given === null ? null : cleanLine(given);
    if (line && line.length > imageLimits.maxCaption)
      throw new ApiError('invalid_request', { errors: { [name]: 'too_long' } });
    if (line && hasContactDetails(line))
      throw new ApiError('invalid_request', { errors: { [name]: 'contact_details' } });
    stored[name] = line;
  }
  return stored;
};

/** Throws `invalid_request` for a caption with contact details, or one that is too long after cleaning. */
export const changeImage = async (tx: Db, own: OwnAsset, imageId: number, text: ImageText): Promise<AssetImage> => {
  const { asset, table } = await lockForImages(tx, own);
  const image = await describeImage(tx, { table, assetId: asset.id, imageId }, storedText(text));
  if (!image) throw new ApiError('not_found');
  await afterImagesChanged(tx, asset);
  return image;
};

/** Deletes a picture and returns the keys of its files, which the published listing may still use. */
export const dropImage = async (tx: Db, own: OwnAsset, imageId: number): Promise<string[]> => {
  const { asset, table } = await lockForImages(tx, own);
  const keys = await deleteImage(tx, { table, assetId: asset.id, imageId });
  if (!keys) throw new ApiError('not_found');
  await afterImagesChanged(tx, asset);
  return keys;
};
