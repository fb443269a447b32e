import { isName } from '@yoodee/api-contract';
import { cleanLine } from '../sanitising/member-text.ts';

/** A person's name as it is stored; null for a text that is none, such as invisible characters. */
export const readName = (text: string | null | undefined): string | null =>
  text && isName(text) ? cleanLine(text) : null;
