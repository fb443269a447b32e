/** The languages of the site: Thai at the root, English under `/en`. */
export const locales = ['th', 'en'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'th';

/** BCP 47 tags for `<html lang>`, `Intl` and `og:locale`. */
export const localeTags = { th: 'th-TH', en: 'en-US' } as const satisfies Record<Locale, string>;

/** The time zone of the product. Servers and browsers use it, so that both render the same date. */
export const timeZone = 'Asia/Bangkok';

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** `/en/assets` → `en`; every path without the prefix is Thai. */
export const localeOfPath = (pathname: string): Locale => (/^\/en(?:\/|$)/.test(pathname) ? 'en' : defaultLocale);

/** `/en/assets` → `/assets`, `/en` → `/`. */
export const withoutLocale = (pathname: string): string => pathname.replace(/^\/en(?=\/|$)/, '') || '/';

/**
 * The same page in `locale`, for a path in either language, with its query and hash.
 * `/assets?page=2` → `/en/assets?page=2`; `/` → `/en`.
 */
export const toLocale = (locale: Locale, path: string): string => {
  const cut = path.search(/[?#]/);
  const pathname = withoutLocale(cut === -1 ? path : path.slice(0, cut));
  const rest = cut === -1 ? '' : path.slice(cut);
  if (locale === defaultLocale) return pathname + rest;
  return (pathname === '/' ? '/en' : `/en${pathname}`) + rest;
};

/** The language of a typed text, by its letters; undefined if it is the language of the page. */
export const otherLocale = (locale: Locale, text: string): Locale | undefined => {
  const typed = /[ก-ฮ]/.test(text) ? 'th' : /[a-z]/i.test(text) ? 'en' : locale;
  return typed === locale ? undefined : typed;
};
