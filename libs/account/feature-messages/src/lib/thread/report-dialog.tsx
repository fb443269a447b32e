import { conversationReportReasons, type ConversationReportReason } from '@yoodee/api-contract/conversations';
import { Button, Field, RadioCardGroup, Text, Textarea } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationReport } from '../conversations.api.ts';
import { messages } from './report-dialog.messages.ts';
import styles from './thread.module.css';

const detailMax = 1_000;

export interface ReportDialogProps {
  isOpen: boolean;
  name: string;
  isBusy: boolean;
  onSend(report: ConversationReport): void;
  onClose(): void;
}

/** Reports the other side to the operators. */
export const ReportDialog = ({ isOpen, name, isBusy, onSend, onClose }: ReportDialogProps) => {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [reason, setReason] = useState<ConversationReportReason>();
  const [detail, setDetail] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason) onSend({ reason, detail: detail.trim() || null });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={formatMessage(messages.title, { name })}
      closeLabel={formatMessage(messages.close)}
      footer={
        <Button type="submit" form={formId} loading={isBusy}>
          <FormattedMessage {...messages.send} />
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <RadioCardGroup
          name="reason"
          label={<FormattedMessage {...messages.reason} />}
          options={conversationReportReasons.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          error={isTried && !reason && <FormattedMessage {...messages.reasonError} />}
          required
          {...(reason && { value: reason })}
          onValueChange={setReason}
        />
        <Field label={<FormattedMessage {...messages.detail} />}>
          <Textarea
            rows={3}
            maxLength={detailMax}
            value={detail}
            onChange={({ currentTarget }) => setDetail(currentTarget.value)}
          />
        </Field>
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.privacy} />
        </Text>
      </form>
    </Dialog>
  );
};
