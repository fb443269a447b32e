import { otherLocale, type Locale } from '@yoodee/site';

/** A text to show, and its language where that is not the page's. */
export interface ShownText {
  text: string;
  /** `th` on an English page whose English text is missing, `en` on a Thai one whose Thai text is. */
  lang?: Locale;
}

/** The text of a `_th`/`_en` pair for a page: its own language's, else the other one, marked as such. Null when there is none. */
export const textIn = (locale: Locale, th: string | null, en: string | null): ShownText | null => {
  const [own, other] = locale === 'en' ? [en, th] : [th, en];
  if (own) return { text: own };
  return other ? { text: other, lang: locale === 'en' ? 'th' : 'en' } : null;
};

/** What a member typed in either language, such as a road or a name: its letters say which. */
export const typedText = (locale: Locale, text: string): ShownText => {
  const lang = otherLocale(locale, text);
  return lang ? { text, lang } : { text };
};

/** Texts in a row, as few as their languages allow. */
export const joinTexts = (texts: readonly ShownText[], separator: string): ShownText[] => {
  const row: ShownText[] = [];
  for (const each of texts) {
    const last = row.at(-1);
    if (last) last.text += separator;
    if (last && last.lang === each.lang) last.text += each.text;
    else row.push({ ...each });
  }
  return row;
};

/** What tells an asset apart in words of the page. */
export interface NamedAsset {
  title: ShownText;
  kind: string;
  place: string;
  /** Where like stands beside like. */
  code?: string;
}

/**
 * What a sentence of the page calls an asset: its title, or what and where it is when the title is in the other
 * language, which a voice that reads the page would spell out or leave out.
 */
export const nameInSentence = ({ title, kind, place, code }: NamedAsset): string =>
  title.lang ? [kind, place, code].filter(Boolean).join(' · ') : title.text;

/** A short name that lines do not break inside, such as Thong Lo or พระราม 9; a long one fits no narrow line whole. */
export const keptTogether = (name: string): string => (name.length > 20 ? name : name.replaceAll(' ', '\u00a0'));

type NamedPlace = { th: string; en: string };

/** Names of places in the page's language, in the order given: `วัฒนา กรุงเทพมหานคร`, `Watthana, Bangkok`. */
export const placeLine = (locale: Locale, ...names: (NamedPlace | null | undefined)[]): string =>
  names
    .filter((name) => name != null)
    .map((name) => name[locale])
    .filter(Boolean)
    .join(locale === 'en' ? ', ' : ' ');
