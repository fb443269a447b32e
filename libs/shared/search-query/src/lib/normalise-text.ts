import { parseThaiDigits } from '@yoodee/site';

/** Soft hyphen, zero-width and direction marks: invisible characters in text pasted from chats and documents. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Characters that may follow a Thai consonant, in the order that fonts and NFC expect: vowels above and below, tone,
 * silencer, nikhahit, and sara a, so that the two halves of sara am are adjacent.
 */
const order = '\u0e3a\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4e\u0e4d\u0e32';
const followers = new RegExp(`[${order}]{2,}`, 'g');

const inOrder = (marks: string) => [...new Set(marks)].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('');

/**
 * Normalises text for comparison: every way to type a word gives the same letters. Lower case, NFC, Arabic digits for
 * Thai ones, no invisible characters. Thai marks are ordered and not repeated, sara am is one character, and เเ becomes
 * แ. `ๆ` and `ฯ` become spaces, so that กรุงเทพฯ equals กรุงเทพ. Idempotent.
 */
export const normaliseText = (text: string): string =>
  parseThaiDigits(text.replace(invisible, ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ๆฯ]/g, ' ')
    .replace(/(?<![ฤฦ])ๅ/g, 'า')
    .replace(/เเ/g, 'แ')
    .replace(/ำ/g, '\u0e4dา')
    .replace(followers, inOrder)
    .replace(/\u0e4dา/g, 'ำ')
    .normalize('NFC');
