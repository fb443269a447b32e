import { expect, it } from 'vitest';
import { moveInCosts } from './move-in-costs.ts';

it.each([
  [15_000, 2, 1, { deposit: 30_000, advance: 15_000, total: 45_000, isAssumed: false }],
  [15_000, 1, 1, { deposit: 15_000, advance: 15_000, total: 30_000, isAssumed: false }],
  [15_000, 0, 1, { deposit: 0, advance: 15_000, total: 15_000, isAssumed: false }],
  [8_500, null, null, { deposit: 17_000, advance: 8_500, total: 25_500, isAssumed: true }],
  [8_500, 3, null, { deposit: 25_500, advance: 8_500, total: 34_000, isAssumed: true }],
])(
  'calculates the costs of a rent of %d with %s months deposit and %s in advance',
  (rent, depositMonths, advanceMonths, costs) => {
    expect(moveInCosts({ rent, depositMonths, advanceMonths })).toEqual(costs);
  },
);
