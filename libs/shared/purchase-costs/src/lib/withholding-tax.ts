import { expenseDeductions, incomeTaxBands, inheritedDeduction, type TaxBand } from './rates.ts';

/** Further years do not count. */
const maxYears = 10;

const bandTax = (income: number, bands: readonly TaxBand[]): number => {
  let tax = 0;
  let from = 0;
  for (const { upTo, rate } of bands) {
    if (income <= from) break;
    tax += (Math.min(income, upTo) - from) * rate;
    from = upTo;
  }
  return tax;
};

export interface Holding {
  /** Appraised value in baht; the price is irrelevant. */
  appraised: number;
  /** Calendar years of ownership, first and last included: bought in December and sold in January are two. */
  years: number;
  isInherited?: boolean;
}

/**
 * Income tax in whole baht that is withheld from a person who sells: the appraised value minus the deduction, divided
 * by the years of ownership (at most 10), taxed by the bands, multiplied by those years.
 */
export const personalWithholding = ({ appraised, years, isInherited = false }: Holding): number => {
  const held = Math.min(maxYears, Math.max(1, Math.floor(years)));
  const { shares } = expenseDeductions;
  const deduction = isInherited ? inheritedDeduction.share : shares[Math.min(held, shares.length) - 1]!;
  // Rounded to satang, because 1 − 0.92 is not exactly 0.08 in binary floating point.
  const perYear = Math.round((appraised * (1 - deduction) * 100) / held) / 100;
  return Math.round(bandTax(perYear, incomeTaxBands.bands) * held);
};

/** Calendar years from one day to another as the Revenue Department counts them, first and last included. */
export const calendarYearsHeld = (acquired: string, sold: string): number =>
  Number(sold.slice(0, 4)) - Number(acquired.slice(0, 4)) + 1;
