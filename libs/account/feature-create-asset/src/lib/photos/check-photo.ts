import { imageLimits } from '@yoodee/asset-rules/fields';

/** Why a file is not uploaded. */
export type PhotoProblem = 'format' | 'size';

/** Checks that need no decoding. Some phones report no MIME type; the API then checks the content. */
export const checkPhoto = ({ type, size }: File): PhotoProblem | null => {
  if (type !== '' && !(imageLimits.formats as readonly string[]).includes(type)) return 'format';
  return size > imageLimits.maxBytes ? 'size' : null;
};
