import { highestPrice } from '@yoodee/asset-rules';
import { stationDistances } from '@yoodee/api-contract/asset-list';
import { isUncounting, parseAmountAt, parseDeedArea, type Amount } from './amounts.ts';
import { termOf, termsOf, type Token } from './tokenizer.ts';
import type { NameKind } from './parse-name.ts';
import type { Meaning, TermOf, Unit } from './terms.ts';

/** Facts from the rest of the search that decide what a number means. */
export interface ParseContext {
  readonly isRent: boolean;
  readonly isLand: boolean;
  readonly hasStation: boolean;
  /** Whether it speaks of walking. */
  readonly isOnFoot: boolean;
}

/** Tokens that were parsed together; `to` is the index after the last. */
export interface Match {
  readonly to: number;
  readonly meaning: Meaning;
  /** How a name without other words was interpreted. */
  readonly kind?: NameKind;
}

/** A number without a unit below this is not a price. */
const leastBareBaht = 1_000;

interface Quantity {
  readonly low: number;
  readonly high: number | null;
  readonly unit: Unit | null;
  readonly side: 'min' | 'max' | null;
  readonly isPrice: boolean;
  readonly isMonthly: boolean;
  /** For an instalment, its share of the number; null for any other price. */
  readonly instalmentShare: number | null;
  readonly isCash: boolean;
  readonly isOtherPrice: boolean;
  readonly isNegative: boolean;
  /** A number by itself, which is not part of a code, a date or a telephone number. */
  readonly isBarePrice: boolean;
  readonly to: number;
}

/** In 3–5 ล้าน the low end has no unit and takes the unit of the high end, unless it is a full number. */
const inUnitOf = (low: Amount, high: Amount): number =>
  low.unit === null && low.value < high.value / high.factor ? low.value * high.factor : low.value;

/** From this a number by itself is a sale price; below, a round one is a rent. */
const leastBareSale = 100_000;
const leastBareRent = 3_000;

/** 25000000 is a price, 15000 a rent; 10110 is a postal code, 2568 a year. */
const looksLikePrice = (value: number): boolean =>
  value >= leastBareSale ? value <= highestPrice : value >= leastBareRent && value % (value < 10_000 ? 500 : 100) === 0;

/** The share by which an approximate amount may differ. */
const leeway = 0.1;

interface Around {
  readonly high: Amount | null;
  readonly shade: TermOf<'shade'> | undefined;
  readonly side: Quantity['side'];
  readonly isAbout: boolean;
}

/** ต้น ๆ after 2.5 million refers to tenths of a million. */
const shaded = ({ value, unit, factor }: Amount, share: number): number =>
  unit === 'baht' ? value + share * (value % factor === 0 ? factor : factor / 10) : value;

/** The range of an amount; `high` is null for a single number. */
const endsOf = (low: Amount, { high, shade, side, isAbout }: Around): Pick<Quantity, 'low' | 'high'> => {
  if (high) return { low: inUnitOf(low, high), high: shaded(high, shade?.to ?? 0) };
  if (shade && side !== null) return { low: shaded(low, side === 'max' ? shade.to : shade.from), high: null };
  if (shade && low.unit === 'baht') return { low: shaded(low, shade.from), high: shaded(low, shade.to) };
  const isMeasured = low.unit === 'baht' || low.unit === 'sqm' || low.unit === 'sqWah';
  if (!isAbout || !isMeasured) return { low: low.value, high: null };
  return { low: Math.round(low.value * (1 - leeway)), high: Math.round(low.value * (1 + leeway)) };
};

/** The second number of 1/2 bed or 1 หรือ 2 นอน; null where it is not a number of rooms. */
const parseOtherRooms = (tokens: readonly Token[], at: number, low: Amount): Amount | null => {
  const other = low.unit === null && termOf(tokens[at], 'either') ? parseAmountAt(tokens, at + 1) : null;
  return other?.unit === 'bedrooms' || other?.unit === 'bathrooms' ? other : null;
};

const parseQuantityParts = (tokens: readonly Token[], from: number): Quantity | null => {
  let at = from;
  let side: Quantity['side'] = null;
  let isPrice = false;
  let isBetween = false;
  let isAbout = false;
  let instalmentShare: number | null = null;
  let isCash = false;
  let isOtherPrice = false;
  let isMonthly = false;
  for (; ; at++) {
    const bound = termOf(tokens[at], 'bound');
    const measure = termOf(tokens[at], 'measure');
    const instalment = termOf(tokens[at], 'instalment');
    if (bound && bound.stands !== 'after') side = bound.side;
    else if (measure) isPrice ||= measure.what === 'price';
    else if (termOf(tokens[at], 'between')) isBetween = true;
    else if (termOf(tokens[at], 'currency')) isPrice = true;
    else if (termOf(tokens[at], 'about')) isAbout = true;
    else if (termOf(tokens[at], 'monthly')) isMonthly = true;
    else if (instalment) instalmentShare = instalment.share;
    else if (termOf(tokens[at], 'cash')) isCash = true;
    else if (termOf(tokens[at], 'otherPrice')) isOtherPrice = true;
    else if (at === from || !termOf(tokens[at], 'filler')) break;
  }
  const isNegative = termOf(tokens[at], 'join') !== undefined && tokens[at + 1]?.isNegative === true;
  if (isNegative) at++;
  const low = parseDeedArea(tokens, at) ?? parseAmountAt(tokens, at);
  if (!low) return null;
  at = low.to;
  const joins = termOf(tokens[at], 'join') ?? (isBetween ? termOf(tokens[at], 'filler') : undefined);
  const high = joins
    ? parseAmountAt(tokens, termOf(tokens[at + 1], 'currency') ? at + 2 : at + 1)
    : parseOtherRooms(tokens, at, low);
  if (high) at = high.to;
  const shade = termOf(tokens[at], 'shade');
  if (shade) at++;
  for (; ; at++) {
    const bound = termsOf(tokens[at], 'bound').find(({ stands }) => stands === 'after');
    if (termOf(tokens[at], 'currency')) isPrice = true;
    else if (low.unit === 'baht' && termOf(tokens[at], 'cash')) isCash = true;
    else if (termOf(tokens[at], 'monthly')) isMonthly = true;
    else if (termOf(tokens[at], 'otherPrice')) isOtherPrice = true;
    else if (bound && side === null && !high) side = bound.side;
    else break;
  }
  const isOpen = tokens.slice(from, at).some((token) => termOf(token, 'bound')?.stands === 'after');
  return {
    ...endsOf(low, { high, shade, side, isAbout: isAbout && side === null && !isOpen }),
    unit: high?.unit ?? low.unit,
    side: side ?? (isOpen ? 'min' : null),
    ...{ isPrice, isMonthly, instalmentShare, isCash, isOtherPrice, isNegative },
    isBarePrice: at === from + 1 && tokens[from]!.isApart === true && isUncounting(tokens[at]),
    to: at,
  };
};

type Ends = 'price' | 'usable' | 'land';

const range = (of: Ends, { low, high, side }: Quantity, unsaid: 'min' | 'max'): Meaning => {
  if (high !== null) return { [`${of}_min`]: Math.min(low, high), [`${of}_max`]: Math.max(low, high) };
  return { [`${of}_${side ?? unsaid}`]: low };
};

/** The smallest selectable distance that covers the given one; the largest if none does. */
const distanceOf = (metres: number): number => {
  const distances = stationDistances.map(Number);
  return distances.find((distance) => distance >= metres) ?? distances.at(-1)!;
};

const atLeast = (key: 'bedrooms_min' | 'bathrooms_min', { low, high, side }: Quantity): Meaning | null => {
  const least = high === null ? low : Math.min(low, high);
  return side === 'max' || !Number.isInteger(least) || least > 20 ? null : { [key]: least };
};

const priceOf = (quantity: Quantity, { isRent }: ParseContext): Meaning | null => {
  const { low, high, unit, side, isPrice, isMonthly, isBarePrice } = quantity;
  const isSaid =
    unit === 'baht' || isPrice || isMonthly || ((side !== null || high !== null || isRent) && low >= leastBareBaht);
  if (!isSaid && isBarePrice && looksLikePrice(low)) return { price_max: low };
  if (!isSaid || Math.max(low, high ?? 0) > highestPrice || low < 1) return null;
  const whole = { ...quantity, low: Math.round(low), high: high && Math.round(high) };
  return { ...range('price', whole, 'max'), ...(isMonthly && { listing_type: ['rent' as const] }) };
};

/** What a buyer can pay, in whole baht; null for anything but an amount of money. */
const paid = ({ low, high, unit, side }: Quantity, share = 1): number | null => {
  const baht = Math.round((high ?? low) * share);
  const isMoney = (unit === null || unit === 'baht') && side !== 'min';
  return isMoney && baht >= leastBareBaht && baht <= highestPrice ? baht : null;
};

const meansOf = (quantity: Quantity): Meaning | null => {
  const baht = paid(quantity, quantity.instalmentShare ?? 1);
  if (baht === null) return null;
  return quantity.isCash ? { cash_max: baht } : { monthly_max: baht };
};

/** No price is below zero. The dash before a size or a number of rooms is a bullet of a list. */
const isNegativePrice = ({ isNegative, unit }: Quantity): boolean => isNegative && (unit === null || unit === 'baht');

const meaningOf = (quantity: Quantity, around: ParseContext): Meaning | null => {
  if (quantity.isOtherPrice || isNegativePrice(quantity)) return null;
  if (quantity.instalmentShare !== null || quantity.isCash) return meansOf(quantity);
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
 * Parses a number with what it measures: a price, a size, rooms, a distance. Null if it is none of these. The meaning
 * is empty if no filter can express it (ไม่เกิน 2 นอน), so that its parts are not parsed separately.
 */
export const parseQuantity = (tokens: readonly Token[], from: number, around: ParseContext): Match | null => {
  const quantity = parseQuantityParts(tokens, from);
  if (!quantity) return null;
  const meaning = meaningOf(quantity, around);
  if (meaning) return { to: quantity.to, meaning };
  const isNoQuantity = quantity.unit === null && !quantity.isOtherPrice && !quantity.isNegative;
  return isNoQuantity ? null : { to: quantity.to, meaning: {} };
};
