import { defaultLocale, isLocale, toLocale, type Locale } from '@yoodee/site';
import { localeCookieText, localeOfCookie } from './locale-cookie.ts';

interface WantedLanguages {
  /** The `Cookie` header. */
  cookie?: string | null;
  /** The `Accept-Language` header. */
  acceptLanguage?: string | null;
}

const qualityOf = (parameters: readonly string[]): number => {
  const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return Number.isNaN(quality) ? 0 : quality;
};

/** `en-GB;q=0.8, th` → th: highest quality first, then the order given; a tag counts by its language. */
const localeOfAcceptLanguage = (header: string | null | undefined): Locale | null => {
  const wanted = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      return { language: tag.trim().toLowerCase().split('-')[0], quality: qualityOf(parameters) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLocale) ?? null;
};

/** The language a visitor wants: the one remembered, else the browser's, else Thai. */
export const localeFromRequest = ({ cookie, acceptLanguage }: WantedLanguages): Locale =>
  localeOfCookie(cookie) ?? localeOfAcceptLanguage(acceptLanguage) ?? defaultLocale;

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
