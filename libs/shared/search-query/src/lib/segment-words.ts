import { cutFixedWords, type Piece } from './fixed-words.ts';

/** Letters of one script in one stretch: Thai, digits, or any other letters. Everything else separates. */
const stretch = /[\u0e01-\u0e3a\u0e40-\u0e4e]+|\p{Nd}+|(?:(?![\u0e00-\u0e7f])[\p{L}\p{M}])+/gu;
const letterOrDigit = /[\p{L}\p{Nd}]/u;
const spacedScript = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}]+$/u;

const piecesOfStretch = (letters: string): Piece[] =>
  spacedScript.test(letters) ? [{ text: letters, isWhole: true }] : cutFixedWords(letters);

const dictionary = new Intl.Segmenter('th', { granularity: 'word' });

/** The words of each text. A line each in one call: a call costs as much as fifty letters. */
const divideAll = (texts: readonly string[]): string[][] => {
  const divided: string[][] = [[]];
  for (const { segment } of dictionary.segment(texts.join('\n'))) {
    if (segment === '\n') divided.push([]);
    else divided.at(-1)!.push(segment);
  }
  return divided;
};

/** Longer words are cut; PostgreSQL refuses lexemes over 2 kB, and nobody types them. */
const longestWord = 64;
export const cutWord = (word: string) => (word.length <= longestWord ? word : [...word].slice(0, longestWord).join(''));

/**
 * The words of normalised text in order. Thai has no spaces: words that must stay whole are cut out first, the
 * platform's dictionary divides the rest. A word holds letters, marks and digits of one script and nothing else.
 */
export const segmentWords = (normalised: string): string[] => {
  const pieces = (normalised.match(stretch) ?? []).flatMap(piecesOfStretch);
  const divided = divideAll(pieces.flatMap(({ text, isWhole }) => (isWhole ? [] : [text]))).values();
  const words = pieces.flatMap(({ text, isWhole }) => (isWhole ? [text] : divided.next().value!));
  return words.filter((word) => letterOrDigit.test(word)).map(cutWord);
};
