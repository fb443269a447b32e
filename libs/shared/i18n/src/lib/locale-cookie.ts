import { isLocale, localeCookie, type Locale } from '@yoodee/site';

/** The `locale` cookie as `Set-Cookie` and `document.cookie` take it: readable by script, on every path, for 365 days. */
export const localeCookieText = (locale: Locale): string =>
  `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax`;

/** Remembers `locale` for the next visit. Call it for every language rendered, and before changing language. */
export const writeLocaleCookie = (locale: Locale): void => {
  document.cookie = localeCookieText(locale);
};

/** The language in a `Cookie` header; null when there is none or we do not speak it. */
export const localeOfCookie = (cookie: string | null | undefined): Locale | null => {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === localeCookie.name)?.[1];
  return isLocale(value) ? value : null;
};
