import { viewingLimits } from '@yoodee/api-contract/viewing-hours';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { Button, Field, Textarea } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useWhen } from '@yoodee/ui-viewings';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './viewing-steps.messages.ts';

export interface EndingDialogProps {
  viewing: Viewing;
  /** The open question. */
  ending: 'decline' | 'cancel' | null;
  isBusy: boolean;
  onConfirm(reason: string | null): void;
  onClose(): void;
}

/** Asks for confirmation and a reason before a viewing is declined or cancelled. */
export const EndingDialog = ({ viewing, ending, isBusy, onConfirm, onClose }: EndingDialogProps) => {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const [reason, setReason] = useState('');
  const { starts_at, length_min, other } = viewing;
  const titleOf = () => {
    if (ending === 'decline') return formatMessage(messages.declineTitle, { name: other.name });
    if (starts_at === null) return formatMessage(messages.cancelRequestTitle);
    return formatMessage(messages.cancelTitle, { when: when.whole({ starts_at, length_min }) });
  };
  const isDecline = ending === 'decline';
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={ending !== null}
      onClose={onClose}
      title={titleOf()}
      closeLabel={formatMessage(messages.back)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage {...(isDecline ? messages.back : messages.keep)} />
          </Button>
          <Button
            variant={isDecline ? 'solid' : 'danger'}
            loading={isBusy}
            onClick={() => onConfirm(reason.trim() || null)}
          >
            <FormattedMessage {...(isDecline ? messages.declineConfirm : messages.cancelConfirm)} />
          </Button>
        </>
      }
    >
      <Field label={<FormattedMessage {...messages.reason} />} hint={<FormattedMessage {...messages.reasonHint} />}>
        <Textarea
          rows={2}
          maxLength={viewingLimits.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
};
