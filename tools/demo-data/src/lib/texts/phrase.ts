import type { Names } from '../market/neighbourhoods/neighbourhood.ts';
import type { Random } from '../random.ts';
import type { Facts } from './facts.ts';

/** A statement about a listing in both languages; null when it is not true. */
export type Phrase = (facts: Facts) => Names | null;

/** Up to `count` different phrases that are true, chosen at random, in the order of the pool. */
export const say = (random: Random, pool: readonly Phrase[], facts: Facts, count: number): Names[] =>
  random.some(
    pool.flatMap((phrase) => {
      const text = phrase(facts);
      return text ? [text] : [];
    }),
    count,
  );

/** Sentences of one paragraph; Thai separates sentences with a space. */
export const joined = (phrases: readonly Names[]): Names => [
  phrases.map(([th]) => th).join(' '),
  phrases.map(([, en]) => en).join(' '),
];
