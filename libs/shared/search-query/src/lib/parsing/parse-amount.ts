import { normaliseText } from '../normalise-text.ts';
import { createSearchParser, type SearchParser } from './parse-search.ts';

/** The longest text that is parsed as an amount, in characters. */
const longestAmount = 60;

let parser: SearchParser | undefined;

/**
 * Parses a number as people type it: 3500000, ๓๕, 3,500,000, 3 ล้าน, 1.5m, ฿500k. An area in rai, ngan or wah is
 * returned in square wah. Null for any other text.
 */
export const parseAmount = (typed: string): number | null => {
  const plain = normaliseText(typed).replace(/[\s,]/g, '');
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain);
  if (typed.length > longestAmount) return null;
  parser ??= createSearchParser({ places: [], stations: [] });
  const { meaning, rest } = parser(typed);
  // The search parser interprets a small amount as a rent, which does not matter here.
  const { price_min, price_max, land_min, usable_min, listing_type: _rent, ...others } = meaning;
  const amounts = [price_min, price_max, land_min, usable_min].filter((amount) => amount !== undefined);
  return rest === '' && amounts.length === 1 && Object.keys(others).length === 0 ? amounts[0]! : null;
};
