import { ApiError } from '../../http/problem.ts';
import { cleanLines } from '../sanitising/member-text.ts';

/** Zero-width characters that no Thai or English text needs. Joiners stay: emoji are made with them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u2060-\u2064]/g;
/** Characters that render as blank, besides white space. */
const blank = /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** The words of a message as others see them; null when nothing can be seen. */
export const readMessageText = (text: string | null | undefined): string | null => {
  const cleaned = cleanLines((text ?? '').replace(unseen, ''));
  return blank.test(cleaned) ? null : cleaned;
};

/** The same for a message that must have words. Throws `invalid_request` for `text`. */
export const requireMessageText = (text: string | null): string => {
  const read = readMessageText(text);
  if (read === null) throw new ApiError('invalid_request', { errors: { text: 'required' } });
  return read;
};
