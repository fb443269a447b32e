import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { isRouteErrorResponse, Outlet, useLocation, useMatches, useNavigate, useRouteError } from 'react-router';
import { endSession, readToken, refreshSession, selectUserProfile, sessionOver, type AppStore } from '@yoodee/auth';
import { CompareCount, FavouriteCount, FavouritesSync } from '@yoodee/asset-buttons';
import { CompareTraySlot } from '@yoodee/compare-tray';
import { useLocale } from '@yoodee/i18n';
import { colorModeOf, ErrorPage, frameOf, layoutOf, PageLayout, SignInLink, BackgroundTasks } from '@yoodee/layouts';
import { MemberMenu } from '@yoodee/layouts/member-menu';
import { NotificationBell } from '@yoodee/notification-bell';
import { builtVersion, ForcedColorMode, overlaysGone } from '@yoodee/runtime';
import { brand, hrefs, namedCrawlers, toLocale } from '@yoodee/site';
import { OfflinePage } from './offline-page';

/** Path and query as in the browser's address bar: those of the router, with the locale prefix. */
const useShownPath = () => {
  const { pathname, search } = useLocation();
  return toLocale(useLocale(), pathname + search);
};

/** `onLeave` is called when the member chooses to sign out, before the session ends. */
const Member = ({ path, onLeave }: { path: string; onLeave?: () => void }) => {
  const profile = useSelector(selectUserProfile);
  const store = useStore() as AppStore;
  const { home } = hrefs(useLocale());
  if (!profile) return <SignInLink path={path} />;
  // Goes to the home page, not to sign-in: a member who chose to sign out does not want to sign in again at once.
  const signOut = () => {
    onLeave?.();
    // Meanwhile the menu closes and removes its history entry.
    void endSession(store)
      .then(overlaysGone)
      .then(() => location.assign(home));
  };
  return <MemberMenu member={profile} bell={<NotificationBell />} onSignOut={signOut} />;
};

/**
 * Refreshes the session on every navigation. If it has ended on a members-only page, redirects to sign-in, which
 * returns to that page. A member who is leaving goes home instead.
 */
const useSessionOnNavigation = (path: string, isLeaving: boolean) => {
  const store = useStore() as AppStore;
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const profile = useSelector(selectUserProfile);
  const isMembersPage = pathname.startsWith('/my-account');
  // A refused token may change nothing in the store, so the refresh itself triggers the next effect.
  const [refreshedKey, setRefreshedKey] = useState<string>();
  useEffect(() => {
    void refreshSession(store).then(() => setRefreshedKey(key));
  }, [key, store]);
  useEffect(() => {
    if (isMembersPage && !isLeaving && !profile && !readToken())
      void navigate(`/authenticate?next=${encodeURIComponent(path)}`, { replace: true, state: sessionOver });
  }, [isLeaving, isMembersPage, navigate, path, profile, refreshedKey]);
};

const DeletionNotice = lazy(() =>
  import('@yoodee/account-feature-profile/deletion-notice').then(({ DeletionNotice }) => ({ default: DeletionNotice })),
);

/** Null on a development server, which has no build. */
const version = builtVersion();

const savedCounts = { favourites: <FavouriteCount />, compare: <CompareCount /> };

/** The layout around every page of the app. */
export const Frame = () => {
  const path = useShownPath();
  const matches = useMatches();
  const locale = useLocale();
  const frame = frameOf(matches, useIntl());
  const { title } = frame;
  const memberId = useSelector(selectUserProfile)?.user_id ?? null;
  const [isLeaving, setLeaving] = useState(false);
  useSessionOnNavigation(path, isLeaving);
  return (
    <>
      <ForcedColorMode mode={colorModeOf(matches)} />
      {version && <BackgroundTasks path={path} versionUrl="/my-account/version.json" version={version} />}
      {title && <title>{`${title} | ${brand.name[locale]}`}</title>}
      <FavouritesSync memberId={memberId} />
      <PageLayout
        {...frame}
        path={path}
        member={<Member path={path} onLeave={() => setLeaving(true)} />}
        savedCounts={savedCounts}
        tray={<CompareTraySlot path={path} />}
      >
        {memberId !== null && (
          <Suspense fallback={null}>
            <DeletionNotice />
          </Suspense>
        )}
        <Outlet />
      </PageLayout>
    </>
  );
};

export const FrameError = () => {
  const error = useRouteError();
  const path = useShownPath();
  // What fails offline is a chunk of the page.
  const [isOffline] = useState(() => !isRouteErrorResponse(error) && !navigator.onLine);
  return (
    <PageLayout layout={layoutOf(useMatches())} path={path} member={<Member path={path} />}>
      {isOffline ? (
        <OfflinePage />
      ) : (
        <ErrorPage
          status={isRouteErrorResponse(error) ? error.status : 500}
          isCrawler={namedCrawlers.test(navigator.userAgent)}
        />
      )}
    </PageLayout>
  );
};
