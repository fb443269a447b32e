import { Button, Checkbox } from '@yoodee/ui-kit';
import { useIntl, FormattedMessage } from 'react-intl';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useConfirmMyAssetsMutation } from '../my-account.api.ts';
import { useOutcome } from '../parts/outcome.ts';
import { messages } from './bulk-confirm.messages.ts';
import styles from './assets.module.css';

/** What says of several listings at once that they still stand: of shown ones, or of expired ones. */
export type BulkAction = 'confirm' | 'renew';

export interface BulkConfirmProps {
  action: BulkAction;
  /** Listings in the list that this can be done with, in its order. */
  confirmable: readonly number[];
  selected: ReadonlySet<number>;
  onSelect(ids: readonly number[]): void;
}

/** Confirms or renews many listings at once; those that could not be stay selected. */
export const BulkConfirm = ({ action, confirmable, selected, onSelect }: BulkConfirmProps) => {
  const [confirm, { isLoading }] = useConfirmMyAssetsMutation();
  const { formatMessage } = useIntl();
  const { done } = useOutcome();
  const chosen = confirmable.filter((id) => selected.has(id));
  const isAll = chosen.length === confirmable.length;
  const confirmChosen = async () => {
    const { confirmed, failed } = await confirm({ action, ids: chosen }).unwrap();
    onSelect(failed);
    if (confirmed.length > 0) done(formatMessage(messages.done, { count: confirmed.length }));
    if (failed.length > 0)
      showToast({ type: 'error', title: formatMessage(messages.failed, { count: failed.length }) });
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
      <Button size="sm" loading={isLoading} disabled={chosen.length === 0} onClick={() => void confirmChosen()}>
        <FormattedMessage {...messages[action]} values={{ count: chosen.length }} />
      </Button>
    </div>
  );
};
