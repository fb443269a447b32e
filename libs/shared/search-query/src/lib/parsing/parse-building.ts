import { parseBuddhistYear } from '@yoodee/formatters';
import { isUncounting } from './amounts.ts';
import type { Match } from './parse-quantity.ts';
import type { Meaning } from './terms.ts';
import { termOf, termsOf, type Token } from './tokenizer.ts';

const mostFloors = 120;

/** A larger number is not a number of cars, but part of a house number or a price. */
const mostCars = 20;

const numberOf = (token: Token | undefined): number | null =>
  token?.number ?? termOf(token, 'numberWord')?.value ?? null;

const isWhole = (number: number | null, least: number, most: number): number is number =>
  number !== null && Number.isInteger(number) && number >= least && number <= most;

type Side = 'min' | 'max' | null;
const sideBefore = (token: Token | undefined): Side =>
  termsOf(token, 'bound').find(({ stands }) => stands !== 'after')?.side ?? null;
const sideAfter = (token: Token | undefined): Side =>
  termsOf(token, 'bound').find(({ stands }) => stands === 'after')?.side ?? null;

const sided = (of: 'floor' | 'year', side: Side, number: number): Meaning => ({
  ...(side !== 'max' && { [`${of}_min`]: number }),
  ...(side !== 'min' && { [`${of}_max`]: number }),
});

const isHighFloor = (token: Token | undefined): boolean =>
  termsOf(token, 'filter').some(({ meaning }) => meaning.traits?.includes('high_floor'));

/** ชั้น 20 ขึ้นไป, floor 12, above floor 20, high floor above 15. ‘2 ชั้น’ are the storeys of a house, which stay text. */
const parseFloor = (tokens: readonly Token[], from: number): Match | null => {
  const before = sideBefore(tokens[from]);
  let at = before ? from + 1 : from;
  const isHigh = isHighFloor(tokens[at]);
  if (!isHigh && !termOf(tokens[at], 'storey')) return null;
  // In 2 ชั้น 3 นอน the number before counts the storeys.
  if (!before && numberOf(tokens[from - 1]) !== null) return null;
  at++;
  const inside = sideBefore(tokens[at]);
  if (inside) at++;
  if (isHigh && !inside) return null;
  const floor = numberOf(tokens[at]);
  if (!isWhole(floor, 1, mostFloors)) return null;
  at++;
  const join = termOf(tokens[at], 'join') ? numberOf(tokens[at + 1]) : null;
  if (isWhole(join, floor, mostFloors) && !before && !inside)
    return { to: at + 2, meaning: { floor_min: floor, floor_max: join } };
  if (termOf(tokens[at], 'unit') || termOf(tokens[at], 'cars')) return null;
  const after = (before ?? inside) ? null : sideAfter(tokens[at]);
  return { to: after ? at + 1 : at, meaning: sided('floor', before ?? inside ?? after, floor) };
};

/** 20th floor, above the 20th floor, 20th floor and higher. */
const parseOrdinal = (tokens: readonly Token[], from: number): Match | null => {
  const before = sideBefore(tokens[from]);
  const at = before ? from + 1 : from;
  const floor = numberOf(tokens[at]);
  if (!isWhole(floor, 1, mostFloors) || !termOf(tokens[at + 1], 'ordinalFloor')) return null;
  const after = before ? null : sideAfter(tokens[at + 2]);
  return { to: after ? at + 3 : at + 2, meaning: sided('floor', before ?? after, floor) };
};

/** ที่จอดรถ 2 คัน, จอดได้ 3 คันขึ้นไป, 2 parking spaces, parking for 2 cars. */
const parseParking = (tokens: readonly Token[], from: number): Match | null => {
  if (termOf(tokens[from], 'parking')) {
    let at = from + 1;
    const side = sideBefore(tokens[at]);
    if (side) at++;
    const cars = numberOf(tokens[at]);
    if (!isWhole(cars, 0, mostCars) || side === 'max') return null;
    const isCounted = termOf(tokens[at + 1], 'cars') !== undefined;
    if (!isCounted && !isUncounting(tokens[at + 1]) && !sideAfter(tokens[at + 1])) return null;
    at += isCounted ? 2 : 1;
    const after = sideAfter(tokens[at]);
    return after === 'max' ? null : { to: after ? at + 1 : at, meaning: { parking_min: cars } };
  }
  const cars = numberOf(tokens[from]);
  const at = termOf(tokens[from + 1], 'cars') ? from + 2 : from + 1;
  if (!isWhole(cars, 1, mostCars) || !termOf(tokens[at], 'parking')) return null;
  // In ชั้น 5 จอดรถ 2 คัน the number before is another one.
  const isOtherNumber = isWhole(numberOf(tokens[at + 1]), 0, mostCars) && termOf(tokens[at + 2], 'cars');
  return isOtherNumber ? null : { to: at + 1, meaning: { parking_min: cars } };
};

/** A year of the common era; null for anything but a year of construction. */
const yearOf = (token: Token | undefined): number | null => {
  const year = parseBuddhistYear(token?.number ?? '');
  return isWhole(year, 1900, 2100) ? year : null;
};

/** สร้างหลังปี 2560, built after 2017, built 2015 or later. A limit includes its year. */
const parseYear = (tokens: readonly Token[], from: number): Match | null => {
  const built = termOf(tokens[from], 'built');
  if (!built) return null;
  let at = from + 1;
  const inside = sideBefore(tokens[at]);
  if (inside) at++;
  const year = yearOf(tokens[at]);
  if (year === null) return null;
  at++;
  const last = termOf(tokens[at], 'join') ? yearOf(tokens[at + 1]) : null;
  if (last !== null && last >= year && !built.side) return { to: at + 2, meaning: { year_min: year, year_max: last } };
  const after = sideAfter(tokens[at]);
  return { to: after ? at + 1 : at, meaning: sided('year', built.side ?? inside ?? after, year) };
};

/** Parses the unit's floor, its parking and the year of construction. Null if it is none of these. */
export const parseBuilding = (tokens: readonly Token[], from: number): Match | null =>
  parseFloor(tokens, from) ?? parseOrdinal(tokens, from) ?? parseParking(tokens, from) ?? parseYear(tokens, from);
