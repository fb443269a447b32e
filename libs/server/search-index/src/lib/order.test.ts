import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, emptySet, sizeOf, toDocs } from './bitset.ts';
import { createOrder } from './order.ts';

it('returns any slice of the matches in order, during and after additions', () => {
  const anyCase = fc.record({
    keys: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 5_000 }),
    share: fc.integer({ min: 1, max: 100 }),
    from: fc.oneof(fc.nat(200), fc.nat(4_800)),
    readsAt: fc.nat(5_000),
  });
  fc.assert(
    fc.property(anyCase, ({ keys, share, from, readsAt }) => {
      const compare = (a: number, b: number) => keys[a]! - keys[b]! || a - b;
      const order = createOrder(compare);
      const matches = emptySet(keys.length);

      keys.forEach((_, doc) => {
        order.add(doc);
        if ((doc * 7_919) % 100 < share) add(matches, doc);
        if (doc === readsAt) order.slice(matches, sizeOf(matches), 0, 24);
      });

      const expected = keys.map((_, doc) => doc).filter((doc) => (doc * 7_919) % 100 < share);
      expect(order.slice(matches, sizeOf(matches), from, 24)).toEqual(expected.sort(compare).slice(from, from + 24));
    }),
    { numRuns: 60 },
  );
});

it('returns the documents of a range, without unknown values', () => {
  const anyCase = fc.record({
    keys: fc.array(fc.option(fc.integer({ min: 0, max: 50 }), { nil: Number.NaN }), { maxLength: 3_000 }),
    low: fc.integer({ min: -1, max: 51 }),
    width: fc.nat(52),
  });
  fc.assert(
    fc.property(anyCase, ({ keys, low, width }) => {
      const rankOf = (doc: number) => (Number.isNaN(keys[doc]) ? Infinity : keys[doc]!);
      const order = createOrder((a, b) => (rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : a - b));
      keys.forEach((_, doc) => order.add(doc));

      const set = order.within((doc) => (keys[doc]! < low ? -1 : keys[doc]! <= low + width ? 0 : 1));

      const expected = keys.flatMap((key, doc) => (key >= low && key <= low + width ? doc : []));
      expect([...toDocs(set, sizeOf(set))]).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
