import { imageHref } from '@yoodee/site';

/** Width of the pictures on cards, in pixels. */
const pictureWidth = 640;

export const pictureHref = (key: string): string => imageHref(key, pictureWidth);

/** Address of a stored picture; no page of the site requests it. */
export const storedPictureHref = (key: string): string => `${imageHref(key, pictureWidth)}?kept`;
export const isStoredPicture = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/img/') && search === '?kept';
