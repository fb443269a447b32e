import { has, toDocs, type Bitset } from './bitset.ts';

/** Negative when document `a` comes before `b`; never 0 for two documents. */
export type Compare = (a: number, b: number) => number;

/** Every document in one sort order. */
export interface Order {
  add(doc: number): void;
  /** The documents of `matches` at positions `from` … `from + count - 1`; `size` is how many match. */
  slice(matches: Bitset, size: number, from: number, count: number): number[];
}

/** Documents gathered before they are sorted into a run. */
const pendingLimit = 1_024;

/** Below this share of all documents it is cheaper to sort the matches than to walk the whole order. */
const sparseShare = 1 / 64;

const merge = (a: Uint32Array, b: Uint32Array, compare: Compare): Uint32Array => {
  const merged = new Uint32Array(a.length + b.length);
  let i = 0;
  let j = 0;
  for (let k = 0; k < merged.length; k++) {
    const takeA = j === b.length || (i < a.length && compare(a[i]!, b[j]!) < 0);
    merged[k] = takeA ? a[i++]! : b[j++]!;
  }
  return merged;
};

/**
 * Keeps documents in sorted runs, each at least twice as long as the next, so that adding one costs O(log n) on
 * average and reading walks a handful of runs at once.
 */
export const createOrder = (compare: Compare): Order => {
  const runs: Uint32Array[] = [];
  let pending: number[] = [];
  let size = 0;

  const settle = () => {
    if (pending.length === 0) return;
    let run: Uint32Array = Uint32Array.from(pending).sort(compare);
    pending = [];
    for (let last = runs.at(-1); last && last.length < run.length * 2; last = runs.at(-1))
      run = merge(runs.pop()!, run, compare);
    runs.push(run);
  };

  const walk = (matches: Bitset, from: number, count: number): number[] => {
    const found: number[] = [];
    const heads = runs.map(() => 0);
    const advance = (run: number) => {
      const docs = runs[run]!;
      let head = heads[run]!;
      while (head < docs.length && !has(matches, docs[head]!)) head++;
      heads[run] = head;
    };
    heads.forEach((_, run) => advance(run));
    for (let position = 0; position < from + count; position++) {
      let best = -1;
      for (let run = 0; run < runs.length; run++) {
        if (heads[run]! === runs[run]!.length) continue;
        if (best === -1 || compare(runs[run]![heads[run]!]!, runs[best]![heads[best]!]!) < 0) best = run;
      }
      if (best === -1) break;
      if (position >= from) found.push(runs[best]![heads[best]!]!);
      heads[best]!++;
      advance(best);
    }
    return found;
  };

  return {
    add(doc) {
      size++;
      pending.push(doc);
      if (pending.length === pendingLimit) settle();
    },
    slice(matches, matched, from, count) {
      if (from >= matched) return [];
      if (matched < size * sparseShare || matched <= count)
        return [
          ...toDocs(matches, matched)
            .sort(compare)
            .subarray(from, from + count),
        ];
      settle();
      return walk(matches, from, count);
    },
  };
};
