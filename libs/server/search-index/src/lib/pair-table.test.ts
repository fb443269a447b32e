import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPairTable } from './pair-table.ts';

const anyNumber = fc.oneof(fc.nat(40), fc.integer({ min: 0, max: 2 ** 32 - 1 }));

it('finds the value of each pair, and no other pair', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(anyNumber, anyNumber), { selector: String, maxLength: 3_000 }), (pairs) => {
      const table = createPairTable();
      const added = pairs.slice(0, Math.ceil(pairs.length * 0.8));
      for (const [at, [first, second]] of added.entries()) table.add(first, second, at);

      expect(pairs.map(([first, second]) => table.get(first, second))).toEqual(
        pairs.map((_, at) => (at < added.length ? at : undefined)),
      );
      expect([...table.entries()].sort((a, b) => a[2] - b[2])).toEqual(
        added.map(([first, second], at) => [first, second, at]),
      );
    }),
  );
});
