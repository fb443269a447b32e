import { termOf, termsOf, type Item } from './items.ts';
import type { Term, Unit } from './terms.ts';

/** A number of a unit: `value` is in its smallest, `factor` what one of the last that was said is worth. */
export interface Amount {
  readonly value: number;
  readonly unit: Unit | null;
  readonly factor: number;
  /** The index after its last item. */
  readonly to: number;
}

const figureOf = (item: Item | undefined): number | null => item?.number ?? termOf(item, 'figure')?.value ?? null;

/** `m` is millions after 3 and metres after 300. */
const unitOf = (item: Item | undefined, value: number): Extract<Term, { is: 'unit' }> | undefined => {
  const units = termsOf(item, 'unit');
  return value >= 100 ? (units.find(({ unit }) => unit === 'metres') ?? units[0]) : units[0];
};

/** Whether a number counts nothing that comes after it: what follows is known, and is something else. */
export const isUncounting = (next: Item | undefined): boolean =>
  !next || next.terms.some(({ is }) => !['join', 'unit', 'bound', 'street'].includes(is));

/**
 * 2 ล้าน 5 แสน, 1 ไร่ 2 งาน 50 วา: smaller units of the same kind that follow; and 2 ล้านห้า or 2 ล้าน 5, half a million
 * more, as is ครึ่ง.
 */
const withRemainder = (items: readonly Item[], amount: Amount): Amount => {
  if (amount.unit !== null && termOf(items[amount.to], 'half'))
    return { ...amount, value: amount.value + amount.factor / 2, to: amount.to + 1 };
  const value = figureOf(items[amount.to]);
  if (value === null || amount.unit === null) return amount;
  const unit = unitOf(items[amount.to + 1], value);
  if (unit?.unit === amount.unit && unit.factor < amount.factor) {
    const sum = { ...amount, value: amount.value + value * unit.factor, factor: unit.factor, to: amount.to + 2 };
    return withRemainder(items, sum);
  }
  const isTenth = termOf(items[amount.to], 'figure') || isUncounting(items[amount.to + 1]);
  const isSpokenTenth = amount.unit === 'baht' && !unit && isTenth && value < 10 && Number.isInteger(value);
  return isSpokenTenth ? { ...amount, value: amount.value + (value * amount.factor) / 10, to: amount.to + 1 } : amount;
};

/** A number with its unit, in figures or in words; null where none begins. */
export const readAmountAt = (items: readonly Item[], from: number): Amount | null => {
  const spoken = termOf(items[from], 'unit');
  if (spoken && spoken.factor > 1 && (spoken.unit === 'baht' || spoken.unit === 'sqWah')) {
    const start = { value: spoken.factor, unit: spoken.unit, factor: spoken.factor, to: from + 1 };
    if (spoken.unit === 'baht' && termOf(items[from + 1], 'shade')) return start;
    const isSpoken = termOf(items[from + 1], 'half') || (spoken.unit === 'baht' && termOf(items[from + 1], 'figure'));
    const whole = isSpoken ? withRemainder(items, start) : start;
    return whole.to > start.to ? whole : null;
  }
  const halved = termOf(items[from], 'half') && termOf(items[from + 1], 'unit');
  if (halved && halved.factor > 1)
    return { value: halved.factor / 2, unit: halved.unit, factor: halved.factor, to: from + 2 };
  const value = figureOf(items[from]);
  if (value === null) return null;
  const isOpen = termOf(items[from + 1], 'bound')?.stands === 'after' && unitOf(items[from + 2], value);
  const at = isOpen ? from + 2 : from + 1;
  const unit = unitOf(items[at], value);
  if (!unit) return { value, unit: null, factor: 1, to: from + 1 };
  return withRemainder(items, { value: value * unit.factor, unit: unit.unit, factor: unit.factor, to: at + 1 });
};

/** Rai-ngan-wah as deeds write it: 2-1-35 ไร่. */
export const readDeedArea = (items: readonly Item[], from: number): Amount | null => {
  const parts = [0, 2, 4].map((step) => items[from + step]?.number ?? null);
  const isJoined = [1, 3].every((step) => termOf(items[from + step], 'join'));
  const unit = termOf(items[from + 5], 'unit');
  if (!isJoined || parts.includes(null) || unit?.unit !== 'sqWah') return null;
  const [rai, ngan, wah] = parts as [number, number, number];
  return { value: rai * 400 + ngan * 100 + wah, unit: 'sqWah', factor: 1, to: from + 6 };
};
