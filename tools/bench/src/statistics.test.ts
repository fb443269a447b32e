import { describe, expect, it } from 'vitest';
import { createRandom, median, percentile } from './statistics.ts';

describe('percentile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[10, 9, 100], 0.5, 10],
    [[1], 0.99, 1],
    [Array.from({ length: 200 }, (_, index) => index), 0.99, 198],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('is no number where nothing was measured', () => {
    expect(median([])).toBeNaN();
  });
});

describe('createRandom', () => {
  it('gives the same numbers for a seed, others for another, all within 0–1', () => {
    const take = (seed: number) => Array.from({ length: 50 }, createRandom(seed));

    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
    expect(take(7).every((number) => number >= 0 && number < 1)).toBe(true);
  });
});
