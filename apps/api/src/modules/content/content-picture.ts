import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { imageLimits } from '@yoodee/asset-rules/fields';
import type { StoredPicture } from '../../db/schema/content.ts';
import { thumbhashOf } from '../images/prepare-picture.ts';
import { contentKeyPrefix } from '../images/image-references.queries.ts';

/**
 * A picture of content, stored unchanged: it comes from staff, re-encoding would take most of a sync, and visitors only
 * get variants. Throws RangeError for unusable pictures.
 */
export const describePicture = async (bytes: Buffer): Promise<StoredPicture> => {
  const { minWidth, minHeight, maxPixels } = imageLimits;
  const metadata = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch((cause: unknown) => {
      throw new RangeError('is no picture that can be read', { cause });
    });
  const { width, height, orientation = 1 } = metadata;
  if (width < minWidth || height < minHeight) throw new RangeError(`is smaller than ${minWidth}×${minHeight}`);
  if (orientation > 1) throw new RangeError('lies on its side: save it upright');
  const key = `${contentKeyPrefix}${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`;
  return { key, width, height, thumbhash: await thumbhashOf(bytes) };
};
