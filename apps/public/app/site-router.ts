import {
  createBrowserRouter,
  data,
  matchRoutes,
  redirect,
  redirectDocument,
  type DataStrategyFunctionArgs,
} from 'react-router';
import { followLinks, keepNavigationTarget } from '@yoodee/runtime';
import { appOfPath, localeOfPath } from '@yoodee/site';
import { navigationDataHref, type NavigationData, type PageData } from './page-data';
import { routesIn } from './routes';
import { siteRoutes } from './site';

const isInDocumentLanguage = (path: string) => localeOfPath(path) === localeOfPath(location.pathname);

/** Addresses that are not pages: files, the API and its pictures. */
const isNoPage = (path: string) => /^\/(?:api|img)\/|\.\w+$/.test(path);

/** Whether the router handles the path: pages of this app in the document's language. */
const isOwnPage = (path: string) => appOfPath(path) === 'public' && !isNoPage(path) && isInDocumentLanguage(path);

/** The error for a response that is not from the app's server, e.g. from the gateway; the error page shows it. */
const unavailable = (status: number) => data(null, { status });

const fetchPageData = async (request: Request): Promise<unknown> => {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(navigationDataHref(pathname + search), { signal: request.signal });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!isJson) throw unavailable(response.ok ? 500 : response.status);
  const found = (await response.json()) as NavigationData;
  if (found.kind === 'data') return found.data;
  if (found.kind === 'error') throw data(found.error.data, found.error);
  const target = new URL(found.location, location.href);
  const isHere = target.origin === location.origin && isOwnPage(target.pathname);
  return isHere ? redirect(target.pathname + target.search + target.hash) : redirectDocument(target.href);
};

/** Never resolves: the document is being replaced. */
const leaving = new Promise<never>(() => {});

/**
 * Loaders run on the server, so a navigation fetches the page's data in one request, in parallel with the page's code.
 * `waitForNetwork` returns whether the page will be loaded as a document when the network returns.
 */
const fetchFromServer =
  (waitForNetwork: () => boolean) =>
  async ({ request, matches }: DataStrategyFunctionArgs) => {
    const toLoad = matches.filter((match) => match.shouldCallHandler());
    const pageData = toLoad.some(({ route }) => route.loader) ? fetchPageData(request) : undefined;
    // Prevents an unhandled rejection if a chunk fails first.
    pageData?.catch(() => undefined);
    const results = await Promise.all(
      toLoad.map(async (match) => {
        const result = await match.resolve(match.route.loader ? () => pageData : undefined);
        return [match.route.id, result] as const;
      }),
    );
    const hasFailed = results.some(([, { type }]) => type === 'error');
    if (hasFailed && !request.signal.aborted && !navigator.onLine && waitForNetwork()) return leaving;
    return Object.fromEntries(results);
  };

/** The pages in the document's language. */
export const routes = siteRoutes(routesIn(localeOfPath(location.pathname)));

/** Loads the code of the current page, because the router cannot hydrate a route that is still lazy. */
export const loadShownPage = async (): Promise<void> => {
  const shown = matchRoutes(routes, location) ?? [];
  await Promise.all(
    shown.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};

export interface SiteRouterOptions {
  hydrationData: PageData['router'];
  waitForNetwork: () => boolean;
}

/** Creates the router for the pages in the document's language. Call {@link loadShownPage} before. */
export const createSiteRouter = ({ hydrationData, waitForNetwork }: SiteRouterOptions) => {
  const load = fetchFromServer(waitForNetwork);
  return createBrowserRouter(routes, {
    hydrationData,
    dataStrategy: (args) => keepNavigationTarget(args, () => load(args)),
  });
};

export type SiteRouter = ReturnType<typeof createSiteRouter>;

/** Handles links to this app's pages with the router. The returned function removes the listener. */
export const followSiteLinks = (router: SiteRouter) =>
  followLinks({ owns: isOwnPage, follow: (href, how) => router.navigate(href, how) });

let version: string | undefined;

/** Called once by the browser's entry. */
export const setRunningVersion = (ofBuild: string): void => {
  version = ofBuild;
};

/** The build version of the hydrated site; undefined until the browser's entry has created its router. */
export const runningVersion = (): string | undefined => version;
