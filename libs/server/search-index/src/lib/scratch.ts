/** Chunk size in 4-byte numbers: enough for most queries on a million documents. */
const chunkSize = 2 ** 20;

const chunks: Uint32Array<ArrayBuffer>[] = [];
/** The current chunk and its used length; null outside of calls. */
let place: { chunk: number; taken: number } | null = null;

/**
 * Runs a function whose sets and lists are temporary: they are allocated in memory that the next call reuses. Without
 * reuse a few queries allocate so many megabytes that garbage collection takes longer than the queries. The function
 * must be synchronous and must not return anything that it allocated.
 */
export const inScratch = <Answer>(question: () => Answer): Answer => {
  const outer = place;
  place = { chunk: outer?.chunk ?? 0, taken: outer?.taken ?? 0 };
  try {
    return question();
  } finally {
    place = outer;
  }
};

/** An uninitialised array of numbers: reused memory within `inScratch`, otherwise a new array. */
export const allocate = (length: number): Uint32Array<ArrayBuffer> => {
  if (!place) return new Uint32Array(length);
  if (place.taken > 0 && place.taken + length > chunks[place.chunk]!.length)
    place = { chunk: place.chunk + 1, taken: 0 };
  const { chunk, taken } = place;
  let numbers = chunks[chunk];
  // A chunk that is too short is replaced by a longer one.
  if (!numbers || numbers.length < taken + length)
    numbers = chunks[chunk] = new Uint32Array(Math.max(chunkSize, length));
  place.taken += length;
  return numbers.subarray(taken, taken + length);
};

/** The same for numbers of double precision. */
export const allocateDoubles = (length: number): Float64Array<ArrayBuffer> => {
  const numbers = allocate(2 * length + 1);
  // They must begin at a multiple of 8 bytes.
  return new Float64Array(numbers.buffer, Math.ceil(numbers.byteOffset / 8) * 8, length);
};

/** The same for whole numbers up to 65,535. */
export const allocateShorts = (length: number): Uint16Array<ArrayBuffer> => {
  const numbers = allocate(Math.ceil(length / 2));
  return new Uint16Array(numbers.buffer, numbers.byteOffset, length);
};

/** The same for whole numbers up to 255: a table of bytes fits into the cache of a processor where words do not. */
export const allocateBytes = (length: number): Uint8Array<ArrayBuffer> => {
  const numbers = allocate(Math.ceil(length / 4));
  return new Uint8Array(numbers.buffer, numbers.byteOffset, length);
};
