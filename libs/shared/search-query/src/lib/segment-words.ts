import { cutFixedWords, type Piece } from './fixed-words.ts';

/** A run of Thai letters, of digits, or of any other letters. All other characters are separators. */
const stretch = /[\u0e01-\u0e3a\u0e40-\u0e4e]+|\p{Nd}+|(?:(?![\u0e00-\u0e7f])[\p{L}\p{M}])+/gu;
const letterOrDigit = /[\p{L}\p{Nd}]/u;
const spacedScript = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}]+$/u;

const piecesOfStretch = (letters: string): Piece[] =>
  spacedScript.test(letters) ? [{ text: letters, isWhole: true }] : cutFixedWords(letters);

const dictionary = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * The words of each text. All texts are segmented in one call, one per line, because a call costs as much as fifty
 * letters.
 */
const divideAll = (texts: readonly string[]): string[][] => {
  const divided: string[][] = [[]];
  for (const { segment } of dictionary.segment(texts.join('\n'))) {
    if (segment === '\n') divided.push([]);
    else divided.at(-1)!.push(segment);
  }
  return divided;
};

/** Longer words are truncated: PostgreSQL rejects lexemes over 2 kB, and nobody types such words. */
const longestWord = 64;
export const cutWord = (word: string) => (word.length <= longestWord ? word : [...word].slice(0, longestWord).join(''));

/**
 * The words of normalised text, in order. Thai has no spaces between words: fixed words are extracted first, then
 * `Intl.Segmenter` segments the rest. A word contains only letters, marks and digits of one script.
 */
export const segmentWords = (normalised: string): string[] => {
  const pieces = (normalised.match(stretch) ?? []).flatMap(piecesOfStretch);
  const divided = divideAll(pieces.flatMap(({ text, isWhole }) => (isWhole ? [] : [text]))).values();
  const words = pieces.flatMap(({ text, isWhole }) => (isWhole ? [text] : divided.next().value!));
  return words.filter((word) => letterOrDigit.test(word)).map(cutWord);
};
