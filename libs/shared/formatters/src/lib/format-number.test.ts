import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1,000'],
    [1234.5, '1,234.5'],
    [1_234_567.891, '1,234,567.89'],
    [1.005, '1.01'],
    [0.004, '0'],
    [-4_500, '-4,500'],
    [1e-7, '0'],
    [999.999, '1,000'],
  ])('formats %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it.each(['th-TH', 'en-TH'])('formats like Intl.NumberFormat in %s', (tag) => {
    const amounts = fc.oneof(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.integer({ min: 0, max: 1e9 }).map((satang) => satang / 1000),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    );
    const own = [0, 1, 2, 3].map((maximumFractionDigits) => new Intl.NumberFormat(tag, { maximumFractionDigits }));

    fc.assert(
      fc.property(amounts, (value) => {
        own.forEach((format, maximumFractionDigits) =>
          // A negative number that rounds to nothing has no sign with us.
          expect(formatNumber(value, { maximumFractionDigits })).toBe(format.format(value).replace(/^-0$/, '0')),
        );
      }),
      { seed: 7, numRuns: 2000 },
    );
  });
});
