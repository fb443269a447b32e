import { assetQueryKeys } from './asset-list.ts';

/**
 * The query parameters that change a public page, by its path without the language prefix. The gateway drops all others
 * before it asks for a page, so that random ones cannot fill its cache; a parameter that only the browser reads need not
 * be here.
 */
const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/assets': [...assetQueryKeys, 'said', 'filters', 'view'],
  '/assets/best': assetQueryKeys,
  '/assets/compare': ['ids', 'add'],
  '/member/:id': ['page'],
  '/news': ['category', 'page'],
  '/projects': ['name', 'province', 'after'],
  '/projects/:id': ['questions'],
  '/page-data': ['path'],
  '/page-data/:hash': ['path'],
};

const routes = Object.entries(pageQueries).map(([path, names]) => ({
  pattern: new RegExp(`^(?:/en)?${path.replace(/:\w+/g, '[^/]+')}$`),
  names: new Set(names),
}));

const none: ReadonlySet<string> = new Set();

/** The names of the query parameters that change the page of this pathname. */
export const pageQueryNames = (pathname: string): ReadonlySet<string> =>
  routes.find(({ pattern }) => pattern.test(pathname))?.names ?? none;
