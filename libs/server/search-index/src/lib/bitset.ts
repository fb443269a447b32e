import { allocate } from './scratch.ts';

/** A set of document numbers: bit `n & 31` of word `n >>> 5`. Sets may differ in length; missing words are 0. */
export type Bitset = Uint32Array<ArrayBuffer>;

/** Number of words for `size` documents. */
export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const emptySet = (size: number): Bitset => allocate(wordsFor(size)).fill(0);

export const copyOf = (set: Bitset): Bitset => {
  const copy = allocate(set.length);
  copy.set(set);
  return copy;
};

export const has = (set: Bitset, doc: number): boolean => (set[doc >>> 5]! & (1 << (doc & 31))) !== 0;

export const add = (set: Bitset, doc: number): void => {
  set[doc >>> 5]! |= 1 << (doc & 31);
};

export const remove = (set: Bitset, doc: number): void => {
  set[doc >>> 5]! &= ~(1 << (doc & 31));
};

/**
 * `set`, or a copy with 25 % more capacity if `doc` does not fit. The growth is small, because there are thousands of
 * sets.
 */
export const withCapacityFor = (set: Bitset, doc: number): Bitset => {
  if (doc >>> 5 < set.length) return set;
  const larger = new Uint32Array(Math.max(wordsFor(doc + 1), set.length + (set.length >>> 2), 32));
  larger.set(set);
  return larger;
};

export const unite = (target: Bitset, source: Bitset): void => {
  const length = Math.min(target.length, source.length);
  for (let i = 0; i < length; i++) target[i]! |= source[i]!;
};

export const intersect = (target: Bitset, source: Bitset): void => {
  const length = Math.min(target.length, source.length);
  for (let i = 0; i < length; i++) target[i]! &= source[i]!;
  target.fill(0, length);
};

export const subtract = (target: Bitset, source: Bitset): void => {
  const length = Math.min(target.length, source.length);
  for (let i = 0; i < length; i++) target[i]! &= ~source[i]!;
};

/** Number of bits per byte of a word, side by side (Warren, Hacker's Delight §5–1). */
const bitsPerByte = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
};

/** The first byte of the product is the sum of the four. */
const sumOfBytes = (bytes: number): number => Math.imul(bytes, 0x01010101) >>> 24;

export const sizeOf = (set: Bitset): number => {
  let size = 0;
  for (let i = 0; i < set.length; i++) size += sumOfBytes(bitsPerByte(set[i]!));
  return size;
};

/** Size of the intersection. */
export const sizeOfBoth = (a: Bitset, b: Bitset): number => {
  const length = Math.min(a.length, b.length);
  let size = 0;
  for (let i = 0; i < length; i++) size += sumOfBytes(bitsPerByte(a[i]! & b[i]!));
  return size;
};

export const isEmpty = (set: Bitset): boolean => {
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false;
  return true;
};

/** The documents in ascending order; `size` is their number. */
export const toDocs = (set: Bitset, size: number): Uint32Array<ArrayBuffer> => {
  const docs = allocate(size);
  let count = 0;
  for (let i = 0; i < set.length; i++) {
    // Signed, so that the compiler keeps it an integer.
    for (let word = set[i]! | 0; word !== 0; word &= word - 1)
      docs[count++] = (i << 5) + (31 - Math.clz32(word & -word));
  }
  return docs;
};
