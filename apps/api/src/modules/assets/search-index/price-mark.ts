/** Values of one bucket differ by a sixteenth at most. */
const bucketsPerDoubling = 16;

/** From 1 up to 2^32; what is less or more is in the first and the last. */
export const buckets = 32 * bucketsPerDoubling;

const single = new Float32Array(1);
const bitsOfSingle = new Int32Array(single.buffer);

/** The exponent of a number and the first four bits of its fraction, which order positive numbers as they are. */
const bucketOf = (value: number): number => {
  single[0] = value;
  return Math.min(Math.max((bitsOfSingle[0]! >> 19) - 127 * bucketsPerDoubling, 0), buckets - 1);
};

/** Marks of homes that are only for rent come after those of all others; either end with the mark of those without a price. */
const marksOfADeal = buckets + 1;

/** The mark of the first bucket. */
export const firstMark = (isOnlyRented: boolean): number => (isOnlyRented ? marksOfADeal : 0);

/** What a median needs to know of a document before it looks at its price per m²: the bucket that this is in. */
export const priceMark = (perArea: number | null, isOnlyRented: boolean): number =>
  firstMark(isOnlyRented) + (perArea === null || Number.isNaN(perArea) ? buckets : bucketOf(perArea));

/** Whether a home with this mark is only for rent. */
export const isOnlyRented = (mark: number): boolean => mark >= marksOfADeal;
