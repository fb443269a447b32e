import { imageWidths } from '@yoodee/site';

/** Maximum size of pictures at the API. More pixels would only make the upload slower. */
const maxSide = Math.max(...imageWidths) + 1024;
const quality = 0.92;

/** A JPEG without metadata, in sRGB. */
export const encodeJpeg = (picture: ImageBitmap): Promise<Blob> => {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { alpha: false })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
};
