import { emptySet, intersect, isEmpty, unite, type Bitset } from './bitset.ts';
import type { Postings } from './postings.ts';
import type { TextQuery } from './text-query.ts';
import type { WordIndex } from './word-index.ts';

/** The words of all documents. */
export interface Texts {
  words: WordIndex;
  documents: number;
}

const union = ({ documents }: Texts, postings: readonly Postings[]): Bitset => {
  const set = emptySet(documents);
  for (const each of postings) each.uniteInto(set);
  return set;
};

/**
 * Adjacent words. For three or more words only neighbouring pairs are checked; false positives are too rare to matter.
 */
const ofPhrase = (texts: Texts, phrase: readonly string[], isPrefix: boolean): Bitset => {
  const last = phrase.length - 1;
  if (last === 0) return union(texts, texts.words.withWord(phrase[0]!, isPrefix));
  const neighbours = phrase
    .slice(1)
    .map((word, index) => union(texts, texts.words.withPair(phrase[index]!, word, isPrefix && index + 1 === last)));
  return neighbours.reduce((all, set) => (intersect(all, set), all));
};

/** The typed words, without synonyms. */
export const typedPhrase = (query: TextQuery): readonly string[] =>
  'phrase' in query ? query.phrase : typedPhrase(('all' in query ? query.all : query.any)[0]!);

/** The documents that match the query as it is written, without typing errors. */
export const ofWrittenWords = (texts: Texts, query: TextQuery): Bitset => {
  if ('phrase' in query) return ofPhrase(texts, query.phrase, query.isPrefix);
  const sets = ('all' in query ? query.all : query.any).map((part) => ofWrittenWords(texts, part));
  const combine = 'all' in query ? intersect : unite;
  return sets.reduce((combined, set) => (combine(combined, set), combined));
};

/** A word without matches may be mistyped. A wrong letter splits Thai words, so its parts are joined again. */
const orMistyped = (texts: Texts, part: TextQuery): Bitset => {
  const set = ofWrittenWords(texts, part);
  return isEmpty(set) ? union(texts, texts.words.similarTo(typedPhrase(part).join(''))) : set;
};

/**
 * The documents (dead ones included) that match the query, each part exactly or, if it has no matches, with one typing
 * error.
 */
export const ofTextQuery = (texts: Texts, query: TextQuery): Bitset => {
  const sets = ('all' in query ? query.all : [query]).map((part) => orMistyped(texts, part));
  return sets.reduce((all, set) => (intersect(all, set), all));
};
