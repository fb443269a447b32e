import { otherLocale, type Locale } from '@yoodee/site';

/** A text to show, and its language where that is not the page's. */
export interface ShownText {
  text: string;
  /** `th` on an English page whose English text is missing, `en` on a Thai one whose Thai text is. */
  lang?: Locale;
}

/** The text of a `_th`/`_en` pair in the page's language, else in the other one, marked with its language. Null without a text. */
export const textIn = (locale: Locale, th: string | null, en: string | null): ShownText | null => {
  const [own, other] = locale === 'en' ? [en, th] : [th, en];
  if (own) return { text: own };
  return other ? { text: other, lang: locale === 'en' ? 'th' : 'en' } : null;
};

/** A text that a member typed in either language, such as a road or a name: its script decides. */
export const typedText = (locale: Locale, text: string): ShownText => {
  const lang = otherLocale(locale, text);
  return lang ? { text, lang } : { text };
};

/**
 * A member's name on a page: on an English one in Latin letters, as the API romanised it, with the member's own spelling
 * as `original` if that is another.
 */
export const memberName = (
  locale: Locale,
  { display_name: own, display_name_en: english }: { display_name: string; display_name_en: string | null },
): { name: ShownText; original: ShownText | null } => {
  const typed = typedText(locale, own);
  return locale === 'en' && english && typed.lang === 'th'
    ? { name: { text: english }, original: typed }
    : { name: typed, original: null };
};

/** Joins neighbouring texts of the same language. */
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

/** What the name of an asset in a sentence is made of. */
export interface NamedAsset {
  title: ShownText;
  kind: string;
  place: string;
  /** To distinguish assets with the same name, e.g. in a comparison. */
  code?: string;
}

/**
 * The name of an asset within a sentence: its title, or its type and place when the title is in the other language, which
 * a screen reader would spell out or skip.
 */
export const nameInSentence = ({ title, kind, place, code }: NamedAsset): string =>
  title.lang ? [kind, place, code].filter(Boolean).join(' · ') : title.text;

/** Prevents line breaks inside a short name, such as Thong Lo or พระราม 9; a long one may break. */
export const withoutBreaks = (name: string): string => (name.length > 20 ? name : name.replaceAll(' ', '\u00a0'));

type NamedPlace = { th: string; en: string };

/**
 * Names of places in the page's language, in the order given: `วัฒนา กรุงเทพมหานคร`, `Watthana, Bangkok`. A subdistrict
 * with the name of its district is not repeated.
 */
export const placeLine = (locale: Locale, ...names: (NamedPlace | null | undefined)[]): string =>
  names
    .filter((name) => name != null)
    .map((name) => name[locale])
    .filter((name, index, all) => name && name !== all[index - 1])
    .join(locale === 'en' ? ', ' : ' ');
