import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, emptySet, sizeOf, toDocs } from './bitset.ts';
import { createPostingsStore } from './postings.ts';

const room = 6_000;
const anyDocs = fc
  .tuple(fc.integer({ min: 1, max: 400 }), fc.nat(1_000), fc.integer({ min: 0, max: room }))
  .map(([step, phase, size]) =>
    Array.from({ length: size }, (_, doc) => doc).filter((doc) => (doc * 7_919 + phase) % step === 0),
  );

it('contains what was added to each postings, first as a list and later as bits', () => {
  fc.assert(
    fc.property(fc.array(anyDocs, { minLength: 1, maxLength: 6 }), anyDocs, (all, others) => {
      const store = createPostingsStore();
      const numbers = all.map(() => store.create());
      const sets = all.map((docs) => new Set(docs));
      // In turns, so that lists move while others grow.
      for (let doc = 0; doc < room; doc++)
        for (const [at, docs] of sets.entries()) {
          if (!docs.has(doc)) continue;
          store.add(numbers[at]!, doc);
          store.add(numbers[at]!, doc);
        }
      const other = emptySet(room);
      for (const doc of others) add(other, doc);

      for (const [at, docs] of all.entries()) {
        const target = emptySet(room);
        store.get(numbers[at]!).uniteInto(target);
        expect([...toDocs(target, sizeOf(target))]).toEqual(docs);
        expect(store.get(numbers[at]!).countIn(other)).toBe(others.filter((doc) => sets[at]!.has(doc)).length);
      }
    }),
    { numRuns: 40 },
  );
});
