import type { AssetSummary } from '@yoodee/api-contract/assets';
import { comparison } from '@yoodee/comparison';
import { Icon } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { arrowUpDownIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { AssetThumb } from './asset-thumb.tsx';
import { messages } from './compare-tray.messages.ts';
import styles from './compare-tray.module.css';

interface Titled {
  id: number;
  title: string;
}

export interface SwapDialogProps {
  /** The fifth asset. */
  offered: Titled;
  chosen: readonly (Titled & { asset: AssetSummary | null | undefined })[];
}

/** Lets the visitor choose which asset the fifth one replaces. */
export const SwapDialog = ({ offered, chosen }: SwapDialogProps) => {
  const { formatMessage } = useIntl();
  const swap = (id: number) => comparison.set(chosen.map((asset) => (asset.id === id ? offered.id : asset.id)));
  return (
    <Dialog
      open
      onClose={() => comparison.withdrawOffer()}
      title={formatMessage(messages.swapTitle)}
      closeLabel={formatMessage(messages.close)}
      size="sm"
    >
      <p>
        <FormattedMessage {...messages.swapText} values={{ title: offered.title }} />
      </p>
      <ul className={styles.swaps}>
        {chosen.map(({ id, title, asset }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.swap}
              aria-label={formatMessage(messages.swap, { title })}
              onClick={() => swap(id)}
            >
              <AssetThumb asset={asset} />
              <span className={styles.swapTitle}>{title}</span>
              <Icon icon={arrowUpDownIcon} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
