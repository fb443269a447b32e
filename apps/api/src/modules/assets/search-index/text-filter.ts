import { emptySet, intersect, isEmpty, unite, type Bitset } from './bitset.ts';
import type { Postings } from './postings.ts';
import type { TextQuery } from './text-query.ts';
import type { WordIndex } from './word-index.ts';

const union = (size: number, postings: readonly Postings[]): Bitset => {
  const set = emptySet(size);
  for (const each of postings) each.uniteInto(set);
  return set;
};

/** Words in a row. Of three or more, each two neighbours are looked for: that they meet elsewhere is not worth ruling out. */
const ofPhrase = (words: WordIndex, size: number, phrase: readonly string[], isPrefix: boolean): Bitset => {
  const last = phrase.length - 1;
  if (last === 0) return union(size, words.withWord(phrase[0]!, isPrefix));
  const neighbours = phrase
    .slice(1)
    .map((word, index) => union(size, words.withPair(phrase[index]!, word, isPrefix && index + 1 === last)));
  return neighbours.reduce((all, set) => (intersect(all, set), all));
};

/** What was typed, before the alternatives that mean the same. */
const typedPhrase = (query: TextQuery): readonly string[] =>
  'phrase' in query ? query.phrase : typedPhrase(('all' in query ? query.all : query.any)[0]!);

const exactly = (words: WordIndex, size: number, query: TextQuery): Bitset => {
  if ('phrase' in query) return ofPhrase(words, size, query.phrase, query.isPrefix);
  if ('all' in query)
    return query.all.map((part) => ofTextQuery(words, size, part)).reduce((all, set) => (intersect(all, set), all));
  return query.any.map((part) => exactly(words, size, part)).reduce((any, set) => (unite(any, set), any));
};

/**
 * The documents, dead ones included, that a text query finds among `size`. What nobody wrote may be mistyped: then the
 * words one slip away count. A wrong letter makes Thai fall apart, so the parts are put together again first.
 */
export const ofTextQuery = (words: WordIndex, size: number, query: TextQuery): Bitset => {
  const set = exactly(words, size, query);
  return isEmpty(set) ? union(size, words.similarTo(typedPhrase(query).join(''))) : set;
};
