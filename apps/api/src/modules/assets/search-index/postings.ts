import { add, has, sharedAt, unite, withRoomFor, type Bitset } from './bitset.ts';

/** The documents that share one value, added in ascending order. */
export interface Postings {
  add(doc: number): void;
  uniteInto(target: Bitset): void;
  /** How many of them are in `set`, of which `filled` numbers the words that hold anything. */
  sharedWith(set: Bitset, filled: Uint32Array): number;
}

/** From here on a bitset is the smaller form: a listed document takes 32 bits, an unlisted one in a bitset takes 1. */
const bitsetPays = (count: number, doc: number) => count >= 64 && count * 32 > doc;

/** Postings that are a list while the value is rare and a bitset once it is common. */
export const createPostings = (): Postings => {
  let list = new Uint32Array(4);
  let count = 0;
  let set: Bitset | null = null;

  const addToList = (doc: number) => {
    if (count === list.length) {
      const roomier = new Uint32Array(count * 2);
      roomier.set(list);
      list = roomier;
    }
    list[count++] = doc;
  };

  return {
    add(doc) {
      if (set) {
        set = withRoomFor(set, doc);
        add(set, doc);
        return;
      }
      addToList(doc);
      if (!bitsetPays(count, doc)) return;
      set = withRoomFor(new Uint32Array(0), doc);
      for (let i = 0; i < count; i++) add(set, list[i]!);
      list = new Uint32Array(0);
    },
    uniteInto(target) {
      if (set) unite(target, set);
      else for (let i = 0; i < count; i++) add(target, list[i]!);
    },
    sharedWith(target, filled) {
      if (set) return sharedAt(target, set, filled);
      let shared = 0;
      for (let i = 0; i < count; i++) if (has(target, list[i]!)) shared++;
      return shared;
    },
  };
};
