import type { PriceInterval } from '@yoodee/api-contract/price-comparison';
import { estimateOf, type Comparable } from './comparables.ts';
import type { ComparedSubject } from './compared-asset.ts';
import type { AskedError } from './price-errors.queries.ts';

/** Rounds to three significant digits, which is the precision of an estimate. */
const rounded = (baht: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(baht)) - 2);
  return Math.round(baht / step) * step;
};

const percent = (share: number) => Math.round(share * 100);

/**
 * The interval of asking prices for listings like the subject, in whole baht for its size. Null without comparables,
 * and while the error has not been measured.
 */
export const priceIntervalOf = (
  subject: ComparedSubject,
  comparables: readonly Comparable[],
  error: AskedError | null,
): PriceInterval | null => {
  if (comparables.length === 0 || error === null) return null;
  const middle = estimateOf(comparables) * subject.areaSqm;
  return {
    low: rounded(middle * Math.exp(-error.spread)),
    middle: rounded(middle),
    high: rounded(middle * Math.exp(error.spread)),
    comparables: comparables.length,
    error: {
      place: error.place,
      estimated: error.estimated,
      median_percent: percent(error.median_error),
      covered_percent: percent(error.coverage),
    },
  };
};
