import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordablePrice, affordableRent } from './affordable.ts';
import { homeLoan, loanLimits } from './home-loan.ts';
import { transferCosts } from './transfer-costs.ts';

const day = '2026-11-26';
const { down, rate, years } = loanLimits;

/** What a buyer pays for a price, with the largest usual loan, or with the largest one that the instalment repays. */
const needed = (price: number, longest = Infinity) => {
  const principal = Math.min(Math.floor(price * (1 - down.usual / 100)), longest);
  const { monthly } = homeLoan({ price: principal, downPercent: 0, ratePercent: rate.usual, years: years.usual });
  const costs = transferCosts({
    ...{ price, appraised: price, loan: principal, day },
    ...{ seller: 'person', years: 10, feePayer: 'half' as const },
  } as const);
  return { monthly, cash: price - principal + costs.buyer };
};

describe('affordablePrice', () => {
  it.each([
    // 20,000 a month repays 3,522,435 at 5.5 % over 30 years (5.67789 per 1,000).
    [{ monthly: 20_000 }, 3_913_817],
    // 10 % down, 1 % half of the transfer fee, 0.9 % mortgage fee: 11.9 % of the price in cash.
    [{ cash: 595_000 }, 5_000_000],
    // 3,522,435 is the loan; the cash pays the rest, half the transfer fee and 1 % of the loan.
    [{ monthly: 20_000, cash: 1_190_000 }, 4_630_901],
    // The cash sets the price.
    [{ monthly: 50_000, cash: 119_000 }, 1_000_000],
    // No loan: the price with 1 % of it.
    [{ monthly: 0, cash: 3_030_000 }, 3_000_000],
    [{ monthly: 0 }, 0],
    [{ cash: 0 }, 0],
    [{}, Infinity],
  ])('of %o is about %d', (means, price) => {
    const found = affordablePrice(means, day);

    if (price === Infinity) expect(found).toBe(Infinity);
    else expect(Math.abs(found - price)).toBeLessThanOrEqual(30);
  });

  it('is the highest price that both amounts pay for', () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), amount, (monthly, cash) => {
        const price = affordablePrice({ monthly, cash }, day);
        const longest = affordablePrice({ monthly }, day) * (1 - down.usual / 100);
        const paid = needed(price, longest);

        expect(paid.cash).toBeLessThanOrEqual(cash + 1);
        expect(paid.monthly).toBeLessThanOrEqual(monthly + 1);
        expect(needed(price + 3, longest).cash).toBeGreaterThan(cash);
      }),
    );
  });

  it('of the highest amounts is found', () => {
    expect(affordablePrice({ monthly: 9_999_999_999, cash: 9_999_999_999 }, day)).toBeGreaterThan(80_000_000_000);
  });
});

it.each([
  [{ monthly: 15_000 }, 15_000],
  [{ cash: 45_000 }, 15_000],
  [{ monthly: 20_000, cash: 45_000 }, 15_000],
  [{ monthly: 12_000, cash: 45_000 }, 12_000],
  [{}, Infinity],
])('affordableRent of %o is %d', (means, rent) => {
  expect(affordableRent(means)).toBe(rent);
});
