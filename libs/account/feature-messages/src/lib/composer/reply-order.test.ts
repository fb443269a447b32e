import { expect, it } from 'vitest';
import { moved } from './reply-order.ts';

it.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moves the reply at %d to %d', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order);
});
