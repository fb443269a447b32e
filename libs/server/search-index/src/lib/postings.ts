import { add, has, sizeOfBoth, unite, withCapacityFor, wordsFor, type Bitset } from './bitset.ts';
import { withCapacity } from './growing.ts';

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

const nothing: Bitset = new Uint32Array(0);

/**
 * The documents with one value: a list while it is rare, a bitset once it is common. A class, because there is one per
 * pair of words, and methods of a class need no memory per instance.
 */
export class Postings {
  #list: Uint32Array<ArrayBuffer> = new Uint32Array(2);
  #count = 0;
  #set: Bitset | null = null;

  /** Postings with the documents of {@link Postings.before}. */
  static of({ isSet, words }: { isSet: boolean; words: Uint32Array<ArrayBuffer> }): Postings {
    const postings = new Postings();
    if (isSet) {
      postings.#set = words;
      postings.#list = nothing;
    } else {
      postings.#list = words;
      postings.#count = words.length;
    }
    return postings;
  }

  /** Adds a document. Documents come in ascending order; repetitions have no effect. */
  add(doc: number): void {
    if (this.#set) {
      this.#set = withCapacityFor(this.#set, doc);
      add(this.#set, doc);
      return;
    }
    if (this.#count > 0 && this.#list[this.#count - 1] === doc) return;
    this.#list = withCapacity(this.#list, this.#count);
    this.#list[this.#count++] = doc;
    if (bitsetPays(this.#count, doc)) this.#toBitset(doc);
  }

  uniteInto(target: Bitset): void {
    if (this.#set) unite(target, this.#set);
    else for (let i = 0; i < this.#count; i++) add(target, this.#list[i]!);
  }

  /** Number of the documents in a set. */
  countIn(set: Bitset): number {
    if (this.#set) return sizeOfBoth(set, this.#set);
    let count = 0;
    for (let i = 0; i < this.#count; i++) count += Number(has(set, this.#list[i]!));
    return count;
  }

  /** The documents below `limit`: a list, or the words of a bitset. Valid until the next change. */
  before(limit: number): { isSet: boolean; words: Uint32Array } {
    if (this.#set) return { isSet: true, words: setBefore(this.#set, limit) };
    let count = this.#count;
    while (count > 0 && this.#list[count - 1]! >= limit) count--;
    return { isSet: false, words: this.#list.subarray(0, count) };
  }

  #toBitset(last: number): void {
    const set = withCapacityFor(nothing, last);
    for (let i = 0; i < this.#count; i++) add(set, this.#list[i]!);
    this.#set = set;
    this.#list = nothing;
  }
}
