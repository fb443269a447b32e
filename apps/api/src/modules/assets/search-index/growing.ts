type Numbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** `numbers`, or a copy with half as much room again where `place` does not fit; 0 where nothing was written. */
export const withPlaceFor = <Kind extends Numbers>(numbers: Kind, place: number): Kind => {
  if (place < numbers.length) return numbers;
  const Kind = numbers.constructor as new (length: number) => Kind;
  const roomier = new Kind(Math.max(place + 1, numbers.length + (numbers.length >>> 1)));
  roomier.set(numbers);
  return roomier;
};
