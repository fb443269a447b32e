import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Container, Field, Heading, Input, Link, Notice, Text } from '@yoodee/ui-kit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OrLine } from './line-button.tsx';
import { messages } from './sign-in.messages.ts';
import { CodeStep, NameFields, NamesStep, readNames } from './steps.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignIn, type Names } from './use-sign-in.ts';
import styles from './sign-in.module.css';

/** Names, phone and consent at once; the code follows. A phone that has an account is simply signed in. */
export const SignUpPage = () => {
  const { goOn, next } = useAfterSignIn();
  const intl = useIntl();
  const [names, setNames] = useState<Names>();
  const [isTried, setTried] = useState(false);
  const signIn = useSignIn({ names, onSignedIn: goOn });
  const { authenticate } = hrefs(useLocale());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { names: typed, hasNames } = readNames(event.currentTarget);
    const phone = String(new FormData(event.currentTarget).get('phone') ?? '');
    signIn.setError(
      hasNames
        ? phone.trim()
          ? null
          : intl.formatMessage(messages.phoneRequired)
        : intl.formatMessage(messages.nameRequired),
    );
    if (!typed || !phone.trim()) return;
    setNames(typed);
    void signIn.send(phone);
  };
  return (
    <Container>
      <div className={styles.page}>
        {/* Kept while the code is typed, so that going back finds everything as it was. */}
        <form onSubmit={submit} noValidate className={styles.form} hidden={signIn.step !== 'phone'}>
          <div>
            <Heading level={1}>
              <FormattedMessage {...messages.signUpTitle} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage {...messages.signUpLead} />
            </Text>
          </div>
          {signIn.error && (
            <Notice tone="danger" role="alert">
              {signIn.error}
            </Notice>
          )}
          <Field
            label={<FormattedMessage {...messages.phone} />}
            hint={<FormattedMessage {...messages.phoneHint} />}
            required
          >
            <Input type="tel" name="phone" inputMode="tel" autoComplete="tel" maxLength={40} />
          </Field>
          <NameFields isTried={isTried} />
          <Button type="submit" size="lg" loading={signIn.isBusy}>
            <FormattedMessage {...messages.sendCode} />
          </Button>
          <OrLine next={next} />
          <Text size="sm">
            <FormattedMessage {...messages.alreadyMember} />{' '}
            <Link href={authenticate(next)}>
              <FormattedMessage {...messages.signIn} />
            </Link>
          </Text>
        </form>
        {signIn.step === 'code' && <CodeStep signIn={signIn} />}
        {signIn.step === 'names' && <NamesStep signIn={signIn} />}
      </div>
    </Container>
  );
};
