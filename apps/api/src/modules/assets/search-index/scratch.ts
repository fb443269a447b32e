/** Numbers of 4 bytes in a chunk: enough for most questions about a million documents. */
const chunkSize = 2 ** 20;

const chunks: Uint32Array<ArrayBuffer>[] = [];
/** The chunk to borrow from, and how much of it is borrowed; null between questions. */
let place: { chunk: number; taken: number } | null = null;

/**
 * Answers a question whose sets and lists are not needed once it is answered: they lie in memory that the next question
 * takes again. Made afresh, a few questions fill so many megabytes that all the heap is searched for garbage, which
 * takes longer than to answer them. The question is answered without a pause, and nothing of what it borrowed may be in
 * its answer.
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

/** Room for numbers, holding anything: borrowed while a question is answered `inScratch`, otherwise the caller's own. */
export const roomFor = (length: number): Uint32Array<ArrayBuffer> => {
  if (!place) return new Uint32Array(length);
  if (place.taken > 0 && place.taken + length > chunks[place.chunk]!.length)
    place = { chunk: place.chunk + 1, taken: 0 };
  const { chunk, taken } = place;
  let numbers = chunks[chunk];
  // Nothing is borrowed from a chunk that is too short, and it gives way to a longer one.
  if (!numbers || numbers.length < taken + length)
    numbers = chunks[chunk] = new Uint32Array(Math.max(chunkSize, length));
  place.taken += length;
  return numbers.subarray(taken, taken + length);
};
