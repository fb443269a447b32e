import { emptySet, has, toDocs, type Bitset } from './bitset.ts';
import { createRun, type Run } from './run.ts';

/** Negative when document `a` comes before `b`; never 0 for two documents. */
export type Compare = (a: number, b: number) => number;

/** All documents in one sort order. */
export interface Order {
  add(doc: number): void;
  /** The documents of `matches` at positions `from` … `from + count - 1`; `size` is the number of matches. */
  slice(matches: Bitset, size: number, from: number, count: number): number[];
  /** The documents with `placeOf` 0; it is negative for those before and positive for those after. */
  within(placeOf: PlaceOf): Bitset;
  /** Speeds up deep pages: takes tens of milliseconds at a million documents. */
  compact(): void;
  /** All documents, as sorted runs; the arrays do not change. */
  runs(): readonly Uint32Array[];
  /** Adds a run of {@link Order.runs} to an order of a snapshot, the longest first. */
  restore(run: Uint32Array): void;
}

type PlaceOf = (doc: number) => number;

/** Number of pending documents until they are sorted into a run. */
const pendingLimit = 1_024;

/** Reads of the order, per match, that take as long as sorting the matches. */
const looksPerSorted = 200;

/** Position from which the runs are compacted; such deep pages are rare. */
const deepFrom = 2_400;

/** After compaction the first run is this many times as long as all others. */
const compactShare = 16;

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

/** The first index of a run where `isPast` is true, or its end. */
const firstAt = (docs: Uint32Array, isPast: (doc: number) => boolean): number => {
  let [low, high] = [0, docs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(docs[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * An order of sorted runs, each at least twice as long as the next: adding costs O(log n) on average, and reading
 * merges a few runs.
 */
export const createOrder = (compare: Compare): Order => {
  const runs: Run[] = [];
  let pending: number[] = [];
  let size = 0;

  const settle = () => {
    if (pending.length === 0) return;
    let docs: Uint32Array = Uint32Array.from(pending).sort(compare);
    pending = [];
    for (let last = runs.at(-1); last && last.docs.length < docs.length * 2; last = runs.at(-1))
      docs = merge(runs.pop()!.docs, docs, compare);
    runs.push(createRun(docs));
  };

  /** For deep pages: merges runs until most documents are in the first. */
  const compact = () => {
    while (runs.length > 1 && runs[0]!.docs.length < (size - runs[0]!.docs.length) * compactShare) {
      const last = runs.pop()!;
      runs.push(createRun(merge(runs.pop()!.docs, last.docs, compare)));
    }
  };

  /** The index of the next match in a run from `head` on, or its end. */
  const nextMatch = (docs: Uint32Array, head: number, matches: Bitset): number => {
    while (head < docs.length && !has(matches, docs[head]!)) head++;
    return head;
  };

  const walk = (matches: Bitset, from: number, count: number): number[] => {
    const found: number[] = [];
    /** The index of the next match, by run. */
    const heads = runs.map(({ docs }) => nextMatch(docs, 0, matches));
    const nextOf = (run: number): number | undefined => runs[run]?.docs[heads[run]!];
    /** The run with the next match, ignoring `except`; -1 when all others have ended. */
    const firstRun = (except = -1): number => {
      let first = -1;
      for (let run = 0; run < runs.length; run++) {
        if (run === except || nextOf(run) === undefined) continue;
        if (first === -1 || compare(nextOf(run)!, nextOf(first)!) < 0) first = run;
      }
      return first;
    };
    for (let run = firstRun(), position = 0; run !== -1; run = firstRun()) {
      // Reads one run until another has the next match: usually one run is much longer than the rest.
      const limit = nextOf(firstRun(run));
      const { docs } = runs[run]!;
      let head = heads[run]!;
      for (; head < docs.length; head = nextMatch(docs, head + 1, matches)) {
        const doc = docs[head]!;
        if (limit !== undefined && compare(doc, limit) > 0) break;
        if (position++ >= from) found.push(doc);
        if (position === from + count) return found;
      }
      heads[run] = head;
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
      // Matches are spread over the order: the expected number of reads for the requested matches.
      if (matched * looksPerSorted < (size / matched) * (from + count))
        return [
          ...toDocs(matches, matched)
            .sort(compare)
            .subarray(from, from + count),
        ];
      settle();
      if (from >= deepFrom) compact();
      return walk(matches, from, count);
    },
    compact() {
      settle();
      compact();
    },
    runs() {
      settle();
      return runs.map(({ docs }) => docs);
    },
    restore(run) {
      runs.push(createRun(run));
      size += run.length;
    },
    within(placeOf) {
      settle();
      const set = emptySet(size);
      for (const run of runs) {
        const start = firstAt(run.docs, (doc) => placeOf(doc) >= 0);
        run.addTo(
          set,
          start,
          firstAt(run.docs, (doc) => placeOf(doc) > 0),
        );
      }
      return set;
    },
  };
};
