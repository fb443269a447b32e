type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;

/** `numbers`, or a zero-filled copy with 50 % more capacity if `place` does not fit. */
export const withCapacity = <Kind extends Numbers>(numbers: Kind, place: number): Kind => {
  if (place < numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => Kind;
  const larger = new Kind(Math.max(place + 1, numbers.length + (numbers.length >>> 1)));
  larger.set(numbers);
  return larger;
};
