import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptySet, sizeOf, toDocs } from './bitset.ts';
import { createRun } from './run.ts';

it('adds any slice of a short or a long run to a set', () => {
  const lengths = fc.constantFrom(1, 40, 70_000, 2 ** 17);
  fc.assert(
    fc.property(
      lengths,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (length, from, to) => {
        // Every document once, far from its neighbours, because the factor is prime.
        const docs = Uint32Array.from({ length }, (_, place) => (place * 7_919) % length);
        const run = createRun(docs);
        const [start, end] = [Math.floor(from * length), Math.floor(to * length)].sort((a, b) => a - b) as [
          number,
          number,
        ];
        const set = emptySet(length);

        run.addTo(set, start, end);

        // As text, because comparing 100,000 elements takes a second.
        expect(toDocs(set, sizeOf(set)).join()).toBe(docs.slice(start, end).sort().join());
      },
    ),
    { numRuns: 30 },
  );
});
