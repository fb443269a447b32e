/** `numbers`, or a copy with twice the room where `place` does not fit; 0 where nothing was written. */
export const withPlaceFor = (numbers: Uint32Array<ArrayBuffer>, place: number): Uint32Array<ArrayBuffer> => {
  if (place < numbers.length) return numbers;
  const roomier = new Uint32Array(Math.max(place + 1, numbers.length * 2));
  roomier.set(numbers);
  return roomier;
};
