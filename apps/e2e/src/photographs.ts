import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A file as a member selects it. */
export interface Photograph {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A house on brown ground under a blue sky, in a colour by number. Drawn, so that every run sends the same bytes. */
const scene = (width: number, height: number, number: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 12 9" preserveAspectRatio="none">
    <rect width="12" height="9" fill="#5aa0dc"/>
    <rect y="6" width="12" height="3" fill="#785a32"/>
    <path d="M3 6V4l3-2 3 2v2z" fill="hsl(${number * 57} 60% 60%)"/>
    <circle cx="10" cy="1.5" r=".6" fill="#fff4c0"/>
  </svg>`;

/** GPS position and time of the photograph: Bangkok. */
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '13/1 43/1 27/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '100/1 34/1 43/1',
};

/** EXIF orientation: rotated by 90°. The picture is upright only for readers of EXIF. */
const rotatedBy90 = 6;

const jpeg = async ({ width = 1600, height = 1200, number = 1, isOnItsSide = false } = {}): Promise<Buffer> => {
  const upright = await sharp(Buffer.from(scene(width, height, number)), { limitInputPixels: false })
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(isOnItsSide ? 270 : 0)
    .jpeg({ quality: 88 })
    .withExif({ IFD0: { Make: 'Yoodee', Model: 'Test phone' }, IFD3: place })
    .withMetadata({ orientation: isOnItsSide ? rotatedBy90 : 1 })
    .toBuffer();
};

const photograph = (name: string, buffer: Buffer): Photograph => ({ name, mimeType: 'image/jpeg', buffer });

/**
 * The scene as an iPhone stores it: HEIC of 900×1200 pixels, coded on its side with an `irot` property, with EXIF and GPS
 * position. Made from a drawn JPEG with Debian's `heif-enc -q 45`; the property was added by hand.
 */
const heic = () => readFile(join(import.meta.dirname, 'iphone.heic'));

/**
 * Files on a member's phone: five photographs that may be published (JPEG with EXIF and GPS position; one of 12
 * megapixels, one portrait that is stored rotated) and two files that are refused.
 */
export const takePhotographs = async () => ({
  living: photograph('living.jpg', await jpeg({ number: 1 })),
  bedroom: photograph('bedroom.jpg', await jpeg({ number: 2 })),
  kitchen: photograph('kitchen.jpg', await jpeg({ number: 3 })),
  twelveMegapixels: photograph('large.jpg', await jpeg({ width: 4000, height: 3000, number: 4 })),
  onItsSide: photograph('tall.jpg', await jpeg({ width: 1200, height: 1600, number: 5, isOnItsSide: true })),
  heic: { name: 'IMG_0001.HEIC', mimeType: '', buffer: await heic() },
  heicCut: { name: 'IMG_0002.HEIC', mimeType: '', buffer: (await heic()).subarray(0, 2000) },
  tooSmall: photograph('tiny.jpg', await jpeg({ width: 640, height: 480, number: 6 })),
  notAnImage: photograph('notes.jpg', Buffer.from('Not a picture, whatever its name says.\n'.repeat(200))),
});
export type Photographs = Awaited<ReturnType<typeof takePhotographs>>;

const plainPhotographs = new Map<number, Promise<Buffer>>();

/** A small photograph, fast to store, for tests that need a listing but not its pictures. */
export const plainPhotograph = (number: number): Promise<Buffer> => {
  const photograph = plainPhotographs.get(number) ?? jpeg({ width: 820, height: 620, number });
  plainPhotographs.set(number, photograph);
  return photograph;
};
