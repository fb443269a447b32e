import { isLocale, localeCookie, type Locale } from '@yoodee/site';

/** The `locale` cookie for `Set-Cookie` and `document.cookie`: not HttpOnly, path `/`, for 365 days. */
export const localeCookieText = (locale: Locale): string =>
  `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax`;

/** Stores `locale` for the next visit. Call it when a page is rendered and before the language changes. */
export const writeLocaleCookie = (locale: Locale): void => {
  document.cookie = localeCookieText(locale);
};

/** The language in a `Cookie` header; null if it is missing or not supported. */
export const localeOfCookie = (cookie: string | null | undefined): Locale | null => {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === localeCookie.name)?.[1];
  return isLocale(value) ? value : null;
};
