import { useLocale } from '@yoodee/i18n';
import { hrefs, toLocale } from '@yoodee/site';
import { useLocation } from 'react-router';

/** Sign-in, and back to this very place. */
export const useSignInHref = (): string => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return hrefs(locale).authenticate(toLocale(locale, pathname + search));
};
