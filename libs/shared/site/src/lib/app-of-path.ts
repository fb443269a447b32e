import { withoutLocale } from './locales.ts';

/** Path prefixes of the account app, in both languages. The gateway knows the others. */
export const accountPrefixes = ['/my-account', '/sign-up', '/authenticate', '/conversation'] as const;

/** The front-end app that serves a path. Links to another app load a document. */
export const appOfPath = (path: string): 'public' | 'account' => {
  const pathname = withoutLocale(path.split(/[?#]/, 1)[0]!);
  return accountPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
    ? 'account'
    : 'public';
};
