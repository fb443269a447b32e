import { matchRoutes, type DataRouter } from 'react-router';
import { followLinks, navigationsOf, preloadLinks } from '@yoodee/runtime';
import { appOfPath, localeOfPath } from '@yoodee/site';

interface BuiltRoutes {
  version: string;
  routes: Record<string, { module: string; imports?: string[] } | undefined>;
}

/** What React Router's browser entry keeps on `window`. */
const builtByReactRouter = globalThis as unknown as {
  __reactRouterDataRouter?: DataRouter;
  __reactRouterManifest: BuiltRoutes;
};

/** Where the router is going; null until the page has hydrated. */
export const siteNavigations = () => {
  const { __reactRouterDataRouter: router } = builtByReactRouter;
  return router ? navigationsOf(router) : null;
};

/** Addresses that are no pages: the API's, pictures, and files such as the news feed. */
const isNoPage = (path: string) => /^\/(?:api|img)\/|\.\w+$/.test(path);

/** Follows links to this app's pages in this document's language through the router, which has all its routes. */
export const followSiteLinks = () =>
  followLinks({
    owns: (path) =>
      appOfPath(path) === 'public' && !isNoPage(path) && localeOfPath(path) === localeOfPath(location.pathname),
    follow: (href, how) => builtByReactRouter.__reactRouterDataRouter?.navigate(href, how),
  });

/** What the page is built as. */
export const siteVersion = () => builtByReactRouter.__reactRouterManifest.version;

const found = new Map<string, string[]>();

/**
 * The modules of the routes that make a page. Pages that differ in a number only are made alike, and the router sorts
 * all its routes for every path it is asked for, so it is asked once for them all.
 */
const modulesOf = (path: string): string[] => {
  const kind = path.replace(/\d+/g, '0');
  const known = found.get(kind);
  if (known) return known;
  const { __reactRouterDataRouter: router, __reactRouterManifest: built } = builtByReactRouter;
  const modules = (matchRoutes(router?.routes ?? [], kind) ?? []).flatMap(({ route }) => {
    const own = built.routes[route.id];
    return own ? [own.module, ...(own.imports ?? [])] : [];
  });
  found.set(kind, modules);
  return modules;
};

const preloadModule = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} did not load`));
    document.head.append(link);
  });

/** Fetches the code behind the links of a page ahead of their being followed. */
export const preloadSiteLinks = () => preloadLinks({ partsOf: modulesOf, load: preloadModule });
