import type { Locale } from '@yoodee/site';

/** A text to show, and its language where that is not the page's. */
export interface ShownText {
  text: string;
  /** `th` on an English page whose English text is missing. */
  lang?: 'th';
}

/** The text of a `_th`/`_en` pair for a page: English falls back to Thai, marked as such. Null when there is none. */
export const textIn = (locale: Locale, th: string | null, en: string | null): ShownText | null => {
  if (locale === 'en' && en) return { text: en };
  if (!th) return en ? { text: en } : null;
  return locale === 'en' ? { text: th, lang: 'th' } : { text: th };
};

type NamedPlace = { th: string; en: string };

/** Names of places in the page's language, in the order given: `วัฒนา กรุงเทพมหานคร`, `Watthana, Bangkok`. */
export const placeLine = (locale: Locale, ...names: (NamedPlace | null | undefined)[]): string =>
  names
    .filter((name) => name != null)
    .map((name) => name[locale])
    .filter(Boolean)
    .join(locale === 'en' ? ', ' : ' ');
