/** Numbers by pairs of numbers up to 2³² − 1. */
export interface PairTable {
  get(first: number, second: number): number | undefined;
  /** Adds a pair that the table does not have. `value` is less than 2³² − 1. */
  add(first: number, second: number, value: number): void;
  /** The pairs with their values; pairs that are added meanwhile may be missed. */
  entries(): Iterable<readonly [first: number, second: number, value: number]>;
}

/** The share of places that are taken at most: with more, neighbours collide often. */
const mostTaken = 0.6;

/** Spreads pairs over the places (multiplicative hashing, Knuth, The Art of Computer Programming 6.4). */
const hash = (first: number, second: number): number => {
  const mixed = Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
};

/**
 * A hash table in three arrays, with linear probing. A `Map` needs an object for each key beyond 2³¹, and garbage
 * collection visits all of them in one step.
 */
export const createPairTable = (): PairTable => {
  let firsts = new Uint32Array(1_024);
  let seconds = new Uint32Array(1_024);
  /** The value plus 1; 0 for a free place. */
  let values = new Uint32Array(1_024);
  let size = 0;

  /** The place of a pair, or the free place where it belongs. */
  const placeOf = (first: number, second: number): number => {
    const mask = values.length - 1;
    let place = hash(first, second) & mask;
    while (values[place] !== 0 && (firsts[place] !== first || seconds[place] !== second)) place = (place + 1) & mask;
    return place;
  };

  const put = (first: number, second: number, value: number) => {
    const place = placeOf(first, second);
    firsts[place] = first;
    seconds[place] = second;
    values[place] = value + 1;
  };

  const grow = () => {
    const [oldFirsts, oldSeconds, oldValues] = [firsts, seconds, values];
    [firsts, seconds, values] = [firsts, seconds, values].map(({ length }) => new Uint32Array(length * 2)) as [
      Uint32Array<ArrayBuffer>,
      Uint32Array<ArrayBuffer>,
      Uint32Array<ArrayBuffer>,
    ];
    for (let place = 0; place < oldValues.length; place++)
      if (oldValues[place] !== 0) put(oldFirsts[place]!, oldSeconds[place]!, oldValues[place]! - 1);
  };

  return {
    get(first, second) {
      const value = values[placeOf(first, second)]!;
      return value === 0 ? undefined : value - 1;
    },
    add(first, second, value) {
      if (++size > values.length * mostTaken) grow();
      put(first, second, value);
    },
    *entries() {
      const [ofFirsts, ofSeconds, ofValues] = [firsts, seconds, values];
      for (let place = 0; place < ofValues.length; place++)
        if (ofValues[place] !== 0) yield [ofFirsts[place]!, ofSeconds[place]!, ofValues[place]! - 1] as const;
    },
  };
};
