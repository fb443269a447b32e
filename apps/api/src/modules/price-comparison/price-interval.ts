import type { PriceInterval } from '@yoodee/api-contract/price-comparison';
import { estimateOf, type Comparable } from './comparables.ts';
import type { ComparedSubject } from './compared-asset.ts';
import type { AskedError } from './price-errors.queries.ts';

/** Three significant digits: an estimate knows no more. */
const rounded = (baht: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(baht)) - 2);
  return Math.round(baht / step) * step;
};

const percent = (share: number) => Math.round(share * 100);

/**
 * The prices that listings like the subject ask, in whole baht of its own size. Null without comparables, and while
 * nothing is known about the error: an interval without its error would claim too much.
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
