import { compounds } from './compounds.ts';
import { loanWords } from './loan-words.ts';
import { placeVariants } from './place-variants.ts';

/**
 * Thai place names that contain no other one: ลาดพร้าว, but not ห้าแยกลาดพร้าว, so that a search for the part finds the
 * full name.
 */
const thaiPlaces = placeVariants.flat().filter((name) => /^[\u0e01-\u0e4e]+$/.test(name));
const places = thaiPlaces.filter((name) => !thaiPlaces.some((part) => part !== name && name.includes(part)));

/** By their first two letters, longest first. A single regular expression of all words is twenty times slower. */
const fixedWords = new Map<string, string[]>();
for (const word of new Set([...compounds, ...loanWords, ...places].sort((a, b) => b.length - a.length)))
  fixedWords.set(word.slice(0, 2), [...(fixedWords.get(word.slice(0, 2)) ?? []), word]);

/** Characters that cannot precede a syllable, and characters that continue the last syllable of a word. */
const leadingVowel = /[เแโใไ]/;
const continuation = /[ะ-ฺ็-๎]|[ก-ฮ][ิุ]?์/y;

const fixedWordAt = (text: string, start: number): string | undefined => {
  if (leadingVowel.test(text[start - 1] ?? '')) return undefined;
  return fixedWords.get(text.slice(start, start + 2))?.find((word) => {
    if (!text.startsWith(word, start)) return false;
    continuation.lastIndex = start + word.length;
    return !continuation.test(text);
  });
};

export interface Piece {
  readonly text: string;
  /** Whether it is a fixed word, which must not be split. */
  readonly isWhole: boolean;
}

/** Splits Thai text into fixed words and the rest. A fixed word only matches at syllable boundaries. */
export const cutFixedWords = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (let index = 0; index < text.length;) {
    const word = fixedWordAt(text, index);
    if (!word) {
      index++;
      continue;
    }
    if (index > from) pieces.push({ text: text.slice(from, index), isWhole: false });
    pieces.push({ text: word, isWhole: true });
    from = index += word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isWhole: false });
  return pieces;
};
