/**
 * Hoare's quickselect: moves the value of rank `rank` (from 0) to its position in `values[from … to]`, smaller ones
 * before it. Several times as fast as sorting.
 */
const select = (values: Float64Array, from: number, to: number, rank: number): number => {
  while (from < to) {
    const pivot = values[(from + to) >>> 1]!;
    let i = from;
    let j = to;
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const swapped = values[i]!;
      values[i++] = values[j]!;
      values[j--] = swapped;
    }
    if (rank <= j) to = j;
    else if (rank >= i) from = i;
    else break;
  }
  return values[rank]!;
};

/**
 * The median of `count` values, of which `values[start … end - 1]` are those from rank `before` on and include the
 * middle ones; the mean of the middle two for an even count. Reorders them.
 */
export const middleOf = (
  values: Float64Array,
  { start, end, before, count }: { start: number; end: number; before: number; count: number },
): number => {
  const upperRank = start + (count >>> 1) - before;
  const upper = select(values, start, end - 1, upperRank);
  if (count % 2 === 1) return upper;
  let lower = -Infinity;
  for (let i = start; i < upperRank; i++) lower = Math.max(lower, values[i]!);
  return (lower + upper) / 2;
};

/**
 * The median of `values[start … end - 1]`; the mean of the middle two for an even count, null for none. Reorders them.
 */
export const medianOf = (values: Float64Array, start: number, end: number): number | null =>
  start >= end ? null : middleOf(values, { start, end, before: 0, count: end - start });

/** The value of rank `rank` among all, from 0. Reorders them. */
export const valueAtRank = (values: Float64Array, rank: number): number => select(values, 0, values.length - 1, rank);

/** The known values of a column, by document. A loop, because `Float64Array.from` takes several times as long. */
export const knownValues = (column: Float64Array, docs: Uint32Array): Float64Array => {
  const values = new Float64Array(docs.length);
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const value = column[docs[i]!]!;
    if (!Number.isNaN(value)) values[count++] = value;
  }
  return values.subarray(0, count);
};
