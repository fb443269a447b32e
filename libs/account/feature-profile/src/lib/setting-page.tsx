import { readToken, useGetProfileQuery } from '@yoodee/auth';
import { Container, Heading } from '@yoodee/ui-kit';
import { useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { DisplaySection } from './display-section.tsx';
import { Loaded } from './failure.tsx';
import { NotificationSection } from './notification-section.tsx';
import type { PhoneProofSlot } from './phone-proof.ts';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { SessionSection } from './session-section.tsx';
import { messages } from './setting.messages.ts';
import { SignInSection } from './sign-in-section.tsx';
import styles from './setting.module.css';

/** The page begins at its top, or at the section that the address names once the sections are there. */
const useArrival = (hasArrived: boolean) => {
  useLayoutEffect(() => {
    if (!location.hash) window.scrollTo(0, 0);
  }, []);
  useLayoutEffect(() => {
    if (hasArrived && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [hasArrived]);
};

/** All that a member decides about their account. `PhoneProof` proves a phone as signing in does. */
export const SettingPage = ({ PhoneProof }: { PhoneProof: PhoneProofSlot }) => {
  // Signing out drops what was fetched while this page is still shown; there is nobody to fetch it for.
  const profile = useGetProfileQuery(undefined, { skip: !readToken() });
  useArrival(profile.data !== undefined);
  return (
    <Container size="prose" className={styles.page}>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
      <Loaded query={profile} height="60rem">
        {(data) => (
          <>
            <ProfileSummary profile={data} />
            <SignInSection profile={data} PhoneProof={PhoneProof} />
            <DisplaySection profile={data} />
            <NotificationSection />
            <SessionSection />
            <PrivacySection profile={data} PhoneProof={PhoneProof} />
          </>
        )}
      </Loaded>
    </Container>
  );
};
