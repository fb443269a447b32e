import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { SignInLink } from '@yoodee/layouts';
import { hasToken } from '@yoodee/public-page';

const MemberMenu = lazy(withNetwork(() => import('./member-menu')));

/** Notices when another tab signs in or out, because that writes the profile to storage. */
const followTabs = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/**
 * The header's member part. The document is the same for all visitors. A browser with a token loads the menu and its
 * store after hydration; without a token they are never loaded.
 */
export const MemberSlot = ({ path }: { path: string }) => {
  const signIn = <SignInLink path={path} />;
  const isSignedIn = useSyncExternalStore(followTabs, hasToken, () => false);
  if (!isSignedIn) return signIn;
  return (
    <Suspense fallback={signIn}>
      <MemberMenu path={path} />
    </Suspense>
  );
};
