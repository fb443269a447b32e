import { imageLimits } from '@yoodee/api-contract';

/** Why a file is not worth sending. */
export type PhotoProblem = 'format' | 'size';

/**
 * What can be told without decoding. Some phones name no type; then the API decides by the content.
 */
export const checkPhoto = ({ type, size }: File): PhotoProblem | null => {
  if (type !== '' && !(imageLimits.formats as readonly string[]).includes(type)) return 'format';
  return size > imageLimits.maxBytes ? 'size' : null;
};
