import type { AssetPrice } from '@yoodee/asset-rules';
import { useFormat } from '@yoodee/i18n';
import { FormattedMessage } from 'react-intl';
import { messages } from './price.messages.ts';
import styles from './price.module.css';

/** The price as the most prominent text of a card or page; for a reduced price, the first one is struck through beside it. */
export const Price = ({ price: { kind, baht, before } }: { price: AssetPrice }) => {
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
