import { readToken, useGetProfileQuery } from '@yoodee/auth';
import { Container, Heading } from '@yoodee/ui-kit';
import { useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActivitySection } from './activity-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { Loaded } from './failure.tsx';
import { NotificationSection } from './notifications/notification-section.tsx';
import { PasskeySection } from './passkeys/passkey-section.tsx';
import type { PhoneProofSlot } from './phone-proof.ts';
import { PrivacySection } from './privacy-section.tsx';
import { ProofProvider } from './proof/use-proof.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { SessionSection } from './session-section.tsx';
import { messages } from './setting.messages.ts';
import { SignInSection } from './sign-in-section.tsx';
import styles from './setting.module.css';

/** Scrolls to the top, or to the section in the URL's hash after the sections have rendered. */
const useArrival = (hasArrived: boolean) => {
  useLayoutEffect(() => {
    if (!location.hash) window.scrollTo(0, 0);
  }, []);
  useLayoutEffect(() => {
    if (hasArrived && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [hasArrived]);
};

/** All settings of the account. `PhoneProof` verifies a phone number in the same way as sign-in. */
export const SettingPage = ({ PhoneProof }: { PhoneProof: PhoneProofSlot }) => {
  // Signing out clears the cached data while this page is still shown. The query would fail without a token.
  const profile = useGetProfileQuery(undefined, { skip: !readToken() });
  useArrival(profile.data !== undefined);
  return (
    <Container size="prose" className={styles.page}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Loaded query={profile} height="60rem">
        {(data) => (
          <ProofProvider profile={data} PhoneProof={PhoneProof}>
            <ProfileSummary profile={data} />
            <SignInSection profile={data} PhoneProof={PhoneProof} />
            <PasskeySection />
            <DisplaySection profile={data} />
            <NotificationSection />
            <SessionSection />
            <ActivitySection />
            <PrivacySection profile={data} />
          </ProofProvider>
        )}
      </Loaded>
    </Container>
  );
};
