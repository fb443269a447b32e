import { picturePool } from '../../pictures/pool.ts';

const byKey = new Map(picturePool.map(({ key }, index) => [key, index]));

/** Index of the picture in the pool; throws for a key that is not in it. */
export const pictureAt = (key: string): number => {
  const index = byKey.get(key);
  if (index === undefined) throw new Error(`no picture ${key}`);
  return index;
};

/** The pictures of a scene by their numbers: `numbered('pool-villa', [1, 4])` are `pool-villa-01` and `-04`. */
export const numbered = (scene: string, numbers: readonly number[]): number[] =>
  numbers.map((number) => pictureAt(`${scene}-${String(number).padStart(2, '0')}`));
