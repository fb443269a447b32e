import { imageLimits } from '@yoodee/asset-rules/fields';
import { isNamedHeic } from '@yoodee/account-uploads';

/** Why a file is not uploaded. `unreadable` and `pixels`: a HEIC file that this browser cannot convert. */
export type PhotoProblem = 'format' | 'size' | 'number' | 'unreadable' | 'pixels';

/** Checks that need no decoding. Some phones report no MIME type; the API then checks the content. */
export const checkPhoto = (file: File): PhotoProblem | null => {
  const { type, size } = file;
  const isAccepted = type === '' || (imageLimits.formats as readonly string[]).includes(type) || isNamedHeic(file);
  if (!isAccepted) return 'format';
  return size > imageLimits.maxBytes ? 'size' : null;
};
