import { emptySet, intersect, isEmpty, unite, type Bitset } from './bitset.ts';
import type { Postings } from './postings.ts';
import type { TextQuery } from './text-query.ts';
import type { WordIndex } from './word-index.ts';

/** The words of so many documents. */
export interface Texts {
  words: WordIndex;
  documents: number;
}

const union = ({ documents }: Texts, postings: readonly Postings[]): Bitset => {
  const set = emptySet(documents);
  for (const each of postings) each.uniteInto(set);
  return set;
};

/** Words in a row. Of three or more, each two neighbours are looked for: that they meet elsewhere is not worth ruling out. */
const ofPhrase = (texts: Texts, phrase: readonly string[], isPrefix: boolean): Bitset => {
  const last = phrase.length - 1;
  if (last === 0) return union(texts, texts.words.withWord(phrase[0]!, isPrefix));
  const neighbours = phrase
    .slice(1)
    .map((word, index) => union(texts, texts.words.withPair(phrase[index]!, word, isPrefix && index + 1 === last)));
  return neighbours.reduce((all, set) => (intersect(all, set), all));
};

/** What was typed, before the alternatives that mean the same. */
const typedPhrase = (query: TextQuery): readonly string[] =>
  'phrase' in query ? query.phrase : typedPhrase(('all' in query ? query.all : query.any)[0]!);

const asWritten = (texts: Texts, query: TextQuery): Bitset => {
  if ('phrase' in query) return ofPhrase(texts, query.phrase, query.isPrefix);
  const sets = ('all' in query ? query.all : query.any).map((part) => asWritten(texts, part));
  const combine = 'all' in query ? intersect : unite;
  return sets.reduce((combined, set) => (combine(combined, set), combined));
};

/** What nobody wrote may be mistyped. A wrong letter makes Thai fall apart, so its parts are put together again. */
const orMistyped = (texts: Texts, part: TextQuery): Bitset => {
  const set = asWritten(texts, part);
  return isEmpty(set) ? union(texts, texts.words.similarTo(typedPhrase(part).join(''))) : set;
};

/** The documents, dead ones included, in which all that is asked for is found, each part as written or, where nobody wrote it, one slip away. */
export const ofTextQuery = (texts: Texts, query: TextQuery): Bitset => {
  const sets = ('all' in query ? query.all : [query]).map((part) => orMistyped(texts, part));
  return sets.reduce((all, set) => (intersect(all, set), all));
};
