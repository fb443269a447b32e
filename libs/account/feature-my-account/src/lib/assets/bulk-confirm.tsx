import { useOutcome } from '@yoodee/account-ui-parts';
import { listedForDays } from '@yoodee/asset-rules';
import { Button, Checkbox } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useConfirmMyAssetsMutation } from '../my-account.api.ts';
import { messages } from './bulk-confirm.messages.ts';
import styles from './assets.module.css';

/** Confirm applies to published and reserved listings, renew to expired ones. */
export type BulkAction = 'confirm' | 'renew';

export interface BulkConfirmProps {
  action: BulkAction;
  /** The listings that the action applies to, in the order of the list. */
  confirmable: readonly number[];
  selected: ReadonlySet<number>;
  onSelect(ids: readonly number[]): void;
  /** Further actions on the selection. */
  children?: ReactNode;
}

/** Confirms or renews many listings at once. Those that fail stay selected. */
export const BulkConfirm = ({ action, confirmable, selected, onSelect, children }: BulkConfirmProps) => {
  const [confirm, { isLoading }] = useConfirmMyAssetsMutation();
  const { formatMessage } = useIntl();
  const { done, failed } = useOutcome();
  const chosen = confirmable.filter((id) => selected.has(id));
  const isAll = chosen.length === confirmable.length;
  const confirmChosen = async () => {
    const { data, error } = await confirm({ action, ids: chosen });
    if (error) return failed(error);
    const { confirmed, failed: unconfirmed } = data;
    onSelect(unconfirmed);
    if (confirmed.length > 0) done(formatMessage(messages.done, { count: confirmed.length, days: listedForDays }));
    if (unconfirmed.length > 0)
      showToast({ type: 'error', title: formatMessage(messages.failed, { count: unconfirmed.length }) });
  };
  return (
    <div className={styles.bulk} role="group" aria-label={formatMessage(messages.label)}>
      <Checkbox
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        onChange={() => onSelect(isAll ? [] : confirmable)}
      >
        <FormattedMessage {...messages.all} values={{ count: confirmable.length }} />
      </Checkbox>
      {children}
      <Button size="sm" loading={isLoading} disabled={chosen.length === 0} onClick={() => void confirmChosen()}>
        <FormattedMessage {...messages[action]} values={{ count: chosen.length }} />
      </Button>
    </div>
  );
};
