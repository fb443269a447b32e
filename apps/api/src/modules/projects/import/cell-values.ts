import { dayMs, parseThaiDigits } from '@yoodee/site';
import { cleanLine, hasMarkup } from '../../sanitising/member-text.ts';

/** The value of a cell, or the reason why it is refused. */
export type Cell<Value> = { value: Value } | { reason: string };

/** Reads the text of a cell that is not blank. */
export type ReadCell<Value> = (text: string) => Cell<Value>;

/** A spreadsheet would run such a text as a formula. */
const isFormula = (text: string) => /^[=+@-]/.test(text);

export const line =
  (most: number): ReadCell<string> =>
  (text) => {
    const value = cleanLine(text);
    if (value === null) return { reason: 'has no visible letters' };
    if (value.length > most) return { reason: `is longer than ${most} letters` };
    if (isFormula(value)) return { reason: 'begins like a formula (= + - @)' };
    if (hasMarkup(value)) return { reason: 'contains HTML' };
    return { value };
  };

/** Numbers as people type them: `๑,๒๐๐`, `45.50`. */
const numberOf = (text: string): number | null => {
  const plain = parseThaiDigits(text).replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '');
  return /^\d{1,9}(?:\.\d{1,20})?$/.test(plain) ? Number(plain) : null;
};

const within = (value: number, least: number, most: number): Cell<number> =>
  value < least || value > most ? { reason: `is not from ${least} to ${most}` } : { value };

export const whole =
  (least: number, most: number): ReadCell<number> =>
  (text) => {
    const value = numberOf(text);
    return value === null || !Number.isInteger(value)
      ? { reason: 'is not a whole number' }
      : within(value, least, most);
  };

export const decimal =
  (least: number, most: number, decimals = 10): ReadCell<number> =>
  (text) => {
    const value = numberOf(text);
    if (value === null) return { reason: 'is not a number' };
    return within(Number(value.toFixed(decimals)), least, most);
  };

/** Years above this one are of the Buddhist era. */
const lastCommonYear = 2400;
const buddhistOffset = 543;
const commonYear = (year: number) => (year > lastCommonYear ? year - buddhistOffset : year);

export const year: ReadCell<number> = (text) => {
  const value = numberOf(text);
  if (value === null || !Number.isInteger(value)) return { reason: 'is not a year' };
  return within(commonYear(value), 1900, new Date().getFullYear() + 15);
};

/** `2024-01-31` or `31/1/2567`, in either era. */
const dayParts = (text: string): [year: number, month: number, day: number] | null => {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (isoYear) return [Number(isoYear), Number(isoMonth), Number(isoDay)];
  const [, day, month, thaiYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return day ? [Number(thaiYear), Number(month), Number(day)] : null;
};

/** A day from 1950 until in a year's time, as `2024-01-31`. */
export const day: ReadCell<string> = (text) => {
  const parts = dayParts(parseThaiDigits(text));
  if (!parts) return { reason: 'is not a date like 2024-01-31 or 31/1/2567' };
  const [typedYear, month, date] = parts;
  const at = new Date(Date.UTC(commonYear(typedYear), month - 1, date));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date) return { reason: 'is a day that does not exist' };
  if (at.getUTCFullYear() < 1950 || at.getTime() > Date.now() + 366 * dayMs)
    return { reason: 'is not from 1950 to a year from now' };
  return { value: at.toISOString().slice(0, 10) };
};

/** One of these codes, in either case. */
export const oneOf =
  <Code extends string>(codes: readonly Code[]): ReadCell<Code> =>
  (text) => {
    const value = codes.find((code) => code === text.toLowerCase());
    return value === undefined ? { reason: `is none of ${codes.join(', ')}` } : { value };
  };

/** Several values with `|` between them. Blank ones are left out. */
export const several =
  <Value>(most: number, readOne: ReadCell<Value>): ReadCell<Value[]> =>
  (text) => {
    const texts = text.split('|').map((one) => one.trim());
    const cells = texts.filter(Boolean).map(readOne);
    if (cells.length > most) return { reason: `has more than ${most} values` };
    const refused = cells.find((cell) => 'reason' in cell);
    if (refused) return refused;
    return { value: [...new Set(cells.flatMap((cell) => ('value' in cell ? [cell.value] : [])))] };
  };
