import sharp from 'sharp';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { ApiError } from '../../http/problem.ts';
import type { Part, PictureEdit } from './picture-edit.ts';
import { encodePicture, withPreviews, type PreparedPicture } from './prepare-picture.ts';

interface Size {
  width: number;
  height: number;
}

/** In whole pixels, within the picture. */
const pixelsOf = ({ x, y, width, height }: Part, of: Size) => {
  const left = Math.min(Math.round(x * of.width), of.width - 1);
  const top = Math.min(Math.round(y * of.height), of.height - 1);
  return {
    ...{ left, top },
    width: Math.max(1, Math.min(Math.round(width * of.width), of.width - left)),
    height: Math.max(1, Math.min(Math.round(height * of.height), of.height - top)),
  };
};

/** A part must be as large as an upload, upright or on its side. */
const assertLargeEnough = ({ width, height }: Size) => {
  const { minWidth, minHeight } = imageLimits;
  if (Math.max(width, height) < minWidth || Math.min(width, height) < minHeight)
    throw new ApiError('image_too_small', { details: { min_width: minWidth, min_height: minHeight } });
};

/** Applies an edit to an original. Throws `image_too_small` for a crop that leaves too little. */
export const editPicture = async (original: Buffer, edit: PictureEdit | null): Promise<PreparedPicture> => {
  const { width, height } = await sharp(original).metadata();
  if (!edit) return withPreviews(original, { width, height });
  const { turn, crop } = edit;
  const size = turn % 180 === 0 ? { width, height } : { width: height, height: width };
  const part = crop && pixelsOf(crop, size);
  if (part) assertLargeEnough(part);
  const upright = sharp(original).rotate(turn);
  const { data, info } = await encodePicture(part ? upright.extract(part) : upright);
  return withPreviews(data, info);
};
