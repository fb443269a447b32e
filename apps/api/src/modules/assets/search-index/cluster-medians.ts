import { middleOf } from './median.ts';

/** Values of one bucket differ by a sixteenth at most. */
const bucketsPerDoubling = 16;

/** From 1 up to 2^32; what is less or more is in the first and the last. */
const buckets = 32 * bucketsPerDoubling;

const single = new Float32Array(1);
const bitsOfSingle = new Int32Array(single.buffer);

/** The exponent of a number and the first four bits of its fraction, which order positive numbers as they are. */
const bucketOf = (value: number): number => {
  single[0] = value;
  return Math.min(Math.max((bitsOfSingle[0]! >> 19) - 127 * bucketsPerDoubling, 0), buckets - 1);
};

interface Middle {
  count: number;
  /** The buckets that the middle values are in, how many values lie in these and in those between, and how many before. */
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

/** Documents in parts, and parts in cells. */
export interface CellDocs {
  docs: Uint32Array;
  /** By document. */
  partOf: Uint32Array;
  /** By part. */
  cellOf: Uint16Array;
  cells: number;
}

/**
 * Says the median of what each cell's documents have in a column; null where none has anything. Counting by buckets
 * first, it looks at a few of the values one by one: those around the middle.
 */
export const mediansByCell = (column: Float64Array, { docs, partOf, cellOf, cells }: CellDocs) => {
  const filled = new Uint32Array(cells * buckets);
  for (let i = 0; i < docs.length; i++) {
    const value = column[docs[i]!]!;
    if (!Number.isNaN(value)) filled[cellOf[partOf[docs[i]!]!]! * buckets + bucketOf(value)]!++;
  }

  const middles = Array.from({ length: cells }, (_, cell) => middleBuckets(filled, cell * buckets));
  const next = new Uint32Array(cells);
  let size = 0;
  for (const [cell, { among }] of middles.entries()) {
    next[cell] = size;
    size += among;
  }
  const [lowest, highest] = [
    Uint32Array.from(middles, ({ first }) => first),
    Uint32Array.from(middles, ({ last }) => last),
  ];
  const values = new Float64Array(size);
  for (let i = 0; i < docs.length; i++) {
    const value = column[docs[i]!]!;
    if (Number.isNaN(value)) continue;
    const cell = cellOf[partOf[docs[i]!]!]!;
    const bucket = bucketOf(value);
    if (bucket >= lowest[cell]! && bucket <= highest[cell]!) values[next[cell]!++] = value;
  }

  return (cell: number): number | null => {
    const { count, before, among } = middles[cell]!;
    const end = next[cell]!;
    return count === 0 ? null : middleOf(values, { start: end - among, end, before, count });
  };
};
