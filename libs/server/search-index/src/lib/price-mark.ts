/** Buckets per power of two: values of a bucket differ by at most 1/16. */
const bucketsPerDoubling = 16;

/** Number of buckets from 1 to 2^32; values outside are in the first and the last. */
export const buckets = 32 * bucketsPerDoubling;

const single = new Float32Array(1);
const bitsOfSingle = new Int32Array(single.buffer);

/** The exponent and the first four fraction bits of a float, which preserve the order of positive numbers. */
const bucketOf = (value: number): number => {
  single[0] = value;
  return Math.min(Math.max((bitsOfSingle[0]! >> 19) - 127 * bucketsPerDoubling, 0), buckets - 1);
};

/** Marks of rentals follow those of all others; both ranges end with a mark for assets without a price. */
const marksOfADeal = buckets + 1;

/** Number of different marks. */
export const markCount = 2 * marksOfADeal;

/** The mark of the first bucket. */
export const firstMark = (isOnlyRented: boolean): number => (isOnlyRented ? marksOfADeal : 0);

/** The mark of a document for medians: the bucket of its price per m², and whether it is a rental. */
export const priceMark = (perArea: number | null, isOnlyRented: boolean): number =>
  firstMark(isOnlyRented) + (perArea === null || Number.isNaN(perArea) ? buckets : bucketOf(perArea));

/** Whether an asset with this mark is only for rent. */
export const isOnlyRented = (mark: number): boolean => mark >= marksOfADeal;
