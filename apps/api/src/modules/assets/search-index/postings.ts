import { add, has, sizeOfBoth, unite, withRoomFor, type Bitset } from './bitset.ts';
import { withPlaceFor } from './growing.ts';

/** From here on a bitset is the smaller form: a listed document takes 32 bits, an unlisted one in a bitset takes 1. */
const bitsetPays = (count: number, doc: number) => count >= 64 && count * 32 > doc;

const nothing: Bitset = new Uint32Array(0);

/**
 * The documents that share one value: a list while the value is rare, a bitset once it is common. A class, because
 * there is one for every pair of words and methods then cost no memory.
 */
export class Postings {
  #list: Uint32Array<ArrayBuffer> = new Uint32Array(2);
  #count = 0;
  #set: Bitset | null = null;

  /** Takes documents in ascending order; the same one again changes nothing. */
  add(doc: number): void {
    if (this.#set) {
      this.#set = withRoomFor(this.#set, doc);
      add(this.#set, doc);
      return;
    }
    if (this.#count > 0 && this.#list[this.#count - 1] === doc) return;
    this.#list = withPlaceFor(this.#list, this.#count);
    this.#list[this.#count++] = doc;
    if (bitsetPays(this.#count, doc)) this.#toBitset(doc);
  }

  uniteInto(target: Bitset): void {
    if (this.#set) unite(target, this.#set);
    else for (let i = 0; i < this.#count; i++) add(target, this.#list[i]!);
  }

  /** How many of the documents are in a set. */
  countIn(set: Bitset): number {
    if (this.#set) return sizeOfBoth(set, this.#set);
    let count = 0;
    for (let i = 0; i < this.#count; i++) count += Number(has(set, this.#list[i]!));
    return count;
  }

  #toBitset(last: number): void {
    const set = withRoomFor(nothing, last);
    for (let i = 0; i < this.#count; i++) add(set, this.#list[i]!);
    this.#set = set;
    this.#list = nothing;
  }
}
