import { readReach } from '@yoodee/api-contract/reach';
import type { AssetIndex } from './asset-index.ts';
import { emptySet, type Bitset } from './bitset.ts';
import { unreachable, type MinutesColumn } from './minutes-columns.ts';

/** The documents with at most so many minutes, built word by word. */
export const upTo = (column: MinutesColumn, most: number): Bitset => {
  const set = emptySet(column.length);
  for (let doc = 0; doc < column.length; doc++) set[doc >>> 5]! |= Number(column[doc]! <= most) << (doc & 31);
  return set;
};

/** The documents within reach of a place, and the minutes of all documents. */
export interface Reached {
  set: Bitset;
  minutes: MinutesColumn;
}

/** The documents within reach of one place; none for a text that is no place. */
export const withinReach = (index: AssetIndex, text: string): Reached => {
  const reach = readReach(text);
  const minutes = reach ? index.minutesTo(reach.place) : new Uint8Array(index.documents()).fill(unreachable);
  return { set: upTo(minutes, reach?.minutes ?? 0), minutes };
};
