import { parseBuddhistYear, parseThaiDigits } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';

/** How a number is written in a box: kept tidy while it is typed, read, and written out. */
export interface NumberWriting {
  /** What stays in the box of what was typed or pasted. */
  tidy(typed: string): string;
  /** Null for nothing, or nothing that is a number yet. */
  read(text: string): number | null;
  write(value: number | null): string;
}

/** Beyond these no field goes, and a number would lose digits. */
const mostDigits = 15;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

export interface NumberWritingOptions {
  /** Digits kept behind the point. */
  decimals?: number;
  isSigned?: boolean;
  /** Thousands are parted by commas. */
  isGrouped?: boolean;
}

/**
 * Plain numbers: Thai digits become Arabic ones, everything that is no part of a number goes. What follows the point of
 * a whole number is cut, so a pasted `3,500,000.00` is 3,500,000.
 */
export const numberWriting = ({ decimals = 0, isSigned, isGrouped }: NumberWritingOptions): NumberWriting => {
  const tidy = (typed: string) => {
    const text = parseThaiDigits(typed).replace(/[^\d.-]/g, '');
    const sign = isSigned && text.startsWith('-') ? '-' : '';
    const [whole = '', ...behind] = text.replaceAll('-', '').split('.');
    const digits = whole.slice(0, mostDigits).replace(/^0+(?=\d)/, '');
    const fraction = decimals > 0 && behind.length > 0 ? `.${behind.join('').slice(0, decimals)}` : '';
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
