import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, emptySet, intersect, sizeOf, sizeOfBoth, subtract, toDocs, unite, type Bitset } from './bitset.ts';

const room = 6_000;
/** Sets of all densities. */
const anyDocs = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.nat(1_000), fc.integer({ min: 40, max: room }))
  .map(([step, phase, size]) =>
    Array.from({ length: size }, (_, doc) => doc).filter((doc) => (doc * 7_919 + phase) % step === 0),
  );

const toSet = (docs: readonly number[]): Bitset => {
  const set = emptySet(Math.max(0, ...docs) + 1);
  for (const doc of docs) add(set, doc);
  return set;
};
const docsOf = (set: Bitset) => [...toDocs(set, sizeOf(set))];

describe('bitsets', () => {
  it('have the union, intersection, count and elements of sets of any length', () => {
    fc.assert(
      fc.property(anyDocs, anyDocs, (a, b) => {
        const inB = new Set(b);
        const shared = a.filter((doc) => inB.has(doc));
        const united = emptySet(room);
        unite(united, toSet(a));
        unite(united, toSet(b));
        const intersected = toSet(a);
        intersect(intersected, toSet(b));
        const rest = toSet(a);
        subtract(rest, toSet(b));

        expect(docsOf(united)).toEqual([...new Set([...a, ...b])].sort((x, y) => x - y));
        expect(docsOf(intersected)).toEqual(shared);
        expect(sizeOfBoth(toSet(a), toSet(b))).toBe(shared.length);
        expect(docsOf(rest)).toEqual(a.filter((doc) => !inB.has(doc)));
      }),
    );
  });
});
