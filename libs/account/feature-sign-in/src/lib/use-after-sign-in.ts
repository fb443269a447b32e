import { useLocale } from '@yoodee/i18n';
import { appOfPath, hrefs, localeOfPath, safeNext, withoutLocale } from '@yoodee/site';
import { useNavigate, useSearchParams } from 'react-router';

/** Where a member goes once signed in: the `next` of the address if it is a path of this site, else their account. */
export const useAfterSignIn = () => {
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next')) ?? hrefs(locale).myAccount;
  return {
    next,
    /** Leaves by the router within this app and language, by the browser otherwise. */
    goOn(target = next) {
      if (appOfPath(target) === 'account' && localeOfPath(target) === locale)
        void navigate(withoutLocale(target), { replace: true });
      else location.replace(target);
    },
  };
};
