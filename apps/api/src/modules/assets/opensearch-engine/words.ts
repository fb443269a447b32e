import { readSearchText } from '@yoodee/server-search-index';
import { parseTextQuery, shortestMistyped, typedPhrase, type TextQuery } from '@yoodee/server-search-index/definition';
import type { Dsl } from './dsl.ts';
import { allOf, anyOf } from './dsl.ts';
import { pairOf } from './listing-document.ts';

/** The fields of a text's words and pairs of words. */
const ofTexts = { words: 'words', pairs: 'pairs' } as const;
const ofTitles = { words: 'title_words', pairs: 'title_pairs' } as const;
type Texts = typeof ofTexts | typeof ofTitles;

const termOf = (field: string, text: string, isPrefix: boolean): Dsl =>
  isPrefix ? { prefix: { [field]: { value: text } } } : { term: { [field]: { value: text } } };

/** A text query by words, and for phrases by neighbouring words, as the index has it. */
const write = (query: TextQuery, { words, pairs }: Texts): Dsl => {
  if (!('phrase' in query))
    return 'all' in query
      ? allOf(query.all.map((part) => write(part, { words, pairs } as Texts)))
      : anyOf(query.any.map((part) => write(part, { words, pairs } as Texts)));
  const { phrase, isPrefix } = query;
  if (phrase.length === 1) return termOf(words, phrase[0]!, isPrefix);
  return allOf(
    phrase.slice(1).map((word, at) => termOf(pairs, pairOf(phrase[at]!, word), isPrefix && at === phrase.length - 2)),
  );
};

/** The most words that a mistyped one is expanded to: all similar words of the shortest length for a fuzzy search. */
const mostAlike = 1_000;

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, String.raw`\$&`);

/** A word of the shortest length with one letter replaced, inserted or swapped: a dropped one is another word. */
const shortSlips = (letters: readonly string[]): string => {
  const around = (at: number, middle: string, skipped: number) =>
    [...letters.slice(0, at).map(escaped), middle, ...letters.slice(at + skipped).map(escaped)].join('');
  return [
    ...letters.map((_, at) => around(at, '.', 1)),
    ...[...letters, ''].map((_, at) => around(at, '.', 0)),
    ...letters.slice(1).map((next, at) => around(at, escaped(next) + escaped(letters[at]!), 2)),
  ].join('|');
};

/** Words with one typing error from a word; Lucene counts swapped neighbours as one, as we do. */
const similarTo = (word: string): Dsl => {
  if (word.length < shortestMistyped) return { match_none: {} };
  if (word.length === shortestMistyped) return { regexp: { words: { value: shortSlips([...word]), flags: 'NONE' } } };
  return { fuzzy: { words: { value: word, fuzziness: 1, transpositions: true, max_expansions: mostAlike } } };
};

/** A typed text, before the parts without any match are known. */
export interface TypedText {
  /** The parts as typed, one query each. */
  parts: readonly Dsl[];
  /** Parts with one typing error, in the same order. */
  mistyped: readonly Dsl[];
  /** As typed, in titles. */
  titled: Dsl;
}

/** Reads a typed text; null where it has no words. */
export const readTypedText = (text: string | undefined): TypedText | null => {
  const expression = text ? readSearchText(text) : null;
  if (expression === null) return null;
  const query = parseTextQuery(expression);
  const parts = 'all' in query ? query.all : [query];
  return {
    parts: parts.map((part) => write(part, ofTexts)),
    mistyped: parts.map((part) => similarTo(typedPhrase(part).join(''))),
    titled: write(query, ofTitles),
  };
};
