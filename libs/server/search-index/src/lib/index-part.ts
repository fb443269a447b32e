import type { Ordering } from './asset-index.ts';
import type { Bitset } from './bitset.ts';
import type { FacetsPart } from './facet-column.ts';
import type { PackedPostings } from './packed-postings.ts';
import type { Dimension, Measure } from './search-row.ts';
import type { WordsPart } from './word-index.ts';

/**
 * A part of a saved index: numbers, texts and typed arrays, which structured cloning preserves. `documents` comes first
 * and `live` last.
 */
export type IndexPart =
  | { documents: number }
  | { assetIds: Float64Array; from: number }
  | { priceMarks: Uint16Array; from: number }
  | { column: Measure; values: Float64Array; from: number }
  | { dimension: Dimension; postings: PackedPostings<string> }
  | { stationBands: PackedPostings<string> }
  | { words: WordsPart }
  | { titles: WordsPart }
  | { facets: number; part: FacetsPart }
  | { order: Ordering; run: Uint32Array }
  | { live: Bitset };

/** A snapshot is written between requests, so a part must take milliseconds. */
const numbersPerPart = 2 ** 18;

/** Copies of the first `count` numbers, each with its place. */
export function* slices<Numbers extends Float64Array | Uint16Array>(
  numbers: Numbers,
  count: number,
): Generator<readonly [from: number, values: Numbers]> {
  for (let from = 0; from < count; from += numbersPerPart)
    yield [from, numbers.slice(from, Math.min(from + numbersPerPart, count)) as Numbers];
}
