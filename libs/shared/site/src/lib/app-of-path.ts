import { withoutLocale } from './locales.ts';

/** Paths below which the account app answers, in both languages; the API's and the rest are the gateway's to know. */
export const accountPrefixes = ['/my-account', '/sign-up', '/authenticate'] as const;

/** Which front-end app a path of this site belongs to. Links across apps load the page. */
export const appOfPath = (path: string): 'public' | 'account' => {
  const pathname = withoutLocale(path.split(/[?#]/, 1)[0]!);
  return accountPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
    ? 'account'
    : 'public';
};
