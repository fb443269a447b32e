import type { Term } from './terms.ts';

/** Shorter words have too many neighbours that mean something else. */
const shortest = 5;

/** The word without each of its letters in turn: two words that differ by one letter share a form. */
const withoutOne = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Whether two words differ by one typing error: a letter too many, missing, wrong, or two letters swapped. */
const isOneErrorAway = (a: string, b: string): boolean => {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
};

/** Finds the word that was meant, by looking up a word's forms: the time does not depend on the number of words. */
export interface Mender {
  learn(word: string, terms: readonly Term[]): void;
  /** The terms of the only known word one typing error away. */
  mend(word: string): readonly Term[] | null;
}

export const createMender = (): Mender => {
  const words = new Map<string, readonly Term[]>();
  const byForm = new Map<string, string[]>();
  return {
    learn(word, terms) {
      if (word.length < shortest || words.has(word)) return;
      words.set(word, terms);
      for (const form of new Set([word, ...withoutOne(word)])) byForm.set(form, [...(byForm.get(form) ?? []), word]);
    },
    mend(word) {
      if (word.length < shortest || word.length > 30) return null;
      const near = new Set([word, ...withoutOne(word)].flatMap((form) => byForm.get(form) ?? []));
      const meant = [...near].filter((known) => known[0] === word[0] && isOneErrorAway(word, known));
      const meanings = new Map(meant.map((known) => [JSON.stringify(words.get(known)), words.get(known)!]));
      return meanings.size === 1 ? [...meanings.values()][0]! : null;
    },
  };
};
