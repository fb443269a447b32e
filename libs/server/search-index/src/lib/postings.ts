import { add, has, sizeOfBoth, unite, withCapacityFor, wordsFor, type Bitset } from './bitset.ts';
import { createLists } from './lists.ts';

/** From this count on a bitset is smaller: a list takes 32 bits per document, a bitset 1 bit per document number. */
const bitsetPays = (count: number, doc: number) => count >= 64 && count * 32 > doc;

/** The bits below `limit`, without trailing empty words. */
const setBefore = (set: Bitset, limit: number): Bitset => {
  const words = set.slice(0, wordsFor(limit));
  if (words.length === wordsFor(limit) && limit % 32 !== 0) words[words.length - 1]! &= 2 ** (limit % 32) - 1;
  let length = words.length;
  while (length > 0 && words[length - 1] === 0) length--;
  return words.subarray(0, length);
};

/** The documents with one value. */
export interface Postings {
  uniteInto(target: Bitset): void;
  /** Number of the documents in a set. */
  countIn(set: Bitset): number;
}

/**
 * Postings, numbered from 0: each is a list while its value is rare, and a bitset once it is common. There is one for
 * each pair of words, so the lists share memory, and postings become objects only for a search.
 */
export interface PostingsStore {
  /** Adds empty postings. */
  create(): number;
  /** Adds postings of a snapshot, whose words are part of `data`. */
  adopt(data: Uint32Array<ArrayBuffer>, start: number, length: number, isSet: boolean): number;
  /** Adds a document. Documents come in ascending order; repetitions have no effect. */
  add(postings: number, doc: number): void;
  /** The documents below `limit`: a list, or the words of a bitset. Valid until the next change. */
  before(postings: number, limit: number): { isSet: boolean; words: Uint32Array };
  /** Valid until the next change. */
  get(postings: number): Postings;
}

/** A bitset as postings. */
const ofSet = (set: Bitset): Postings => ({
  uniteInto: (target) => unite(target, set),
  countIn: (other) => sizeOfBoth(other, set),
});

/** A list as postings. */
const ofList = (docs: Uint32Array, start: number, end: number): Postings => ({
  uniteInto(target) {
    for (let at = start; at < end; at++) add(target, docs[at]!);
  },
  countIn(set) {
    let count = 0;
    for (let at = start; at < end; at++) count += Number(has(set, docs[at]!));
    return count;
  },
});

export const createPostingsStore = (): PostingsStore => {
  const lists = createLists<Uint32Array<ArrayBuffer>>({
    make: (length) => new Uint32Array(length),
    copy: (from, start, to, toStart, size) => to.set(from.subarray(start, start + size), toStart),
  });
  /** By postings; null for a list. */
  const sets: (Bitset | null)[] = [];

  const create = (): number => {
    sets.push(null);
    return lists.create();
  };

  const toBitset = (postings: number, last: number) => {
    const [docs, start] = [lists.chunkOf(postings), lists.startOf(postings)];
    const set = withCapacityFor(new Uint32Array(0), last);
    for (let at = start; at < start + lists.sizeOf(postings); at++) add(set, docs[at]!);
    sets[postings] = set;
    lists.clear(postings);
  };

  return {
    create,
    adopt(data, start, length, isSet) {
      if (!isSet) {
        sets.push(null);
        return lists.adopt(data, start, length);
      }
      const postings = create();
      sets[postings] = data.subarray(start, start + length);
      return postings;
    },
    add(postings, doc) {
      const set = sets[postings];
      if (set) {
        const fitting = withCapacityFor(set, doc);
        if (fitting !== set) sets[postings] = fitting;
        add(fitting, doc);
        return;
      }
      const size = lists.sizeOf(postings);
      if (size > 0 && lists.chunkOf(postings)[lists.startOf(postings) + size - 1] === doc) return;
      const place = lists.extend(postings);
      lists.chunkOf(postings)[place] = doc;
      if (bitsetPays(size + 1, doc)) toBitset(postings, doc);
    },
    before(postings, limit) {
      const set = sets[postings];
      if (set) return { isSet: true, words: setBefore(set, limit) };
      const [docs, start] = [lists.chunkOf(postings), lists.startOf(postings)];
      let end = start + lists.sizeOf(postings);
      while (end > start && docs[end - 1]! >= limit) end--;
      return { isSet: false, words: end > start ? docs.subarray(start, end) : new Uint32Array(0) };
    },
    get(postings) {
      const set = sets[postings];
      if (set) return ofSet(set);
      const start = lists.startOf(postings);
      return ofList(lists.chunkOf(postings), start, start + lists.sizeOf(postings));
    },
  };
};
