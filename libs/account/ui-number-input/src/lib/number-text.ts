import { parseBuddhistYear } from '@yoodee/formatters';
import { parseThaiDigits, type Locale } from '@yoodee/site';

/** Formats and parses a number in an input: while it is typed, and when it is complete. */
export interface NumberWriting {
  /**
   * The new text of the input after typing or pasting; `shown` is the text before. Returns the formatted number, or the
   * typed text if it is not a number.
   */
  tidy(typed: string, shown: string): string;
  /** Null for an empty text and for text that is not exactly one number. */
  read(text: string): number | null;
  /** Parses numbers in words, which `read` does not support. Loads a library on demand. */
  readWords?(text: string): Promise<number | null>;
  write(value: number | null): string;
}

/** A JavaScript number loses precision above 15 digits. No field allows larger numbers. */
const mostDigits = 15;

/** Maximum length, in characters, of text that is not a plain number. */
const longestText = 60;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const countCommas = (text: string) => text.split(',').length;

/** Digits while they are typed, with commas in any position. */
const plainNumber = /^(-?)([\d,]*)(\.\d*)?$/;

const wellGrouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/** 3.500.000; a single point is a decimal point. */
const groupedByPoints = /^[1-9]\d{0,2}(\.\d{3}){2,}$/;
const groupedBySpaces = /^[1-9]\d{0,2}(\s\d{3})+$/;
const inDigits = /^-?\d*\.?\d*$/;
const numbers = /[-−–]?\.?\d[\d.,]*/g;
/**
 * Characters that change the meaning of an adjacent number: 12A and B1 are storeys, 2 พัน is 2,000, 3½ is 3.5. The
 * hyphen of ฿3,500.- is allowed: it means that there are no satang.
 */
const changesNumber = /[A-Za-z]\d|\d\.?[A-Za-z]|\d\.?-\S|ล้าน|แสน|หมื่น|พัน|ร้อย|ครึ่ง|[^\P{No}²³]/u;

export interface NumberWritingOptions {
  /** Maximum number of decimals. Integers retain two, so that 2.5 is rejected and not read as 2 or 25. */
  decimals?: number;
  isSigned?: boolean;
  /** Whether commas separate thousands. */
  isGrouped?: boolean;
}

/**
 * Plain numbers in Thai or Arabic digits. Commas separate thousands; they are decimal commas only if the number is not
 * ambiguous. Ambiguous text (1-3, 12A, 3,50 baht) is not parsed, because a wrong number would be published.
 */
export const numberWriting = ({ decimals = 0, isSigned, isGrouped }: NumberWritingOptions): NumberWriting => {
  const mostDecimals = decimals || 2;
  const hasDecimalComma = isGrouped ? /^-?\d+,\d{1,2}$/ : /^-?\d+,\d+$/;

  const readDigits = (digits: string): number | null => {
    if (digits.replace(/\D/g, '').length > mostDigits) return null;
    if (wellGrouped.test(digits)) return Number(digits.replaceAll(',', ''));
    if (groupedByPoints.test(digits)) return Number(digits.replaceAll('.', ''));
    if (decimals > 0 && hasDecimalComma.test(digits)) return Number(digits.replace(',', '.'));
    return inDigits.test(digits) ? Number(digits) : null;
  };

  return {
    tidy(typed, shown) {
      const text = parseThaiDigits(typed).replace(/^฿\s*/, '');
      const [, sign, whole, fraction = ''] = plainNumber.exec(text) ?? [];
      // If the member typed no comma, the formatter recalculates all commas from the digits.
      const areOurs = !text.includes(',') || (wellGrouped.test(shown) && countCommas(text) <= countCommas(shown));
      if (whole === undefined || (sign && !isSigned) || !areOurs) return typed.slice(0, longestText);
      const digits = whole
        .replaceAll(',', '')
        .slice(0, mostDigits)
        .replace(/^0+(?=\d)/, '');
      return sign + (isGrouped ? grouped(digits) : digits) + fraction;
    },
    read(text) {
      const said = parseThaiDigits(text).trim();
      const plain = groupedBySpaces.test(said) ? said.replace(/\s/g, '') : said;
      const [number, ...others] = plain.match(numbers) ?? [];
      if (number === undefined || others.length > 0 || changesNumber.test(plain)) return null;
      const value = readDigits(number.replace(/^[−–]/, '-').replace(/[.,]$/, ''));
      return value === null || (value < 0 && !isSigned) ? null : Number(value.toFixed(mostDecimals));
    },
    write: (value) => {
      if (value === null) return '';
      const [whole = '', fraction] = String(Number(value.toFixed(mostDecimals))).split('.');
      return (isGrouped ? grouped(whole) : whole) + (fraction ? `.${fraction}` : '');
    },
  };
};

const hasWords = (text: string) => /\p{L}/u.test(text);

const inFigures = numberWriting({ isGrouped: true });

/**
 * A smaller number is not a price on its own. In 10 ล้านกว่า the words are part of the number; in 25,000 ต่อรองได้ they
 * are not.
 */
const leastPrice = 1_000;

/** The only price in a text that contains other words. */
const priceAmong = (text: string): number | null => {
  const [figures, ...others] = parseThaiDigits(text).match(/\d[\d,.]*/g) ?? [];
  const price = figures === undefined || others.length > 0 ? null : bahtWriting.read(figures);
  return price !== null && price >= leastPrice ? price : null;
};

/**
 * Integers in baht. Decimals are truncated: 3,500,000.00 is 3,500,000. A small number with decimals is in millions: 4.5
 * is 4,500,000. Points can separate thousands: 3.500.000.
 * `readWords` parses words as the search does: 2 ล้าน 5, 4.5M. The words stay in the input until it loses focus.
 */
export const bahtWriting: NumberWriting = {
  ...inFigures,
  read(text) {
    const baht = hasWords(text) ? null : inFigures.read(text);
    if (baht === null) return null;
    // Nobody asks for four baht and fifty satang: 4.5 is said of 4.5 million.
    return baht < leastPrice && !Number.isInteger(baht) ? Math.round(baht * 1_000_000) : Math.trunc(baht);
  },
  async readWords(text) {
    const words = hasWords(text) && (await import('@yoodee/search-query').catch(() => null));
    const baht = words ? (words.parseAmount(text) ?? priceAmong(text)) : null;
    return baht === null ? null : Math.trunc(baht);
  },
};

const inFigure = numberWriting({});

/** Years: parsed in either era, formatted in the era of the page's language. */
export const yearWriting = (locale: Locale): NumberWriting => ({
  ...inFigure,
  read(text) {
    const year = inFigure.read(text);
    return year === null ? null : (parseBuddhistYear(String(year)) ?? year);
  },
  write(value) {
    if (value === null) return '';
    return String(locale === 'th' && value >= 1000 ? value + 543 : value);
  },
});
