import { useLocale } from '@yoodee/i18n';
import { appOfPath, hrefs, localeOfPath, safeNext, toLocale, withoutLocale } from '@yoodee/site';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * The page after sign-in: the `next` parameter if it is a path of this site, else the account page. It opens in the
 * language of the sign-in page, which may have been changed since the link was made.
 */
export const useAfterSignIn = () => {
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = toLocale(locale, safeNext(params.get('next')) ?? hrefs(locale).myAccount);
  return {
    next,
    /** Navigates with the router within this app and language, else with a page load. */
    goOn(target = next) {
      if (appOfPath(target) === 'account' && localeOfPath(target) === locale)
        void navigate(withoutLocale(target), { replace: true });
      else location.replace(target);
    },
  };
};
