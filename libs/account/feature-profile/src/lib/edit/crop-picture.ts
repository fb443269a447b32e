import { profilePictureLimits } from '@yoodee/api-contract';

/** A square of the picture in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sharp enough for the largest avatar on a dense screen. */
const largestSide = 640;
const quality = 0.9;
const mostZoom = 4;

/** How far a picture may be zoomed in before the square has too few pixels; below 1 it is too small altogether. */
export const maxZoomOf = ({ naturalWidth, naturalHeight }: { naturalWidth: number; naturalHeight: number }): number =>
  Math.min(mostZoom, Math.min(naturalWidth, naturalHeight) / profilePictureLimits.minSide);

/** Cuts the square out as a JPEG. Throws when the browser cannot draw it. */
export const cropPicture = async (src: string, { x, y, width, height }: CropArea): Promise<Blob> => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(profilePictureLimits.minSide, Math.min(largestSide, Math.floor(width)));
  const context = canvas.getContext('2d')!;
  // JPEG knows no transparency; without a ground it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', quality),
  );
};
