import { useLocale } from '@yoodee/i18n';
import { Button, Field, Input, Link, NativeSelect, Notice, Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './alert-dialog.module.css';
import { messages } from './alert-dialog.messages.ts';
import { useAlertRequest, type Frequency } from './use-alert-request.ts';

export interface AlertDialogProps {
  search: { name: string; query: string };
  signInHref: string;
  onClose: () => void;
}

/** Where a visitor asks for new matches by mail, without an account. */
export const AlertDialog = ({ search, signInHref, onClose }: AlertDialogProps) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const formId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const request = useAlertRequest({ search, locale, offline: formatMessage(messages.offline) });
  const { email, isWrong, isSent } = request;
  useEffect(() => {
    if (isSent) title.current?.focus();
    else if (isWrong) field.current?.focus();
  }, [isSent, isWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request.send();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(isSent ? messages.sentTitle : messages.title)}
      titleRef={title}
      closeLabel={formatMessage(messages.close)}
      footer={
        isSent ? (
          // The second click of a double click was meant for the button that was here before.
          <Button onClick={(event) => event.detail < 2 && onClose()}>
            <FormattedMessage {...messages.done} />
          </Button>
        ) : (
          <Button type="submit" form={formId} loading={request.isSending}>
            <FormattedMessage {...messages.send} />
          </Button>
        )
      }
    >
      {isSent ? (
        <Text className={styles.long}>
          <FormattedMessage {...messages.sentText} values={{ email: email.trim() }} />
        </Text>
      ) : (
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          <Text className={styles.long}>
            <FormattedMessage {...messages.lead} values={{ name: search.name, b: (name) => <strong>{name}</strong> }} />
          </Text>
          <Field
            label={<FormattedMessage {...messages.email} />}
            error={isWrong && <FormattedMessage {...messages.emailError} />}
            required
          >
            <Input
              ref={field}
              type="email"
              name="email"
              autoComplete="email"
              inputMode="email"
              value={email}
              onChange={({ currentTarget }) => request.setEmail(currentTarget.value)}
            />
          </Field>
          <Field label={<FormattedMessage {...messages.frequency} />}>
            <NativeSelect
              name="frequency"
              value={request.frequency}
              onChange={({ currentTarget }) => request.setFrequency(currentTarget.value as Frequency)}
            >
              {(['instant', 'daily', 'weekly'] as const).map((one) => (
                <option key={one} value={one}>
                  {formatMessage(messages[one])}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.privacy} />
          </Text>
          {request.problem && (
            <Notice tone="danger" role="alert">
              {request.problem}
            </Notice>
          )}
          {request.honeypot}
          <Text size="sm" className={styles.account}>
            <FormattedMessage {...messages.account} values={{ a: (words) => <Link href={signInHref}>{words}</Link> }} />
          </Text>
        </form>
      )}
    </Dialog>
  );
};
