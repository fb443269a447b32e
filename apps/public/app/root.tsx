import '@yoodee/ui-kit/styles.css';
import { lazy, Suspense, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { CardActionProvider, type CardAction } from '@yoodee/asset-view';
import { LocaleProvider } from '@yoodee/i18n';
import { colorModeOf, ErrorPage, frameOf, layoutOf, PageLayout, problemOf } from '@yoodee/layouts';
import {
  forcedColorModeAttribute,
  ForcedColorMode,
  layOutWhole,
  nearLayout,
  useHydrated,
  withNetwork,
} from '@yoodee/runtime';
import { colorModeScript, hydrationScript } from '@yoodee/runtime/inline-scripts';
import { HeaderSearch } from '@yoodee/public-feature-assets/search-box';
import { CompareCount, CompareTraySlot, FavouriteCount, ShortlistCardActions } from '@yoodee/shortlist';
import { mapStyleMeta } from '@yoodee/map';
import { localeOfPath, localeTags, toLocale, withoutLocale } from '@yoodee/site';
import fontFaces from '@yoodee/ui-kit/fonts.css?inline';
import latinFont from '@yoodee/ui-kit/fonts/anuphan-latin.woff2?url';
import thaiFont from '@yoodee/ui-kit/fonts/anuphan-thai.woff2?url';
import type { Route } from './+types/root';
import { MemberSlot } from './member-slot';
import { CrawlerContext, ServedContent, useIsCrawler } from './crawler';
import { publicHeaders } from './page-headers';
import { messagesOf } from './page-messages';
import type { RootData } from './site-origin';
import { siteStylesId } from './site-styles';

/** What the document has run or applied before React looks at it: the texts stay on the server. */
const served = (text: string) => ({ dangerouslySetInnerHTML: { __html: text }, suppressHydrationWarning: true });
const headScript = served(import.meta.env.SSR ? colorModeScript : '');
const bodyScript = served(import.meta.env.SSR ? hydrationScript : '');
/** Not in the stylesheet that comes with the scripts: told of its faces again, a browser lays out the whole page again. */
const faces = served(import.meta.env.SSR ? fontFaces : '');

const SiteUpkeep = lazy(withNetwork(() => import('./site-upkeep')));

/** Of React Router's `<ScrollRestoration>` all but its inline script, which no browser would run here. */
const KeptScroll = () => {
  const { key } = useLocation();
  const [first] = useState(key);
  // Before the router's own effect.
  useLayoutEffect(() => {
    if (key !== first) layOutWhole();
  }, [key, first]);
  useScrollRestoration();
  return null;
};

/** A page that has just been loaded is where the browser put it: the router's part begins with its own navigations. */
const NavigationScroll = () => useHydrated() && <KeptScroll />;

const Upkeep = ({ path }: { path: string }) =>
  useHydrated() && (
    <Suspense>
      <SiteUpkeep path={path} />
    </Suspense>
  );

/** The document; the same bytes for every visitor and device, so that it can be cached by anyone. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const mapStyleUrl = (useRouteLoaderData('root') as RootData | undefined)?.mapStyleUrl;
  // A crawler gets no error page, and nothing that would put one there: the browser knows fewer crawlers than the server.
  const hasScripts = !useRouteError() || !use(CrawlerContext);
  // Obeyed by the script below, before there is a page to see.
  const forcedMode = { [forcedColorModeAttribute]: colorModeOf(useMatches()) };
  return (
    <html lang={localeTags[locale]} dir="ltr" {...forcedMode} {...nearLayout} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script {...headScript} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={toLocale(locale, '/manifest.webmanifest')} />
        {mapStyleUrl && <meta name={mapStyleMeta} content={mapStyleUrl} />}
        <Meta />
        {[thaiFont, latinFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style {...faces} />
        {import.meta.env.DEV ? <Links /> : <style id={siteStylesId} {...served('')} />}
      </head>
      <body>
        <LocaleProvider locale={locale} messages={messagesOf(locale)}>
          <CardActionProvider value={cardActions}>{children}</CardActionProvider>
        </LocaleProvider>
        {hasScripts && (
          <>
            <NavigationScroll />
            <Scripts />
            {!import.meta.env.DEV && <script {...bodyScript} />}
          </>
        )}
      </body>
    </html>
  );
}

export const loader = ({ request }: Route.LoaderArgs): RootData => ({
  origin: new URL(request.url).origin,
  ...(process.env.MAP_STYLE_URL && { mapStyleUrl: process.env.MAP_STYLE_URL }),
});

/** Asked for failed pages: it is this route whose boundary shows them. */
export const headers = publicHeaders;

/** The origin never changes; nothing to fetch again on a navigation. */
export const shouldRevalidate = () => false;

const usePath = () => {
  const { pathname, search } = useLocation();
  return pathname + search;
};

/** Pages with a search of their own, which is better than a second one above it. */
const searchPages: ReadonlySet<string> = new Set(['/', '/assets']);

const cardActions: CardAction = (asset) => <ShortlistCardActions {...asset} />;

/** Filled in by the browser; the document is the same for all. */
const shortlistCounts = { favourites: <FavouriteCount />, compare: <CompareCount /> };

export default function Root() {
  const matches = useMatches();
  const path = usePath();
  const { pathname } = useLocation();
  const frame = frameOf(matches, useIntl());
  return (
    <>
      <ForcedColorMode mode={colorModeOf(matches)} />
      <Upkeep path={path} />
      <PageLayout
        {...frame}
        path={path}
        search={!searchPages.has(withoutLocale(pathname)) && <HeaderSearch />}
        member={<MemberSlot path={path} />}
        shortlist={shortlistCounts}
        tray={<CompareTraySlot path={path} isAside={frame.footAction !== undefined} />}
      >
        <Outlet />
      </PageLayout>
    </>
  );
}

/** What is known of a failure: what the API said of a call (see `callApi`), or the id of the request (see entry.server). */
const failureOf = (error: unknown): { message?: string; request_id?: string | null } =>
  (isRouteErrorResponse(error) && (error.data as object | null)) || {};

/**
 * The error page, or what the route that failed says in its place, inside that route's frame; its loader data may be
 * missing, so only its layout is asked.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const path = usePath();
  const matches = useMatches();
  const isCrawler = useIsCrawler();
  const problem = !isCrawler && isRouteErrorResponse(error) && problemOf(matches, error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
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
    <PageLayout layout={layoutOf(matches)} path={path} member={<MemberSlot path={path} />}>
      {problem || errorPage}
    </PageLayout>
  );
}
