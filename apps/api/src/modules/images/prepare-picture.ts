import { open } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { imageLimits } from '@yoodee/asset-rules/fields';
import { imageWidths } from '@yoodee/site';
import { ApiError } from '../../http/problem.ts';
import { differenceHash } from './difference-hash.ts';
import { sniffPictureFormat } from './picture-format.ts';

/** A normalised picture: JPEG, upright, sRGB, no metadata, no larger than pages need. */
export interface PreparedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  /** See `differenceHash`. */
  dhash: string;
}

// The cache would keep deleted uploads open, and no picture is decoded twice here. Several pictures are processed at
// once, so each has one thread, which is sharp's default without jemalloc.
sharp.cache(false);
sharp.concurrency(1);

const maxSide = imageWidths.at(-1)!;
const quality = 88;
const decodeSeconds = 20;

/** The decoder's names of the accepted formats. */
const decoderNames = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;

const readHead = async (path: string): Promise<Buffer> => {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** Runs a decoder; its errors mean that the file is unreadable. */
const decoding = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    throw new ApiError('image_unreadable', { cause: error });
  }
};

/** Minimum size, in pixels. */
export interface SmallestSize {
  minWidth: number;
  minHeight: number;
}

const assertSize = ({ width, height, autoOrient }: Metadata, { minWidth, minHeight }: SmallestSize) => {
  const { maxPixels } = imageLimits;
  if (width * height > maxPixels)
    throw new ApiError('image_too_many_pixels', { details: { max_megapixels: maxPixels / 1e6 } });
  if (autoOrient.width < minWidth || autoOrient.height < minHeight)
    throw new ApiError('image_too_small', { details: { min_width: minWidth, min_height: minHeight } });
};

/** A tiny placeholder, shown until the picture has loaded (evanw/thumbhash; its encoder takes up to 100×100). */
export const thumbhashOf = async (bytes: Buffer): Promise<string> => {
  const { data, info } = await sharp(bytes)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
};

/** The form in which pictures are stored. */
export const encodePicture = (picture: Sharp) => picture.jpeg({ quality }).toBuffer({ resolveWithObject: true });

/** Adds what pages and the search for duplicates need to know about a stored picture. */
export const withPreviews = async (
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<PreparedPicture> => ({
  ...{ bytes, width, height },
  thumbhash: await thumbhashOf(bytes),
  dhash: await differenceHash(bytes),
});

/**
 * Re-encodes an uploaded file, so that nothing else of it is stored: no location, no device, no trailing bytes. Throws
 * `unsupported_media_type`, `image_unreadable`, `image_too_small`, `image_too_many_pixels`.
 */
export const preparePicture = async (path: string, smallest: SmallestSize = imageLimits): Promise<PreparedPicture> => {
  const format = sniffPictureFormat(await readHead(path));
  if (!format) throw new ApiError('unsupported_media_type');
  // Reads only the header, so that the size check runs before pixels are decoded.
  const metadata = await decoding(sharp(path, { limitInputPixels: false }).metadata());
  if (metadata.format !== decoderNames[format]) throw new ApiError('unsupported_media_type');
  assertSize(metadata, smallest);
  const { data, info } = await decoding(
    encodePicture(
      sharp(path, { limitInputPixels: imageLimits.maxPixels, failOn: 'warning' })
        .timeout({ seconds: decodeSeconds })
        .autoOrient()
        .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .toColourspace('srgb'),
    ),
  );
  return withPreviews(data, info);
};
