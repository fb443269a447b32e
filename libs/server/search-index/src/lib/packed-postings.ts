import type { PostingsStore } from './postings.ts';

/** Some postings with their keys in a few arrays, as a snapshot stores them. */
export interface PackedPostings<Key> {
  keys: Key[];
  /** Number of words of `data` by key; negative where they are a bitset. */
  sizes: Int32Array;
  data: Uint32Array;
}

/** A snapshot is written between requests, so a part must take milliseconds. */
const mostWords = 2 ** 18;
const mostKeys = 2 ** 14;

/**
 * Packs the documents below `documents`, in parts; `entries` are keys and the numbers of their postings. Postings
 * without any document are omitted, unless `keepsEmpty`.
 */
export function* packPostings<Key>(
  store: PostingsStore,
  entries: Iterable<readonly [Key, number]>,
  documents: number,
  { keepsEmpty = false } = {},
): Generator<PackedPostings<Key>> {
  let keys: Key[] = [];
  let packed: { isSet: boolean; words: Uint32Array }[] = [];
  let length = 0;

  const flush = (): PackedPostings<Key> => {
    const data = new Uint32Array(length);
    let at = 0;
    for (const { words } of packed) {
      data.set(words, at);
      at += words.length;
    }
    const sizes = Int32Array.from(packed, ({ isSet, words }) => (isSet ? -words.length : words.length));
    const part = { keys, sizes, data };
    [keys, packed, length] = [[], [], 0];
    return part;
  };

  for (const [key, postings] of entries) {
    const before = store.before(postings, documents);
    if (before.words.length === 0 && !keepsEmpty) continue;
    keys.push(key);
    packed.push(before);
    length += before.words.length;
    if (length >= mostWords || keys.length >= mostKeys) yield flush();
  }
  if (keys.length > 0) yield flush();
}

/** The postings of a part share its memory until they grow. */
export const unpackPostings = <Key>(
  store: PostingsStore,
  { keys, sizes, data }: PackedPostings<Key>,
  take: (key: Key, postings: number) => void,
): void => {
  const ours = data as Uint32Array<ArrayBuffer>;
  let start = 0;
  for (const [index, key] of keys.entries()) {
    const size = sizes[index]!;
    take(key, store.adopt(ours, start, Math.abs(size), size < 0));
    start += Math.abs(size);
  }
};
