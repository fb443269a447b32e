import { lazy, Suspense, type ComponentProps } from 'react';
import { SettingNav, SettingPage } from '@yoodee/account-feature-profile';
import type { PageHandle } from '@yoodee/layouts';
import { titles } from '../titles.messages';

export const handle: PageHandle = {
  layout: 'setting-profile',
  title: (_data, intl) => intl.formatMessage(titles.setting),
  aside: () => <SettingNav />,
};

const PhoneProof = lazy(() =>
  import('@yoodee/account-feature-sign-in').then(({ PhoneProof }) => ({ default: PhoneProof })),
);

/** Verifies a phone number, with the component of the sign-in feature. */
const PhoneProofSlot = (props: ComponentProps<typeof PhoneProof>) => (
  <Suspense fallback={null}>
    <PhoneProof {...props} />
  </Suspense>
);

export const Component = () => <SettingPage PhoneProof={PhoneProofSlot} />;
