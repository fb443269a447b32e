import { replace, type LoaderFunctionArgs } from 'react-router';
import { readClaims } from '@yoodee/auth';
import { toLocale, type Locale } from '@yoodee/site';

/** Path and query of a request as the browser shows them, language included. */
const shownPath = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/**
 * Members only: without a member's token the visitor signs in first and comes back (behaviours.md S5). The page they
 * could not see leaves no entry in the history, or Back would lead them here again.
 */
export const memberOnly =
  (locale: Locale) =>
  ({ request }: LoaderFunctionArgs) => {
    if (readClaims()?.user_status) return null;
    const next = toLocale(locale, shownPath(request));
    throw replace(`/authenticate?next=${encodeURIComponent(next)}`);
  };

/** A token with a status may not stay on the sign-up page (product-spec.md section 2, route guard). */
export const strangersOnly = ({ request }: LoaderFunctionArgs) => {
  if (!readClaims()?.user_status) return null;
  throw replace(`/authenticate/line_login${new URL(request.url).search}`);
};
