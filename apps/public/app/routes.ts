import type { PageHandle } from '@yoodee/layouts';
import type { Locale } from '@yoodee/site';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';

/** What `<name>.page.tsx` exports. */
interface PageModule {
  Component: ComponentType;
  handle?: PageHandle;
}

/** What `<name>.loader.ts` exports. */
interface LoaderModule {
  loader: LoaderFunction;
}

type ImportPage = () => Promise<PageModule | undefined>;
type ImportLoader = () => Promise<LoaderModule>;

interface PageRoute {
  /** Path without the language prefix. */
  path: string;
  /** Prefix of its file names. The server uses it to find the built chunks. */
  name: string;
  importPage: ImportPage;
  /** Undefined if the page has no loader; false in the browser. */
  importLoader: ImportLoader | false | undefined;
}

const page = (path: string, name: string, importPage: ImportPage, importLoader?: ImportLoader | false): PageRoute => ({
  path,
  name,
  importPage,
  importLoader,
});

/**
 * Every page, one line each, for both languages. Loaders run on the server only. In the browser build
 * `import.meta.env.SSR` is `false`, so their imports are removed.
 */
// prettier-ignore
export const pages: readonly PageRoute[] = [
  page('', 'home', () => import('./routes/home.page'), import.meta.env.SSR && (() => import('./routes/home.loader'))),
  page('assets', 'assets', () => import('@yoodee/public-feature-assets/assets.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-assets/assets.loader'))),
  page('assets/compare', 'compare', () => import('./routes/compare.page'), import.meta.env.SSR && (() => import('./routes/compare.loader'))),
  page('assets/best', 'best-matches', () => import('@yoodee/public-feature-assets/best-matches.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-assets/best-matches.loader'))),
  page('assets/:id', 'asset', () => import('./routes/asset.page'), import.meta.env.SSR && (() => import('./routes/asset.loader'))),
  page('favourites', 'favourites', () => import('@yoodee/public-feature-favourites/favourites.page')),
  page('areas', 'areas', () => import('@yoodee/public-feature-areas/areas.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-areas/areas.loader'))),
  page('areas/*', 'area', () => import('./routes/area.page'), import.meta.env.SSR && (() => import('./routes/area.loader'))),
  page('projects', 'projects', () => import('@yoodee/public-feature-projects/projects.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-projects/projects.loader'))),
  page('projects/:id', 'project', () => import('./routes/project.page'), import.meta.env.SSR && (() => import('./routes/project.loader'))),
  page('member/:id', 'member', () => import('./routes/member.page'), import.meta.env.SSR && (() => import('./routes/member.loader'))),
  page('news', 'news', () => import('@yoodee/public-feature-news/news.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-news/news.loader'))),
  page('news/:id', 'news-article', () => import('@yoodee/public-feature-news/news-article.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-news/news-article.loader'))),
  page('services', 'services', () => import('@yoodee/public-feature-services/services.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-services/services.loader'))),
  page('services/:slug', 'service', () => import('@yoodee/public-feature-services/service.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-services/service.loader'))),
  page('privacy', 'privacy', () => import('@yoodee/public-feature-privacy/privacy.page'), import.meta.env.SSR && (() => import('@yoodee/public-feature-privacy/privacy.loader'))),
];

/** Never resolves: a chunk failed to load, and the document is being replaced. */
const leaving = new Promise<never>(() => {});

const prefixes: Record<Locale, string> = { th: '/', en: '/en/' };

const routeOf = (locale: Locale, { path, name, importPage, importLoader }: PageRoute): RouteObject => ({
  id: `${locale}/${name}`,
  path: prefixes[locale] + path,
  // Each page has one address. The language of `/EN` would be that of `/`.
  caseSensitive: true,
  // In the browser the data comes from the server through the router's `dataStrategy`.
  ...(importLoader === false && { loader: true }),
  lazy: async () => {
    const [module, loading] = await Promise.all([importPage(), importLoader ? importLoader() : undefined]);
    return module ? { ...module, ...loading } : leaving;
  },
});

/** The routes of the pages in one language. */
export const routesIn = (locale: Locale): RouteObject[] => pages.map((one) => routeOf(locale, one));

/** Thai paths of the pages whose `handle` has the sitemap flag. */
export const sitemapPaths = async (): Promise<string[]> => {
  const modules = await Promise.all(pages.map(async ({ path, importPage }) => ({ path, page: await importPage() })));
  return modules.filter(({ page: module }) => module?.handle?.isInSitemap).map(({ path }) => prefixes.th + path);
};
