import { parseThaiDigits } from '@yoodee/site';

const buddhistOffset = 543;

/** A year of the common era as one of the Buddhist era. */
export const toBuddhistYear = (year: number): number => year + buddhistOffset;

/**
 * Converts a typed year to the common era: 2568, `๒๕๖๘` and 2025 all give 2025, because a year after 2400 is Buddhist.
 * Null when the text is not a year.
 */
export const parseBuddhistYear = (year: string | number): number | null => {
  const text = parseThaiDigits(String(year)).trim();
  if (!/^\d{4}$/.test(text)) return null;
  const number = Number(text);
  return number > 2400 ? number - buddhistOffset : number;
};
