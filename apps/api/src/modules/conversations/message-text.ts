import { ApiError } from '../../http/problem.ts';
import { cleanLines, isBlank } from '../sanitising/member-text.ts';

/** Zero-width characters that no Thai or English text needs. Joiners stay: emoji are made with them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u2060-\u2064]/g;
/** The words of a message as others see them; null when nothing can be seen. */
export const readMessageText = (text: string | null | undefined): string | null => {
  const cleaned = cleanLines((text ?? '').replace(unseen, ''));
  return isBlank(cleaned) ? null : cleaned;
};

/** The same for a message that must have words. Throws `invalid_request` for `text`. */
export const requireMessageText = (text: string | null): string => {
  const read = readMessageText(text);
  if (read === null) throw new ApiError('invalid_request', { errors: { text: 'required' } });
  return read;
};
