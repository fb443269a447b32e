/** A set of document numbers: bit `n & 31` of word `n >>> 5`. Two sets may differ in length; what is beyond is absent. */
export type Bitset = Uint32Array<ArrayBuffer>;

/** Words that `size` documents take. */
const wordsFor = (size: number): number => (size + 31) >>> 5;

export const emptySet = (size: number): Bitset => new Uint32Array(wordsFor(size));

/** All documents up to `size`. */
export const fullSet = (size: number): Bitset => {
  const set = emptySet(size).fill(0xffffffff);
  if (size % 32 !== 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
};

export const has = (set: Bitset, doc: number): boolean => (set[doc >>> 5]! & (1 << (doc & 31))) !== 0;

export const add = (set: Bitset, doc: number): void => {
  set[doc >>> 5]! |= 1 << (doc & 31);
};

export const remove = (set: Bitset, doc: number): void => {
  set[doc >>> 5]! &= ~(1 << (doc & 31));
};

/** `set`, or a copy with twice the room where `doc` does not fit. */
export const withRoomFor = (set: Bitset, doc: number): Bitset => {
  if (doc >>> 5 < set.length) return set;
  const roomier = new Uint32Array(Math.max(wordsFor(doc + 1), set.length * 2, 32));
  roomier.set(set);
  return roomier;
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

/** Bits set in each byte of a word, side by side (Warren, Hacker's Delight §5–1). */
const bitsPerByte = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (fours + (fours >>> 4)) & 0x0f0f0f0f;
};

/** A product's first byte is the sum of the four. */
const sumOfBytes = (bytes: number): number => Math.imul(bytes, 0x01010101) >>> 24;

export const sizeOf = (set: Bitset): number => {
  let size = 0;
  for (let i = 0; i < set.length; i++) size += sumOfBytes(bitsPerByte(set[i]!));
  return size;
};

export const isEmpty = (set: Bitset): boolean => set.every((word) => word === 0);

/** The documents in ascending order; `size` is how many there are. */
export const toDocs = (set: Bitset, size: number): Uint32Array<ArrayBuffer> => {
  const docs = new Uint32Array(size);
  let count = 0;
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) docs[count++] = (i << 5) + (31 - Math.clz32(word & -word));
  }
  return docs;
};
