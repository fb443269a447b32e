import { expect, it } from 'vitest';
import { bestOf, type Best } from './best-value.ts';

it.each<[Best, (number | null)[], boolean[]]>([
  ['cheapest', [3, 1, 2], [false, true, false]],
  ['cheapest', [1, 1, 2], [false, false, false]],
  ['most', [2, 2, 2, 1], [false, false, false, false]],
  ['largest', [3, null, 2], [true, false, false]],
  ['nearest', [300, 0], [false, true]],
  ['newest', [2019, 2024], [false, true]],
  ['cheapest', [5, 5], [false, false]],
  ['cheapest', [5, null], [false, false]],
  ['most', [null, null], [false, false]],
  ['most', [], []],
])('marks the %s of %j', (is, values, best) => {
  expect(bestOf(values, is)).toEqual(best);
});
