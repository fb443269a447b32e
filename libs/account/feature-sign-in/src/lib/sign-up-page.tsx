import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Container, Heading, Link, Text } from '@yoodee/ui-kit';
import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { OrLine } from './line-button.tsx';
import { NameFields, NamesStep, useNames } from './names-step.tsx';
import { PhoneField } from './phone-field.tsx';
import { messages } from './sign-in.messages.ts';
import { CodeStep, Problem } from './steps.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignIn, type Names } from './use-sign-in.ts';
import styles from './sign-in.module.css';

/** Asks for names, phone and consent, then for the code. A phone that already has an account is signed in. */
export const SignUpPage = () => {
  const { goOn, next } = useAfterSignIn();
  const [names, setNames] = useState<Names>();
  const { missing, read } = useNames();
  const signIn = useSignIn({ names, onSignedIn: goOn });
  const { authenticate } = hrefs(useLocale());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read(event.currentTarget);
    const phone = String(new FormData(event.currentTarget).get('phone') ?? '');
    // Submitting an empty phone shows its error together with the errors of the names.
    if (!typed && phone.trim()) return;
    setNames(typed ?? undefined);
    void signIn.send(phone);
  };
  return (
    <Container>
      <div className={styles.page}>
        {/* Stays mounted during the code step, so that the entered data is still there if the member goes back. */}
        <form onSubmit={submit} noValidate className={styles.form} hidden={signIn.step !== 'phone'}>
          <div>
            <Heading level={1}>
              <FormattedMessage {...messages.signUpTitle} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage {...messages.signUpLead} />
            </Text>
          </div>
          <Problem error={signIn.error} />
          <PhoneField error={signIn.phoneError} />
          <NameFields missing={missing} />
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
