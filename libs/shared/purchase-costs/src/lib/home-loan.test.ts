import { describe, expect, it } from 'vitest';
import { homeLoan, loanLimits, priceForInstalment } from './home-loan.ts';

describe('a home loan', () => {
  it.each([
    // Monthly by the annuity factor a thousand: 5.67789 at 5.5 % over 30 years
    [3_000_000, 10, 5.5, 30, 15_331],
    // 5.99551
    [1_000_000, 0, 6, 30, 5_996],
    // 5.54598 on 1.6 million
    [2_000_000, 20, 3, 20, 8_874],
    // 5.85457 on 3.6 million
    [4_000_000, 10, 6.5, 40, 21_077],
    // 88.84879
    [1_000_000, 0, 12, 1, 88_849],
    // No interest: a 240th
    [1_000_000, 0, 0, 20, 4_167],
    // Nothing borrowed
    [5_000_000, 100, 5.5, 30, 0],
  ])(
    'of %d with %d %% down at %d %% over %d years costs %d a month',
    (price, downPercent, ratePercent, years, monthly) => {
      expect(homeLoan({ price, downPercent, ratePercent, years }).monthly).toBe(monthly);
    },
  );

  it('says what is paid down, borrowed, paid for it, and the income it takes', () => {
    expect(homeLoan({ price: 1_000_000, downPercent: 0, ratePercent: 12, years: 1 })).toEqual({
      down: 0,
      principal: 1_000_000,
      monthly: 88_849,
      interest: 66_185,
      income: 222_123,
    });
    expect(homeLoan({ price: 3_000_000, downPercent: 10, ratePercent: 5.5, years: 30 })).toMatchObject({
      down: 300_000,
      principal: 2_700_000,
      income: 38_328,
    });
  });

  it('without interest costs none', () => {
    expect(homeLoan({ price: 1_000_000, downPercent: 0, ratePercent: 0, years: 20 }).interest).toBe(0);
  });
});

it.each([5_000, 10_000, 45_000])('an instalment of %i pays off the price that it is the instalment of', (monthly) => {
  const { down, rate, years } = loanLimits;
  const price = priceForInstalment(monthly);

  const loan = homeLoan({ price, downPercent: down.usual, ratePercent: rate.usual, years: years.usual });

  expect(Math.abs(loan.monthly - monthly)).toBeLessThanOrEqual(1);
});
