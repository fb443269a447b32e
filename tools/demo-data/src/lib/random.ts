/**
 * A seeded random source: the same seed gives the same numbers on every machine. This package uses no other source,
 * neither the clock nor `Math.random`.
 */
export type Random = {
  /** Uniform in [0, 1). */
  next: () => number;
  /** Uniform in [min, max). */
  between: (min: number, max: number) => number;
  /** Whole number, both ends included. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** One value by weight; the weights may have any sum. */
  weighted: <T>(table: readonly (readonly [value: T, weight: number])[]) => T;
  /** `count` different members of `list`, in their order in the list. */
  some: <T>(list: readonly T[], count: number) => T[];
  /** Standard normal (mean 0, deviation 1). */
  normal: () => number;
};

/** MurmurHash3's finaliser over FNV-1a: cheap, and similar seeds give unrelated hashes. */
const hash = (words: readonly (string | number)[], salt: number): number => {
  let state = 0x811c9dc5 ^ salt;
  for (const character of words.join('\u0001')) {
    state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
};

/** A separate stream for this seed, e.g. `createRandom(seed, 'asset', 17)`. Generator: sfc32. */
export const createRandom = (...seed: readonly (string | number)[]): Random => {
  let a = hash(seed, 1);
  let b = hash(seed, 2);
  let c = hash(seed, 3);
  let counter = 1;

  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  const weighted = <T>(table: readonly (readonly [T, number])[]): T => {
    let left = next() * table.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of table) {
      left -= weight;
      if (left < 0) return value;
    }
    return table.at(-1)![0];
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    let wanted = Math.min(count, list.length);
    return list.filter((_, index) => {
      if (next() * (list.length - index) >= wanted) return false;
      wanted -= 1;
      return true;
    });
  };
  // Central limit theorem with twelve draws. Without logarithms the last digit is the same on all platforms.
  const normal = () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6);

  return {
    next,
    between,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    weighted,
    some,
    normal,
  };
};
