import { useFormat } from '@yoodee/i18n';
import { FormattedMessage } from 'react-intl';
import type { ServicePriceView } from './service-card.view.ts';
import { messages } from './service-price.messages.ts';
import styles from './service-price.module.css';

/** A price per unit, with the amount emphasised. `isLowest`: the price is the lowest one ("from ..."). */
export const ServicePrice = ({ price: { baht, unit }, isLowest }: { price: ServicePriceView; isLowest?: boolean }) => {
  const format = useFormat();
  return (
    <FormattedMessage
      {...(isLowest ? messages.from : messages.price)}
      values={{
        unit,
        price: format.baht(baht),
        amount: (chunks) => <span className={styles.amount}>{chunks}</span>,
      }}
    />
  );
};
