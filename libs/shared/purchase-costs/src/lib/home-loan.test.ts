import { describe, expect, it } from 'vitest';
import { homeLoan, loanLimits, priceForInstalment, usualInstalment } from './home-loan.ts';

describe('a home loan', () => {
  it.each([
    // Annuity factor: monthly instalment per 1,000 baht. 5.67789 at 5.5 % over 30 years
    [3_000_000, 10, 5.5, 30, 15_331],
    // 5.99551
    [1_000_000, 0, 6, 30, 5_996],
    // 5.54598 on 1.6 million
    [2_000_000, 20, 3, 20, 8_874],
    // 5.85457 on 3.6 million
    [4_000_000, 10, 6.5, 40, 21_077],
    // 88.84879
    [1_000_000, 0, 12, 1, 88_849],
    // No interest: 1/240 of the principal a month
    [1_000_000, 0, 0, 20, 4_167],
    // No loan
    [5_000_000, 100, 5.5, 30, 0],
  ])(
    'for %d with %d %% down at %d %% over %d years costs %d a month',
    (price, downPercent, ratePercent, years, monthly) => {
      expect(homeLoan({ price, downPercent, ratePercent, years }).monthly).toBe(monthly);
    },
  );

  it('has a down payment, a principal, total interest and a required income', () => {
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

  it('without an interest rate has no interest', () => {
    expect(homeLoan({ price: 1_000_000, downPercent: 0, ratePercent: 0, years: 20 }).interest).toBe(0);
  });
});

it.each([5_000, 10_000, 45_000])('the price for an instalment of %i has that instalment', (monthly) => {
  const { down, rate, years } = loanLimits;
  const price = priceForInstalment(monthly);

  const loan = homeLoan({ price, downPercent: down.usual, ratePercent: rate.usual, years: years.usual });

  expect(Math.abs(loan.monthly - monthly)).toBeLessThanOrEqual(1);
});

it('estimates an instalment on usual terms, to the next thousand', () => {
  const price = 4_900_000;

  expect(usualInstalment(price)).toBe(26_000);
  expect(priceForInstalment(usualInstalment(price))).toBeGreaterThanOrEqual(price);
});
