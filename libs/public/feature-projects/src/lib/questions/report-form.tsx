import { isSuccess } from '@yoodee/api-client';
import {
  projectPostReasonCodes,
  projectPostReasons,
  type ProjectPostReason,
} from '@yoodee/api-contract/project-questions';
import { useLocale } from '@yoodee/i18n';
import { useFormTrap } from '@yoodee/runtime';
import { Button, Notice, RadioCardGroup } from '@yoodee/ui-kit';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './live.messages.ts';
import { sendPostReport } from './question-requests.ts';
import styles from './questions.module.css';

interface ReportFormProps {
  postId: number;
  onSent(): void;
  onCancel(): void;
}

/** Why a question or an answer is reported. */
export const ReportForm = ({ postId, onSent, onCancel }: ReportFormProps) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ProjectPostReason>(projectPostReasonCodes[0]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const trap = useFormTrap();

  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const result = await sendPostReport(postId, { reason, ...(await trap.read()) });
    setSending(false);
    if (isSuccess(result)) onSent();
    else setProblem(result.status === 0 ? formatMessage(messages.offline) : result.message);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <RadioCardGroup
        name={`reason-${postId}`}
        label={<FormattedMessage {...messages.reason} />}
        options={projectPostReasonCodes.map((value) => ({ value, label: projectPostReasons[value][locale] }))}
        value={reason}
        onValueChange={setReason}
      />
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {trap.honeypot}
      <div className={styles.actions}>
        <Button type="submit" loading={isSending}>
          <FormattedMessage {...messages.sendReport} />
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </form>
  );
};
