/** Usual terms of Thai banks: up to 40 years, instalments of at most 40 % of the income. */
export const loanLimits = {
  years: { min: 1, max: 40, usual: 30 },
  /** Per cent a year. The usual rate is near the average over the full term, not over the first three years. */
  rate: { min: 0, max: 20, usual: 5.5 },
  /** Per cent of the price. */
  down: { min: 0, max: 100, usual: 10 },
  incomeShare: 0.4,
} as const;

export interface LoanInput {
  /** Baht. */
  price: number;
  /** Down payment in per cent of the price. */
  downPercent: number;
  /** Per cent a year. */
  ratePercent: number;
  years: number;
}

/** Whole baht. */
export interface Loan {
  down: number;
  principal: number;
  /** Monthly instalment: interest and repayment. The last instalment is slightly lower. */
  monthly: number;
  interest: number;
  /** The lowest monthly income for which banks usually lend this amount. */
  income: number;
}

/** The monthly instalment per baht of principal. */
const instalmentShare = ({ ratePercent, years }: Pick<LoanInput, 'ratePercent' | 'years'>): number => {
  const months = years * 12;
  const monthRate = ratePercent / 100 / 12;
  return monthRate === 0 ? 1 / months : monthRate / (1 - (1 + monthRate) ** -months);
};

/** The loan in baht that a monthly instalment repays on usual terms. */
export const loanForInstalment = (monthly: number): number =>
  monthly / instalmentShare({ ratePercent: loanLimits.rate.usual, years: loanLimits.years.usual });

/** The price in baht that a monthly instalment can finance on usual terms. */
export const priceForInstalment = (monthly: number): number =>
  loanForInstalment(monthly) / (1 - loanLimits.down.usual / 100);

/** An annuity loan: equal monthly instalments at one rate for the full term. */
export const homeLoan = ({ price, downPercent, ratePercent, years }: LoanInput): Loan => {
  const down = Math.round((price * downPercent) / 100);
  const principal = price - down;
  const months = years * 12;
  const exact = principal * instalmentShare({ ratePercent, years });
  const monthly = Math.ceil(exact);
  return {
    down,
    principal,
    monthly,
    interest: Math.round(exact * months - principal),
    income: Math.ceil(monthly / loanLimits.incomeShare),
  };
};

/** The monthly instalment for a price on usual terms, in baht, to the next thousand: an estimate for lists. */
export const usualInstalment = (price: number): number => {
  const { years, rate, down } = loanLimits;
  const terms = { downPercent: down.usual, ratePercent: rate.usual, years: years.usual };
  return Math.ceil(homeLoan({ price, ...terms }).monthly / 1000) * 1000;
};
