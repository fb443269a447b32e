import { reportDetailMax, reportReasonCodes, reportReasons } from '@yoodee/api-contract/reports';
import { useLocale } from '@yoodee/i18n';
import { Button, Field, RadioCardGroup, Text, Textarea } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useId, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormProblem } from '../form-problem.tsx';
import { useFocusOnError } from '../use-focus-on-error.ts';
import { useFocusOnSent } from '../use-focus-on-sent.ts';
import { messages } from './report.messages.ts';
import { useReport } from './use-report.ts';
import styles from '../contact-form.module.css';

export interface ReportDialogProps {
  assetId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The eight reasons, and a text for others. */
export const ReportDialog = ({ assetId, isOpen, onClose }: ReportDialogProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const formId = useId();
  const report = useReport(assetId, intl.formatMessage(messages.offline));
  const { reason, detail, errors, isSent } = report;
  const form = useFocusOnError(errors);
  const titleRef = useFocusOnSent(isSent);
  const isOther = reason === 'other';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void report.send();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={intl.formatMessage(isSent ? messages.sentTitle : messages.title)}
      titleRef={titleRef}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        isSent ? (
          // Ignores the second click of a double click on the button that was here before.
          <Button onClick={(event) => event.detail < 2 && onClose()}>
            <FormattedMessage {...messages.done} />
          </Button>
        ) : (
          <Button type="submit" form={formId} loading={report.isSending}>
            <FormattedMessage {...messages.send} />
          </Button>
        )
      }
    >
      {isSent ? (
        <Text>
          <FormattedMessage {...messages.sentText} />
        </Text>
      ) : (
        <form id={formId} ref={form} className={styles.form} onSubmit={submit} noValidate>
          <RadioCardGroup
            name="reason"
            label={<FormattedMessage {...messages.reason} />}
            options={reportReasonCodes.map((value) => ({ value, label: reportReasons[value][locale] }))}
            error={errors.reason && <FormattedMessage {...messages.reasonError} />}
            required
            {...(reason && { value: reason })}
            onValueChange={report.setReason}
          />
          <Field
            label={<FormattedMessage {...(isOther ? messages.detailRequired : messages.detail)} />}
            error={errors.detail && <FormattedMessage {...messages.detailError} />}
            required={isOther}
          >
            <Textarea
              name="detail"
              rows={3}
              maxLength={reportDetailMax}
              value={detail}
              onChange={(event) => report.setDetail(event.target.value)}
            />
          </Field>
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.privacy} />
          </Text>
          {report.problem && <FormProblem>{report.problem}</FormProblem>}
          {report.honeypot}
        </form>
      )}
    </Dialog>
  );
};
