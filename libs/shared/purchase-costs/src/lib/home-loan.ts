/** What Thai banks usually lend: up to 40 years, instalments of at most 40 % of the income. */
export const loanLimits = {
  years: { min: 1, max: 40, usual: 30 },
  /** Per cent a year; the usual one is near the average of a contract's life, not of its first three years. */
  rate: { min: 0, max: 20, usual: 5.5 },
  /** Per cent of the price. */
  down: { min: 0, max: 100, usual: 10 },
  incomeShare: 0.4,
} as const;

export interface LoanInput {
  /** Baht. */
  price: number;
  /** Per cent of the price paid by oneself. */
  downPercent: number;
  /** Per cent a year. */
  ratePercent: number;
  years: number;
}

/** Whole baht. */
export interface Loan {
  down: number;
  principal: number;
  /** Every month, interest and repayment; the last instalment is a little less. */
  monthly: number;
  interest: number;
  /** The income a month from which banks usually lend as much. */
  income: number;
}

/** Of each baht lent, what is paid a month. */
const instalmentShare = ({ ratePercent, years }: Pick<LoanInput, 'ratePercent' | 'years'>): number => {
  const months = years * 12;
  const monthRate = ratePercent / 100 / 12;
  return monthRate === 0 ? 1 / months : monthRate / (1 - (1 + monthRate) ** -months);
};

/** The price, in baht, that a monthly instalment pays off on usual terms. */
export const priceForInstalment = (monthly: number): number => {
  const { years, rate, down } = loanLimits;
  const principal = monthly / instalmentShare({ ratePercent: rate.usual, years: years.usual });
  return principal / (1 - down.usual / 100);
};

/** An annuity: equal monthly instalments at one rate for the whole time. */
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
