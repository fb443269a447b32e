import { useFormat } from '@yoodee/i18n';
import { Button, Checkbox, Field, Heading, Input, Notice, Stack, Text } from '@yoodee/ui-kit';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeInput, codeLength } from './code-input.tsx';
import { minutesAndSeconds, useSecondsUntil } from './countdown.ts';
import { messages } from './sign-in.messages.ts';
import type { CodeFlow } from './use-code.ts';
import type { SignIn } from './use-sign-in.ts';
import styles from './sign-in.module.css';

const onSubmit = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};

const Problem = ({ error }: { error: string | null }) =>
  error && (
    <Notice tone="danger" role="alert">
      {error}
    </Notice>
  );

export interface PhoneStepProps {
  signIn: CodeFlow;
  /** Sent to without being asked for; in E.164. */
  knownPhone?: string | undefined;
  children?: ReactNode;
}

export const PhoneStep = ({ signIn, knownPhone, children }: PhoneStepProps) => {
  const { send, sent, error, setError, isBusy } = signIn;
  const intl = useIntl();
  const [phone, setPhone] = useState(knownPhone ?? sent?.phone ?? '');
  const submit = () => {
    if (phone.trim() === '') setError(intl.formatMessage(messages.phoneRequired));
    else void send(phone);
  };
  return (
    <form onSubmit={onSubmit(submit)} noValidate className={styles.form}>
      <Problem error={error} />
      {knownPhone === undefined && (
        <Field
          label={<FormattedMessage {...messages.phone} />}
          hint={<FormattedMessage {...messages.phoneHint} />}
          required
        >
          <Input
            type="tel"
            name="phone"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={phone}
            autoFocus
            onChange={({ currentTarget }) => setPhone(currentTarget.value)}
          />
        </Field>
      )}
      {children}
      <Button type="submit" size="lg" loading={isBusy}>
        <FormattedMessage {...messages.sendCode} />
      </Button>
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
}

export const CodeStep = ({ signIn, headingLevel = 1 }: CodeStepProps) => {
  const { sent, code, setCode, verify, changePhone, error, setError, isBusy } = signIn;
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
      <Text size="sm" tone="muted" numeric>
        {secondsLeft > 0 ? (
          <FormattedMessage {...messages.expiresIn} values={{ time: minutesAndSeconds(secondsLeft) }} />
        ) : (
          <FormattedMessage {...messages.expired} />
        )}
      </Text>
      <Button type="submit" size="lg" loading={isBusy}>
        <FormattedMessage {...messages.verify} />
      </Button>
      <div className={styles.codeActions}>
        <Resend key={sent!.refCode} signIn={signIn} />
        {changePhone && (
          <Button variant="ghost" onClick={changePhone}>
            <FormattedMessage {...messages.changePhone} />
          </Button>
        )}
      </div>
    </form>
  );
};

/** First name, last name and the unticked consent, with what is wrong with them. `knownName` is a full name to begin with. */
export const NameFields = ({ isTried, knownName = '' }: { isTried: boolean; knownName?: string }) => {
  const [firstName, ...lastNames] = knownName.split(' ');
  const [consents, setConsents] = useState(false);
  return (
    <>
      <div className={styles.names}>
        <Field label={<FormattedMessage {...messages.firstName} />} required>
          <Input name="first_name" autoComplete="given-name" maxLength={60} defaultValue={firstName} />
        </Field>
        <Field label={<FormattedMessage {...messages.lastName} />} required>
          <Input name="last_name" autoComplete="family-name" maxLength={60} defaultValue={lastNames.join(' ')} />
        </Field>
      </div>
      <Stack gap={1}>
        <Checkbox
          name="consent"
          checked={consents}
          onChange={({ currentTarget }) => setConsents(currentTarget.checked)}
        >
          <FormattedMessage {...messages.consent} />
        </Checkbox>
        {isTried && !consents && (
          <p className="y-field__error" role="alert">
            <FormattedMessage {...messages.consentRequired} />
          </p>
        )}
      </Stack>
    </>
  );
};

/** The names of a form with {@link NameFields}; null while one is missing or the consent is not ticked. */
export const readNames = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const [firstName, lastName] = ['first_name', 'last_name'].map((name) => String(data.get(name) ?? '').trim()) as [
    string,
    string,
  ];
  const hasNames = firstName !== '' && lastName !== '';
  return { names: hasNames && data.has('consent') ? { firstName, lastName } : null, hasNames };
};

export const NamesStep = ({ signIn, knownName }: { signIn: SignIn; knownName?: string }) => {
  const { code, verify, error, setError, isBusy } = signIn;
  const intl = useIntl();
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { names, hasNames } = readNames(event.currentTarget);
    setError(hasNames ? null : intl.formatMessage(messages.nameRequired));
    if (names) void verify(code, names);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div>
        <Heading level={1}>
          <FormattedMessage {...messages.namesTitle} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.namesLead} />
        </Text>
      </div>
      <Problem error={error} />
      <NameFields isTried={isTried} {...(knownName !== undefined && { knownName })} />
      <Button type="submit" size="lg" loading={isBusy}>
        <FormattedMessage {...messages.createAccount} />
      </Button>
    </form>
  );
};
