import { add, has, sizeOfBoth, unite, withCapacityFor, type Bitset } from './bitset.ts';
import { withCapacity } from './growing.ts';

/** From this count on a bitset is smaller: a list takes 32 bits per document, a bitset 1 bit per document number. */
const bitsetPays = (count: number, doc: number) => count >= 64 && count * 32 > doc;

const nothing: Bitset = new Uint32Array(0);

/**
 * The documents with one value: a list while it is rare, a bitset once it is common. A class, because there is one per
 * pair of words, and methods of a class need no memory per instance.
 */
export class Postings {
  #list: Uint32Array<ArrayBuffer> = new Uint32Array(2);
  #count = 0;
  #set: Bitset | null = null;

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

  #toBitset(last: number): void {
    const set = withCapacityFor(nothing, last);
    for (let i = 0; i < this.#count; i++) add(set, this.#list[i]!);
    this.#set = set;
    this.#list = nothing;
  }
}
