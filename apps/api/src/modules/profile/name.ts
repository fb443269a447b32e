import { cleanLine } from '../sanitising/member-text.ts';

/** A person's name as it is stored; null for a text without a single letter, such as invisible characters. */
export const readName = (text: string | null | undefined): string | null =>
  text && /\p{L}/u.test(text) ? cleanLine(text) : null;
