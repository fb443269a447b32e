import '@yoodee/ui-kit/styles/field.css';
import { isName } from '@yoodee/api-contract/member';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Checkbox, Field, Heading, Input, Link, Stack, Text, WholePhrases } from '@yoodee/ui-kit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './sign-in.messages.ts';
import { Problem } from './steps.tsx';
import type { Names, SignIn } from './use-sign-in.ts';
import styles from './sign-in.module.css';

const asked = ['first_name', 'last_name', 'consent'] as const;
type Asked = (typeof asked)[number];

const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '').trim();

/** Reads a form with {@link NameFields}: the names, and which names or consent are missing. */
const readNames = (form: HTMLFormElement): { names: Names; missing: readonly Asked[] } => {
  const data = new FormData(form);
  const names = { firstName: textOf(data, 'first_name'), lastName: textOf(data, 'last_name') };
  const isGiven = {
    first_name: isName(names.firstName),
    last_name: isName(names.lastName),
    consent: data.has('consent'),
  };
  return { names, missing: asked.filter((name) => !isGiven[name]) };
};

/**
 * Names and consent of a form. `read` returns the names if the form is complete. Otherwise it returns null, shows an
 * error at each missing field and focuses the first one.
 */
export const useNames = () => {
  const [missing, setMissing] = useState<readonly Asked[]>([]);
  const read = (form: HTMLFormElement): Names | null => {
    const { names, missing: lacking } = readNames(form);
    setMissing(lacking);
    const [first] = lacking;
    if (!first) return names;
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return null;
  };
  return { missing, read };
};

export interface NameFieldsProps {
  missing: readonly Asked[];
  /** Full name to prefill. */
  knownName?: string;
  /** Whether the first name takes the focus. */
  isNext?: boolean;
}

/** First name, last name and the consent checkbox (initially unchecked), with errors. */
export const NameFields = ({ missing, knownName = '', isNext }: NameFieldsProps) => {
  const [firstName, ...lastNames] = knownName.split(' ');
  const [consents, setConsents] = useState(false);
  const { privacy } = hrefs(useLocale());
  const isMissing = (name: Asked) => missing.includes(name);
  return (
    <>
      <div className={styles.names}>
        <Field
          label={<FormattedMessage {...messages.firstName} />}
          error={isMissing('first_name') && <FormattedMessage {...messages.firstNameRequired} />}
          required
        >
          <Input
            name="first_name"
            autoComplete="given-name"
            maxLength={60}
            defaultValue={firstName}
            autoFocus={isNext}
          />
        </Field>
        <Field
          label={<FormattedMessage {...messages.lastName} />}
          error={isMissing('last_name') && <FormattedMessage {...messages.lastNameRequired} />}
          required
        >
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
        {/* Opens in a new tab, so that the entered data is not lost. */}
        <Text size="sm">
          <Link href={privacy} target="_blank">
            <FormattedMessage {...messages.privacy} />
          </Link>
        </Text>
        {isMissing('consent') && !consents && (
          <p className="y-field__error" role="alert">
            <FormattedMessage {...messages.consentRequired} />
          </p>
        )}
      </Stack>
    </>
  );
};

export const NamesStep = ({ signIn, knownName }: { signIn: SignIn; knownName?: string }) => {
  const { code, verify, error, isBusy } = signIn;
  const { missing, read } = useNames();
  const intl = useIntl();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const names = read(event.currentTarget);
    if (names) void verify(code, names);
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div>
        <Heading level={1}>
          <WholePhrases>{intl.formatMessage(messages.namesTitle)}</WholePhrases>
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.namesLead} />
        </Text>
      </div>
      <Problem error={error} />
      <NameFields missing={missing} isNext {...(knownName !== undefined && { knownName })} />
      <Button type="submit" size="lg" loading={isBusy}>
        <FormattedMessage {...messages.createAccount} />
      </Button>
    </form>
  );
};
