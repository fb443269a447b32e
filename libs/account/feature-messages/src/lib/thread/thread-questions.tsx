import { useOutcome } from '@yoodee/account-ui-parts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationReport } from '../conversations.api.ts';
import { messages } from './block-dialog.messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { messages as reportMessages } from './report-dialog.messages.ts';

export type ThreadQuestion = 'block' | 'report';

export interface ThreadQuestionsProps {
  /** The open dialog. */
  question: ThreadQuestion | null;
  name: string;
  isBusy: boolean;
  /** The callbacks resolve with `error` if the request failed. */
  onBlock(): Promise<{ error?: unknown }>;
  onReport(report: ConversationReport): Promise<{ error?: unknown }>;
  onUnblock(): void;
  onClose(): void;
}

/** The dialogs of a conversation. */
export const ThreadQuestions = (props: ThreadQuestionsProps) => {
  const { question, name, isBusy, onBlock, onReport, onUnblock, onClose } = props;
  const { formatMessage } = useIntl();
  const { done, failed } = useOutcome();
  const block = async () => {
    const { error } = await onBlock();
    onClose();
    if (error) failed(error);
    else done(formatMessage(messages.done, { name }), onUnblock);
  };
  const report = async (sent: ConversationReport) => {
    const { error } = await onReport(sent);
    if (error) return failed(error);
    onClose();
    done(formatMessage(reportMessages.done));
  };
  return (
    <>
      <ConfirmDialog
        isOpen={question === 'block'}
        isBusy={isBusy}
        title={formatMessage(messages.title, { name })}
        confirm={<FormattedMessage {...messages.confirm} />}
        cancel={formatMessage(messages.cancel)}
        onConfirm={() => void block()}
        onCancel={onClose}
      >
        <FormattedMessage {...messages.text} values={{ name }} />
      </ConfirmDialog>
      <ReportDialog
        isOpen={question === 'report'}
        name={name}
        isBusy={isBusy}
        onSend={(sent) => void report(sent)}
        onClose={onClose}
      />
    </>
  );
};
