import { isName } from '@yoodee/api-contract/member';
import { cleanLine } from '../sanitising/member-text.ts';

/** Cleans a person's name; null when nothing visible is left. */
export const readName = (text: string | null | undefined): string | null =>
  text && isName(text) ? cleanLine(text) : null;
