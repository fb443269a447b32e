import { createPostings, type Postings } from './postings.ts';

/** Which documents hold which word. */
export interface Vocabulary {
  add(word: string, doc: number): void;
  /**
   * The postings whose union answers a word as a visitor typed it: the word itself; if nobody wrote it, the words that
   * begin with it (still being typed); failing those, the words one slip away. Empty: nothing matches.
   */
  matching(word: string): readonly Postings[];
}

/** A shorter beginning would match half the vocabulary. */
const minPrefix = 2;

/** Below this length a slip turns one word into another. */
const minFuzzy = 4;

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

export const createVocabulary = (): Vocabulary => {
  const words = new Map<string, Postings>();

  const where = (isWanted: (word: string) => boolean): Postings[] => {
    const found: Postings[] = [];
    for (const [word, postings] of words) if (isWanted(word)) found.push(postings);
    return found;
  };

  return {
    add(word, doc) {
      let postings = words.get(word);
      if (!postings) words.set(word, (postings = createPostings()));
      postings.add(doc);
    },
    matching(word) {
      const exact = words.get(word);
      if (exact) return [exact];
      if (word.length < minPrefix) return [];
      const beginning = where((candidate) => candidate.startsWith(word));
      if (beginning.length > 0 || word.length < minFuzzy) return beginning;
      return where((candidate) => candidate.length >= minFuzzy && isOneSlipAway(word, candidate));
    },
  };
};
