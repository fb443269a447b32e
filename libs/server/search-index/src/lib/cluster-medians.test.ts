import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mediansByCell } from './cluster-medians.ts';
import { firstMark, priceMark } from './price-mark.ts';

it('returns the same median as sorting, for any numbers', () => {
  const anyValue = fc.oneof(
    fc.constantFrom(Number.NaN, 0, 1, 65_536, -1),
    fc.integer({ min: 20, max: 40 }),
    fc.double({ min: 0, noDefaultInfinity: true, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(anyValue, fc.nat(5)), { maxLength: 200 }), (placed) => {
      const column = Float64Array.from(placed, ([value]) => value);
      const docs = Uint32Array.from(placed.keys());
      const partOf = Uint32Array.from(placed, ([, part]) => part);

      // Two parts per cell.
      const marks = Uint16Array.from(placed, ([value]) => priceMark(value, false));
      const medianIn = mediansByCell(
        { column, marks, first: firstMark(false) },
        { docs, partOf, cellOf: Uint32Array.of(0, 0, 1, 1, 2, 2), cells: 4 },
      );

      for (const cell of [0, 1, 2, 3]) {
        const sorted = placed
          .filter(([value, part]) => part >> 1 === cell && !Number.isNaN(value))
          .map(([value]) => value)
          .sort((a, b) => a - b);
        const half = sorted.length >> 1;
        const expected = sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
        expect(medianIn(cell)).toBe(sorted.length === 0 ? null : expected);
      }
    }),
  );
});
