import { isLocale, type Locale } from './locales.ts';

interface Wish {
  tag: string;
  quality: number;
}

const readWishes = (acceptLanguage: string): Wish[] =>
  acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=(.*)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag && quality > 0);

/**
 * The preferred language of an `Accept-Language` header (RFC 9110 §12.5.4), by quality, then by order; `en-GB` counts
 * as `en`. Null if the header contains neither language.
 */
export const preferredLocale = (acceptLanguage: string | undefined): Locale | null => {
  const wishes = readWishes(acceptLanguage ?? '').sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const language = tag.split('-')[0];
    if (isLocale(language)) return language;
  }
  return null;
};
