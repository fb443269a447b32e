import { useLocale } from '@yoodee/i18n';
import { Button, Field, Input, Link, NativeSelect, Notice, Text } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import styles from './alert-dialog.module.css';
import { words } from './alert-dialog.words.ts';
import { useAlertRequest, type Frequency } from './use-alert-request.ts';

export interface AlertDialogProps {
  search: { name: string; query: string };
  signInHref: string;
  onClose: () => void;
}

/** Where a visitor asks for new matches by mail, without an account. */
export const AlertDialog = ({ search, signInHref, onClose }: AlertDialogProps) => {
  const locale = useLocale();
  const text = words[locale];
  const formId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const request = useAlertRequest({ search, locale, offline: text.offline });
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
      title={isSent ? text.sentTitle : text.title}
      titleRef={title}
      closeLabel={text.close}
      footer={
        isSent ? (
          // The second click of a double click was meant for the button that was here before.
          <Button onClick={(event) => event.detail < 2 && onClose()}>{text.done}</Button>
        ) : (
          <Button type="submit" form={formId} loading={request.isSending}>
            {text.send}
          </Button>
        )
      }
    >
      {isSent ? (
        <Text className={styles.long}>{text.sentText(email.trim())}</Text>
      ) : (
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          <Text className={styles.long}>
            {text.lead} <strong>{search.name}</strong>
          </Text>
          <Field label={text.email} error={isWrong && text.emailError} required>
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
          <Field label={text.frequency}>
            <NativeSelect
              name="frequency"
              value={request.frequency}
              onChange={({ currentTarget }) => request.setFrequency(currentTarget.value as Frequency)}
            >
              {(['instant', 'daily', 'weekly'] as const).map((one) => (
                <option key={one} value={one}>
                  {text.frequencies[one]}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Text size="sm" tone="muted">
            {text.privacy}
          </Text>
          {request.problem && (
            <Notice tone="danger" role="alert">
              {request.problem}
            </Notice>
          )}
          {request.honeypot}
          <Text size="sm" className={styles.account}>
            {text.account} <Link href={signInHref}>{text.signIn}</Link>
          </Text>
        </form>
      )}
    </Dialog>
  );
};
