import { middleOf } from './median.ts';
import { buckets, markCount } from './price-mark.ts';
import { allocate, allocateDoubles, allocateShorts } from './scratch.ts';

interface Middle {
  count: number;
  /**
   * The buckets of the middle values, the number of values from the first to the last of them, and the number before.
   */
  first: number;
  last: number;
  among: number;
  before: number;
}

const middleBuckets = (filled: Uint32Array, start: number): Middle => {
  let count = 0;
  for (let bucket = 0; bucket < buckets; bucket++) count += filled[start + bucket]!;
  let [first, before] = [0, 0];
  while (count > 0 && before + filled[start + first]! <= (count - 1) >>> 1) before += filled[start + first++]!;
  let [last, among] = [first, filled[start + first]!];
  while (count > 0 && before + among <= count >>> 1) among += filled[start + ++last]!;
  return { count, first, last, among, before };
};

/** Documents by part, and parts by cell. */
export interface CellDocs {
  docs: Uint32Array;
  /** By document. */
  partOf: Uint32Array;
  /** By part. */
  cellOf: Uint32Array;
  cells: number;
}

/** Prices by document, with their marks; `first` is the lowest of the `buckets` marks that count. */
export interface MarkedPrices {
  column: Float64Array;
  marks: Uint16Array;
  first: number;
}

/**
 * Computes the median of a column per cell; null for cells without values. It counts by marks first, and then reads
 * only the prices near the middle.
 */
export const mediansByCell = (
  { column, marks, first: firstMark }: MarkedPrices,
  { docs, partOf, cellOf, cells }: CellDocs,
) => {
  const filled = allocate(cells * markCount).fill(0);
  /** By part: its first counter. A multiplication for each document would take as long as the rest of the loop. */
  const countersOf = allocate(cellOf.length);
  for (let part = 0; part < cellOf.length; part++) countersOf[part] = cellOf[part]! * markCount;
  /** The counter of each document. Marks that do not count have counters as well: half of the predictions would fail. */
  const places = allocate(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const place = countersOf[partOf[doc]!]! + marks[doc]!;
    places[i] = place;
    filled[place]!++;
  }

  const middles = Array.from({ length: cells }, (_, cell) => middleBuckets(filled, cell * markCount + firstMark));
  const next = allocate(cells);
  /** By counter: the cell whose median is there plus 1, or 0. */
  const middleAt = allocateShorts(cells * markCount).fill(0);
  let size = 0;
  for (const [cell, { count, first, last, among }] of middles.entries()) {
    next[cell] = size;
    size += among;
    const start = cell * markCount + firstMark;
    if (count > 0) middleAt.fill(cell + 1, start + first, start + last + 1);
  }
  const values = allocateDoubles(size);
  for (let i = 0; i < docs.length; i++) {
    const above = middleAt[places[i]!]!;
    if (above > 0) values[next[above - 1]!++] = column[docs[i]!]!;
  }

  return (cell: number): number | null => {
    const { count, before, among } = middles[cell]!;
    const end = next[cell]!;
    return count === 0 ? null : middleOf(values, { start: end - among, end, before, count });
  };
};
