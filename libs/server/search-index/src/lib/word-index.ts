import { packPostings, unpackPostings, type PackedPostings } from './packed-postings.ts';
import { Postings } from './postings.ts';

/** Words come before pairs, which name words by their position among all. */
export type WordsPart = { words: PackedPostings<string> } | { pairs: PackedPostings<number> };

/** An inverted index of words and of adjacent words. */
export interface WordIndex {
  /** `texts` are words joined by spaces, one text per line; words of different texts are not adjacent. */
  add(texts: string, doc: number): void;
  /** The word itself, or with `isPrefix` every word that begins with it. */
  withWord(word: string, isPrefix: boolean): Postings[];
  /** Documents where the second word (or one that begins with it) follows the first. */
  withPair(first: string, second: string, isPrefix: boolean): Postings[];
  /** Words with one typing error from the given one. */
  similarTo(word: string): Postings[];
  /** The state up to a document, as of the call; documents that are added later are left out. */
  save(documents: number): Iterable<WordsPart>;
  /** Adds the next part to an index without documents. */
  restore(part: WordsPart): void;
}

/** In shorter words a typing error often produces another word. */
export const shortestMistyped = 4;

/** Whether `b` is `a` with one character inserted, dropped, replaced or swapped with its neighbour. */
export const isOneSlipAway = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
};

/** Longer texts are unique, so they are not cached. */
const longestName = 30;

/** The limit for unambiguous keys of pairs. */
const maxWords = 2 ** 26;

export const createWordIndex = (): WordIndex => {
  const idOf = new Map<string, number>();
  const words: string[] = [];
  const postingsOf: Postings[] = [];
  const byFirstLetter = new Map<string, number[]>();
  const pairs = new Map<number, Postings>();

  const pairKey = (first: number, second: number) => first * maxWords + second;

  const learn = (word: string, postings = new Postings()): number => {
    const id = words.length;
    idOf.set(word, id);
    words.push(word);
    postingsOf.push(postings);
    const letter = word[0]!;
    const siblings = byFirstLetter.get(letter);
    if (siblings) siblings.push(id);
    else byFirstLetter.set(letter, [id]);
    return id;
  };

  const beginningWith = (prefix: string): number[] =>
    (byFirstLetter.get(prefix[0] ?? '') ?? []).filter((id) => words[id]!.startsWith(prefix));

  const idsOf = (word: string, isPrefix: boolean): number[] => {
    if (isPrefix) return beginningWith(word);
    const id = idOf.get(word);
    return id === undefined ? [] : [id];
  };

  const pairOf = (first: number, second: number): Postings => {
    const key = pairKey(first, second);
    let postings = pairs.get(key);
    if (!postings) pairs.set(key, (postings = new Postings()));
    return postings;
  };

  /** The postings of a document with this text. */
  const read = (text: string): Postings[] => {
    const ids = text.split(' ').map((word) => idOf.get(word) ?? learn(word));
    return ids.flatMap((id, at) => (at === 0 ? postingsOf[id]! : [postingsOf[id]!, pairOf(ids[at - 1]!, id)]));
  };

  /** A cache for short texts: names of places, types and stations, shared by many assets. */
  const names = new Map<string, Postings[]>();
  const readName = (text: string): Postings[] => {
    let postings = names.get(text);
    if (!postings) names.set(text, (postings = read(text)));
    return postings;
  };

  return {
    add(texts, doc) {
      if (texts === '') return;
      for (const text of texts.split('\n'))
        for (const postings of text.length <= longestName ? readName(text) : read(text)) postings.add(doc);
    },
    withWord: (word, isPrefix) => idsOf(word, isPrefix).map((id) => postingsOf[id]!),
    withPair(first, second, isPrefix) {
      const firstId = idOf.get(first);
      if (firstId === undefined) return [];
      return idsOf(second, isPrefix).flatMap((id) => pairs.get(pairKey(firstId, id)) ?? []);
    },
    save(documents) {
      const known = words.length;
      const entries = function* () {
        for (let id = 0; id < known; id++) yield [words[id]!, postingsOf[id]!] as const;
      };
      return (function* () {
        // Pairs name words by their position, so none may be omitted.
        for (const part of packPostings(entries(), documents, { keepsEmpty: true })) yield { words: part };
        for (const part of packPostings(pairs, documents)) yield { pairs: part };
      })();
    },
    restore(part) {
      if ('words' in part) unpackPostings(part.words, learn);
      else unpackPostings(part.pairs, (key, postings) => pairs.set(key, postings));
    },
    similarTo: (word) =>
      word.length < shortestMistyped
        ? []
        : postingsOf.filter((_, id) => words[id]!.length >= shortestMistyped && isOneSlipAway(word, words[id]!)),
  };
};
