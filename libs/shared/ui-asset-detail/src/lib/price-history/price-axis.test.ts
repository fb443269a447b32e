import { describe, expect, it } from 'vitest';
import { priceAxis } from './price-axis.ts';

describe('priceAxis', () => {
  it.each([
    [5_700_000, [0, 2_000_000, 4_000_000, 6_000_000]],
    [4_900_000, [0, 2_000_000, 4_000_000, 6_000_000]],
    [15_000, [0, 5_000, 10_000, 15_000]],
    [17_500, [0, 10_000, 20_000]],
    [32_000_000, [0, 20_000_000, 40_000_000]],
    [1_000_000, [0, 500_000, 1_000_000]],
    [950, [0, 500, 1_000]],
    [7, [0, 5, 10]],
  ])('for a highest price of %i marks %j', (highest, ticks) => {
    expect(priceAxis(highest)).toEqual(ticks);
  });

  it('starts at zero and ends at or above the highest price, with few marks', () => {
    for (let highest = 3; highest < 9_999_999_999; highest = Math.ceil(highest * 1.37)) {
      const ticks = priceAxis(highest);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.at(-1)! / 2).toBeLessThan(highest);
    }
  });
});
