import { defaultLocale, preferredLocale, toLocale, type Locale } from '@yoodee/site';
import { localeCookieText, localeOfCookie } from './locale-cookie.ts';

interface WantedLanguages {
  /** The `Cookie` header. */
  cookie?: string | null;
  /** The `Accept-Language` header. */
  acceptLanguage?: string | null;
}

/** The language a visitor wants: the one remembered, else the browser's, else Thai. */
export const localeFromRequest = ({ cookie, acceptLanguage }: WantedLanguages): Locale =>
  localeOfCookie(cookie) ?? preferredLocale(acceptLanguage ?? undefined) ?? defaultLocale;

export interface LocaleRedirect {
  status: 302;
  headers: { Location: string; 'Set-Cookie': string; 'Cache-Control': string; Vary: string };
}

/**
 * Where a request for `url` is sent for its language, or null to answer it as it is.
 * Only exactly `/` is ever redirected (behaviours.md L3): every other address says its language itself.
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
