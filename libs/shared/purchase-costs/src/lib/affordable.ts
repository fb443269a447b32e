import { loanForInstalment, loanLimits, priceForInstalment } from './home-loan.ts';
import { usualLease } from './move-in-costs.ts';
import { transferCosts } from './transfer-costs.ts';

/** What a person can pay, in whole baht. An absent amount sets no limit. */
export interface Means {
  /** A month: the instalment of a loan, or the rent. */
  monthly?: number | undefined;
  /** On the first day: the down payment with the buyer's costs of the transfer, or deposit and advance of a lease. */
  cash?: number | undefined;
}

/**
 * The buyer's costs on the day of transfer if the fee is shared and the price is the appraised value. Time-limited
 * reductions are left out, since they depend on the buyer and the home.
 */
const costsOf = (price: number, loan: number, day: string): number =>
  transferCosts({ price, appraised: price, loan, day, seller: 'person', years: 10, feePayer: 'half' }).buyer;

/**
 * The highest sale price in whole baht that fits: a loan on the calculator's usual terms (see {@link loanLimits}), at
 * most the price less the usual down payment, and the rest with the costs of the transfer in cash. Infinity without any
 * limit. `day` is the day of the transfer in Bangkok, `YYYY-MM-DD`.
 */
export const affordablePrice = ({ monthly, cash }: Means, day: string): number => {
  if (cash === undefined) return monthly === undefined ? Infinity : Math.floor(priceForInstalment(monthly));
  const longest = monthly === undefined ? Infinity : Math.floor(loanForInstalment(monthly));
  const share = 1 - loanLimits.down.usual / 100;
  const isPaid = (price: number): boolean => {
    const loan = Math.min(Math.floor(price * share), longest);
    return price - loan + costsOf(price, loan, day) <= cash;
  };
  // The cash that is needed grows with the price, and is never less than the down payment.
  let [paid, unpaid] = [0, Math.floor(cash / (1 - share)) + 1];
  while (unpaid - paid > 1) {
    const middle = Math.floor((paid + unpaid) / 2);
    if (isPaid(middle)) paid = middle;
    else unpaid = middle;
  }
  return paid;
};

/** The highest monthly rent in whole baht that fits, with deposit and advance of the usual lease in cash. */
export const affordableRent = ({ monthly = Infinity, cash = Infinity }: Means): number =>
  Math.min(monthly, Math.floor(cash / (usualLease.depositMonths + usualLease.advanceMonths)));
