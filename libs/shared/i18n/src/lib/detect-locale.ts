import { defaultLocale, preferredLocale, toLocale, type Locale } from '@yoodee/site';
import { localeCookieText, localeOfCookie } from './locale-cookie.ts';

interface WantedLanguages {
  /** The `Cookie` header. */
  cookie?: string | null;
  /** The `Accept-Language` header. */
  acceptLanguage?: string | null;
}

/** The language for a visitor: the cookie's, else the browser's, else Thai. */
export const localeFromRequest = ({ cookie, acceptLanguage }: WantedLanguages): Locale =>
  localeOfCookie(cookie) ?? preferredLocale(acceptLanguage ?? undefined) ?? defaultLocale;

export interface LocaleRedirect {
  status: 302;
  headers: { Location: string; 'Set-Cookie': string; 'Cache-Control': string; Vary: string };
}

/**
 * The redirect to the visitor's language for `url`, or null for no redirect.
 * Only `/` is redirected (behaviours.md L3): every other URL determines its language.
 */
export const localeRedirect = (
  url: Pick<URL, 'pathname' | 'search'>,
  wanted: WantedLanguages,
): LocaleRedirect | null => {
  if (url.pathname !== '/') return null;
  const locale = localeFromRequest(wanted);
  if (locale === defaultLocale) return null;
  return {
    status: 302,
    headers: {
      Location: toLocale(locale, `/${url.search}`),
      'Set-Cookie': localeCookieText(locale),
      'Cache-Control': 'private, no-store',
      Vary: 'Accept-Language, Cookie',
    },
  };
};
