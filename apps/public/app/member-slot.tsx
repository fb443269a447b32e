import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { SignInLink } from '@yoodee/layouts';
import { hasToken } from './has-token';

const MemberMenu = lazy(withNetwork(() => import('./member-menu')));

/** Another tab signs in or out by writing the profile. */
const followTabs = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/**
 * The header's member part. The document is the same for all; a browser that holds a token fetches the menu and its
 * store after hydration, a visitor's never does.
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
