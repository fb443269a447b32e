import { placeBeginnings } from './names-in-use.data.ts';
import { readSyllables, soundedLetters } from './syllables.ts';
import { wordParts } from './word-parts.data.ts';

const parts: ReadonlyMap<string, string> = new Map(wordParts.map(([thai, rtgs]) => [soundedLetters(thai), rtgs]));
const noParts: ReadonlyMap<string, string> = new Map();

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A hyphen shows where a syllable begins with a vowel or with ng: Sa-at, Sa-nga. */
const joined = (syllables: readonly string[]): string =>
  syllables.reduce((word, next) => `${word}${word && /^(?:[aeiou]|ng)/.test(next) ? '-' : ''}${next}`, '');

/** Letters in a row without any vowel between them can be read in too many ways. */
const unreadableRun = /(?:(?!รร)[ก-ฬฮ]){6,}/;

/** The cost of a piece, on average, above which a word is only a guess. */
const surestCost = 2.45;

const readWhole = (letters: string, known: ReadonlyMap<string, string>): string | null => {
  const read = readSyllables(letters, known);
  if (read === null || read.parts.length === 0) return null;
  if (read.cost / read.parts.length > surestCost) return null;
  return joined(read.parts);
};

export interface WordOptions {
  /** Without the list of word parts: what the rule reads alone. */
  readonly isRuleOnly?: boolean;
}

/** A word of Thai letters by the rules of the RTGS; null where they do not decide. */
export const romaniseWord = (word: string, { isRuleOnly = false }: WordOptions = {}): string | null => {
  const known = isRuleOnly ? noParts : parts;
  const letters = soundedLetters(word);
  const text = unreadableRun.test(letters) && !known.has(letters) ? null : readWhole(letters, known);
  return text && capitalised(text);
};

/** The first word of a place and the rest, e.g. บาง and นา; null if it has none. */
export const splitPlace = (word: string): readonly [head: string, rest: string] | null => {
  const head = placeBeginnings.find((one) => {
    const rest = word.slice(one.length);
    return word.startsWith(one) && rest.length > 1 && !/^[ะ-ฺ็-๎]/.test(rest);
  });
  return head === undefined ? null : [head, word.slice(head.length)];
};
