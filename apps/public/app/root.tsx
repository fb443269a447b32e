import { colorModeOf, ErrorPage, frameOf, layoutOf, PageLayout, problemOf } from '@yoodee/layouts';
import { HeaderSearch } from '@yoodee/public-feature-assets/search-box';
import { AssetCardButtons, CompareCount, FavouriteCount } from '@yoodee/asset-buttons';
import { CompareTraySlot } from '@yoodee/compare-tray';
import { ForcedColorMode, layOutWhole, useHydrated, withNetwork } from '@yoodee/runtime';
import { withoutLocale } from '@yoodee/site';
import { CardActionProvider, type CardAction } from '@yoodee/ui-asset-card';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteError } from 'react-router';
import { ServedContent, useIsCrawler } from './crawler';
import { MemberSlot } from './member-slot';
import { isPageFailure } from './page-failure';

const SiteBackgroundTasks = lazy(withNetwork(() => import('./site-background-tasks')));

const ScrollAfterNavigation = () => {
  const { key } = useLocation();
  const [first] = useState(key);
  // Must run before the router's own effect.
  useLayoutEffect(() => {
    if (key !== first) layOutWhole();
  }, [key, first]);
  return <ScrollRestoration />;
};

/**
 * The browser has already scrolled a page that was just loaded; the router handles scrolling from the first navigation
 * on.
 */
const NavigationScroll = () => useHydrated() && <ScrollAfterNavigation />;

const BackgroundTasks = ({ path }: { path: string }) =>
  useHydrated() && (
    <Suspense>
      <SiteBackgroundTasks path={path} />
    </Suspense>
  );

const usePath = () => {
  const { pathname, search } = useLocation();
  return pathname + search;
};

/** Pages that contain a search box: their header shows none. */
const searchPages: ReadonlySet<string> = new Set(['/', '/assets']);

const cardActions: CardAction = (asset) => <AssetCardButtons {...asset} />;

/** Filled in by the browser, because the document is the same for every visitor. */
const savedCounts = { favourites: <FavouriteCount />, compare: <CompareCount /> };

/** The layout around every page. */
export const Root = () => {
  const matches = useMatches();
  const path = usePath();
  const { pathname } = useLocation();
  const frame = frameOf(matches, useIntl());
  return (
    <CardActionProvider value={cardActions}>
      <NavigationScroll />
      <ForcedColorMode mode={colorModeOf(matches)} />
      <BackgroundTasks path={path} />
      <PageLayout
        {...frame}
        path={path}
        search={!searchPages.has(withoutLocale(pathname)) && <HeaderSearch />}
        member={<MemberSlot path={path} />}
        savedCounts={savedCounts}
        tray={<CompareTraySlot path={path} isAside={frame.footAction !== undefined} />}
      >
        <Outlet />
      </PageLayout>
    </CardActionProvider>
  );
};

/** Details of a failure: the API's message (see `callApi`) or the id of the request (see `renderPage`). */
const failureOf = (error: unknown): { message?: string; request_id?: string | null } =>
  (isPageFailure(error) && (error.data as object | null)) || {};

/**
 * The error page, or the failed route's replacement for it, inside that route's layout. The loader data may be missing,
 * so only the route's layout is used.
 */
export const RootError = () => {
  const error = useRouteError();
  const path = usePath();
  const matches = useMatches();
  const isCrawler = useIsCrawler();
  const problem = !isCrawler && isPageFailure(error) && problemOf(matches, error);
  const status = isPageFailure(error) ? error.status : 500;
  const { message, request_id: requestId } = failureOf(error);
  const errorPage = isCrawler ? (
    <ServedContent />
  ) : (
    <ErrorPage
      status={status}
      path={path}
      {...(status < 500 ? message && { description: message } : requestId && { requestId })}
    />
  );
  return (
    <CardActionProvider value={cardActions}>
      <NavigationScroll />
      <PageLayout layout={layoutOf(matches)} path={path} member={<MemberSlot path={path} />}>
        {problem || errorPage}
      </PageLayout>
    </CardActionProvider>
  );
};
