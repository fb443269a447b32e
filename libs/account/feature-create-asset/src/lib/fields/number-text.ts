import { parseBuddhistYear } from '@yoodee/i18n';
import { parseThaiDigits, type Locale } from '@yoodee/site';

/** How a number is written in a box: kept tidy while it is typed, read, and written out. */
export interface NumberWriting {
  /**
   * What stands in the box after something was typed or pasted into it, where `shown` stood before: the number in its
   * digits and commas, or what was typed, as long as that is none.
   */
  tidy(typed: string, shown: string): string;
  /** Null for nothing, and for what is not exactly one number. */
  read(text: string): number | null;
  /** What `read` finds no number in, because it is said in words; that takes a library. */
  readWords?(text: string): Promise<number | null>;
  write(value: number | null): string;
}

/** Beyond these no field goes, and a number would lose digits. */
const mostDigits = 15;

/** Letters that a number in words may take, and what is none. */
const longestText = 60;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const countCommas = (text: string) => text.split(',').length;

/** Digits as they are being typed, in any grouping. */
const plainNumber = /^(-?)([\d,]*)(\.\d*)?$/;

const wellGrouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/** 3.500.000; with one point alone, a point is a point. */
const groupedByPoints = /^[1-9]\d{0,2}(\.\d{3}){2,}$/;
const groupedBySpaces = /^[1-9]\d{0,2}(\s\d{3})+$/;
const inDigits = /^-?\d*\.?\d*$/;
const numbers = /[-−–]?\.?\d[\d.,]*/g;
/**
 * What makes something else of the number beside it: 12A and B1 are storeys, 2 พัน is a thousand times as much, 3½ a
 * half more. The hyphen of ฿3,500.- says that there are no satang.
 */
const changesNumber = /[A-Za-z]\d|\d\.?[A-Za-z]|\d\.?-\S|ล้าน|แสน|หมื่น|พัน|ร้อย|ครึ่ง|[^\P{No}²³]/u;

export interface NumberWritingOptions {
  /** Digits kept behind the point; none for whole numbers, of which two are kept to be refused: 2.5 is neither 2 nor 25. */
  decimals?: number;
  isSigned?: boolean;
  /** Thousands are parted by commas. */
  isGrouped?: boolean;
}

/**
 * Plain numbers, of Thai or Arabic digits. Commas part thousands, or stand for the point where they can mean nothing
 * else. What could be read in two ways (1-3, 12A, 3,50 baht) is not read at all: a wrong number would be published.
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
      // Commas are ours as long as none is typed: where they stand follows from the digits.
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
  ...inFigures,
  read(text) {
    const baht = hasWords(text) ? null : inFigures.read(text);
    return baht === null ? null : Math.trunc(baht);
  },
  async readWords(text) {
    const words = hasWords(text) && (await import('@yoodee/search-query').catch(() => null));
    const baht = words ? (words.readAmount(text) ?? priceAmong(text)) : null;
    return baht === null ? null : Math.trunc(baht);
  },
};

const inFigure = numberWriting({});

/** Years: read in either era, written in the page's. */
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
