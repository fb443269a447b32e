import { add, wordsFor, type Bitset } from './bitset.ts';

/** Documents in order, each once. */
export interface Run {
  docs: Uint32Array;
  /** Adds the documents at places `start` … `end - 1` to a set. */
  addTo(set: Bitset, start: number, end: number): void;
}

/** A shorter run is as quickly read place by place. */
const shortest = 2 ** 16;

/** From one milestone to the next, as a share of the run: what lies between has to be read place by place. */
const stepsOfRun = 16;

/** At every so many places of a run, the set of the documents before. */
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

/** A long run marks its milestones when it is first asked for a stretch, so that one takes no longer than its ends. */
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
