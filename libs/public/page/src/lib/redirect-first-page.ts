import { redirect } from 'react-router';

/** Parameters of the router's own requests, which are not part of the page's URL. */
const routerKey = '_routes';

/**
 * Redirects an address that numbers the first page (`?page=1`) to the one without a number, so that each page has one
 * URL. `path` is the address of the list without its query.
 */
export const redirectFirstPage = (path: string, params: URLSearchParams, key = 'page'): void => {
  if (params.get(key) !== '1') return;
  const others = new URLSearchParams([...params].filter(([name]) => name !== key && name !== routerKey));
  throw redirect(others.size > 0 ? `${path}?${others.toString()}` : path, 301);
};
