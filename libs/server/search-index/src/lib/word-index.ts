import { packPostings, unpackPostings, type PackedPostings } from './packed-postings.ts';
import { createPairTable } from './pair-table.ts';
import { createPostingsStore, type Postings } from './postings.ts';

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
  const store = createPostingsStore();
  const idOf = new Map<string, number>();
  const words: string[] = [];
  /** Postings by word. */
  const postingsOf: number[] = [];
  const byFirstLetter = new Map<string, number[]>();
  /** Postings by pair of words. */
  const pairs = createPairTable();

  const learn = (word: string, postings = store.create()): number => {
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

  const ofWord = (id: number): Postings => store.get(postingsOf[id]!);

  const pairOf = (first: number, second: number): number => {
    let postings = pairs.get(first, second);
    if (postings === undefined) pairs.add(first, second, (postings = store.create()));
    return postings;
  };

  /** The postings of a document with this text. */
  const read = (text: string): number[] => {
    const ids = text.split(' ').map((word) => idOf.get(word) ?? learn(word));
    return ids.flatMap((id, at) => (at === 0 ? postingsOf[id]! : [postingsOf[id]!, pairOf(ids[at - 1]!, id)]));
  };

  /** A cache for short texts: names of places, types and stations, shared by many assets. */
  const names = new Map<string, number[]>();
  const readName = (text: string): number[] => {
    let postings = names.get(text);
    if (!postings) names.set(text, (postings = read(text)));
    return postings;
  };

  return {
    add(texts, doc) {
      if (texts === '') return;
      for (const text of texts.split('\n'))
        for (const postings of text.length <= longestName ? readName(text) : read(text)) store.add(postings, doc);
    },
    withWord: (word, isPrefix) => idsOf(word, isPrefix).map(ofWord),
    withPair(first, second, isPrefix) {
      const firstId = idOf.get(first);
      if (firstId === undefined) return [];
      return idsOf(second, isPrefix).flatMap((id) => {
        const postings = pairs.get(firstId, id);
        return postings === undefined ? [] : store.get(postings);
      });
    },
    save(documents) {
      const known = words.length;
      const ofWords = function* () {
        for (let id = 0; id < known; id++) yield [words[id]!, postingsOf[id]!] as const;
      };
      const ofPairs = function* () {
        for (const [first, second, postings] of pairs.entries()) yield [first * maxWords + second, postings] as const;
      };
      return (function* () {
        // Pairs name words by their position, so none may be omitted.
        for (const part of packPostings(store, ofWords(), documents, { keepsEmpty: true })) yield { words: part };
        for (const part of packPostings(store, ofPairs(), documents)) yield { pairs: part };
      })();
    },
    restore(part) {
      if ('words' in part) unpackPostings(store, part.words, learn);
      else
        unpackPostings(store, part.pairs, (key, postings) =>
          pairs.add(Math.floor(key / maxWords), key % maxWords, postings),
        );
    },
    similarTo: (word) =>
      word.length < shortestMistyped
        ? []
        : [...words.keys()]
            .filter((id) => words[id]!.length >= shortestMistyped && isOneSlipAway(word, words[id]!))
            .map(ofWord),
  };
};
