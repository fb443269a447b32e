import { totalSqWah } from '@yoodee/asset-rules';
import { termOf, termsOf, type Token } from './tokenizer.ts';
import type { Term, Unit } from './terms.ts';

/** A number with its unit: `value` in the smallest unit, `factor` the size of the last unit that was typed. */
export interface Amount {
  readonly value: number;
  readonly unit: Unit | null;
  readonly factor: number;
  /** The index after the last token. */
  readonly to: number;
}

const numberOf = (token: Token | undefined): number | null =>
  token?.number ?? termOf(token, 'numberWord')?.value ?? null;

/** `m` is millions after 3 and metres after 300. */
const unitOf = (token: Token | undefined, value: number): Extract<Term, { is: 'unit' }> | undefined => {
  const units = termsOf(token, 'unit');
  return value >= 100 ? (units.find(({ unit }) => unit === 'metres') ?? units[0]) : units[0];
};

/** Whether nothing follows a number, or a known word that does not belong to it. */
export const isUncounting = (next: Token | undefined): boolean =>
  !next ||
  next.terms.some(
    ({ is }) =>
      !['join', 'either', 'unit', 'bound', 'street', 'minutes', 'storey', 'ordinalFloor', 'parking', 'cars'].includes(
        is,
      ),
  );

/**
 * Adds the smaller units that follow an amount: 2 ล้าน 5 แสน, 1 ไร่ 2 งาน 50 วา. A single digit after a large unit is
 * in tenths of that unit: 2 ล้านห้า and 2 ล้าน 5 are 2.5 million. ครึ่ง adds a half.
 */
const withRemainder = (tokens: readonly Token[], amount: Amount): Amount => {
  if (amount.unit !== null && termOf(tokens[amount.to], 'half'))
    return { ...amount, value: amount.value + amount.factor / 2, to: amount.to + 1 };
  const value = numberOf(tokens[amount.to]);
  if (value === null || amount.unit === null) return amount;
  const unit = unitOf(tokens[amount.to + 1], value);
  if (unit?.unit === amount.unit && unit.factor < amount.factor) {
    const sum = { ...amount, value: amount.value + value * unit.factor, factor: unit.factor, to: amount.to + 2 };
    return withRemainder(tokens, sum);
  }
  const isTenth = termOf(tokens[amount.to], 'numberWord') || isUncounting(tokens[amount.to + 1]);
  const isSpokenTenth = amount.unit === 'baht' && !unit && isTenth && value < 10 && Number.isInteger(value);
  return isSpokenTenth ? { ...amount, value: amount.value + (value * amount.factor) / 10, to: amount.to + 1 } : amount;
};

/** Parses a number with its unit, in digits or in words; null where no number starts. */
export const parseAmountAt = (tokens: readonly Token[], from: number): Amount | null => {
  const spoken = termOf(tokens[from], 'unit');
  if (spoken && spoken.factor > 1 && (spoken.unit === 'baht' || spoken.unit === 'sqWah')) {
    const start = { value: spoken.factor, unit: spoken.unit, factor: spoken.factor, to: from + 1 };
    if (spoken.unit === 'baht' && termOf(tokens[from + 1], 'shade')) return start;
    const isSpoken =
      termOf(tokens[from + 1], 'half') || (spoken.unit === 'baht' && termOf(tokens[from + 1], 'numberWord'));
    const whole = isSpoken ? withRemainder(tokens, start) : start;
    return whole.to > start.to ? whole : null;
  }
  const halved = termOf(tokens[from], 'half') && termOf(tokens[from + 1], 'unit');
  if (halved && halved.factor > 1)
    return { value: halved.factor / 2, unit: halved.unit, factor: halved.factor, to: from + 2 };
  const value = numberOf(tokens[from]);
  if (value === null) return null;
  const isOpen = termOf(tokens[from + 1], 'bound')?.stands === 'after' && unitOf(tokens[from + 2], value);
  const at = isOpen ? from + 2 : from + 1;
  const unit = unitOf(tokens[at], value);
  if (!unit) return { value, unit: null, factor: 1, to: from + 1 };
  return withRemainder(tokens, { value: value * unit.factor, unit: unit.unit, factor: unit.factor, to: at + 1 });
};

/** Parses an area as title deeds write it: 2-1-35 ไร่. */
export const parseDeedArea = (tokens: readonly Token[], from: number): Amount | null => {
  const parts = [0, 2, 4].map((step) => tokens[from + step]?.number ?? null);
  const isJoined = [1, 3].every((step) => termOf(tokens[from + step], 'join'));
  const unit = termOf(tokens[from + 5], 'unit');
  if (!isJoined || parts.includes(null) || unit?.unit !== 'sqWah') return null;
  const [rai, ngan, wah] = parts as [number, number, number];
  return { value: totalSqWah({ rai, ngan, sqWah: wah }), unit: 'sqWah', factor: 1, to: from + 6 };
};
