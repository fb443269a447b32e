import { picturePool } from '../../pictures/pool.ts';

const byKey = new Map(picturePool.map(({ key }, index) => [key, index]));

/** Index of a picture in the pool. Throws for an unknown key. */
export const pictureAt = (key: string): number => {
  const index = byKey.get(key);
  if (index === undefined) throw new Error(`no picture ${key}`);
  return index;
};

/** Keys of a scene's pictures by number: `numbered('pool-villa', [1, 4])` gives `pool-villa-01` and `-04`. */
export const numbered = (scene: string, numbers: readonly number[]): number[] =>
  numbers.map((number) => pictureAt(`${scene}-${String(number).padStart(2, '0')}`));
