import { hasContactDetails } from '@yoodee/asset-rules/texts';
import { ApiError } from '../../http/problem.ts';
import { requireMessageText } from '../conversations/message-text.ts';
import { hasMarkup } from '../sanitising/member-text.ts';

/**
 * The words of a question or an answer as everybody sees them. Throws `invalid_request` for `text`: nothing to see, too
 * short once what cannot be seen is gone, markup, or contact details, which belong on the seller's card.
 */
export const readPostText = (text: string, { shortest }: { shortest: number }): string => {
  const read = requireMessageText(text);
  const refuse = (code: 'too_short' | 'invalid' | 'contact_details') =>
    new ApiError('invalid_request', { errors: { text: code } });
  if (read.length < shortest) throw refuse('too_short');
  if (hasMarkup(read)) throw refuse('invalid');
  if (hasContactDetails(read)) throw refuse('contact_details');
  return read;
};
