import { parseBuddhistYear, parseThaiDigits } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';

/** How a number is written in a box: kept tidy while it is typed, read, and written out. */
export interface NumberWriting {
  /** What stays in the box of what was typed or pasted. */
  tidy(typed: string): string;
  /** Null for nothing, or nothing that is a number yet. */
  read(text: string): number | null;
  /** What `read` finds no number in, because it is said in words; that takes a library. */
  readWords?(text: string): Promise<number | null>;
  write(value: number | null): string;
}

/** Beyond these no field goes, and a number would lose digits. */
const mostDigits = 15;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

export interface NumberWritingOptions {
  /** Digits kept behind the point; of a whole number too, or a 2.5 that is typed would become 25. */
  decimals?: number;
  isSigned?: boolean;
  /** Thousands are parted by commas. */
  isGrouped?: boolean;
}

/** Plain numbers: Thai digits become Arabic ones, everything that is no part of a number goes. */
export const numberWriting = ({ decimals = 2, isSigned, isGrouped }: NumberWritingOptions): NumberWriting => {
  const tidy = (typed: string) => {
    const text = parseThaiDigits(typed).replace(/[^\d.-]/g, '');
    const sign = isSigned && text.startsWith('-') ? '-' : '';
    const [whole = '', ...behind] = text.replaceAll('-', '').split('.');
    const digits = whole.slice(0, mostDigits).replace(/^0+(?=\d)/, '');
    const fraction = behind.length > 0 ? `.${behind.join('').slice(0, decimals)}` : '';
    return sign + (isGrouped ? grouped(digits) : digits) + fraction;
  };
  return {
    tidy,
    read(text) {
      const plain = tidy(text).replaceAll(',', '');
      return /\d/.test(plain) ? Number(plain) : null;
    },
    write: (value) => (value === null ? '' : tidy(String(Number(value.toFixed(decimals))))),
  };
};

/** Letters that a price in words may take. */
const longestPrice = 60;
const hasWords = (text: string) => /\p{L}/u.test(text);

const inFigures = numberWriting({ isGrouped: true });

/** Less is no price by itself: in 10 ล้านกว่า the words count, in 25,000 ต่อรองได้ they do not. */
const leastPrice = 1_000;

/** The one price in a text that says other things, too. */
const priceAmong = (text: string): number | null => {
  const [figures, ...others] = parseThaiDigits(text).match(/\d[\d,.]*/g) ?? [];
  const price = figures === undefined || others.length > 0 ? null : bahtWriting.read(figures);
  return price !== null && price >= leastPrice ? price : null;
};

/**
 * Whole baht. Satang are cut, so that 3,500,000.00 is 3,500,000; so are the points of 3.500.000. Words stay in the box
 * until it is left, and are read as a search reads them: 2 ล้าน 5, 4.5M.
 */
export const bahtWriting: NumberWriting = {
  tidy(typed) {
    if (hasWords(typed)) return typed.slice(0, longestPrice);
    return inFigures.tidy(/\.\d{3}\./.test(typed) ? typed.replaceAll('.', '') : typed);
  },
  read(text) {
    const baht = hasWords(text) ? null : inFigures.read(bahtWriting.tidy(text));
    return baht === null ? null : Math.trunc(baht);
  },
  async readWords(text) {
    const words = await import('@yoodee/search-query').catch(() => null);
    const baht = words && (words.readAmount(text) ?? priceAmong(text));
    return baht === null ? null : Math.trunc(baht);
  },
  write: inFigures.write,
};

/** Years: read in either era, written in the page's. */
export const yearWriting = (locale: Locale): NumberWriting => {
  const tidy = (typed: string) => parseThaiDigits(typed).replace(/\D/g, '').slice(0, 4);
  return {
    tidy,
    read: (text) => parseBuddhistYear(tidy(text)) ?? (tidy(text) === '' ? null : Number(tidy(text))),
    write(value) {
      if (value === null) return '';
      return String(locale === 'th' && value >= 1000 ? value + 543 : value);
    },
  };
};
