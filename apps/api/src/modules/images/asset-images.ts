import { hasContactDetails, imageLimits, isShown, minImages, type AssetImage } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import {
  afterImagesChanged,
  assertEditable,
  countImages,
  fieldsOf,
  lockOwnAsset,
  type OwnAsset,
} from '../member-assets/own-asset.ts';
import { cleanLine } from '../sanitising/member-text.ts';
import { appendImage, deleteImage, describeImage, imagesOf, placeImages, storedBytes } from './asset-images.queries.ts';
import type { PreparedPicture } from './prepare-picture.ts';

type Kind = AssetImage['kind'];

const lockForImages = async (tx: Db, own: OwnAsset) => {
  const asset = await lockOwnAsset(tx, own);
  assertEditable(asset);
  return asset;
};

/** Throws `image_limit` when the asset is full, `image_quota` when the member has used up their storage. */
export const assertRoom = async (db: Db, { id, memberId }: OwnAsset, kind: Kind): Promise<void> => {
  const { maxImages, maxFloorPlans, maxMemberBytes } = imageLimits;
  const { imageCount, floorPlanCount } = await countImages(db, id);
  const [count, limit] = kind === 'photo' ? [imageCount, maxImages] : [floorPlanCount, maxFloorPlans];
  if (count >= limit) throw new ApiError('image_limit', { details: { limit } });
  if ((await storedBytes(db, memberId)) >= maxMemberBytes)
    throw new ApiError('image_quota', { details: { limit_megabytes: maxMemberBytes / 1024 / 1024 } });
};

export interface NewPicture extends PreparedPicture, Pick<AssetImage, 'key' | 'kind' | 'category'> {}

/** Shows a stored picture on its asset, behind the others. The file must be safe on disk by now. */
export const addImage = async (tx: Db, own: OwnAsset, { bytes, ...picture }: NewPicture): Promise<AssetImage> => {
  const asset = await lockForImages(tx, own);
  await assertRoom(tx, own, picture.kind);
  const image = await appendImage(tx, { ...picture, bytes: bytes.length, asset_id: asset.id });
  await afterImagesChanged(tx, asset);
  return image;
};

/** Throws `invalid_request` unless `ids` are the asset's pictures of that kind, each once. */
export const orderImages = async (
  tx: Db,
  own: OwnAsset,
  { kind, ids }: { kind: Kind; ids: readonly number[] },
): Promise<AssetImage[]> => {
  const asset = await lockForImages(tx, own);
  const ofKind = async () => (await imagesOf(tx, asset.id)).filter((image) => image.kind === kind);
  const present = new Set((await ofKind()).map(({ id }) => id));
  const isSameSet =
    ids.length === present.size && new Set(ids).size === present.size && ids.every((id) => present.has(id));
  if (!isSameSet) throw new ApiError('invalid_request', { errors: { ids: 'invalid' } });
  await placeImages(tx, ids);
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

/** Throws `invalid_request` for a caption with contact details or, once clean, too long. */
export const changeImage = async (tx: Db, own: OwnAsset, imageId: number, text: ImageText): Promise<AssetImage> => {
  const asset = await lockForImages(tx, own);
  const image = await describeImage(tx, { assetId: asset.id, imageId }, storedText(text));
  if (!image) throw new ApiError('not_found');
  await afterImagesChanged(tx, asset);
  return image;
};

/** Key of the picture that is gone. Throws `not_ready` when an asset that visitors see would have too few left. */
export const dropImage = async (tx: Db, own: OwnAsset, imageId: number): Promise<string> => {
  const asset = await lockForImages(tx, own);
  const key = await deleteImage(tx, { assetId: asset.id, imageId });
  if (key === null) throw new ApiError('not_found');
  if (isShown(asset)) {
    const { imageCount } = await countImages(tx, asset.id);
    if (imageCount < minImages(fieldsOf(asset))) throw new ApiError('not_ready', { errors: { images: 'too_few' } });
  }
  await afterImagesChanged(tx, asset);
  return key;
};
