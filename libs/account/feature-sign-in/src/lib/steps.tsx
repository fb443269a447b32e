import { useFormat } from '@yoodee/i18n';
import { Button, Field, Heading, Notice, Text } from '@yoodee/ui-kit';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeInput, codeLength } from './code-input.tsx';
import { minutesAndSeconds, useSecondsUntil } from './countdown.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { messages } from './sign-in.messages.ts';
import type { CodeFlow } from './use-code.ts';
import styles from './sign-in.module.css';

const onSubmit = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};

export const Problem = ({ error }: { error: string | null }) =>
  error && (
    <Notice tone="danger" role="alert">
      {error}
    </Notice>
  );

/**
 * Explains the delay of some seconds. The live region is rendered from the start, so that screen readers announce its
 * text.
 */
const Computing = ({ signIn: { isComputing } }: { signIn: CodeFlow }) => (
  <div role="status" className={styles.live}>
    {isComputing && (
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.computing} />
      </Text>
    )}
  </div>
);

export interface PhoneStepProps {
  signIn: CodeFlow;
  /** In E.164. If set, the form does not ask for a phone. */
  knownPhone?: string | undefined;
  /** Of the phone field. */
  autoComplete?: PhoneFieldProps['autoComplete'];
  /** Whether the page offers another method first. */
  isSecondary?: boolean | undefined;
  children?: ReactNode;
}

export const PhoneStep = ({ signIn, knownPhone, autoComplete, isSecondary, children }: PhoneStepProps) => {
  const { send, sent, error, phoneError, isBusy } = signIn;
  const [phone, setPhone] = useState(knownPhone ?? sent?.phone ?? '');
  return (
    <form onSubmit={onSubmit(() => void send(phone))} noValidate className={styles.form}>
      <Problem error={error} />
      {knownPhone === undefined && (
        <PhoneField
          value={phone}
          error={phoneError}
          autoFocus
          {...(autoComplete && { autoComplete })}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
      )}
      {children}
      <Button type="submit" size="lg" variant={isSecondary ? 'outline' : 'solid'} loading={isBusy}>
        <FormattedMessage {...messages.sendCode} />
      </Button>
      <Computing signIn={signIn} />
    </form>
  );
};

const Resend = ({ signIn: { sent, send, isBusy } }: { signIn: CodeFlow }) => {
  const seconds = useSecondsUntil(sent!.resendAt);
  if (seconds > 0)
    return (
      <Text size="sm" tone="muted" numeric>
        <FormattedMessage {...messages.resendIn} values={{ seconds }} />
      </Text>
    );
  return (
    <Button variant="outline" disabled={isBusy} onClick={() => void send(sent!.phone)}>
      <FormattedMessage {...messages.resend} />
    </Button>
  );
};

export interface CodeStepProps {
  signIn: CodeFlow;
  headingLevel?: 1 | 2 | 3;
  /** Whether the page offers another method first. */
  isSecondary?: boolean | undefined;
}

export const CodeStep = ({ signIn, headingLevel = 1, isSecondary }: CodeStepProps) => {
  const { sent, code, setCode, verify, changePhone, error, setError, isSpent, isBusy } = signIn;
  const intl = useIntl();
  const format = useFormat();
  const secondsLeft = useSecondsUntil(sent!.expiresAt);
  const submit = () => {
    if (code.length < codeLength) setError(intl.formatMessage(messages.codeRequired));
    else void verify(code);
  };
  return (
    <form onSubmit={onSubmit(submit)} noValidate className={styles.form}>
      <div>
        <Heading level={headingLevel} {...(headingLevel > 1 && { size: 'md' })}>
          <FormattedMessage {...messages.codeTitle} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.codeLead} values={{ phone: format.phone(sent!.phone), ref: sent!.refCode }} />
        </Text>
      </div>
      <Problem error={error} />
      <Field label={<FormattedMessage {...messages.code} />}>
        <CodeInput
          key={sent!.refCode}
          value={code}
          onChange={setCode}
          onComplete={(digits) => void verify(digits)}
          readOnly={isBusy}
        />
      </Field>
      {/* An invalidated code has no remaining time and cannot be submitted. */}
      {!isSpent && (
        <>
          <Text size="sm" tone="muted" numeric>
            {secondsLeft > 0 ? (
              <FormattedMessage {...messages.expiresIn} values={{ time: minutesAndSeconds(secondsLeft) }} />
            ) : (
              <FormattedMessage {...messages.expired} />
            )}
          </Text>
          <Button type="submit" size="lg" variant={isSecondary ? 'outline' : 'solid'} loading={isBusy}>
            <FormattedMessage {...messages.verify} />
          </Button>
        </>
      )}
      <div className={styles.codeActions}>
        <Resend key={sent!.refCode} signIn={signIn} />
        <Computing signIn={signIn} />
        {changePhone && (
          <Button variant="ghost" className={styles.changePhone} onClick={changePhone}>
            <FormattedMessage {...messages.changePhone} />
          </Button>
        )}
      </div>
    </form>
  );
};
