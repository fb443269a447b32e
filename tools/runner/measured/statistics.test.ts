import { describe, expect, it } from 'vitest';
import { createRandom, median, percentile, sameDistribution, slope } from './statistics.ts';

describe('percentile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[10, 9, 100], 0.5, 10],
    [[1], 0.99, 1],
    [Array.from({ length: 200 }, (_, index) => index), 0.99, 198],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('is NaN without values', () => {
    expect(median([])).toBeNaN();
  });
});

describe('createRandom', () => {
  it('is deterministic by seed, with numbers within 0–1', () => {
    const take = (seed: number) => Array.from({ length: 50 }, createRandom(seed));

    expect(take(7)).toEqual(take(7));
    expect(take(7)).not.toEqual(take(8));
    expect(take(7).every((number) => number >= 0 && number < 1)).toBe(true);
  });
});

describe('slope', () => {
  it.each([
    [[5, 5, 5], 0],
    [[0, 2, 4, 6], 2],
    [[9, 6, 3], -3],
    [[1, 0, 3, 2], 0.6],
  ])('of %j is %d', (values, expected) => {
    expect(slope(values)).toBeCloseTo(expected);
  });
});

describe('sameDistribution', () => {
  const take = (seed: number, shift: number) =>
    Array.from({ length: 500 }, createRandom(seed)).map((number) => number + shift);

  it('is high for two samples of one distribution, and low for two distributions', () => {
    expect(sameDistribution(take(1, 0), take(2, 0))).toBeGreaterThan(0.05);
    expect(sameDistribution(take(1, 0), take(2, 0.2))).toBeLessThan(1e-6);
  });

  it('is 1 for a sample and itself', () => {
    expect(sameDistribution(take(3, 0), take(3, 0))).toBe(1);
  });

  // D = 0.2 of 50 and 50: scipy.stats.ks_2samp(…, method='asymp') gives 0.2719 without the small-sample term.
  it('matches published values', () => {
    const some = Array.from({ length: 50 }, (_, at) => at);
    expect(
      sameDistribution(
        some,
        some.map((value) => value + 10),
      ),
    ).toBeCloseTo(0.24, 1);
  });
});
