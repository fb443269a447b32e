import { lazy, Suspense } from 'react';
import { useHydrated } from '@yoodee/runtime';
import { SignInLink } from '@yoodee/layouts';
import { hasToken } from './has-token';

const MemberMenu = lazy(() => import('./member-menu'));

/**
 * The header's member part. The document is the same for all; a browser that holds a token fetches the menu and its
 * store after hydration, a visitor's never does.
 */
export const MemberSlot = ({ path }: { path: string }) => {
  const signIn = <SignInLink path={path} />;
  if (!useHydrated() || !hasToken()) return signIn;
  return (
    <Suspense fallback={signIn}>
      <MemberMenu path={path} />
    </Suspense>
  );
};
