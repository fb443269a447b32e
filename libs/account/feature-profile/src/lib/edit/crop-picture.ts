import { profilePictureLimits } from '@yoodee/api-contract/member';

/** A square of the picture, in pixels of the original. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels; sharp enough for the largest avatar on a high-density screen. */
const largestSide = 640;
const quality = 0.9;
const mostZoom = 4;

/** The maximum zoom at which the square still has enough pixels; below 1, the picture is too small at any zoom. */
export const maxZoomOf = ({ naturalWidth, naturalHeight }: { naturalWidth: number; naturalHeight: number }): number =>
  Math.min(mostZoom, Math.min(naturalWidth, naturalHeight) / profilePictureLimits.minSide);

/** Crops the square as a JPEG. Throws if the browser cannot decode or draw the picture. */
export const cropPicture = async (src: string, { x, y, width, height }: CropArea): Promise<Blob> => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(profilePictureLimits.minSide, Math.min(largestSide, Math.floor(width)));
  const context = canvas.getContext('2d')!;
  // JPEG has no transparency: without a background, transparent areas would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', quality),
  );
};
