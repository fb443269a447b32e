import { stationDistances } from '@yoodee/api-contract';
import { termOf, termsOf, type Item } from './items.ts';
import type { Meaning, Term, Unit } from './terms.ts';

/** What stands elsewhere in the search and decides what a number means. */
export interface Surroundings {
  readonly isRent: boolean;
  readonly isLand: boolean;
  readonly hasStation: boolean;
}

/** Items understood together: `to` is the index after the last. */
export interface Understood {
  readonly to: number;
  readonly meaning: Meaning;
}

interface Amount {
  readonly value: number;
  readonly unit: Unit | null;
  readonly factor: number;
  readonly to: number;
}

const mostBaht = 9_999_999_999;
/** A bare number below this is no price. */
const leastBareBaht = 1_000;

const figureOf = (item: Item | undefined): number | null => item?.number ?? termOf(item, 'figure')?.value ?? null;

/** `m` is millions after 3 and metres after 300. */
const unitOf = (item: Item | undefined, value: number): Extract<Term, { is: 'unit' }> | undefined => {
  const units = termsOf(item, 'unit');
  return value >= 100 ? (units.find(({ unit }) => unit === 'metres') ?? units[0]) : units[0];
};

/** 2 ล้าน 5 แสน, 1 ไร่ 2 งาน 50 วา: smaller units of the same kind that follow; and 2 ล้านห้า, half a million more. */
const withRemainder = (items: readonly Item[], amount: Amount): Amount => {
  const value = figureOf(items[amount.to]);
  if (value === null || amount.unit === null) return amount;
  const unit = unitOf(items[amount.to + 1], value);
  if (unit?.unit === amount.unit && unit.factor < amount.factor) {
    const sum = { ...amount, value: amount.value + value * unit.factor, factor: unit.factor, to: amount.to + 2 };
    return withRemainder(items, sum);
  }
  const isSpokenTenth = amount.unit === 'baht' && !unit && termOf(items[amount.to], 'figure') && value < 10;
  return isSpokenTenth ? { ...amount, value: amount.value + (value * amount.factor) / 10, to: amount.to + 1 } : amount;
};

const readAmount = (items: readonly Item[], from: number): Amount | null => {
  const spoken = termOf(items[from], 'unit');
  if (spoken?.unit === 'baht' && spoken.factor > 1 && termOf(items[from + 1], 'figure')) {
    const start = { value: spoken.factor, unit: spoken.unit, factor: spoken.factor, to: from + 1 };
    const whole = withRemainder(items, start);
    return whole.to > start.to ? whole : null;
  }
  const value = figureOf(items[from]);
  if (value === null) return null;
  const isOpen = termOf(items[from + 1], 'bound')?.stands === 'after' && unitOf(items[from + 2], value);
  const at = isOpen ? from + 2 : from + 1;
  const unit = unitOf(items[at], value);
  if (!unit) return { value, unit: null, factor: 1, to: from + 1 };
  return withRemainder(items, { value: value * unit.factor, unit: unit.unit, factor: unit.factor, to: at + 1 });
};

/** Rai-ngan-wah as deeds write it: 2-1-35 ไร่. */
const readDeedArea = (items: readonly Item[], from: number): Amount | null => {
  const parts = [0, 2, 4].map((step) => items[from + step]?.number ?? null);
  const isJoined = [1, 3].every((step) => termOf(items[from + step], 'join'));
  const unit = termOf(items[from + 5], 'unit');
  if (!isJoined || parts.includes(null) || unit?.unit !== 'sqWah') return null;
  const [rai, ngan, wah] = parts as [number, number, number];
  return { value: rai * 400 + ngan * 100 + wah, unit: 'sqWah', factor: 1, to: from + 6 };
};

interface Quantity {
  readonly low: number;
  readonly high: number | null;
  readonly unit: Unit | null;
  readonly side: 'min' | 'max' | null;
  readonly isPrice: boolean;
  readonly isMonthly: boolean;
  readonly to: number;
}

/** 3–5 ล้าน: a bare low end has the unit of the high one, unless it is written out in full. */
const inUnitOf = (low: Amount, high: Amount): number =>
  low.unit === null && low.value < high.value / high.factor ? low.value * high.factor : low.value;

const readQuantityParts = (items: readonly Item[], from: number): Quantity | null => {
  let at = from;
  let side: Quantity['side'] = null;
  let isPrice = false;
  let isBetween = false;
  for (; ; at++) {
    const bound = termOf(items[at], 'bound');
    const measure = termOf(items[at], 'measure');
    if (bound && bound.stands !== 'after') side = bound.side;
    else if (measure) isPrice ||= measure.what === 'price';
    else if (termOf(items[at], 'between')) isBetween = true;
    else if (termOf(items[at], 'currency')) isPrice = true;
    else if (at === from || !termOf(items[at], 'filler')) break;
  }
  const low = readDeedArea(items, at) ?? readAmount(items, at);
  if (!low) return null;
  at = low.to;
  const joins = termOf(items[at], 'join') ?? (isBetween ? termOf(items[at], 'filler') : undefined);
  const high = joins ? readAmount(items, termOf(items[at + 1], 'currency') ? at + 2 : at + 1) : null;
  if (high) at = high.to;
  let isMonthly = false;
  for (; ; at++) {
    const bound = termsOf(items[at], 'bound').find(({ stands }) => stands === 'after');
    if (termOf(items[at], 'currency')) isPrice = true;
    else if (termOf(items[at], 'monthly')) isMonthly = true;
    else if (bound && side === null && !high) side = bound.side;
    else break;
  }
  const isOpen = items.slice(from, at).some((item) => termOf(item, 'bound')?.stands === 'after');
  return {
    low: high ? inUnitOf(low, high) : low.value,
    high: high ? high.value : null,
    unit: high?.unit ?? low.unit,
    side: side ?? (isOpen ? 'min' : null),
    isPrice,
    isMonthly,
    to: at,
  };
};

type Ends = 'price' | 'usable' | 'land';

const range = (of: Ends, { low, high, side }: Quantity, unsaid: 'min' | 'max'): Meaning => {
  if (high !== null) return { [`${of}_min`]: Math.min(low, high), [`${of}_max`]: Math.max(low, high) };
  return { [`${of}_${side ?? unsaid}`]: low };
};

/** The contract's distance that reaches as far as was asked; the widest for more. */
const distanceOf = (metres: number): number => {
  const distances = stationDistances.map(Number);
  return distances.find((distance) => distance >= metres) ?? distances.at(-1)!;
};

const atLeast = (key: 'bedrooms_min' | 'bathrooms_min', { low, high, side }: Quantity): Meaning | null => {
  const least = high === null ? low : Math.min(low, high);
  return side === 'max' || !Number.isInteger(least) || least > 20 ? null : { [key]: least };
};

const priceOf = (quantity: Quantity, { isRent }: Surroundings): Meaning | null => {
  const { low, high, unit, side, isPrice, isMonthly } = quantity;
  const isSaid =
    unit === 'baht' || isPrice || isMonthly || ((side !== null || high !== null || isRent) && low >= leastBareBaht);
  if (!isSaid || Math.max(low, high ?? 0) > mostBaht || low < 1) return null;
  const whole = { ...quantity, low: Math.round(low), high: high && Math.round(high) };
  return { ...range('price', whole, 'max'), ...(isMonthly && { listing_type: ['rent' as const] }) };
};

const meaningOf = (quantity: Quantity, around: Surroundings): Meaning | null => {
  switch (quantity.unit) {
    case 'bedrooms':
      return atLeast('bedrooms_min', quantity);
    case 'bathrooms':
      return atLeast('bathrooms_min', quantity);
    case 'metres':
      return around.hasStation ? { station_m: distanceOf(quantity.high ?? quantity.low) } : null;
    case 'sqWah':
      return quantity.low <= 40_000_000 ? range('land', quantity, 'min') : null;
    case 'sqm': {
      if (Math.max(quantity.low, quantity.high ?? 0) > 100_000) return null;
      if (!around.isLand) return range('usable', quantity, 'min');
      return range('land', { ...quantity, low: quantity.low / 4, high: quantity.high && quantity.high / 4 }, 'min');
    }
    default:
      return priceOf(quantity, around);
  }
};

/**
 * A number with what it measures: a price, a size, rooms, a distance. Null if it is none of these; without a meaning if
 * no filter can say it (ไม่เกิน 2 นอน), so that its parts are not read by themselves.
 */
export const readQuantity = (items: readonly Item[], from: number, around: Surroundings): Understood | null => {
  const quantity = readQuantityParts(items, from);
  if (!quantity) return null;
  const meaning = meaningOf(quantity, around);
  if (meaning) return { to: quantity.to, meaning };
  return quantity.unit === null ? null : { to: quantity.to, meaning: {} };
};
