import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptySet, sizeOf, toDocs } from './bitset.ts';
import { createRun } from './run.ts';

it('adds any stretch to a set, of a short run and of a long one', () => {
  const lengths = fc.constantFrom(1, 40, 70_000, 2 ** 17);
  fc.assert(
    fc.property(
      lengths,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (length, from, to) => {
        // Every document once, far from its neighbours: the factor is prime.
        const docs = Uint32Array.from({ length }, (_, place) => (place * 7_919) % length);
        const run = createRun(docs);
        const [start, end] = [Math.floor(from * length), Math.floor(to * length)].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const set = emptySet(length);

        run.addTo(set, start, end);

        // As text: comparing 100,000 elements one by one takes a second.
        expect(toDocs(set, sizeOf(set)).join()).toBe(docs.slice(start, end).sort().join());
      },
    ),
    { numRuns: 30 },
  );
});
