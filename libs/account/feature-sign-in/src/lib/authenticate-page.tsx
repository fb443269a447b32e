import { isSessionOver, readClaims } from '@yoodee/auth';
import { supportsPasskeys } from '@yoodee/auth/passkeys';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Container, Heading, Link, Notice, Skeleton, Text } from '@yoodee/ui-kit';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { OrLine } from './line-button.tsx';
import { messages } from './sign-in.messages.ts';
import { NamesStep } from './names-step.tsx';
import { CodeStep, PhoneStep } from './steps.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './sign-in.module.css';

const PasskeySignIn = lazy(() => import('./passkey-sign-in.tsx'));

/**
 * Sign-in with a one-time code (OTP) sent to the phone. An unknown phone is registered on the same page, which then
 * asks for names.
 */
export const AuthenticatePage = () => {
  const { goOn, next } = useAfterSignIn();
  const signIn = useSignIn({ onSignedIn: goOn });
  const { signUp } = hrefs(useLocale());
  const { state } = useLocation();
  const onArrival = useEffectEvent(() => {
    // The visitor is already signed in, perhaps in another tab. A code requested with a session would be one for
    // changing the phone.
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
            <PhoneStep signIn={signIn} autoComplete="tel webauthn" />
            <OrLine next={next} />
            {supportsPasskeys() && (
              <Suspense fallback={<Skeleton className={styles.passkey} />}>
                <PasskeySignIn onSignedIn={goOn} />
              </Suspense>
            )}
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
