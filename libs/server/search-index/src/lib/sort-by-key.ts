import type { AssetIndex } from './asset-index.ts';
import { allocate } from './scratch.ts';
import { toDocs, type Bitset } from './bitset.ts';

/**
 * The matches at positions `from` … `from + count - 1` by a whole number from 0 to `most`, the least first and of equals
 * the newest asset. Larger and infinite keys are the same as `most`. Only the documents of the keys on the page are
 * sorted: keys have few values, and a search may have hundreds of thousands of matches.
 */
export const sliceByKey = (
  index: AssetIndex,
  { matches, size, keyOf, most }: { matches: Bitset; size: number; keyOf: (doc: number) => number; most: number },
  from: number,
  count: number,
): number[] => {
  const docs = toDocs(matches, size);
  const keys = allocate(size);
  const sizes = allocate(most + 1).fill(0);
  for (let at = 0; at < size; at++) {
    const key = Math.min(keyOf(docs[at]!), most);
    keys[at] = key;
    sizes[key]!++;
  }

  const found: number[] = [];
  let first = 0;
  for (let key = 0; key <= most && first < from + count; key++) {
    const end = first + sizes[key]!;
    if (end > from && end > first) {
      const same: number[] = [];
      for (let at = 0; at < size; at++) if (keys[at] === key) same.push(docs[at]!);
      same.sort((a, b) => index.assetOf(b) - index.assetOf(a));
      found.push(...same.slice(Math.max(0, from - first), from + count - first));
    }
    first = end;
  }
  return found;
};
