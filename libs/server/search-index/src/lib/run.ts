import { add, wordsFor, type Bitset } from './bitset.ts';

/** Documents in order, without duplicates. */
export interface Run {
  docs: Uint32Array;
  /** Adds the documents at `start` … `end - 1` to a set. */
  addTo(set: Bitset, start: number, end: number): void;
}

/** Shorter runs need no milestones. */
const shortest = 2 ** 16;

/** Number of milestones per run; documents between two of them are read one by one. */
const stepsOfRun = 16;

/** The set of all documents before each milestone. */
const milestonesOf = (docs: Uint32Array, step: number): Bitset[] => {
  const before: Bitset = new Uint32Array(wordsFor(docs.reduce((most, doc) => Math.max(most, doc), 0) + 1));
  const milestones: Bitset[] = [];
  for (let place = 0; place < docs.length; place++) {
    if (place % step === 0) milestones.push(before.slice());
    add(before, docs[place]!);
  }
  return milestones;
};

const addBetween = (set: Bitset, before: Bitset, after: Bitset): void => {
  for (let i = 0; i < after.length; i++) set[i]! |= after[i]! & ~before[i]!;
};

/** A long run builds its milestones on first use, so that a slice only reads its ends. */
export const createRun = (docs: Uint32Array): Run => {
  const step = Math.ceil(docs.length / stepsOfRun);
  let milestones: Bitset[] | null = null;

  const addEach = (set: Bitset, start: number, end: number) => {
    for (let place = start; place < end; place++) add(set, docs[place]!);
  };

  return {
    docs,
    addTo(set, start, end) {
      const [first, last] = [Math.ceil(start / step), Math.floor((end - 1) / step)];
      if (docs.length < shortest || first >= last) return addEach(set, start, end);
      milestones ??= milestonesOf(docs, step);
      addEach(set, start, first * step);
      addBetween(set, milestones[first]!, milestones[last]!);
      addEach(set, last * step, end);
    },
  };
};
