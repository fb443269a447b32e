import { replace, type LoaderFunctionArgs } from 'react-router';
import { readClaims } from '@yoodee/auth';
import { toLocale, type Locale } from '@yoodee/site';

/** Path and query of a request, including the locale prefix. */
const shownPath = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/**
 * Members only: redirects visitors without a member's token to sign-in, which returns to the page (behaviours.md S5).
 * The redirect replaces the history entry; otherwise Back would return to this redirect.
 */
export const memberOnly =
  (locale: Locale) =>
  ({ request }: LoaderFunctionArgs) => {
    if (readClaims()?.user_status) return null;
    const next = toLocale(locale, shownPath(request));
    throw replace(`/authenticate?next=${encodeURIComponent(next)}`);
  };

/** Redirects users whose token has a status away from the sign-up page (product-spec.md section 2, route guard). */
export const strangersOnly = ({ request }: LoaderFunctionArgs) => {
  if (!readClaims()?.user_status) return null;
  throw replace(`/authenticate/line_login${new URL(request.url).search}`);
};
