import { readReach } from '@yoodee/api-contract/reach';
import type { AssetIndex } from './asset-index.ts';
import { add, emptySet, type Bitset } from './bitset.ts';
import { unreachable, type MinutesColumn } from './minutes-columns.ts';

/** The documents with at most so many minutes, built word by word. */
export const upTo = (column: MinutesColumn, most: number): Bitset => {
  const set = emptySet(column.length);
  const whole = column.length >>> 5;
  for (let i = 0, doc = 0; i < whole; i++) {
    let word = 0;
    for (let bit = 0; bit < 32; bit++, doc++) word |= Number(column[doc]! <= most) << bit;
    set[i] = word;
  }
  for (let doc = whole * 32; doc < column.length; doc++) if (column[doc]! <= most) add(set, doc);
  return set;
};

/** The documents within reach of a place, and the minutes of all documents. */
export interface Reached {
  set: Bitset;
  minutes: MinutesColumn;
}

/** The minutes from each document to a place; none for a text that is no place. */
export const minutesOf = (index: AssetIndex, text: string): MinutesColumn => {
  const reach = readReach(text);
  return reach ? index.minutesTo(reach.place) : new Uint8Array(index.documents()).fill(unreachable);
};

/** The documents within reach of one place. */
export const withinReach = (index: AssetIndex, text: string): Reached => {
  const minutes = minutesOf(index, text);
  return { set: upTo(minutes, readReach(text)?.minutes ?? 0), minutes };
};
