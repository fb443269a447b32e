import type { PriceInterval } from '@yoodee/api-contract/price-comparison';
import { useFormat } from '@yoodee/i18n';
import { Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './price-interval.messages.ts';

/** A price in whole baht (a rent per month) and the interval of the asking prices of similar listings. */
export interface ToldInterval {
  interval: PriceInterval;
  price: number;
  isRent: boolean;
}

/** Compares the price with those of similar listings. Rents are written in full, sale prices in millions. */
export const PriceIntervalText = ({ interval, price, isRent }: ToldInterval) => {
  const format = useFormat();
  const baht = (amount: number) => format.baht(amount, { compact: !isRent });
  const { low, middle, high, comparables, error } = interval;
  return (
    <Text size="sm" tone="muted" numeric>
      <FormattedMessage
        {...messages.interval}
        values={{
          where: price < low ? 'below' : price > high ? 'above' : 'within',
          ...{ count: format.number(comparables), median: error.median_percent },
          ...{ low: baht(low), high: baht(high), middle: baht(middle) },
        }}
      />
    </Text>
  );
};
