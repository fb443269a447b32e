import { lazy, Suspense, type ComponentProps } from 'react';

const SettingNav = lazy(() =>
  import('@yoodee/account-feature-profile').then(({ SettingNav }) => ({ default: SettingNav })),
);

/** The side navigation of the settings; it comes with their page. */
export const SettingNavSlot = () => (
  <Suspense fallback={null}>
    <SettingNav />
  </Suspense>
);

const PhoneProof = lazy(() =>
  import('@yoodee/account-feature-sign-in').then(({ PhoneProof }) => ({ default: PhoneProof })),
);

/** Signing in's way to prove a phone, for the settings. */
export const PhoneProofSlot = (props: ComponentProps<typeof PhoneProof>) => (
  <Suspense fallback={null}>
    <PhoneProof {...props} />
  </Suspense>
);
