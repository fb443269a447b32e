import { isSessionOver, readClaims } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Container, Heading, Link, Notice, Text } from '@yoodee/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { OrLine } from './line-button.tsx';
import { messages } from './sign-in.messages.ts';
import { NamesStep } from './names-step.tsx';
import { CodeStep, PhoneStep } from './steps.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './sign-in.module.css';

/** Sign-in by a code to the phone; a phone that is new is asked for its owner's names in place. */
export const AuthenticatePage = () => {
  const { goOn, next } = useAfterSignIn();
  const signIn = useSignIn({ onSignedIn: goOn });
  const { signUp } = hrefs(useLocale());
  const { state } = useLocation();
  const onArrival = useEffectEvent(() => {
    // Signed in already, perhaps in another tab: a code asked for now would be one for changing the phone.
    if (readClaims()?.user_status) goOn();
  });
  useEffect(() => onArrival(), []);
  return (
    <Container>
      <div className={styles.page}>
        {signIn.step === 'phone' && (
          <>
            {isSessionOver(state) && (
              <Notice role="status">
                <FormattedMessage {...messages.sessionOver} />
              </Notice>
            )}
            <div>
              <Heading level={1}>
                <FormattedMessage {...messages.phoneTitle} />
              </Heading>
              <Text tone="muted">
                <FormattedMessage {...messages.phoneLead} />
              </Text>
            </div>
            <PhoneStep signIn={signIn} />
            <OrLine next={next} />
            <Link className={styles.otherWay} href={`${signUp}?next=${encodeURIComponent(next)}`}>
              <FormattedMessage {...messages.signUp} />
            </Link>
          </>
        )}
        {signIn.step === 'code' && <CodeStep signIn={signIn} />}
        {signIn.step === 'names' && <NamesStep signIn={signIn} />}
      </div>
    </Container>
  );
};
