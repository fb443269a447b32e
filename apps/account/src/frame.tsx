import { lazy, Suspense, use, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { isRouteErrorResponse, Outlet, useLocation, useMatches, useNavigate, useRouteError } from 'react-router';
import { endSession, readToken, refreshSession, selectUserProfile, sessionOver, type AppStore } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { colorModeOf, ErrorPage, frameOf, layoutOf, PageLayout, SignInLink, Upkeep } from '@yoodee/layouts';
import { MemberMenu } from '@yoodee/member-menu';
import { builtVersion, ForcedColorMode } from '@yoodee/runtime';
import { CompareCount, CompareTraySlot, FavouriteCount, FavouritesSync } from '@yoodee/shortlist';
import { brand, namedCrawlers, toLocale } from '@yoodee/site';
import { NavigationsContext } from './navigations-context';

/** Path and query as the browser shows them: the router's own, with the language. */
const useShownPath = () => {
  const { pathname, search } = useLocation();
  return toLocale(useLocale(), pathname + search);
};

const Member = ({ path }: { path: string }) => {
  const profile = useSelector(selectUserProfile);
  const store = useStore() as AppStore;
  if (!profile) return <SignInLink path={path} />;
  return <MemberMenu profile={profile} onSignOut={() => void endSession(store)} />;
};

/** Every navigation refreshes the session; one that ended on a member's page leads to sign-in and back. */
const useSessionOnNavigation = (path: string) => {
  const store = useStore() as AppStore;
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const profile = useSelector(selectUserProfile);
  const isMembersPage = pathname.startsWith('/my-account');
  useEffect(() => {
    void refreshSession(store);
  }, [key, store]);
  useEffect(() => {
    if (isMembersPage && !profile && !readToken())
      void navigate(`/authenticate?next=${encodeURIComponent(path)}`, { replace: true, state: sessionOver });
  }, [isMembersPage, navigate, path, profile]);
};

const DeletionNotice = lazy(() =>
  import('@yoodee/account-feature-profile/deletion-notice').then(({ DeletionNotice }) => ({ default: DeletionNotice })),
);

/** A development server builds nothing and so has no version. */
const version = builtVersion();

const shortlistCounts = { favourites: <FavouriteCount />, compare: <CompareCount /> };

/** The site's frame around every page of the app. */
export const Frame = () => {
  const path = useShownPath();
  const matches = useMatches();
  const locale = useLocale();
  const frame = frameOf(matches, useIntl());
  const navigations = use(NavigationsContext);
  const { title } = frame;
  const memberId = useSelector(selectUserProfile)?.user_id ?? null;
  useSessionOnNavigation(path);
  return (
    <>
      <ForcedColorMode mode={colorModeOf(matches)} />
      {version && navigations && (
        <Upkeep path={path} versionUrl="/my-account/version.json" version={version} navigations={navigations} />
      )}
      {title && <title>{`${title} | ${brand.name[locale]}`}</title>}
      <FavouritesSync memberId={memberId} />
      <PageLayout
        {...frame}
        path={path}
        member={<Member path={path} />}
        shortlist={shortlistCounts}
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
  return (
    <PageLayout layout={layoutOf(useMatches())} path={path} member={<Member path={path} />}>
      <ErrorPage
        status={isRouteErrorResponse(error) ? error.status : 500}
        isCrawler={namedCrawlers.test(navigator.userAgent)}
      />
    </PageLayout>
  );
};
