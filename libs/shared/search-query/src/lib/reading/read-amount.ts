import { normaliseText } from '../normalise-text.ts';
import { createSearchReader, type SearchReader } from './read-search.ts';

/** Letters that a number with its unit may take. */
const longestAmount = 60;

let reader: SearchReader | undefined;

/**
 * A number as people fill it in: 3500000, ๓๕, 3,500,000, 3 ล้าน, 1.5m, ฿500k; an area in square wah where it is written
 * in rai, ngan or wah. Null if it is none of these.
 */
export const readAmount = (typed: string): number | null => {
  const plain = normaliseText(typed).replace(/[\s,]/g, '');
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain);
  if (typed.length > longestAmount) return null;
  reader ??= createSearchReader({ places: [], stations: [] });
  const { meaning, rest } = reader(typed);
  // A small amount is a rent's; here it is an amount.
  const { price_min, price_max, land_min, usable_min, listing_type: _rent, ...others } = meaning;
  const amounts = [price_min, price_max, land_min, usable_min].filter((amount) => amount !== undefined);
  return rest === '' && amounts.length === 1 && Object.keys(others).length === 0 ? amounts[0]! : null;
};
