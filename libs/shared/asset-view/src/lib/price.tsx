import { useFormat } from '@yoodee/i18n';
import { FormattedMessage } from 'react-intl';
import type { PriceView } from './asset-price.ts';
import { messages } from './price.messages.ts';
import styles from './price.module.css';

/** A price as the loudest text of a card or page; a reduced one with the first price struck through beside it. */
export const Price = ({ price: { kind, baht, before } }: { price: PriceView }) => {
  const format = useFormat();
  const now = kind === 'rent' ? format.perUnit(baht, 'month') : format.baht(baht);
  return (
    <span className={styles.price}>
      {kind === 'takeover' || kind === 'down_payment' ? (
        <FormattedMessage {...messages[kind]} values={{ price: now }} />
      ) : (
        now
      )}
      {before !== undefined && (
        <s className={styles.before}>
          <span className="y-visually-hidden">
            <FormattedMessage {...messages.before} />{' '}
          </span>
          {format.baht(before)}
        </s>
      )}
    </span>
  );
};
