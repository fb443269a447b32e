import { useLocale } from '@yoodee/i18n';
import { hrefs, toLocale } from '@yoodee/site';
import { useLocation } from 'react-router';

/** URL of the sign-in page that returns to the current page. */
export const useSignInHref = (): string => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return hrefs(locale).authenticate(toLocale(locale, pathname + search));
};
